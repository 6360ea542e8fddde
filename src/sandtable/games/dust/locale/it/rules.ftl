### Le regole di Dust con parole nostre, un messaggio per ogni numero di regola (D4.8 è rule-D4-8).
### L'attributo .ruling dice che cosa si è deciso dove le regole stampate tacciono, sono oscure o si contraddicono.
### Una riga per ogni messaggio.

chapter-D1 = Componenti
chapter-D2 = Preparazione
chapter-D3 = Carte e ordine di gioco
chapter-D4 = Produzione
chapter-D5 = Movimento
chapter-D6 = Attacchi
chapter-D7 = Battaglie
chapter-D8 = Ritirata
chapter-D9 = Attacchi speciali
chapter-D10 = Abilità
chapter-D11 = Punti vittoria
chapter-D12 = Vittoria

## D1 Componenti

rule-D1-1 = Ognuna delle sei armate ha 60 carri armati, 20 robot, 20 caccia, 15 bombardieri e 15 sommergibili. Un carro armato di ogni giocatore segna il suo punteggio, sicché sulla mappa ne possono stare al massimo 59; di un colore che hanno solo i neutrali sono tutti e 60. Nessuno può mettere in gioco più unità di un tipo di quante ne abbia la sua riserva.
    .ruling = Le unità distrutte tornano nella riserva e si possono costruire di nuovo.
rule-D1-2 = Ci sono 24 centri di produzione in tutto, comuni a tutti. Quando l'ultimo è sulla mappa, non se ne possono più costruire.
rule-D1-3 = Il mazzo ha 45 carte. Ognuna mostra un valore di combattimento, uno di movimento e uno di produzione, da 1 a 5, che sommati danno 7, un numero di stelle e un'abilità. Appena si è pescata l'ultima carta del mazzo, gli scarti si mescolano e diventano il nuovo mazzo; le carte scoperte davanti ai giocatori non ne fanno parte.
    .ruling = La somma e i limiti dei valori li dice solo il regolamento di Original; valgono in tutte le edizioni. Premium e Standard parlano di dieci abilità, ma ne sono descritte undici, e undici sono.
rule-D1-4 = Un dado ha due facce con un colpo e quattro vuote. Per quanti dadi chieda un tiro, si tirano tutti.
rule-D1-5 = La mappa è fatta di aree unite da collegamenti. Ogni area è di terra o di mare. Alcuni collegamenti girano intorno al bordo della mappa da est a ovest, nessuno da nord a sud. Delle 48 aree di terra 6 sono capitali, 12 fonti di energia e 30 semplici; delle 28 aree di mare 4 sono fonti di energia. Ogni capitale ne tocca esattamente un'altra, così che formano tre coppie.
    .ruling = Il numero di 28 aree di mare si fonda su una sola recensione; nessun regolamento lo dice.
rule-D1-6 = Costo, valore di combattimento e iniziativa delle unità sono: carro armato 2, 1 e 0; robot 5, 2 e 1; caccia 3, 1 e 1; bombardiere 6, 2 e 1; sommergibile 4, 1 e nessuna. In Standard e in Epic un sommergibile ha valore di combattimento 2. Carri armati e robot sono unità di terra, caccia e bombardieri unità d'aria, i sommergibili unità di mare. Un centro di produzione costa 6 punti e una carta 1.
    .ruling = Nel regolamento di Original la tabella dei costi dà 8 per un centro di produzione, il testo 6. Costa 6.
rule-D1-7 = Un centro di produzione non è un'unità e non viene mai distrutto. Appartiene a chi controlla la sua area. In un'area che nessuno controlla non è di nessuno e non costruisce nulla. Che cosa si possa costruire in una capitale neutrale lo dice D4.9.
rule-D1-8 = Controlli un'area finché vi sta almeno una tua unità. Unità di colori diversi non stanno mai nella stessa area.
rule-D1-9 = Un collegamento unisce terra e terra, mare e mare o terra e mare; la terra che tocca il mare è costiera. I collegamenti tra terra e mare servono solo a trasportare unità per mare, agli attacchi anfibi, a costruire sommergibili e agli attacchi speciali, in Original anche alle ritirate.
rule-D1-10 = Per il movimento e il combattimento le unità neutrali sono nemiche di tutti. Non attaccano mai e non si muovono mai, e crescono di numero solo dove si possono comprare (D4.9).
rule-D1-11 = Tutti possono vedere la mappa, le carte scoperte e gli scarti, che stanno a faccia in su, quante carte ha in mano ciascuno, le riserve e i punteggi. Sono segrete le carte in mano e quelle del mazzo.

## D2 Preparazione

rule-D2-1 = Ognuno riceve sei carte e ne sceglie una in segreto. Si scoprono tutte insieme; le cinque che restano sono la prima mano.
rule-D2-2 = Le carte scoperte danno l'ordine della preparazione: viene prima chi ha il valore di combattimento più alto. Se i valori sono uguali decide il valore di movimento più alto, poi il maggior numero di stelle.
rule-D2-3 = In quest'ordine ognuno sceglie un colore ancora libero e prende una capitale libera mettendovi un carro armato. Ogni colore può prendere qualsiasi capitale.
rule-D2-4 = Quando i giocatori sono pochi alcune capitali sono chiuse. In Premium, Standard ed Epic dipende dal loro numero: con 2 giocatori il secondo non può prendere la capitale in coppia con quella del primo; con 3 nessuno può prendere una capitale in coppia con una già presa; con 4 la terza coppia si chiude appena sono prese capitali di due coppie, così che alla fine ognuno ha un vicino; con 5 o 6 non è chiuso nulla. In Original i primi tre giocatori prendono capitali di tre coppie diverse, in quanti che si giochi.
rule-D2-5 = Ogni capitale che nessuno ha preso è tenuta dai neutrali, con un carro armato e un robot. In Premium e Standard vi si aggiunge un centro di produzione, in Epic e Original no.
rule-D2-6 = In Premium e Standard i giocatori a rotazione mettono un carro armato ciascuno su un'area di terra libera, finché non c'è più terra libera. In Epic e Original prendono dapprima, a rotazione, due fonti di energia di terra ciascuno; quelle che avanzano diventano neutrali, con un carro armato e un robot. Poi prendono, a rotazione, altre cinque aree di terra ciascuno, e ciò che avanza diventa neutrale allo stesso modo.
rule-D2-7 = A rotazione ognuno mette tre centri di produzione, uno per volta, su proprie aree di terra: la capitale è permessa, una fonte di energia mai, e nessuna area ne riceve un secondo.
rule-D2-8 = In ordine, ognuno compra unità fino a 12 punti più il valore di produzione della sua carta di preparazione, e le mette tutte presso i propri centri di produzione come in D4.4. Adesso non si possono comprare centri di produzione, carte né unità neutrali, e i punti che avanzano sono persi. In Premium e Standard si possono comprare anche sommergibili; vanno in un'area di mare accanto a un proprio centro di produzione, dove non ci sia nessun altro, e una fonte di energia presa così conta subito. In Epic e Original nella preparazione non ci sono sommergibili.
    .ruling = Premium parla di unità per esattamente questa somma. Come in Standard è il massimo che si può spendere.
