### Ciò che tools/rules_digest.py scrive attorno alle regole.

digest-title = Dust Tactics: le regole
digest-intro = Le regole come le gioca questo programma, in due versioni, con parole nostre: quelle del regolamento base tedesco, e le stesse con le correzioni successive dell'editore, la FAQ. I numeri sono quelli mostrati accanto a ogni domanda e in ogni rifiuto. Dove le regole stampate tacciono o sono oscure, una decisione dice che cosa vale; i casi su cui i giocatori discutono sono nell'ultimo capitolo. Dust Tactics è un titolo del suo editore; questo testo non sostituisce il regolamento.
comparison-title = Le due versioni a confronto
comparison-intro = Tutto ciò in cui le due versioni differiscono. L'opzione faq sceglie la seconda.
column-rulebook = Regolamento
column-faq = FAQ
row-full-entry = Il movimento d'ingresso ha tutti i punti movimento dell'unità
    .rule = T3.3
row-any-corner = Qualsiasi angolo di una casella che blocca accanto al bersaglio dà copertura d'angolo
    .rule = T8.3
row-plunging-artillery = L'artiglieria ignora la copertura tranne che dentro gli edifici
    .rule = T12.3
row-one-reaction = In un'attivazione c'è un solo tentativo di reazione
    .rule = T13.3
row-charge-interrupted = A una carica si può reagire tra i due movimenti
    .rule = T13.3
row-medic-refills = Una miniatura rianimata dal medico porta con sé tutte le munizioni limitate
    .rule = T18.5
cell-yes = sì
cell-no = no
reconstructed-intro = Carte, plance e scenari erano stampati su materiali a parte, non nel regolamento. I file dicono per ogni valore se è accertato, dedotto o ricostruito, e perché. Ognuno si può sostituire con un file proprio, per esempio con i valori della propria copia del gioco.
reconstructed-cards = Carte. È accertato ciò che mostrano le tabelle e gli esempi del regolamento e ciò che i recensori hanno letto sulle carte: le righe di Blackhawk, Lara, Heavy Laser Grenadiers, Rhino e Hell Boys, parti di altre, alcuni costi, e che la scatola vale 130 AP per parte. Un'arma con lo stesso nome ha la stessa riga su tutte le carte. Gli altri valori sono ricostruiti entro questi limiti.
reconstructed-boards = Plance. Un poster ha nove caselle per sei. È accertato poco più del fatto che la prima battaglia ha un poster con un edificio di tessere al centro e due caselle con la croce; il resto è disegnato per questo programma, simmetrico dove nessuna parte deve essere favorita.
reconstructed-scenarios = Scenari. Sono accertati le forze del primo, 130 AP per gli altri, due titoli e i tipi di missione. Gli obiettivi nei particolari, i limiti di round e i premi sono ricostruiti.
