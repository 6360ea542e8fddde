### Le regole di Dual Powers con parole nostre, un messaggio per ogni numero di regola (P4.8 è rule-P4-8).
### L'attributo .ruling dice che cosa si è deciso dove le regole stampate tacciono, sono oscure o si contraddicono.
### Una riga per ogni messaggio.

chapter-P1 = Componenti
chapter-P2 = Preparazione
chapter-P3 = Pesca e obiettivo
chapter-P4 = Fase di azione
chapter-P5 = Punteggio
chapter-P6 = Riordino e fine
chapter-P7 = Solitario

## P1 Componenti

rule-P1-1 = Due parti si contendono la città: il rosso è il Soviet di Pietrogrado, il bianco il Governo Provvisorio. Il tabellone ha sei quartieri: viola, blu, rosso, verde, bianco e marrone (un esempio del regolamento chiama giallo il marrone). Li uniscono dei collegamenti, e ogni quartiere ha una tessera del suo colore.
rule-P1-2 = Ci sono 48 carte comando. Ognuna mostra un numero di giorni, un quartiere, un valore di reclutamento da 1 a 3, un'azione (movimento, doppio movimento o recupero) e dei punti vittoria. Il quartiere dice dove la carta recluta, oppure quale quartiere dà punti se la carta è un obiettivo segreto; i punti contano solo in quel caso.
rule-P1-3 = Ci sono sei carte leader: Lenin, Stalin e Zinov'ev per il rosso; Kerenskij, L'vov e Kornilov per il bianco. Ognuna mostra un numero di giorni, la forza del leader pronto ed esausto, il segno che può entrare in qualsiasi quartiere e un'azione speciale: mobilitare la protesta, spionaggio o infiammare il popolo.
rule-P1-4 = Ogni pedina ha un lato pronto e uno esausto, ciascuno con una forza. Ci sono 10 unità rosse e 10 bianche con un costo di reclutamento da 1 a 3, 6 unità neutrali, 6 leader, e due volte Trockij, neutrale e rosso. Una pedina esausta non è sempre la più debole: la sua forza può essere pari a prima, o anche maggiore.
rule-P1-5 = Un tracciato del sostegno con un solo segnalino ha una casella di vittoria a ogni estremità. Il calendario ha i giorni da 1 a 31 e i mesi mar/apr, mag/giu, lug, ago, set, ott e nov. Ci sono inoltre il segnalino blocco, il segnalino della Volontà del Popolo e tre segnalini obiettivo numerati da 1 a 3.

## P2 Preparazione

rule-P2-1 = Ogni parte prende in mano le sue tre carte leader e mette nella riserva, dal lato pronto, i suoi tre leader e le sue dieci unità.
rule-P2-2 = In ogni quartiere entra, pronta, un'unità neutrale pescata a caso. Il segnalino del sostegno parte dal centro, la Volontà del Popolo dal rosso, il calendario da mar/apr, giorno 1.
rule-P2-3 = Si mescolano le sei tessere dei quartieri. Le prime due si scoprono sulle caselle Disordini e Blocco, e il segnalino blocco chiude il collegamento del colore della tessera blocco.
rule-P2-4 = Le 48 carte comando si mescolano in un unico mazzo.
rule-P2-5 = Trockij neutrale aspetta accanto a mag/giu, Trockij rosso accanto ad ago. I tre segnalini obiettivo stanno accanto al tracciato del sostegno. La pila delle tessere e il mazzo sono coperti.
    .ruling = La prima tessera pescata sono i disordini, la seconda il blocco. Le regole stampate non dicono quale sia quale.

## P3 Pesca e obiettivo

rule-P3-1 = Un round comincia con la pesca: ogni giocatore prende cinque carte comando. Quando il mazzo è finito, gli scarti si mescolano e diventano il mazzo. Non c'è limite alle carte in mano.
rule-P3-2 = Poi ogni giocatore mette coperta una carta comando come obiettivo segreto. Una carta leader non può essere l'obiettivo. Il proprio obiettivo si può guardare in qualsiasi momento.
    .ruling = Chi non ha carte comando, perché mazzo e scarti sono vuoti, in questo round non ha obiettivo.
rule-P3-3 = Dopo la pesca una mano, carte leader comprese, ha otto carte più una per ogni carta bonus pescata finora, e mai di meno: un round consuma cinque carte, le quattro giocate e l'obiettivo, e cinque ne tornano. In solitario sono sette, perché lì l'obiettivo non è mai in mano.
    .ruling = Pesca per primo chi ha la Volontà del Popolo. Si mescolano in un nuovo mazzo solo gli scarti, mai carte in gioco. Se mazzo e scarti sono entrambi vuoti non si pesca nulla, e la pesca bonus non è offerta.
