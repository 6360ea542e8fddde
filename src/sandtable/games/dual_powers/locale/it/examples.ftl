### Gli esempi del regolamento, raccontati di nuovo. .rules nomina le regole che un esempio mostra.

example-A = Katja gioca una carta viola di quattro giorni mentre il calendario è al giorno 26. Quattro giorni portano al 30, che prosegue fino al 31. Il mese non avanza, e Katja ha guadagnato un'azione bonus.
    .rules = P4.2, P4.4
example-B = Viktor usa una carta verde di quattro giorni e valore di reclutamento 2 per reclutare. Prende due unità di costo 1; entrambe entrano nel quartiere verde, l'unico che la carta permette.
    .rules = P4.7, P4.8
example-C = Katja gioca una carta con l'azione movimento. Kerenskij non può andare dal verde al rosso, perché il segnalino blocco chiude quel collegamento. Muove invece un'unità bianca dal blu al bianco.
    .rules = P4.9, P2.3
example-D = Viktor gioca il rosso, ha la Volontà del Popolo e si ferma esattamente sul giorno 15. Recluta un'unità di costo 2 nel viola e poi fa il movimento bonus: un'unità neutrale va dal marrone al viola. Nel marrone non c'è nessuna sua pedina, e per muoverla non ne serve.
    .rules = P4.4, P4.8, P4.16, P4.17
example-E = Nel marrone le tre pedine di Viktor mostrano 3, 1 e 0, le due di Katja 2 e 2. Entrambi hanno forza 4. Viktor è più forte, con tre pedine contro due.
    .rules = P5.1, P5.2
example-F = Il marrone è il quartiere dei disordini, e il mese è lug. Katja ha 1, 1 e 1, Viktor 2 e 0: Katja è dunque più forte, 3 contro 2. Prende i punti, e il segnalino del sostegno va di tre caselle verso di lei.
    .rules = P5.1, P5.3, P5.4
example-G = Il bianco è stato valutato. Katja ha due pedine, 2 e 1, una delle quali è un leader esausto; Viktor ha un'unità esausta che mostra 3. Con 3 contro 3 è più forte Katja, due pedine contro una. Poi la sua pedina pronta diventa esausta e il suo leader lascia il gioco per sempre, mentre l'unità di Viktor lascia il tabellone e torna nella sua riserva.
    .rules = P5.2, P5.7, P1.4
example-H = L'opposizione ha giocato rosso-2, rosso-4, viola-4, marrone-5 e viola-2, in quest'ordine. Rosso e viola hanno entrambi 6 giorni, marrone 5; rosso e viola hanno entrambi due carte. L'ultima carta dei due quartieri è stata viola-2, quindi il quartiere è il viola. Delle sue due carte viola-4 ha più punti, ed è quella che conta.
    .rules = P7.8