rule-D2-9 = Quando tutti hanno messo le loro unità, le carte di preparazione si scartano e comincia il primo round.
    .ruling = Original non dice che fine faccia la carta; si scarta anche lì. L'abilità di una carta di preparazione non si può usare, perché la preparazione non è un round.
rule-D2-10 = Le unità neutrali hanno colori con cui nessuno gioca. In Premium e Standard ogni capitale neutrale ha un colore suo. In Original i colori liberi si possono mescolare a piacere.
    .ruling = Epic segue Original. Il programma dà a ogni capitale neutrale un colore suo e a ogni altra area neutrale il colore a cui restano più robot, perché nessuno si esaurisca.
rule-D2-11 = In Epic e Original ognuno ha ora 1 capitale, 2 fonti di energia e 5 aree semplici con un carro armato su ciascuna, e i neutrali tengono 32 aree con 2 giocatori, 24 con 3, 16 con 4, 8 con 5 e 0 con 6. In Premium e Standard, prima che si comprino le prime unità, sulla mappa ci sono 10 centri di produzione con 2 giocatori, 12 con 3, 14 con 4, 16 con 5 e 18 con 6.
rule-D2-12 = Chi mette centri di produzione ha bisogno di aree proprie che possano averne uno.
    .ruling = Chi ha meno di tre aree di questo tipo mette tutti i centri di produzione che può, e poi viene saltato.

## D3 Carte e ordine di gioco

rule-D3-1 = Un round comincia con una carta: ognuno ne sceglie in segreto una dalla mano, e si scoprono tutte insieme. Resta scoperta fino alla fine del round e poi si scarta.
rule-D3-2 = Chi non ha carte in mano gioca invece la prima carta del mazzo, senza scelta e senza pagarla.
    .ruling = Premium non parla di una mano vuota; anche lì vale la regola delle altre edizioni. La prima carta del mazzo si scopre quando gli altri hanno rivelato la loro.
rule-D3-3 = Le carte danno l'ordine dei turni: valore di combattimento, poi valore di movimento, poi stelle, prima il più alto. Un turno è fatto di produzione, movimento e combattimento, in quest'ordine.
rule-D3-4 = L'abilità della tua carta si può usare una volta in questo round, nel momento che il suo testo indica (da D10.1 a D10.11).
    .ruling = Il regolamento tedesco lascia i testi delle abilità a schede a parte. In Standard ed Epic sono quelli di Premium, tranne che per i missili, che descrive esso stesso.
rule-D3-5 = In un round ognuno gioca esattamente una carta. I posti al tavolo non contano mai per l'ordine dei turni, ma solo per chi tira per i neutrali (D7.11).
    .ruling = Se due carte sono uguali in tutto, il che può succedere solo con carte fatte da sé, decide il caso chi viene prima.

## D4 Produzione

rule-D4-1 = Hai 3 punti produzione per ogni centro di produzione che controlli, ma non contano più centri di quante fonti di energia controlli; vi si aggiungono punti per le capitali e il valore di produzione della tua carta. Non ne hai mai meno di 6. In Premium, Standard ed Epic ogni capitale che controlli dà 6 punti. In Original li dà solo la capitale che hai preso nella preparazione, finché la tieni.
rule-D4-2 = Si compra tutto prima di mettere qualcosa in campo. Poi si mettono le nuove unità, dopo di esse i nuovi centri di produzione, e per ultime si pescano le carte.
    .ruling = Le unità neutrali (D4.9) si comprano con quello che avanza dopo i propri acquisti e si mettono subito; il robot gratuito di D10.9 compare dopo i nuovi centri di produzione.
rule-D4-3 = Chi all'inizio della sua produzione non controlla alcun centro di produzione non può comprare unità in questo turno. Può comprare centri di produzione e carte.
rule-D4-4 = Le nuove unità di terra e d'aria vanno in aree proprie il cui centro di produzione c'era già all'inizio della fase. Ogni centro di produzione costruisce al massimo cinque nuove unità per turno, sommergibili compresi.
rule-D4-5 = I nuovi sommergibili vanno in un'area di mare accanto a un proprio centro di produzione, e quell'area di mare dev'essere tua o libera.
    .ruling = Il testo di Premium nomina solo aree di mare proprie, ma la sua preparazione dà per scontato che vadano bene anche quelle vuote; vanno bene in tutte le edizioni. Se un'area di mare tocca più di un tuo centro di produzione, basta che i sommergibili si possano dividere tra quei centri in modo che nessuno costruisca più di cinque unità.
rule-D4-6 = Un nuovo centro di produzione va in una propria area di terra dove non ci sia né una fonte di energia né un centro di produzione. In questo turno non costruisce unità.
rule-D4-7 = Le carte si possono comprare una volta per turno. Scarta quante ne vuoi, di' quante ne compri, e solo allora pesca. Nessuno può tenere più di cinque carte.
    .ruling = Il numero di carte fa parte della lista degli acquisti; poi si scarta, poi si pesca.