rule-P3-4 = I due obiettivi si scelgono nello stesso momento, senza che l'uno veda quello dell'altro. Tutti possono vedere le riserve, entrambi i lati di ogni pedina, il numero di carte in ogni mano, gli scarti e le carte leader non ancora giocate. Sono segreti le carte comando in mano, gli obiettivi coperti e l'ordine del mazzo e della pila di tessere.

## P4 Fase di azione

rule-P4-1 = Ogni giocatore ha quattro turni, alternati. Il primo spetta a chi ha la Volontà del Popolo quando comincia la fase, e quest'ordine vale per tutto il round. Un turno ha quattro passi: giocare una carta, far avanzare la data, agire, e fare un'azione bonus se la si è guadagnata.
rule-P4-2 = Il segnalino del giorno avanza dei giorni della carta; contano anche le carte leader. Oltre il 31 ricomincia da 1, e il mese avanza di uno. Un movimento che finisce sul 29 o sul 30 prosegue fino al 31. Arrivare al 31 non fa avanzare il mese; dal 31, una carta di n giorni porta al giorno n del mese seguente.
rule-P4-3 = Quando il mese avanza, il giocatore di turno prende la Volontà del Popolo, e con essa il controllo di ogni pedina neutrale sul tabellone. Se l'ha già, non cambia nulla.
rule-P4-4 = Se il segnalino del giorno si ferma esattamente sul 15 o sul 31, il giocatore ha guadagnato un'azione bonus, che può fare dopo la sua azione (P4.16).
rule-P4-5 = Quando il mese arriva a mag/giu, Trockij neutrale entra subito nel quartiere dei disordini. Come le unità neutrali, lo controlla chi ha la Volontà del Popolo.
    .ruling = Trockij neutrale entra pronto. Se non c'è un quartiere dei disordini (P6.1) non arriva, e quindi non arriva nemmeno Trockij rosso.
rule-P4-6 = Quando il mese arriva ad ago, Trockij rosso prende subito il posto di Trockij neutrale, nello stesso quartiere e con lo stesso lato in vista. Se Trockij neutrale non è più sul tabellone, quello rosso non arriva mai.
rule-P4-7 = Una carta comando serve a una di due cose: reclutare (P4.8), oppure l'azione che mostra (da P4.9 a P4.11). Mai a entrambe.
    .ruling = La carta va usata se è possibile reclutare o fare la sua azione; quale delle due lo decide il giocatore, che può anche reclutare per meno del valore pieno. Se non è possibile nessuna delle due l'azione si salta; la data è avanzata comunque.
rule-P4-8 = Reclutare: metti una o più unità tue dalla riserva, pronte, nel quartiere della carta. Insieme non possono costare più del valore di reclutamento. Se nella riserva non c'è un'unità che il valore possa pagare, non puoi scegliere di reclutare. Il blocco non impedisce mai di reclutare.
    .ruling = Le unità di un reclutamento si possono nominare in qualsiasi ordine; il diario nomina per prima la più cara.
rule-P4-9 = Movimento: porta una pedina che controlli, pronta o esausta, in un quartiere vicino lungo un collegamento non bloccato.
rule-P4-10 = Doppio movimento: porta una pedina che controlli a uno o due quartieri di distanza. Entrambi i passi vogliono collegamenti aperti, ed è sempre una pedina sola: non se ne possono muovere due di un quartiere ciascuna.
    .ruling = Un doppio movimento non può finire nel quartiere in cui è cominciato.
rule-P4-11 = Recupero: gira una pedina esausta che controlli sul lato pronto. Una pedina pronta non si può girare.
rule-P4-12 = Una carta leader porta quel leader dalla tua riserva, pronto, in un quartiere qualsiasi. Subito ogni unità neutrale esausta che controlli in quel quartiere diventa pronta; questo aiuta solo le unità, non Trockij neutrale. Puoi anche usare l'azione speciale della carta, prima o dopo aver messo il leader. In ogni caso il leader entra. L'ordine può contare: se prima infiammi il popolo controlli le unità neutrali quando il leader arriva, ed esse diventano pronte; se lo fai dopo, no.
    .ruling = Il testo in rete dell'editore tralascia che le unità neutrali diventano pronte; seguiamo le regole stampate. Che l'azione speciale possa venire prima è risposta dell'editore stesso. Con l'opzione accompanied_neutrals il leader appena messo basta come compagnia perché le unità neutrali diventino pronte. Secondo le regole stampate chi gioca una carta leader può reclutare il leader e usare l'azione speciale: lo leggiamo come permesso di fare l'una e l'altra cosa, dove una carta comando dà una sola azione, non come permesso di trattenere il leader.