rule-D4-8 = I punti produzione che non spendi sono persi.
rule-D4-9 = In Premium e Standard puoi comprare unità di terra e d'aria, ma non sommergibili, per una capitale neutrale. Costano come sempre, hanno il colore di quella capitale, vengono dalla riserva di quel colore e sono neutrali per sempre. In Epic e Original questo non è possibile.
    .ruling = Ogni giocatore può comprare al massimo cinque unità per turno per ogni capitale neutrale, e nessuna per una capitale che è stata presa o è vuota. Si comprano dopo la propria lista e sono subito sulla mappa, prima che si piazzino le proprie unità. Una capitale presa una volta non ne riceve più, anche se chi la tiene abbandona.
rule-D4-10 = Con 1 capitale, 3 centri di produzione, 2 fonti di energia e un valore di produzione di 3 hai 6 + 6 + 3 = 15 punti, che bastano per un centro di produzione, due carri armati, un sommergibile e una carta (esempio A).
rule-D4-11 = Puoi comprare solo ciò che puoi mettere in campo. Ogni centro di produzione costruisce non più di cinque unità; i sommergibili vogliono un'area di mare in cui possano entrare; un centro di produzione vuole un'area che possa averlo, e dei 24 deve restarne uno; le carte vogliono posto nella tua mano.
    .ruling = Senza un centro di produzione tuo non puoi comprare nemmeno unità neutrali. Non puoi scartare carte senza comprarne.
rule-D4-12 = In Epic e Original ognuno ha nel primo round da 13 a 17 punti: 6 per la capitale, 6 per tre centri di produzione con due sole fonti di energia, e da 1 a 5 per la carta (esempi B e C).
rule-D4-13 = In Original la tua capitale, perduta e ripresa, torna a dare punti.
    .ruling = La formula nel regolamento di Premium aggiunge un solo 6, il testo dice 6 per ogni capitale. Vale il testo.

## D5 Movimento

rule-D5-1 = Ogni movimento costa un punto movimento, e la tua carta ne dà quanti dice il suo valore di movimento. I punti che non spendi sono persi, e il tuo primo attacco chiude la fase.
rule-D5-2 = Un movimento porta quante tue unità vuoi da un'area a un'altra. Ciò che si è mosso può muoversi ancora per un altro punto.
rule-D5-3 = Movimento di terra: le unità di terra e d'aria vanno per terra. In Premium e Standard possono passare per aree proprie e libere, in Epic e Original solo per aree proprie. In ogni edizione possono fermarsi in un'area propria o libera.
rule-D5-4 = Movimento di mare: i sommergibili passano per aree di mare proprie o libere, e in una di queste si fermano.
rule-D5-5 = Movimento anfibio: le unità di terra e d'aria vanno da una propria area costiera, lungo una catena ininterrotta di aree di mare con tuoi sommergibili in ciascuna, fino a un'area costiera tua o libera.
rule-D5-6 = Movimento strategico: i bombardieri, e soltanto loro, volano da una propria area di terra a qualsiasi area di terra propria o libera, qualunque cosa ci sia in mezzo. In Original bombardieri di più aree possono unirsi in uno stesso movimento, tutti verso la stessa area.
    .ruling = In Original i bombardieri possono unirsi a ogni movimento fatto da soli bombardieri, una volta da ogni area.
rule-D5-7 = Nelle aree tenute da nemici o da neutrali un movimento non può né entrare né passare.
rule-D5-8 = Quando la tua ultima unità lascia un'area ne perdi subito il controllo; quando una tua unità entra in un'area vuota lo prendi subito. Centro di produzione, fonte di energia e capitale seguono l'area.
rule-D5-9 = Quanti sommergibili ci siano in un'area di mare della catena non importa: il loro numero non limita né le unità che trasportano né gli attaccanti.
rule-D5-10 = I bombardieri possono partecipare anche ai movimenti di terra e a quelli anfibi. Un movimento di terra fino alla costa e poi un movimento anfibio delle stesse unità costano insieme 2 punti (esempio E).
rule-D5-11 = Nelle capitali, nelle fonti di energia e nei centri di produzione che nessuno occupa si può entrare con un movimento in ogni round. D6.8 e D6.9 limitano solo gli attacchi.

## D6 Attacchi

rule-D6-1 = Ogni attacco, speciale o no, costa un punto combattimento, e la tua carta ne dà quanti dice il suo valore di combattimento.
rule-D6-2 = Quante unità si vuole di una propria area, l'area di partenza, attaccano un'area vicina tenuta da un nemico o da neutrali, l'area attaccata. Tutto ciò che vi si trova difende. Unità di più aree non attaccano mai insieme, tranne i robot sganciati (D10.7).
rule-D6-3 = Le unità di terra e d'aria non possono attaccare il mare, e i sommergibili non possono attaccare la terra, se non con un attacco speciale (D9.1, D9.2).
rule-D6-4 = Attacco anfibio: unità di terra e d'aria di una propria area costiera attaccano un'altra area costiera lungo una catena di aree di mare con tuoi sommergibili in ciascuna.
rule-D6-5 = Attacco navale: i sommergibili attaccano un'area di mare vicina. In Original possono attaccare a qualsiasi distanza, attraverso aree di mare libere o proprie.
rule-D6-6 = Dalla stessa area di partenza si può attaccare la stessa area solo una volta per turno.
    .ruling = Questo vale anche per gli attacchi speciali. Lo dice Original; gli altri regolamenti lasciano la cosa aperta.
rule-D6-7 = Un'area che nessuno occupa non si può attaccare. Le unità che hanno conquistato un'area possono attaccare ancora da lì.
rule-D6-8 = Nel primo round nessuno può attaccare una fonte di energia, di terra o di mare, né un'area con un centro di produzione; in Premium, Standard ed Epic nemmeno una capitale. Original non nomina le capitali, quindi lì quelle neutrali sono aperte.
    .ruling = Anche gli attacchi speciali e i lanci di robot sono attacchi. In Original le aree neutrali si possono attaccare senza limiti, ma il primo round chiude anche le fonti di energia neutrali.
rule-D6-9 = All'inizio le capitali sono protette. In Premium e Standard puoi attaccare una capitale tenuta da un altro giocatore solo con almeno metà dei punti vittoria che bastano per vincere: 25 con 2 giocatori, 20 con 3 o 4, 15 con 5 o 6. Appena lo ha fatto qualcuno che può, possono tutti per il resto della partita. In Epic nessuno può attaccare alcuna capitale, neutrali comprese, finché qualcuno non ha 20 punti vittoria. In Original nessuno può attaccare o bombardare la capitale di un nemico finché qualcuno non ne ha 20.
    .ruling = Alla lettera, in Premium un attacco a una capitale qualsiasi le apre a tutti, e questo comprenderebbe le neutrali; seguiamo Standard, dove dev'essere quella di un avversario. La capitale di un avversario è ogni capitale che un altro giocatore tiene in quel momento, in Original però non una che all'inizio era neutrale. Anche uno sgancio di robot da parte di chi ne ha il diritto apre le capitali.
rule-D6-10 = Una capitale tenuta da neutrali si può attaccare dal round 2 in Premium e Standard. Si difende con l'iniziativa e con 5 dadi in più, e dà punti produzione e punti vittoria a chi la tiene. In Epic è lo stesso, ma non ha un centro di produzione, e vale D6.9. In Original una capitale neutrale è terra comune: nessun divieto, né dadi, né iniziativa, né punti.
    .ruling = In Premium e Standard una capitale neutrale non è di un avversario, quindi D6.9 non la riguarda. In Original resta terra comune per sempre, anche quando un giocatore l'ha presa. L'opzione plain_neutral_capitals, una decisione degli autori, la rende tale anche nelle altre edizioni; ma un centro di produzione al suo interno conserva i suoi 3 dadi e il divieto di D6.8.
rule-D6-11 = Tutte le unità di un'area possono attaccare. Se nessuna torna, l'area resta libera, e con essa sono persi il suo centro di produzione, la fonte di energia o la capitale; allora si può prendere solo con un movimento.
rule-D6-12 = Una stessa area si può attaccare da più aree di partenza, un attacco dopo l'altro, e da un'area di partenza se ne possono attaccare diverse.
    .ruling = Se l'area attaccata tocca per terra quella di partenza, l'attacco è sempre terrestre. In Original l'area di partenza dei sommergibili che attaccano da lontano è quella da cui sono salpati.

## D7 Battaglie

rule-D7-1 = Ci sono quattro tipi di battaglie: terrestre, navale, anfibia, e lo sgancio di robot, che si combatte come quella terrestre (D10.7).
rule-D7-2 = In ogni battaglia tranne quella navale una parte ha l'iniziativa e tira per prima: quella le cui unità ne hanno la somma più alta. Se le somme sono uguali è il difensore, e in una capitale lo è sempre, tranne che in Original in una neutrale. Si stabilisce una volta per tutta la battaglia.
    .ruling = L'iniziativa si stabilisce quando la battaglia comincia. Le unità che un'abilità porta via prima del primo tiro hanno contato.
rule-D7-3 = Una parte tira tanti dadi quanti sono in tutto i valori di combattimento delle sue unità che combattono ancora. In una capitale il difensore aggiunge 5 dadi a ogni suo tiro, presso un centro di produzione 3, mai entrambi. In Original una capitale neutrale non ne aggiunge.
rule-D7-4 = Ogni colpo distrugge un'unità nemica. La sceglie chi ha tirato, ma non un bombardiere finché potrebbe prendere un caccia, né un robot finché potrebbe prendere un carro armato.
rule-D7-5 = Le due parti tirano a turno finché una non c'è più. Ciò che è stato distrutto non tira più.
rule-D7-6 = In Premium, Standard ed Epic una parte può ritirarsi prima di un suo tiro: fino a metà delle sue unità che in quel momento combattono, arrotondata per eccesso, e tira con le altre. Il difensore non può farlo prima del suo primo tiro. In Original ogni parte può ritirare un'unità di terra o d'aria prima di ogni tiro, di chiunque sia.
    .ruling = In Original decide per prima la parte che sta per tirare. Anche l'ultima unità di una parte può ritirarsi; con questo la battaglia finisce.
rule-D7-7 = Tre tiri di seguito senza colpi, contando insieme le due parti, sono un cessate il fuoco: tutti gli attaccanti devono ritirarsi.
rule-D7-8 = Se non resta alcun attaccante, la battaglia è finita. Se non resta alcun difensore, gli attaccanti rimasti entrano nell'area e la controllano.
rule-D7-9 = In mare nessuno ha l'iniziativa. Le due parti tirano e perdono unità nello stesso momento, così che possono sparire entrambe, e per un cessate il fuoco ci vogliono tre coppie di tiri senza colpi. In Premium, Standard ed Epic i sommergibili si ritirano come in D7.6: prima di ogni coppia decide l'attaccante, poi il difensore, che non può farlo prima della prima coppia. In Original non si ritirano mai, ma dopo un cessate il fuoco gli attaccanti tornano da dove sono salpati.
    .ruling = L'attaccante tira per primo i suoi dadi e decide allora se un'abilità li fa tirare di nuovo; poi il difensore fa lo stesso. I due risultati hanno effetto insieme.
rule-D7-10 = In una battaglia anfibia l'attaccante non si ritira mai di sua volontà. Un cessate il fuoco distrugge le sue unità in Premium, Standard ed Epic; in Original tornano indietro.
rule-D7-11 = Per i neutrali tira i dadi il giocatore alla sinistra dell'attaccante, che ha il posto seguente. I neutrali non si ritirano mai.
    .ruling = Chi tira lo dice soltanto Original, e vale in tutte le edizioni. Sceglie anche le loro vittime, e per loro non può usare la sua carta. Chi ha abbandonato (D12.5) viene saltato. Che i neutrali non si ritirino mai segue in Premium e Standard dal fatto che non si muovono; per Epic e Original si è deciso così.