rule-P4-13 = Mobilitare la protesta: puoi spostare il segnalino blocco su qualsiasi altro collegamento. Le tessere restano come sono, e così il prossimo quartiere dei disordini (P6.4).
    .ruling = Se il segnalino è fuori dal tabellone (P6.1), può andare su qualunque collegamento.
rule-P4-14 = Spionaggio: puoi scoprire l'obiettivo segreto dell'avversario. Resta visibile a entrambi fino al suo punteggio.
    .ruling = Non è offerto quando nessun obiettivo è coperto.
rule-P4-15 = Infiammare il popolo: puoi prendere la Volontà del Popolo, e con essa il controllo di tutte le unità neutrali e dei leader neutrali. L'ordine dei turni di questo round non cambia.
    .ruling = Non è offerto a chi ha già la Volontà del Popolo.
rule-P4-16 = Se hai guadagnato un'azione bonus, dopo la tua azione puoi fare una di quattro cose: reclutare dalla riserva un'unità di costo 1, pronta, in un quartiere qualsiasi (se ne hai una); muovere una pedina di un quartiere, come P4.9; recuperare una pedina, come P4.11; o pescare una carta comando.
    .ruling = Il testo in rete dell'editore permette il movimento bonus solo a leader e unità di costo 1; seguiamo le regole stampate, che lo permettono a ogni pedina che controlli.
rule-P4-17 = Controlli le tue pedine e, finché hai la Volontà del Popolo, tutte quelle neutrali, ovunque siano. Con l'opzione accompanied_neutrals controlli una pedina neutrale solo in un quartiere dove c'è anche una tua pedina.
    .ruling = L'opzione accompanied_neutrals è il testo in rete più recente dell'editore; le regole stampate, che valgono senza di essa, chiedono una pedina propria solo quando si confronta la forza (P5.1).
rule-P4-18 = A ogni turno si gioca scoperta una carta della mano, comando o leader. Nessuno può passare.
    .ruling = Una mano può essere vuota solo dopo che mazzo e scarti sono finiti; in quel caso il turno si salta.
rule-P4-19 = Il passo della data ha un ordine fisso: il giorno, il mese, la Volontà del Popolo, poi Trockij. L'azione viene dopo, e può quindi già usare le pedine neutrali appena conquistate.
rule-P4-20 = Trockij neutrale è un leader neutrale: chi ha la Volontà del Popolo lo muove e lo recupera, ma un leader che arriva non lo rende pronto (P4.12). Trockij rosso è un leader rosso dal momento in cui compare, chiunque abbia la Volontà del Popolo.
rule-P4-21 = Una carta pescata come bonus è subito in mano e si può giocare in un turno seguente dello stesso round. Le carte giocate restano scoperte davanti al loro giocatore e vanno tra gli scarti solo nel riordino.

## P5 Punteggio

rule-P5-1 = La tua forza in un quartiere è la somma dei numeri che mostrano le tue pedine lì, unità e leader, pronte o esauste. Le pedine neutrali, e Trockij finché è neutrale, si aggiungono alla forza di chi ha la Volontà del Popolo, ma solo dove ha anche una pedina non neutrale.
rule-P5-2 = A parità di forza è più forte la parte che lì ha più pedine, comprese le neutrali se hanno contato secondo P5.1; se anche queste sono pari, la parte con la Volontà del Popolo. Una parte senza una pedina propria nel quartiere non è mai la più forte, e dove non ci sono pedine, o solo neutrali, non lo è nessuno.
    .ruling = Le pedine neutrali che non hanno contato secondo P5.1 non contano nemmeno qui come pedine, benché qualcuno le controlli (P4.17): così una sola pedina che mostra 0 è più forte di quante si voglia pedine neutrali senza compagnia.
rule-P5-3 = Per primo si valuta il quartiere dei disordini, e vi si mette il segnalino obiettivo 1. La parte più forte prende o i punti o un'azione bonus. I punti dipendono dal mese: 2 da marzo a giugno, 3 a luglio, 4 ad agosto, 5 a settembre, 6 a ottobre e novembre. Con l'opzione unrest_seven sono 7 a ottobre e novembre.
    .ruling = L'opzione unrest_seven è il testo in rete dell'editore; senza di essa vale il 6 stampato.