rule-D7-12 = Due carri armati, un robot, un caccia e un bombardiere attaccano con 7 dadi e un'iniziativa di 3; cinque carri armati e due caccia hanno un'iniziativa di 2. Gli attaccanti tirano per primi, e con due colpi possono prendere entrambi i caccia. Ai difensori restano 5 dadi; con due colpi possono prendere il caccia e poi il bombardiere, ma non il robot dietro i suoi carri armati (esempio G).
rule-D7-13 = Solo le unità indicate come attaccanti combattono, proteggono le altre e contano. Ciò che resta nell'area di partenza non ha parte nella battaglia.
rule-D7-14 = Per terra c'è un cessate il fuoco quando attaccante, difensore e attaccante, oppure difensore, attaccante e difensore, hanno tirato senza colpi; in mare dopo sei tiri così in tre coppie (esempio H).
    .ruling = Conta il risultato dopo che un'abilità ha ripetuto il tiro. Un colpo la cui vittima è salvata dall'infermiera è un colpo. Una ritirata non fa ricominciare il conto. I colpi oltre l'ultima unità sono persi.
rule-D7-15 = Una battaglia finisce anche quando si è ritirata l'ultima unità di una parte. Se era del difensore, gli attaccanti rimasti entrano tutti.
rule-D7-16 = Le abilità per l'inizio di una battaglia si usano prima di tirare qualsiasi dado.
    .ruling = Prima l'attaccante dice se usa la sua, poi il difensore, una volta ciascuno.

## D8 Ritirata

rule-D8-1 = Gli attaccanti si ritirano nell'area da cui sono venuti.
rule-D8-2 = I difensori si ritirano in un'area propria accanto a quella attaccata, quale che scelga chi li possiede.
rule-D8-3 = Se non c'è un'area così, in Premium, Standard ed Epic i difensori si ritirano in un'area libera accanto a quella attaccata, ma mai in quella da cui sono venuti gli attaccanti.
rule-D8-4 = In Premium, Standard ed Epic un difensore che deve ritirarsi e non trova un'area è distrutto. In Original senza un'area non c'è ritirata.
    .ruling = Una ritirata volontaria che finirebbe con la distruzione non è offerta.
rule-D8-5 = In Original i difensori si ritirano solo in aree proprie, o in una accanto a quella attaccata, o, trasportati dai propri sommergibili, nell'area propria con la via più breve.
rule-D8-6 = Le unità di terra e d'aria non si ritirano mai in mare, i sommergibili mai a terra.
rule-D8-7 = Dei difensori che si ritirano ognuno può andare in un'area propria diversa.
    .ruling = Si ritirano un'unità dopo l'altra, quindi un'area vuota in cui è entrata la prima è propria per la seguente. In Original la via più breve è quella attraverso il minor numero di aree di mare; se ce n'è più d'una sceglie chi possiede le unità, e un'area propria accanto a quella attaccata è sempre permessa.

## D9 Attacchi speciali

rule-D9-1 = I bombardieri di un'area di terra possono colpire i sommergibili in un'area di mare vicina. Ogni bombardiere tira due dadi, e ogni colpo distrugge un sommergibile.
    .ruling = Quanti bombardieri colpiscono lo decide chi li possiede; così anche per i sommergibili in D9.2.
rule-D9-2 = I sommergibili di un'area di mare possono bombardare un'area di terra vicina. Ogni sommergibile tira un dado, e ogni colpo distrugge un'unità come in D7.4. Le capitali si possono bombardare solo in Original.
rule-D9-3 = Il terzo attacco speciale sono i missili balistici, per i quali ci vuole la carta (D10.11).
rule-D9-4 = Un attacco speciale non è una battaglia: i dadi si tirano una volta, nessuno risponde, e le abilità per le battaglie non fanno nulla. Chi attacca viene da una sola area e vi resta. Un'area rimasta senza unità è libera, e nessuno vi entra. Capitali e centri di produzione non aggiungono dadi.
rule-D9-5 = Anche in Standard ed Epic un sommergibile bombarda con un dado, benché il suo valore di combattimento sia 2.

## D10 Abilità

rule-D10-1 = Truppe missilistiche: subito dopo un tuo tiro in battaglia puoi ripeterlo con tutti i suoi dadi, e vale il nuovo risultato. Una tua unità di terra deve combattere ancora; in Original ne basta una dell'una o dell'altra parte.
    .ruling = Te lo si chiede anche se ogni dado ha colpito. I regolamenti parlano di una battaglia in cui è coinvolta un'unità di terra; che al momento del tiro debba combattere ancora è la nostra lettura.
rule-D10-2 = Infermiera: quando in battaglia una tua unità è distrutta puoi tirare un dado. Se è vuoto l'unità invece si ritira secondo il capitolo D8, purché possa; e così per ogni tua altra perdita in questa battaglia. Gli attaccanti di una battaglia anfibia sono riportati alla loro area di partenza, in Original non si possono salvare; i robot sganciati mai. In Original salva solo unità di terra e d'aria.
    .ruling = A chi non la chiama lo si chiede di nuovo alla perdita successiva; una volta chiamata, viene a ogni altra perdita di quella battaglia. In mare guarda prima le perdite del difensore. Non aiuta gli attaccanti che muoiono per un cessate il fuoco.
rule-D10-3 = Arma segreta: da attaccante puoi cacciare tutti i difensori all'inizio di una battaglia, prima di tirare qualsiasi dado. Si ritirano secondo il capitolo D8, e i tuoi attaccanti entrano. Non si può usare se anche una sola unità ne sarebbe distrutta. In Original non funziona né contro le capitali né contro i sommergibili, che lì non possono ritirarsi.
    .ruling = Contro i neutrali non funziona mai. L'opzione tame_capitals, una regola della casa, la vieta contro le capitali. In Original funziona contro una capitale che all'inizio era neutrale, perché è terra comune. Original dice prima di lanciare i dadi in attacco, e potrebbe valere per ogni tiro dell'attaccante; come dice Premium, è prima dei primi dadi della battaglia, chiunque li tiri.
rule-D10-4 = Diplomatico: all'inizio della tua produzione, in Original in qualsiasi momento di essa, indichi un altro giocatore. Fino alla fine del round nessuno dei due può attaccare l'altro, neppure con attacchi speciali.
    .ruling = Gli attacchi già fatti nel round restano validi. I neutrali non si possono indicare. In un'area che l'altro ha lasciato si può entrare. In Original il diplomatico può parlare tra due ordini qualsiasi della produzione, e alla fine di essa.
rule-D10-5 = Radar alieno: all'inizio di una battaglia, prima di tirare qualsiasi dado, ritiri tutte le tue unità secondo il capitolo D8. Se allora l'area attaccata è vuota, gli attaccanti entrano; il punto combattimento è comunque speso. In Premium, Standard ed Epic puoi farlo di nuovo in ogni battaglia del round. In Original serve in una sola battaglia, per quante unità vuoi, ma non per i sommergibili. Gli attaccanti di una battaglia anfibia o di uno sgancio di robot non possono usarlo.
    .ruling = In Premium, Standard ed Epic si può usare solo se tutte le tue unità in battaglia hanno dove andare (D8.4). In Original le altre continuano a combattere.
rule-D10-6 = Koshka: quando comincia il turno di un altro giocatore e il tuo deve ancora venire, fai il tuo adesso, e lui fa il suo subito dopo. Non ottieni un secondo turno. Se la usano in due insieme, viene prima chi ha più stelle.
    .ruling = Se anche le stelle sono uguali, decide l'ordine dei turni. Un turno anticipato da Koshka può essere interrotto solo da un'altra Koshka non ancora usata e con più stelle. A chi non la usa lo si chiede di nuovo a ogni turno di un altro che comincia prima del suo.
rule-D10-7 = Sgancia robot: per un punto combattimento uno o più robot, da qualsiasi tua area, attaccano una sola area di nemici o neutrali dovunque sulla mappa. È una battaglia come quella terrestre, da cui l'attaccante non si ritira mai. In Original non si può unire a un altro attacco. Valgono le regole da D6.8 a D6.10, non D6.6.
    .ruling = L'area attaccata dev'essere di terra. Un cessate il fuoco distrugge i robot in Premium, Standard ed Epic; in Original ognuno torna nell'area da cui è venuto, e se alcuni sono persi, chi li possiede dice quali restano. Ogni area da cui è venuto un robot è chiusa ai difensori in ritirata come in D8.3. L'opzione tame_capitals, una regola della casa, vieta i lanci sulle capitali.
rule-D10-8 = Asso dei cieli: all'inizio di una battaglia, prima di tirare qualsiasi dado, ogni tua unità d'aria riceve 1 in più nel valore di combattimento fino alla fine della battaglia.
rule-D10-9 = Costruttore di robot: nella tua produzione ricevi un robot gratuito presso un tuo centro di produzione, oltre alle cinque unità che può costruire.
    .ruling = Il robot arriva dopo la costruzione dei nuovi centri di produzione e prima che si peschino le carte.
rule-D10-10 = Sigrid: subito dopo un tuo tiro in battaglia puoi tirarne di nuovo i dadi a vuoto.
    .ruling = Te lo si chiede solo se c'è un dado vuoto.
rule-D10-11 = Missili balistici: per un punto combattimento tiri 3 dadi in Premium, Standard ed Epic, contro qualsiasi area di terra o di mare che non sia una capitale. In Original tiri un dado per ogni centro di produzione che controlli, contro un'area di terra con nemici che non sia una capitale. Ogni colpo distrugge un'unità a tua scelta, perché nulla è protetto.
    .ruling = Nell'area ci devono essere unità nemiche o neutrali. Con l'opzione small_missiles, una regola della casa, tiri un dado in meno dei centri di produzione che controlli, e al massimo 6. Se con essa non resta alcun dado, non si possono lanciare.
rule-D10-12 = Un'abilità non usata è persa, e ogni effetto finisce con il round.
    .ruling = Original parla di abilità nel proprio turno; quelle i cui testi dicono altro funzionano anche nei turni degli altri. Per l'asso dei cieli non indica un momento; si usa quando dice Premium.
rule-D10-13 = In Premium, Standard ed Epic il costruttore di robot può usare un centro di produzione costruito nello stesso turno, in Original no. Nella tua riserva deve restare un robot.
    .ruling = Original chiede un'area con un centro di produzione e aggiunge il robot alla normale produzione; per questo vale per lui la regola delle unità comprate (D4.4): il centro doveva esserci all'inizio della fase. Premium ammette la carta in ogni momento della fase.

## D11 Punti vittoria

rule-D11-1 = Alla fine di un round ognuno ottiene i suoi punti. In Premium e Standard ogni capitale, ogni fonte di energia e ogni supremazia vale 1 punto vittoria. In Epic e Original ogni capitale e ogni supremazia ne vale 2, e ogni tre fonti di energia 1.
    .ruling = Con l'opzione cheap_capitals, una variante nel regolamento di Original, una capitale vale 1.
rule-D11-2 = Ci sono tre supremazie: per il maggior numero di centri di produzione, di aree di mare e di aree di terra. Se più giocatori ne hanno altrettanti, la tiene chi tra loro l'aveva nell'ultimo round; se non l'aveva nessuno di loro, non è di nessuno.
    .ruling = Original parla di maggioranza assoluta, ma basta averne più di chiunque altro, non più della metà. Chi di una cosa non ha nulla non vi ha supremazia.
rule-D11-3 = I neutrali non ottengono mai punti. I punti vittoria non si perdono mai.
rule-D11-4 = Capitali e fonti di energia di terra contano anche come aree di terra. Le supremazie cambiano mano solo quando si segnano i punti. In Original le capitali che nella preparazione erano neutrali non danno mai punti. Un'area abbandonata non dà punti a nessuno.

## D12 Vittoria

rule-D12-1 = La partita finisce con un round in cui qualcuno ha raggiunto o superato i punti vittoria che bastano per vincere: in Premium e Standard 50 con 2 giocatori, 40 con 3 o 4 e 30 con 5 o 6; in Epic e Original 40.
    .ruling = Alla lettera, in Premium bisogna superarli; come altrove basta raggiungerli. Con l'opzione conquest, una regola della casa, non si vince con i punti: alla fine di un round ci vogliono 4 capitali e 9 fonti di energia con 2 giocatori, 3 e 8 con 3 o 4, 3 e 7 con 5 o 6. Se le capitali che contano come tali (D6.10) sono meno, ci vogliono tutte. Se in più d'uno ne tengono tante, vince chi ha più altre aree.