rule-P5-4 = I punti muovono il segnalino del sostegno verso la parte che li guadagna, una casella per punto. Se il segnalino arriva a un'estremità del tracciato, quella parte vince subito.
rule-P5-5 = Poi si scoprono gli obiettivi segreti. Rivela per prima la parte che è indietro sul tracciato del sostegno, e il segnalino obiettivo 2 va nel quartiere della sua carta; poi rivela l'altra, con il segnalino 3. Se il segnalino del sostegno è al centro, rivela per prima la parte senza la Volontà del Popolo.
rule-P5-6 = Si valuta il quartiere con il segnalino 2, poi quello con il segnalino 3: la parte che lì è più forte prende i punti di quella carta obiettivo. Se in un quartiere ci sono più segnalini, ognuno si valuta per conto suo.
    .ruling = I punti vanno a chi è più forte, chiunque abbia scelto la carta. Il testo stampato non è concorde: la descrizione delle carte parla solo del giocatore che l'ha scelta, i passi del punteggio di chi è più forte.
rule-P5-7 = Alla fine del punteggio, in ogni quartiere con uno o più segnalini obiettivo ogni pedina pronta diventa esausta, e ogni pedina che era già esausta lascia il tabellone. Le unità rosse e bianche tornano nella loro riserva; leader e pedine neutrali sono fuori dal gioco. Questo avviene una volta per quartiere, quanti che siano i segnalini.
rule-P5-8 = Il segnalino 1 sta nel quartiere dei disordini sia che si siano presi i punti, un'azione bonus o niente; le pedine lì si stancano comunque.
rule-P5-9 = L'azione bonus per i disordini si fa subito: prima che si scoprano gli obiettivi, prima che si confrontino gli altri quartieri, e prima che qualche pedina si stanchi.
    .ruling = Secondo le regole stampate chi sceglie il bonus fa subito una delle quattro azioni; ma due di esse si possono fare o lasciare (reclutare e pescare, P4.16), e così vi si può rinunciare come a ogni azione bonus. I punti a quel punto sono persi.
rule-P5-10 = Chi è indietro (P5.5) si giudica dopo il punteggio dei disordini. Entrambi gli obiettivi sono scoperti prima che si valuti il quartiere con il segnalino 2.
rule-P5-11 = Se in un quartiere nessuno è più forte, nessuno ne prende i punti; le sue pedine si stancano come le altre.
rule-P5-12 = Trockij, neutrale o rosso, si stanca come ogni altra pedina: se è già esausto in un quartiere che dà punti, è fuori dal gioco.
rule-P5-13 = Il tracciato del sostegno è lungo uguale dalle due parti, e la sua ultima casella da ogni parte è la casella di vittoria.
    .ruling = Il numero di caselle da una parte comprende la casella di vittoria. I punti in più vanno perduti. Se si arriva in fondo non si valuta più nulla; se succede nei disordini, gli obiettivi coperti restano nascosti.

## P6 Riordino e fine

rule-P6-1 = La tessera dei disordini lascia il gioco, e la tessera blocco diventa quella dei nuovi disordini. Si pesca una nuova tessera per il blocco, e il segnalino blocco va sul collegamento del suo colore.
    .ruling = Quando non restano tessere da pescare, il segnalino blocco lascia il tabellone, e una protesta può riportarlo su qualsiasi collegamento. Quando non c'è nemmeno una tessera dei disordini (round 7), il loro punteggio si salta.
rule-P6-2 = I segnalini obiettivo tornano al loro posto. Tutte le carte comando giocate nel round ed entrambi gli obiettivi vanno tra gli scarti; le carte leader giocate sono fuori dal gioco. Le carte non giocate restano in mano.
rule-P6-3 = La partita finisce subito quando il segnalino del sostegno arriva a un'estremità del tracciato, altrimenti dopo il punteggio di un round in cui il mese è ott o nov. Vince la parte dove sta il segnalino; se sta al centro, la parte con la Volontà del Popolo.
    .ruling = Chi si arrende ha perso.
rule-P6-4 = Il riordino mette il segnalino blocco sul collegamento della nuova tessera, ovunque l'avesse spostato una protesta. Quali saranno i prossimi disordini lo dice la tessera blocco, non il segnalino.
rule-P6-5 = Nov è l'ultimo mese del calendario.
    .ruling = Se il giorno passa di nuovo il 31 in novembre, il mese resta dov'è, e il giocatore prende comunque la Volontà del Popolo.