rule-D12-2 = In Premium, Standard ed Epic può vincere solo chi tiene almeno una capitale.
rule-D12-3 = Se potrebbero vincere più giocatori, vince chi ha più punti vittoria. Se sono uguali, in Premium, Standard ed Epic decidono le capitali, poi le aree di terra e di mare insieme; se sono uguali anche quelle, la vittoria è divisa. In Original decidono i punti di questo round, poi le supremazie, le aree di terra, le fonti di energia e le capitali; se tutto è uguale, si gioca un altro round.
rule-D12-4 = In Premium, Standard ed Epic chi ha i punti ma nessuna capitale non ha vinto, e se non ha vinto qualcun altro la partita continua. Si confrontano solo giocatori con una capitale.
    .ruling = Quest'ultima cosa la dice Premium; vale anche in Standard ed Epic.
rule-D12-5 = Nessuno è eliminato dalla partita.
    .ruling = Un giocatore senza unità gioca una carta ogni round, non può comprare altro che carte e conserva i suoi punti vittoria. Chi abbandona è sostituito da un bot o diventa neutrale, come decide il tavolo; l'ultimo che resta ha vinto. Dopo 60 round, o dopo meno con l'opzione round_limit, una regola della casa, la partita finisce incompiuta, e tutti i giocatori sono messi in ordine come in D12.3. Le unità di chi ha abbandonato non si muovono, non attaccano e non si ritirano più; la sua capitale si può attaccare come quelle neutrali, ma conserva dadi e punti, e lui non ottiene più punti vittoria.
rule-D12-6 = Una partita di Premium o Standard dura di solito da 5 a 7 round, una di Epic da 7 a 10. È un'indicazione, non una regola.

## Il compendio

digest-title = Dust
digest-intro = Le regole come le gioca questo programma, in quattro edizioni, raccontate con parole nostre. Premium è il gioco del regolamento inglese, Standard il gioco di base ed Epic la variante di quello tedesco, Original il gioco di quello italiano; ciò che non nomina un'edizione vale in tutte e quattro. I numeri sono quelli che stanno accanto a ogni domanda e in ogni rifiuto. Dove le regole stampate tacciono o sono oscure, una decisione dice che cosa si è stabilito. Dust è un titolo del suo editore; questo testo non sostituisce i regolamenti.
reconstructed-intro = I regolamenti non stampano né la mappa né le carte, e non se ne conosce una lista. I file di dati dicono per ogni valore se è accertato, derivato o ricostruito, e perché. Ognuno si può sostituire con un file proprio, per esempio con i valori della tua copia del gioco.
reconstructed-map = Mappa. Sono accertati il numero di aree di ogni tipo, le tre coppie di capitali, i collegamenti intorno al bordo da est a ovest e nessuno da nord a sud, e che in Antartide non c'è nulla. Quali aree ci siano, come si chiamino, dove stiano, quali siano capitali o fonti di energia e che cosa sia collegato è ricostruito: la Terra com'è, un solo oceano, aree nell'interno, tre coppie di capitali in America del Nord, in Europa e in Cina, e circa quattro fonti di energia di terra per ogni coppia.
reconstructed-cards = Carte. Sono accertati il loro numero, i limiti e la somma dei valori, e le undici abilità. È derivato che ognuno dei quindici modi di fare 7 con tre valori stia su tre carte, con una, due e tre stelle. Quale carta abbia quale abilità è ricostruito: dieci abilità ci sono quattro volte e le truppe missilistiche cinque, ognuna con valori alti e bassi.
reconstructed-colours = Colori. Armate rosse, blu e grigie le nominano i regolamenti, una gialla il resoconto di una partita. Verde e bianco sono un'ipotesi.

## Le edizioni a confronto: le righe di editions.TABLE, ognuna con la sua regola, e ciò che sta nelle sue caselle

comparison-intro = Tutto ciò in cui le edizioni differiscono, dalla tabella con cui gioca il programma. Dove una casella si scosta da un testo stampato, la decisione sta presso la regola.
column-premium = Premium
column-standard = Standard
column-epic = Epic
column-original = Original
row-submarine-combat = Dadi di un sommergibile
    .rule = D1.6
row-land-setup = Come si distribuisce la terra
    .rule = D2.6
row-setup-submarines = Nella preparazione si possono comprare sommergibili
    .rule = D2.8
row-neutral-centres = Una capitale neutrale ha un centro di produzione
    .rule = D2.5
row-buy-neutrals = Si possono comprare unità neutrali
    .rule = D4.9
row-pairs-for-all = I primi tre giocatori prendono tre coppie di capitali, in quanti che si giochi
    .rule = D2.4
row-own-capital-only = Solo la capitale presa nella preparazione dà punti produzione
    .rule = D4.1
row-cross-empty = I movimenti di terra possono passare per aree libere
    .rule = D5.3
row-strategic-from-many = Bombardieri di più aree possono unirsi in un movimento strategico
    .rule = D5.6
row-naval-range = I sommergibili attaccano a qualsiasi distanza
    .rule = D6.5
row-capital-attacks = Quando si possono attaccare le capitali
    .rule = D6.9
row-round-one-capitals = Le capitali neutrali si possono attaccare nel round 1
    .rule = D6.8
row-neutral-capitals-plain = Le capitali neutrali sono terra comune, per sempre
    .rule = D6.10
row-retreat = Ritirata volontaria
    .rule = D7.6
row-submarines-retreat = I sommergibili possono ritirarsi
    .rule = D7.9
row-retreat-to-empty = I difensori senza un'area propria possono ritirarsi in una libera
    .rule = D8.3
row-retreat-by-sea = I difensori possono ritirarsi trasportati dai propri sommergibili
    .rule = D8.5
row-lost-at-sea = Un cessate il fuoco distrugge gli attaccanti anfibi
    .rule = D7.10
row-bombard-capitals = I sommergibili possono bombardare le capitali
    .rule = D9.2
row-missile-dice = Dadi dei missili
    .rule = D10.11
row-missiles-at-sea = I missili si possono lanciare su aree di mare
    .rule = D10.11
row-rockets-either-side = Alle truppe missilistiche basta un'unità di terra dell'una o dell'altra parte
    .rule = D10.1
row-nurse-for-submarines = L'infermiera salva i sommergibili
    .rule = D10.2
row-nurse-for-landings = L'infermiera salva gli attaccanti anfibi
    .rule = D10.2
row-weapon-at-capitals = L'arma segreta funziona contro le capitali
    .rule = D10.3
row-radar-all-round = Il radar funziona in ogni battaglia del round, anche per i sommergibili
    .rule = D10.5
row-diplomat-any-time = Il diplomatico si può usare in qualsiasi momento della propria produzione
    .rule = D10.4
row-builder-at-new = Il robot gratuito può comparire presso un centro di produzione costruito in questo turno
    .rule = D10.13
row-drop-returns = I robot sganciati tornano dopo un cessate il fuoco
    .rule = D10.7
row-capital-vp = Punti vittoria di una capitale
    .rule = D11.1
row-majority-vp = Punti vittoria di una supremazia
    .rule = D11.1
row-sources-per-vp = Fonti di energia per 1 punto vittoria
    .rule = D11.1
row-targets = Punti vittoria che bastano per vincere, con 2 / 3 / 4 / 5 / 6 giocatori
    .rule = D12.1
row-needs-capital = Può vincere solo chi tiene una capitale
    .rule = D12.2
row-ties = Che cosa decide a parità di punti vittoria
    .rule = D12.3
cell-yes = sì
cell-no = no
cell-missile-dice-0 = uno per ogni proprio centro di produzione
cell-all-land = un carro armato dopo l'altro, finché non c'è più terra libera
cell-small-bases = due fonti di energia e cinque aree ciascuno, il resto è neutrale
cell-who-has-half-the-target = quelle di un altro giocatore solo da chi ha metà dei punti per vincere; fatto questo, da tutti
cell-nobody-any-capital-before-somebody-has-20 = nessuna, nemmeno neutrale, finché qualcuno non ha 20 punti
cell-nobody-an-enemy-s-capital-before-somebody-has-20 = nessuna di un nemico, finché qualcuno non ha 20 punti
cell-up-to-half-before-an-own-roll = fino a metà delle unità, prima di un proprio tiro
cell-one-before-every-roll = un'unità di ogni parte, prima di ogni tiro
cell-capitals-areas-shared = capitali, poi aree; altrimenti si divide
cell-this-round-majorities-land-sources-capitals-another-round = punti di questo round, poi supremazie, aree di terra, fonti di energia, capitali; altrimenti un altro round

## Esempi

example-A = È il primo round di una partita in sei. Un giocatore tiene la sua capitale, i tre centri di produzione che ha messo e due sole fonti di energia, e la sua carta ha un valore di produzione di 3. Il terzo centro di produzione non dà nulla per mancanza di una fonte di energia, quindi ha 6 + 6 + 3 = 15 punti. Compra un centro di produzione per 6, due carri armati per 4, un sommergibile per 4 e una carta per 1. I carri armati vanno nella capitale, dove c'è uno dei suoi centri di produzione, il sommergibile nel mare accanto a un altro, il nuovo centro di produzione in un'area sua che non ne ha; poi pesca la carta.
    .rules = D4.10, D4.1, D4.2, D4.4, D4.5, D4.6, D4.7
example-B = All'inizio di una partita di Original ognuno ha tre centri di produzione ma due sole fonti di energia, sicché i suoi centri di produzione danno 6 punti e non 9. Per averne tutti e 9 deve conquistare una terza fonte di energia.
    .rules = D4.12, D4.1
example-C = Nel primo round di Original la capitale dà 6 punti e i centri di produzione 6; con una carta da 1 fanno 13 punti, con una carta da 5 fanno 17. Nessuno può averne di meno o di più.
    .rules = D4.12, D4.1
example-D = Il rosso ha una fila ininterrotta di aree di terra. Per un punto movimento porta quante unità vuole, per esempio due carri armati, tre robot, due caccia e un bombardiere, da un capo all'altro. Se una delle aree in mezzo è libera, può farlo in Premium e Standard, ma non in Epic e Original.
    .rules = D5.2, D5.3
example-E = Unità lontane dalla costa devono attraversare il mare. Un movimento di terra le porta in un'area costiera, e un movimento anfibio porta le stesse unità da lì, lungo una catena di propri sommergibili, a una costa lontana. Sono due movimenti, e costano 2 punti movimento.
    .rules = D5.10, D5.2, D5.5
example-F = Il blu ha cinque unità nella sua capitale sulla costa, e due rotte di aree di mare con suoi sommergibili portano a una costa tenuta dal grigio. Per l'una o per l'altra può attaccare quella costa con quante delle cinque vuole. Se le manda tutte e cinque e vince, nella sua capitale non sta più nessuno, e ne ha perso il controllo.
    .rules = D6.4, D5.9, D6.11
example-G = Il rosso attacca con due carri armati, un robot, un caccia e un bombardiere; il blu difende con cinque carri armati e due caccia. Il rosso ha meno unità ma ha l'iniziativa, 3 contro 2. Tira 7 dadi, colpisce due volte e distrugge entrambi i caccia. Il blu risponde con 5 dadi e colpisce anche lui due volte. Al robot non arriva finché ci sono carri armati, quindi prende il caccia e poi il bombardiere, che ormai nulla protegge.
    .rules = D7.12, D7.2, D7.3, D7.4
example-H = Un attaccante per terra tira senza colpi, e così il difensore, e così di nuovo l'attaccante: è un cessate il fuoco, e gli attaccanti tornano indietro. È lo stesso se il difensore ha tirato per primo e per terzo. In mare le due parti devono tirare insieme tre volte, tutti e sei i tiri senza colpi.
    .rules = D7.14, D7.7, D7.9
example-I = Alla fine del primo round due giocatori hanno altrettante aree di mare, più di chiunque altro. Nessuno aveva prima quella supremazia, quindi non va a nessuno dei due. Se uno dei due l'avesse avuta, la terrebbe.
    .rules = D11.2
example-J = Alcuni sommergibili bombardano una costa e distruggono due carri armati. Chi li possiede ha giocato l'infermiera, ma un attacco speciale non è una battaglia, e lei non può salvarli.
    .rules = D9.4, D9.2, D10.2