## P7 Solitario

rule-P7-1 = Scegli una parte e giochi contro l'opposizione, che prende l'altra. Le unità di quell'altra parte restano nella scatola. L'opposizione ha i suoi tre leader, le cui carte si mescolano e si mettono coperte, e 27 unità proprie: nove per ciascuno dei livelli 1, 2 e 3, forti quanto il loro livello finché sono pronte. Scegli una difficoltà da 1 a 6. Tutto il resto si prepara come in P2.
rule-P7-2 = Nella pesca prendi in mano quattro carte e ne metti una quinta, senza guardarla, come obiettivo segreto: P3.2 non vale, e nessuno la guarda prima che sia scoperta. Altre cinque carte si mettono coperte, senza guardarle, per l'opposizione, che non ha una carta obiettivo.
rule-P7-3 = Invece di scegliere gli obiettivi, si scopre il prossimo leader dell'opposizione, che entra nel quartiere dei disordini. La sua azione speciale non si usa e la data non avanza. Poi l'opposizione prende la Volontà del Popolo, così che l'ha all'inizio di ogni fase di azione.
    .ruling = Se non c'è un quartiere dei disordini (P6.1) non entra nessun leader.
rule-P7-4 = In un round l'opposizione ha cinque turni e tu quattro, alternati, così che l'opposizione ha il primo e l'ultimo.
rule-P7-5 = Nel suo turno l'opposizione scopre la sua prossima carta, fa avanzare il giorno e mette una delle sue unità, del livello pari al valore di reclutamento della carta, pronta, nel quartiere della carta. Se il giorno si ferma sul 15 o sul 31, mette anche un'unità di livello 1 nel quartiere dei disordini. Se il giorno passa il 31, prende la Volontà del Popolo. Non muove e non recupera mai.
    .ruling = Se l'opposizione non ha più unità di quel livello non ne mette, né per la carta né per il bonus.
rule-P7-6 = I tuoi turni sono come nel gioco in due, con un'azione bonus in più: organizzare scopre il tuo obiettivo segreto. Anche lo spionaggio lo scopre, dato che l'opposizione non ne ha.
rule-P7-7 = I disordini si valutano come in P5.3, ma quando è più forte l'opposizione prende sempre i punti, mai l'azione bonus.
rule-P7-8 = L'obiettivo dell'opposizione risulta dalle sue cinque carte. Somma i giorni delle carte di ogni quartiere; la somma più alta indica il quartiere. A parità di somme, il quartiere con più carte; se anche quelle sono pari, tra questi il quartiere di cui è stata giocata per ultima una carta. Si valuta la carta di quel quartiere con più punti.
    .ruling = L'ultima carta decide solo il quartiere. L'esempio stampato parla della carta da quattro giorni come dell'ultima giocata, e non lo era; conta perché ha più punti.
rule-P7-9 = Un'unità esausta dell'opposizione ha forza X, cioè la difficoltà che hai scelto.
rule-P7-10 = La partita finisce subito quando il segnalino arriva a un'estremità del tracciato, altrimenti dopo il punteggio del terzo round. Il vincitore si trova come in P6.3.
rule-P7-11 = Il leader dell'opposizione entra pronto. Il suo arrivo non è un'azione: nessuna unità neutrale diventa pronta per questo.
rule-P7-12 = I giorni 29 e 30, i mesi e Trockij funzionano nei turni dell'opposizione come nei tuoi. L'unità della sua carta entra prima dell'unità del suo bonus.
rule-P7-13 = Le carte dell'opposizione stanno scoperte nell'ordine in cui sono state giocate. Il riordino è come in P6.
    .ruling = Le unità dell'opposizione che lasciano il tabellone tornano nella sua riserva e si possono rimettere in campo.
rule-P7-14 = Un leader esausto dell'opposizione ha la forza stampata sul suo lato esausto. X vale solo per le sue unità, e per tutti i loro livelli, così che un'unità debole può diventare più forte stancandosi.
rule-P7-15 = Tutto il resto si gioca come in due.
    .ruling = P5.5 decide quale dei due obiettivi riceve il segnalino 2 e quale il 3. Organizzare si può scegliere solo nella fase di azione, non come bonus dei disordini. Trockij rosso appartiene al rosso, sia che il rosso lo giochi tu o l'opposizione.
