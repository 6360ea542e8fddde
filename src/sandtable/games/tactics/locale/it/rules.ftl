### Le regole di Dust Tactics con parole nostre, un messaggio per ogni numero di regola (T5.7 è rule-T5-7, R12 è rule-R12).
### L'attributo .ruling dice che cosa si è deciso dove le regole stampate tacciono, sono oscure o si contraddicono.
### Ogni messaggio sta su una riga.

chapter-T1 = Unità e carte
chapter-T2 = Terreno
chapter-T3 = Il round
chapter-T4 = Azioni
chapter-T5 = Movimento
chapter-T6 = Linea di vista
chapter-T7 = Attacco
chapter-T8 = Copertura
chapter-T9 = Attaccare gli elementi di copertura
chapter-T10 = Gittate
chapter-T11 = Corpo a corpo
chapter-T12 = Artiglieria
chapter-T13 = Fuoco di reazione
chapter-T14 = Edifici
chapter-T15 = Eroi
chapter-T16 = Preparazione
chapter-T17 = Abilità
chapter-T18 = Squadra comando
chapter-T19 = Danni speciali
chapter-T20 = Armi speciali
chapter-T21 = Fine e vittoria
chapter-R = Casi discussi

## T1 Unità e carte

rule-T1-1 = Un'unità è una squadra, un veicolo o un eroe. La sua carta dà il valore di movimento, la classe di corazza (soldati da 1 a 4, veicoli da 1 a 7, aerei da 1 a 3), i punti (una squadra ne ha uno per miniatura), le abilità, le munizioni limitate, il costo in AP, la fazione e le righe delle armi; la carta di una squadra mostra anche che cosa la salva in copertura leggera e in copertura pesante.
    .ruling = Un aereo è un quarto tipo di unità: una miniatura con dei punti.
rule-T1-2 = La riga di un'arma dà l'arma, la gittata, quanti la portano e per ogni classe di corazza dadi e danno, niente, oppure un valore speciale (da T19.1 a T19.4).
rule-T1-3 = Una squadra sta su una casella. Così anche la maggior parte dei veicoli; ad alcuni ne serve più d'una.
rule-T1-4 = Di norma le squadre hanno da 2 a 5 punti, i veicoli da 2 a 10. Un trattino vuol dire che l'arma non nuoce mai a quella classe. Un numero tra parentesi dopo un'arma dice quanti la portano; quando sono tutti morti, la riga non c'è più.
rule-T1-5 = Alcuni veicoli sono così grandi da occupare più caselle.
    .ruling = Un veicolo grande occupa un blocco di due caselle per due e non ha un fronte. Si muove come un blocco: deve poter entrare in ogni casella che occupa di nuovo, va in diagonale solo se sono libere tutte e due le vie attorno, non entra né in edifici né in caselle con amici e può schiacciare ogni cassa in cui entra. Per gittata e vista conta la coppia di caselle migliore, la stessa per entrambe, e per la copertura quella che ne dà meno; le sue caselle non lo bloccano mai. Un eroe in una casella che continua a occupare non lo ferma. Entra tutto intero, con almeno due caselle al bordo della sua parte, e si chiama con la casella in alto a sinistra. È un solo bersaglio, reagisce una volta e vale una volta.
rule-T1-6 = Gli aerei volano sopra ogni terreno, elemento di copertura, unità ed edificio, e nessun angolo li ferma.
    .ruling = Gli aerei finiscono il movimento su una casella con un simbolo, anche acqua, senza unità e fuori dagli edifici. Nessuno entra nella loro casella o la attraversa, nemmeno gli amici, e un aereo nemico chiude un angolo come ogni nemico. Non bloccano la vista; soldati e ostacoli anticarro non la bloccano verso di loro né da loro, veicoli e caselle senza simbolo sì. Non hanno copertura, non schiacciano nulla e non tengono obiettivi, ma impediscono al nemico di tenerli.
rule-T1-7 = Tutte le unità di un esercito sono di una sola fazione.
    .ruling = Ogni eroe c'è una volta, ogni altra carta quante volte l'ha la riserva dello scenario; nella scatola ognuna c'è una volta. La SSU combatte dalla parte degli Alleati.
rule-T1-8 = Ogni danno costa a una squadra una miniatura e a tutti gli altri un punto: 3 danni a una squadra sono 3 miniature.

## T2 Terreno

rule-T2-1 = Un cerchio è terreno aperto. Un triangolo è acqua profonda: nessuno vi entra, ma la vista passa; aerei e unità con Salto la attraversano. Una croce sono macerie: chiuse ai veicoli senza Salto, aperte a tutti gli altri, e copertura leggera per una squadra. Un rombo è fumo: tutti possono entrarvi, ma blocca la vista, e chi vi sta dentro non attacca e non è attaccato. Una casella senza simbolo è chiusa a tutti e blocca la vista; gli aerei la sorvolano, il Salto non la passa.
rule-T2-2 = Gli elementi di copertura stanno solo su cerchi e rombi. Una tessera terreno rende la sua casella una casella senza simbolo.
rule-T2-3 = Nella casella di una cassa di munizioni possono entrare tutti. Un veicolo che vi entra può schiacciarla, dove si ferma o lungo la strada; il suo giocatore nomina le casse, e tutte devono stare su una sola strada che il veicolo può pagare. Nella casella di un ostacolo anticarro non entra nessun veicolo.
    .ruling = Va bene ogni strada che il veicolo può pagare, non solo la più economica; si paga allora la più cara.
rule-T2-4 = Una casella tiene un solo elemento di copertura. L'elemento conserva i danni subiti.

## T3 Il round

rule-T3-1 = All'inizio del round ogni parte tira tre dadi; un dado ha due facce con un mirino e quattro vuote. Vince chi ha più mirini, in parità si tira di nuovo. Chi vince dice quale parte comincia.
rule-T3-2 = Le parti attivano a turno un'unità; quando una non ne ha più, l'altra va avanti. Per passare si attiva un'unità e non le si fa fare niente. Quando tutte sono state attivate il round finisce, e tutte le unità sono di nuovo pronte.
rule-T3-3 = Nel primo round ogni unità entra sulla plancia: la sua prima azione è un movimento di una casella dal bordo della sua parte, poi agisce liberamente. Secondo la FAQ il movimento d'ingresso ha tutti i punti movimento dell'unità.
rule-T3-4 = Il movimento d'ingresso viene sempre per primo, perciò un'unità che entra non può fare un attacco prolungato. Un eroe unito entra con la squadra.
    .ruling = Secondo il regolamento l'ingresso è la casella d'entrata, una in più con Veloce, due in più con Veicolo da ricognizione e una in più con Assalto, che raddoppia la casella prima che si aggiunga Veloce; ognuna solo se la si usa ora. Un eroe unito non si può attivare da solo prima che siano entrambi sulla plancia.
rule-T3-5 = Abilità e scenari possono dare a una parte più o meno dadi per l'iniziativa.
    .ruling = A ogni parte resta almeno un dado.
rule-T3-6 = Nel primo round nessuno può restare fuori dalla plancia.
    .ruling = Se nessuna casella d'entrata è libera, l'unità non fa niente ed entra in un'attivazione successiva con la stessa regola. Entrare non è un passo in diagonale. Chi può entrare solo con un salto dei due movimenti deve farlo. Uno scenario può invece schierare le unità sulla plancia, prima i veicoli grandi; quella per cui non c'è posto resta fuori.

## T4 Azioni

rule-T4-1 = Un'unità attivata ha fino a due azioni: movimento, attacco, abilità o niente; oppure un attacco prolungato, che le prende entrambe. Non può attaccare due volte.
rule-T4-2 = Ciò che un'unità farà si dichiara prima che cominci la sua attivazione, abilità e armi speciali comprese.
    .ruling = I bersagli di tutte le righe, anche di quelle C, si nominano insieme all'inizio dell'attacco, prima di ogni dado. Una dichiarazione si giudica dove l'unità starà.
rule-T4-3 = In un attacco prolungato tutti i dadi vuoti di ogni riga si tirano ancora una volta.
rule-T4-4 = Due azioni qualsiasi si possono combinare, anche due abilità, ma non due attacchi. Le abilità gratuite non costano azioni, ma le usa solo un'unità attivata.
rule-T4-5 = Un'abilità che cambia un'azione si dichiara prima di quell'azione: Berserk prima dei dadi, Carica prima del movimento.
    .ruling = Un'azione dichiarata che è diventata impossibile va persa. A tutto fuoco, Berserk e Medaglia d'onore si dichiarano solo con un attacco, Assalto solo con un movimento, Attacco eroico con qualsiasi cosa.
rule-T4-6 = Anche il fuoco di reazione e il colpo di un'artiglieria chiamata sono attivazioni: le abilità gratuite si possono usare.

## T5 Movimento

rule-T5-1 = Un'azione di movimento dà a un'unità tanti punti movimento quanto il suo valore. Un passo costa 1. Anche il primo passo in diagonale di un'attivazione costa 1, ogni altro 2.
    .ruling = Se più regole vietano una casella se ne nomina una: che cosa non va nella casella stessa, poi che cosa sta in mezzo. Una volta il regolamento parla del round invece che dell'azione; i suoi esempi mostrano che s'intende ogni azione.
rule-T5-2 = Nessuno entra nella casella di un nemico; solo il Salto la passa (T17.17). I veicoli non passano attraverso gli amici. Squadre ed eroi passano attraverso ogni amico ma non si fermano lì, a meno che un eroe divida la casella (T15.1).
rule-T5-3 = Un passo in diagonale sfiora due caselle, i suoi angoli. I soldati possono sfiorare un angolo impraticabile, non passare tra due; un ostacolo anticarro per loro non lo è mai. I veicoli non possono sfiorarne nessuno: né nemici, né ostacoli anticarro, né caselle senza simbolo.
rule-T5-4 = Non c'è un fronte. I punti movimento non vanno spesi tutti, e nessuno resta per il secondo movimento; ma l'unica diagonale a buon prezzo vale per i due insieme. In una casella di cui non si può pagare il costo non si entra.
    .ruling = Un movimento può tornare alla casella da cui è cominciato, se si possono pagare andata e ritorno; allora l'unità si è mossa. Restare non è un movimento.
rule-T5-5 = Anche acqua e macerie possono essere angoli impraticabili (T5.3).
    .ruling = L'acqua è un angolo impraticabile per tutti, le macerie per i veicoli senza Salto, gli amici per nessuno. Per un'unità con Salto né unità, né ostacoli anticarro, né acqua sono angoli impraticabili.
rule-T5-6 = In una casella c'è posto per una squadra o per un veicolo.
    .ruling = A una squadra o a un veicolo si aggiungono gli eroi. Una squadra può fermarsi dove sta da solo un eroe amico. Un veicolo non entra in una casella con amici, ma un eroe può entrare in quella di un veicolo.
rule-T5-7 = Nessun passo attraversa un muro. Delle due vie attorno a un passo in diagonale una è chiusa se la sua casella è impraticabile per l'unità o se su uno dei suoi due lati c'è un muro; per i veicoli la chiude anche un ingresso piccolo. I soldati sono fermati se tutte e due le vie sono chiuse, i veicoli se lo è una.

## T6 Linea di vista

rule-T6-1 = La vista è una retta da centro a centro. Una casella senza simbolo o con fumo che la retta attraversa la blocca; un angolo che tocca soltanto no, ma può dare copertura (T8.3). La vista è sempre reciproca.
rule-T6-2 = Una linea che tocca angoli così da tutti e due i lati è bloccata, ovunque stiano, anche in un solo punto. Se stanno tutti dallo stesso lato è libera.
rule-T6-3 = Le casse di munizioni non bloccano mai la vista. Gli ostacoli anticarro la bloccano solo tra soldati.
rule-T6-4 = Un'unità di soldati tra altre due blocca la vista da soldati a soldati. Se chi attacca o il bersaglio è un veicolo, no.
rule-T6-5 = I veicoli bloccano la vista a tutti, come le caselle senza simbolo.
rule-T6-6 = L'esempio degli angoli del regolamento vale alla lettera. Un muro è lungo quattro caselle; da A1 ad A4 lo continuano, contate dalla sua fine, e da B1 a B4 gli stanno a fianco, contate dalla stessa fine. Una casella A vede le caselle B con un numero non più alto del suo.
rule-T6-7 = Ostacoli anticarro e unità bloccano solo tra chi spara e il bersaglio, mai nella casella dell'uno o dell'altro. Un elemento di copertura preso di mira conta per la vista come un veicolo.
rule-T6-8 = Il fumo blocca la vista come una casella senza simbolo (T6.1).
    .ruling = Gli angoli del fumo contano come quelli di una casella senza simbolo.
rule-T6-9 = I muri stanno sui lati delle caselle. Una linea che ne attraversa uno tra i suoi estremi è bloccata. L'estremo di un muro è un angolo dal lato in cui sta il muro, e muri da tutti e due i lati di un punto toccato bloccano la linea.
    .ruling = All'estremo di un ingresso piccolo il muro in linea con esso non è un angolo; a un ingresso grande lo è.

## T7 Attacco

rule-T7-1 = Un attacco passa per gittata, vista, bersagli, dadi, copertura e danni, in quest'ordine. Tutte le righe sparano insieme, e ognuna ha il suo bersaglio.
rule-T7-2 = La gittata si conta come il movimento: la prima diagonale 1, ogni altra 2.
rule-T7-3 = I dadi della riga di una squadra si moltiplicano per i vivi che portano l'arma; quelli di veicoli ed eroi no.
rule-T7-4 = Il bersaglio non si cambia. Le munizioni dichiarate sono spese anche se il bersaglio è già morto.
rule-T7-5 = Ogni colpo a segno fa il danno della sua riga. Il danno di tutte le righe non C su un bersaglio si somma; poi il proprietario di una squadra sceglie una volta quali miniature muoiono. Veicoli ed eroi perdono punti.
    .ruling = Una miniatura nominata da un cecchino cade per prima; poi il proprietario ripartisce il resto tra chi rimane.
rule-T7-6 = Le righe possono restare inutilizzate. Una miniatura usa in un attacco tutte le sue armi: fucile, arma limitata e coltello.
    .ruling = Almeno una riga deve sparare, anche in una reazione; solo se tra dichiarazione e attacco è venuta una reazione o un tiro possono restare tutte inutilizzate. I dadi di tutte le righe non C contano le miniature del bersaglio prima di ogni perdita.
rule-T7-7 = Un attacco è rivolto al nemico.
    .ruling = I bersagli sono unità nemiche ed elementi di copertura; gli amici li colpiscono solo le fiamme (T20.4).
rule-T7-8 = Un'arma che ha preso parte a un attacco non si usa di nuovo nel round.
    .ruling = Non di nuovo nel round vuol dire in questa attivazione: un'unità riattivata può usare tutte le sue righe, e le righe C rispondono qualunque cosa si sia usata prima.

## T8 Copertura

rule-T8-1 = La copertura protegge le squadre, e gli eroi uniti a una di esse, dalle armi a distanza. Per ogni colpo a segno si tira un dado, e il simbolo della carta per copertura leggera o pesante lo para. Se la carta non mostra simboli non si tira.
rule-T8-2 = Una cassa di munizioni e le macerie danno copertura leggera alla squadra in quella casella, un ostacolo anticarro pesante.
rule-T8-3 = La copertura d'angolo è leggera: la linea passa per un angolo che la casella del bersaglio ha in comune con una casella che blocca la vista a questo attaccante. Secondo la FAQ può essere qualsiasi angolo di una casella che blocca accanto al bersaglio.
rule-T8-4 = Due volte leggera è pesante. Più che pesante non c'è.
rule-T8-5 = Una parata annulla un colpo con tutto il suo danno. Righe C, phaser, lanciafiamme e UGL ignorano la copertura.
rule-T8-6 = Per la copertura d'angolo serve l'angolo comune di T8.3.
    .ruling = Una linea incontra un angolo della casella del bersaglio solo su una diagonale esatta. Le frasi più generali del regolamento rimandano a questa.
rule-T8-7 = Un'artiglieria chiamata spara senza una linea propria (T12.2).
    .ruling = Contro un'artiglieria chiamata non c'è copertura d'angolo; valgono quella della casella del bersaglio e quella di un edificio, vista da dove sta il pezzo.

## T9 Attaccare gli elementi di copertura

rule-T9-1 = Una cassa di munizioni è un veicolo di classe 3 con 2 punti, un ostacolo anticarro uno di classe 5 con 4 punti.
rule-T9-2 = Un'unità e un elemento di copertura nella stessa casella vogliono righe diverse; l'unità si risolve per prima.
rule-T9-3 = L'unità, risolta per prima, ha ancora la copertura di quell'elemento.
rule-T9-4 = Gli elementi subiscono danni secondo la loro classe di veicolo: laser, phaser, righe C e fiamme AP funzionano, queste ultime distruggono con un colpo; i lanciafiamme non nuocciono agli ostacoli anticarro. Gli elementi non rispondono mai e non valgono punti.

## T10 Gittate

rule-T10-1 = Un numero solo è la gittata massima, e la minima è 1. Due numeri sono la minima e la massima. U non ha limite se non la vista. C vuol dire casella adiacente, anche in diagonale. A è artiglieria: da 4 in su, senza limite.
    .ruling = All'elemento di copertura nella propria casella non si può sparare, perché ogni gittata comincia da 1.

## T11 Corpo a corpo

rule-T11-1 = Le righe C vengono dopo le perdite delle altre righe. Il loro bersaglio può rispondere insieme con tutte le sue righe C; se i bersagli sono più d'uno, può farlo ognuno.
rule-T11-2 = Non c'è copertura, e l'attacco prolungato funziona. Knife, Knife & Grenade e Combat Knife sono righe C, una per ogni miniatura viva.
rule-T11-3 = Rispondere è facoltativo. Lo fa chi è vivo dopo le altre righe, solo contro l'attaccante, senza attivazione, attacco prolungato o abilità dichiarate; anche un eroe unito usa le sue righe C. L'unità attivata può rispondere a una reazione con righe C. Al corpo a corpo serve la vista: niente muri e niente due angoli che bloccano in mezzo.
    .ruling = Osservatore inverte anche i dadi di chi risponde, perché non si dichiara; A tutto fuoco, Berserk e Medaglia d'onore non contano.

## T12 Artiglieria

rule-T12-1 = Fuoco diretto: l'artiglieria che vede il bersaglio attacca come le altre armi. L'attacco prolungato è permesso, e possono sparare anche altre righe.
rule-T12-2 = Fuoco indiretto: un osservatore, cioè un'unità con Colpo di artiglieria, che vede il bersaglio spende un'azione di abilità, senza tiro. Un'unità di artiglieria amica attacca subito e colpisce con i mirini: deve essere carica, sulla plancia, non ancora attivata e a 4 o più dal bersaglio. Questo prende le sue due azioni e non è mai un attacco prolungato. Le sue altre righe possono sparare allo stesso bersaglio o a un altro che vedono e raggiungono da sé.
rule-T12-3 = Ricaricare è un'azione di abilità; all'inizio tutto è carico. Secondo la FAQ l'artiglieria ignora la copertura tranne che dentro gli edifici.
rule-T12-4 = Un'arma A che ha sparato è scarica. Un'unità può attaccare e ricaricare in una sola attivazione, in qualsiasi ordine.
rule-T12-5 = Dopo il colpo l'osservatore fa l'azione che gli resta; poi tocca al nemico.
rule-T12-6 = Il bersaglio di un colpo è un'unità che l'osservatore vede; la distanza si conta dal pezzo.
    .ruling = Un pezzo in un edificio o nel fumo non si può chiamare, e un osservatore nel fumo non vede niente.

## T13 Fuoco di reazione

rule-T13-1 = Un'unità non ancora attivata può tentare di reagire al nemico attivato, se lo vede, lo ha a portata e ha un'arma che può danneggiarlo. Tira un dado; con un mirino fa un attacco contro di lui con tutte le righe a portata. In ogni caso conta come attivata. Le abilità gratuite si possono usare.
rule-T13-2 = Si reagisce dopo il movimento in movimento e attacco, dopo l'attacco in attacco e movimento, dopo il primo di due movimenti, e dopo i due movimenti di una carica, prima del suo attacco. Contro un attacco prolungato non si reagisce.
    .ruling = Con Veloce il momento per reagire viene dopo tutto il movimento con il suo punto in più; quindi in due movimenti dopo il primo.
rule-T13-3 = Secondo la FAQ c'è un solo tentativo in ogni attivazione di un nemico, e contro una carica lo si può fare anche tra i due movimenti.
    .ruling = Dopo un tentativo tra i movimenti di una carica non ce n'è un altro dopo.
rule-T13-4 = Tutte le righe di una reazione mirano all'unità attivata; alcune si possono tralasciare. Se è viva, questa continua con ciò che ha dichiarato.
    .ruling = Una reazione si dichiara quando è il suo momento. Secondo il regolamento più unità possono reagire una dopo l'altra, secondo la FAQ una sola.
rule-T13-5 = Un'attivazione è interrotta dalle reazioni in un solo momento (T13.2).
    .ruling = Il momento per reagire viene dopo la prima azione, qualunque sia la seconda, anche niente; non fare niente per primo conta come farlo per secondo. Non c'è se l'unità non fa proprio niente o fa un attacco prolungato. In una carica, o in un solo salto con i due movimenti, viene dopo il secondo (T17.17). A un'artiglieria chiamata nessuno reagisce.

## T14 Edifici

rule-T14-1 = I muri bloccano la vista e non si distruggono. Gli ingressi piccoli fanno entrare i soldati, quelli grandi anche i veicoli; gli aerei non entrano mai. I soldati con Salto passano sopra gli edifici, i veicoli no. Nessuno atterra su un edificio.
rule-T14-2 = Una squadra in un edificio ha copertura leggera contro gli attacchi dall'interno dello stesso e pesante contro quelli da fuori. Tra dentro e fuori l'unità all'interno, che attacchi o sia attaccata, deve stare su una casella con un ingresso verso l'altra. Gli ingressi piccoli non danno copertura d'angolo. Gli ostacoli anticarro si possono mettere solo in un edificio con almeno un ingresso grande.
    .ruling = La linea tra dentro e fuori non deve attraversare muri.
rule-T14-3 = Dentro ci si muove e si spara come sempre, e la copertura si somma: quella leggera dell'edificio e una cassa o un angolo fanno copertura pesante.
rule-T14-4 = Muri esterni e interni danno copertura d'angolo, anche a una squadra fuori. Stanno sui lati delle caselle: attraversarne uno blocca, toccarne l'estremo è un angolo. Un ingresso è aperto per tutta la lunghezza del suo lato. Ai veicoli serve un ingresso grande.
rule-T14-5 = Alcuni casi di muri e porte non sono nel regolamento.
    .ruling = Un salto sopra i muri finisce fuori da quell'edificio, anche se più avanti nello stesso movimento si potrebbe usare una porta. A unità in due edifici diversi serve a tutte e due la propria porta. Una linea che passa per due ingressi di una casa vuota è libera se non attraversa muri.
rule-T14-6 = L'ingresso deve essere della casella dell'unità all'interno, chiunque attacchi.
    .ruling = Una frase del regolamento nomina per errore la casella dell'attaccante; il suo esempio mostra che cosa s'intende. L'ingresso è quello che la linea attraversa, o al cui estremo lascia la casella.

## T15 Eroi

rule-T15-1 = Un eroe può dividere la casella con un'unità amica. Prima del primo round può unirsi a una squadra della stessa classe di corazza; una squadra accoglie un solo eroe.
rule-T15-2 = Un eroe unito e la squadra hanno una sola attivazione e usano tutte le loro righe. L'eroe ha le abilità della squadra, la squadra alcune dell'eroe (T17.27). I danni li ripartisce il proprietario come vuole. La copertura della squadra protegge entrambi, e conta il movimento più alto.
rule-T15-3 = Un eroe può lasciare la squadra durante la partita, per sempre.
rule-T15-4 = Uniti, stanno sempre nella stessa casella. L'eroe muore con l'ultimo punto, e la squadra va avanti. Gli eroi da soli non hanno copertura. Le due carte valgono separatamente.
rule-T15-5 = Che un eroe lasci la squadra si dichiara prima dell'attivazione comune. Da allora si attivano separatamente e non hanno più niente in comune. Possono restare nella stessa casella, ma l'eroe non si unisce più. Dopo l'inizio nessuno si unisce.
rule-T15-6 = Quando cade l'ultima miniatura della squadra l'eroe combatte da solo: niente copertura, punti propri, la stessa attivazione.
    .ruling = Ciò che l'attacco riserva ancora alla squadra tocca allora all'eroe: i danni che restano, e le righe C, a cui può rispondere.
rule-T15-7 = Un eroe che divide una casella senza essersi unito è un bersaglio a sé; nessuno dei due blocca la vista all'altro.
    .ruling = Chi si unisce a chi lo decidono le due parti in segreto e insieme, prima della prima iniziativa.

## T16 Preparazione

rule-T16-1 = Un esercito non costa più AP di quanti lo scenario permette. Il terreno è come dice lo scenario o si mette a turno: tre dadi per parte decidono chi mette la prima tessera, e di nuovo chi mette il primo elemento di copertura; in parità si tira di nuovo. Gli elementi di copertura stanno nella zona di copertura dello scenario, nelle battaglie proprie al centro.
    .ruling = Un esercito ha al massimo dodici carte. Dove lo scenario fissa il numero di veicoli e squadre non si prende una carta con cui l'esercito non potrebbe mai essere completo. Le tessere stanno sui cerchi, non negli edifici, non dove le unità entrano o sono schierate, e non sugli obiettivi.
rule-T16-2 = L'ordine è scenario, eserciti, poster e tessere, elementi di copertura, eroi, iniziativa. Ci sono due casse e due ostacoli anticarro; chi è di turno sceglie quale mettere.
    .ruling = Gli eserciti li scelgono le due parti in segreto e insieme; nessuno vede quante carte ha l'altro. Tra compagni sceglie uno.

## T17 Abilità

rule-T17-1 = Fuoco di reazione avanzato: due dadi per una reazione, dei quali uno deve mostrare un mirino.
rule-T17-2 = Fuoco di reazione superiore: tre dadi per una reazione, dei quali uno deve mostrare un mirino.
rule-T17-3 = Agile: ogni passo in diagonale costa 1.
rule-T17-4 = A tutto fuoco: una volta per partita, il doppio dei dadi per tutte le righe in questo round.
rule-T17-5 = Colpo di artiglieria (azione di abilità): l'unità chiama l'artiglieria, vedi T12.2.
rule-T17-6 = Assalto: una volta per partita il movimento raddoppia, anche per i due movimenti.
rule-T17-7 = Osso duro: le munizioni limitate non finiscono mai, ma in un'attivazione non se ne sparano più di quante ne sono stampate.
rule-T17-8 = Berserk: una volta per partita tutti i dadi vuoti di ogni riga si tirano ancora una volta, dopo quelli di un attacco prolungato.
rule-T17-9 = Operazioni segrete: un dado in più per l'iniziativa, quante che siano le unità che le hanno.
rule-T17-10 = Scimmia Blutkreuz: eroi e squadre che ce l'hanno si uniscono solo tra loro.
rule-T17-11 = Zombi Blutkreuz: eroi e squadre che ce l'hanno si uniscono solo tra loro.
rule-T17-12 = Carica: movimento, movimento e attacco, questo con tutte le righe la cui gittata stampata è 1 o C. L'ingresso conta come primo movimento. Senza bersaglio l'attacco va perso.
    .ruling = Carica prende il posto delle due azioni e non ne dà un'altra.
rule-T17-13 = Squadra comando: l'unità dà ordini, vedi da T18.1 a T18.8.
rule-T17-14 = Resistente ai danni: dopo la copertura si tira un dado per ogni danno, e un mirino lo fa ignorare. Un eroe non la condivide.
rule-T17-15 = Veloce: un punto movimento in più in un'azione di movimento dell'attivazione. Di due movimenti lo usa il primo, se gli serve.
rule-T17-16 = Attacco eroico: una volta per partita, quando l'eroe è attivato e senza azione, gli attacchi contro di lui non fanno danni per il resto del round, nemmeno artiglieria e corpo a corpo. La squadra lo condivide.
    .ruling = Contro un'unità con Attacco eroico non si tirano dadi, tranne che da un eroe con il siero, i cui colpi contano lo stesso (T17.28).
rule-T17-17 = Salto: il movimento passa sopra elementi di copertura, acqua, macerie e unità di soldati, amiche o nemiche, mai sopra una casella senza simbolo o un veicolo, e finisce su una casella senza altre unità. I soldati passano anche sopra gli edifici. Eroe e squadra si uniscono solo se ce l'hanno entrambi.
    .ruling = I due movimenti possono essere un solo salto; solo l'ultima casella deve essere lecita, e il fuoco di reazione viene dopo. Un salto può finire su macerie e casse, non sull'acqua, e su un ostacolo anticarro solo per i soldati. Un eroe può atterrare su un amico, una squadra no. Saltare non è obbligatorio: i soldati possono camminare, ogni movimento per intero, e allora vanno e si fermano dove possono tutti i soldati. Un salto in diagonale passa sopra i muri se il terreno chiude al massimo uno dei suoi lati, e vale come un salto sopra gli edifici di tutte e quattro le caselle.
rule-T17-18 = Medaglia d'onore: una volta per round l'eroe tira di nuovo un dado. Non si condivide.
rule-T17-19 = Ricarica (azione di abilità): l'arma è di nuovo carica, vedi T12.3.
rule-T17-20 = Veicolo da ricognizione: due caselle in più nel primo round.
rule-T17-21 = Autoriparazione: alla fine del round si tira un dado per ogni punto perso, e ogni mirino ne ridà uno.
rule-T17-22 = Cecchino: nomina una miniatura del bersaglio, anche un eroe unito. Ogni colpo a segno è un danno solo a quella miniatura, il di più va perso; la copertura della squadra conta. Non si condivide.
rule-T17-23 = Osservatore: gli attacchi della squadra colpiscono con le facce vuote, e un attacco prolungato ritira i mirini.
rule-T17-24 = Patito dei carri (azione di abilità): una volta per partita un veicolo amico adiacente è riparato del tutto.
rule-T17-25 = Siero della rianimazione: dopo tutte le righe l'eroe riprende un punto per ogni proprio colpo a segno su soldati.
    .ruling = Le fiamme sugli amici non ridanno niente.
rule-T17-26 = Dove una regola speciale contraddice una regola di base, vale quella speciale.
rule-T17-27 = Un eroe condivide con la squadra Fuoco di reazione avanzato e superiore, Agile, Assalto, Osso duro, Berserk, Carica e Attacco eroico; ma non Resistente ai danni, che riguarda solo i danni assegnati a lui, Medaglia d'onore, che vale per le sue righe, e Cecchino. La squadra condivide tutto con l'eroe.
    .ruling = Un eroe non condivide nemmeno Veloce, A tutto fuoco, Colpo di artiglieria e Patito dei carri. Ciò che vale già per entrambi non si dichiara di nuovo; prima si usa l'abilità della squadra.
rule-T17-28 = Veicolo da ricognizione dà due punti in tutto, e niente a un veicolo che entra dopo il primo round. Autoriparazione e siero non portano mai sopra il valore iniziale e non aiutano ciò che è distrutto. Il siero conta i colpi tirati dall'eroe, non quando risponde.
    .ruling = I due punti di un Veicolo da ricognizione valgono per tutto il primo round, anche se viene riattivato.
rule-T17-29 = Comandante: l'eroe può unirsi a una squadra comando.
rule-T17-30 = Quanto durano le abilità e fin dove arrivano non è sempre stampato.
    .ruling = A tutto fuoco, Assalto, Berserk e Attacco eroico durano il round, anche dopo una riattivazione. Osservatore inverte solo i dadi d'attacco; Berserk allora ritira i mirini, e i laser continuano con le facce vuote. Operazioni segrete conta finché l'unità è viva, anche prima che entri. Adiacenti per le abilità sono le otto caselle attorno e la stessa casella, se non c'è un muro in mezzo.
rule-T17-31 = La Medaglia d'onore influisce sui dadi, perciò si dichiara prima del tiro.
    .ruling = Dopo tutte le ripetizioni di una riga dell'eroe si tira di nuovo un dado che ha mancato; un laser può continuare da lì.
rule-T17-32 = Le abilità che cambiano i dadi valgono anche per i danni speciali (da T19.1 a T19.4).
    .ruling = A tutto fuoco raddoppia la X di phaser, fiamme e salve; con un'arma a raffica i dadi sono il quadruplo. Osservatore inverte i dadi X di un phaser, non i suoi dadi del danno.
rule-T17-33 = Cecchino è di una sola riga, i cui colpi fanno 1 danno qualunque cosa la riga mostri. Contro un veicolo o un eroe da solo la miniatura è l'unità.
rule-T17-34 = Una squadra resistente ai danni tira per tutti i danni prima che si ripartiscano, anche per la parte di un eroe unito; un eroe tira solo per i danni assegnati a lui.
    .ruling = Contano anche i colpi di un cecchino. Se squadra ed eroe sono entrambi resistenti ai danni c'è un tiro per danno, non due.

## T18 Squadra comando

rule-T18-1 = Una squadra comando ha un ufficiale, un radiofonista, un meccanico, un medico e uno specialista; chi è morto non dà ordini. Un giocatore tenta un ordine per round, quante che siano le squadre comando; Colpo di artiglieria, riparazione di fortuna e cura contano come uno, il collegamento radio no. Più squadre comando vogliono classi di corazza diverse. Solo un eroe con Comandante vi si unisce. Nessun ordine vale per la squadra che lo dà.
    .ruling = L'ordine si conta per la parte, anche in quattro. Un colpo chiesto da chi ha da sé Colpo di artiglieria non è un ordine, e un ordine diventato impossibile prima non è stato tentato. Un eroe unito alla squadra comando ne fa parte, e il suo medico non lo cura.
rule-T18-2 = Ufficiale (azione di abilità, con un mirino): un'unità amica già attivata è di nuovo pronta. Si sceglie prima del tiro, adiacente o, con un radiofonista vivo, ovunque sulla plancia. Si può attivare appena finita l'attivazione della squadra comando, o più tardi nel round.
    .ruling = Un'unità esaurita o distrutta prima che finisca l'attivazione della squadra comando non viene proposta.
rule-T18-3 = Radiofonista: il collegamento radio è sempre attivo. Colpo di artiglieria è un'azione di abilità.
rule-T18-4 = Meccanico: la riparazione di fortuna (azione di abilità, senza tiro) ridà un punto a un veicolo adiacente, mai via radio. La riparazione sul campo (azione di abilità, con un mirino, una volta per partita, con un radiofonista vivo) chiude l'attivazione; un veicolo distrutto si attiva subito ed entra dalla propria zona.
    .ruling = Gli aerei non sono veicoli: non si riparano né si ricostruiscono, nemmeno con Patito dei carri.
rule-T18-5 = Medico: come azione di abilità senza tiro, una squadra viva adiacente riprende una miniatura persa a scelta del proprietario, mai oltre la forza iniziale, con la sua arma e tutte le munizioni limitate; oppure un eroe adiacente riprende un punto. Secondo la FAQ le munizioni non si ricaricano. Far tornare una squadra morta, mai un eroe (azione di abilità, con un mirino, una volta per partita, con un radiofonista vivo), chiude l'attivazione; la squadra entra e si attiva subito.
rule-T18-6 = Un'unità tornata in gioco e distrutta di nuovo conta di nuovo per i punti: un Blackhawk distrutto due volte vale 44.
rule-T18-7 = L'ordine si dichiara quando si attiva la squadra comando.
    .ruling = Un tiro fallito non consuma un ordine che vale una volta per partita. Un'unità tornata in gioco ha tutti i punti e le munizioni ed è carica; le abilità usate restano usate. La sua prima azione è il movimento d'ingresso.
rule-T18-8 = La riparazione sul campo vale una volta per ogni meccanico, il ritorno di una squadra una volta per ogni medico.

## T19 Danni speciali

rule-T19-1 = Phaser X/Y: si tirano X dadi, ogni colpo a segno dà Y dadi, e ogni mirino di questi è un danno. Non c'è copertura, e si ripetono solo i dadi X.
rule-T19-2 = Salva: la riga dà i dadi per 1, 2, 3 e più proiettili sparati insieme, ogni colpo a segno con il danno della riga; solo nelle colonne che la mostrano.
rule-T19-3 = Fiamma: X dadi per ogni miniatura del bersaglio.
rule-T19-4 = Fiamma AP: X dadi per ogni miniatura del bersaglio, e un colpo a segno distrugge tutta l'unità.
    .ruling = Resistente ai danni non aiuta, e un eroe unito muore con la squadra.

## T20 Armi speciali

rule-T20-1 = Le munizioni limitate sono dell'unità: può spararle ogni miniatura viva. In un attacco una squadra spara al massimo un colpo per miniatura viva, tutte le armi limitate insieme; veicoli, aerei ed eroi quanti ne hanno ancora. Tutti i colpi di una riga hanno un solo bersaglio.
rule-T20-2 = Raffica: il doppio dei dadi contro un bersaglio che in questo round non si è mosso.
rule-T20-3 = UGL: contro di esso non c'è copertura.
rule-T20-4 = I lanciafiamme ignorano la copertura e non nuocciono agli ostacoli anticarro. Con gittata 1 mirano a una sola unità. Con una gittata più lunga bruciano al massimo altrettante caselle diverse, una accanto all'altra o una dietro l'altra; ognuna deve essere in vista e a portata, e con una casella bruciano e contano tutte quelle che la sua linea attraversa. Ogni unità in una casella che brucia è colpita, anche gli amici, ognuna secondo la sua classe. Il fuoco non passa mai oltre una casella che blocca la vista a chi spara.
    .ruling = Le caselle si nominano da chi spara verso l'esterno; di due che la linea attraversa alla stessa distanza ne brucia una, a scelta di chi spara. Una fiamma più lunga brucia una casella solo se vi sta un nemico, o sulla strada verso un nemico che brucia anche lui. Arriva a un elemento di copertura oltre la prima casella solo passando per caselle senza unità. In una reazione bruciano solo la casella dell'unità attivata e quelle sulla strada verso di lei. Una riga colpisce un veicolo grande una volta.
rule-T20-5 = Laser: ogni colpo a segno fa il danno della riga e si tira di nuovo, finché il dado è vuoto. Attacco prolungato e Berserk ripetono solo i dadi che non hanno mai colpito; una faccia vuota che chiude una catena è definitiva.
rule-T20-6 = Grenade Launcher e Grenade Pistol sono UGL con munizioni illimitate.
rule-T20-7 = I dadi ripetuti di un attacco prolungato non costano munizioni. Il limite delle squadre di un colpo per miniatura (T20.1) vale anche con Osso duro. Ogni arma A va ricaricata.
rule-T20-8 = Si è mosso chi in questo round ha cambiato casella, anche entrando. Un elemento di copertura non si è mai mosso.

## T21 Fine e vittoria

rule-T21-1 = La battaglia finisce alla fine di un round, con la prima di queste che vale: una parte è annientata; un obiettivo è raggiunto; lo scenario ha obiettivi e nessuna parte può più raggiungerne uno, allora decidono i punti; l'ultimo round è finito, e decidono i punti se lo scenario non dice altro.
    .ruling = Le cariche non si possono più prendere se ne sono libere troppo poche o non restano soldati, un ponte non si può più tenere se restano troppo pochi round o solo aerei, e nessuno sfonda con troppo pochi AP. Un edificio una parte può sempre tenerlo.
rule-T21-2 = I punti sono gli AP delle unità nemiche distrutte e i premi dello scenario; vince chi ne ha di più. Per esempio unità da 30 e 24 fanno 54 punti, che perdono contro unità da 34 e 23, cioè 57.
rule-T21-3 = Se si gioca in più di due le parti restano due, e i compagni si dividono le attivazioni della loro parte.
rule-T21-4 = Un compagno può guidare i veicoli e l'altro i soldati, o come si accordano: ogni compagno può agire.
rule-T21-5 = Una parte che ha ancora unità quando l'altra è annientata ha vinto.
    .ruling = Se sono annientate tutte e due le parti, decidono i punti. A parità di punti è pari. Le unità distrutte dalla propria parte valgono per il nemico.
rule-T21-6 = Le unità che non sono ancora sulla plancia non sono distrutte.

## R Casi discussi

rule-R1 = La linea passa per un angolo della casella di chi spara: il bersaglio lontano ha copertura? No. Deve essere un angolo della casella del bersaglio (T8.3), secondo la FAQ uno di una casella che blocca accanto ad essa.
rule-R2 = Un eroe sta con un camminatore, e il nemico mira all'eroe. È permesso: le unità nella casella del bersaglio non bloccano mai (T6.7). L'eroe non ha copertura.
rule-R3 = Una squadra tra due eroi in linea blocca? Sì, come ogni unità di soldati, e anche un eroe da solo.
rule-R4 = Un camminatore si ferma accanto a una cassa che avrebbe potuto passare per un'altra strada. È schiacciata solo se è stata nominata e sta su una strada che poteva pagare.
rule-R5 = Un veicolo può lasciare una casella che divide con un eroe, o entrare in quella di un eroe? Può lasciarla, non entrarvi.
rule-R6 = Attacco prolungato o Berserk con una fiamma che colpisce anche amici: i dadi contro gli amici non si ripetono.
rule-R7 = Dadi di fiamma contro una squadra con un eroe: uno per ogni miniatura, e uno per l'eroe.
rule-R8 = Fiamma AP su una squadra con un eroe unito: sono un'unità sola, un colpo a segno distrugge entrambi (T19.4). Valgono le due carte.
rule-R9 = Due righe con danni diversi, e un colpo è parato: quale? La copertura si tira riga per riga.
rule-R10 = Che ne è dei colpi in più di un laser? La catena si tira solo finché può ancora cambiare qualcosa, cioè sempre se la copertura può parare colpi o il bersaglio è resistente ai danni; il resto va perso.
rule-R11 = La prima reazione uccide: una seconda unità tira ancora? No, con la morte del bersaglio il momento è finito. Altrimenti, secondo il regolamento, ogni unità decide dopo l'esito della precedente.
rule-R12 = Una reazione toglie armi a un attacco dichiarato. Le righe rimaste possono sparare; se non ne resta nessuna l'azione va persa.
rule-R13 = La squadra muore per una reazione, il suo eroe vive. L'eroe continua con le azioni dichiarate.
rule-R14 = Si può reagire con righe C a un'unità che si è fermata accanto? Sì, e l'unità attivata può rispondere (T11.3).
rule-R15 = L'ufficiale può riattivare un'unità la cui reazione è fallita? Sì, e in questo round può reagire di nuovo.
rule-R16 = Si può reagire a un'unità il cui eroe ha usato Attacco eroico? Si può tentare, ma non fa danni.
rule-R17 = Attacco eroico si può usare in una reazione? Sì: è un'abilità gratuita, e una reazione è un'attivazione.
rule-R18 = Un pezzo chiamato può usare A tutto fuoco, e gli si può reagire? La prima cosa sì, la seconda no.
rule-R19 = Una squadra con Osservatore chiama l'artiglieria: i dadi del pezzo sono invertiti? No: attacca il pezzo, non la squadra.
rule-R20 = La squadra comando ha chiamato un colpo di artiglieria: può dare un altro ordine? No, c'è un ordine per round.
rule-R21 = L'ufficiale sceglie una squadra con un eroe unito. Sono di nuovo pronti entrambi.
rule-R22 = Una squadra torna in gioco: e il suo eroe? Resta dov'è, o morto; la squadra torna da sola, e nessuno vi si unisce più.
rule-R23 = Riparazione sul campo di un veicolo già attivo in questo round: si attiva lo stesso di nuovo.
rule-R24 = Il bordo d'entrata è pieno. Allora l'ordine di far tornare un'unità non si può scegliere.
rule-R25 = Un'unità che entra può non fare niente? Non come prima azione.
rule-R26 = Le ultime unità delle due parti si uccidono a vicenda nel corpo a corpo. Tutte e due le parti sono annientate, e decidono i punti (T21.5).
rule-R27 = Assalto e Veloce con movimento 1: 2, 2 e 1 punti nell'attivazione, perché si raddoppia prima.
rule-R28 = Una diagonale nel primo di due movimenti: quella a buon prezzo è spesa per entrambi, tranne che per le unità con Agile.
rule-R29 = Un passo in diagonale fuori da una casa oltre l'estremo del suo ingresso: i soldati possono, i veicoli no (T5.7).
rule-R30 = Si può saltare sopra un camminatore amico? No: un veicolo conta come una casella senza simbolo.
rule-R31 = Un salto può finire su un ostacolo anticarro? Per un camminatore no, per i soldati sì.
rule-R32 = Un salto può finire dove è cominciato il primo movimento? Sì, un movimento può tornare indietro.
rule-R33 = Un eroe lascia la squadra: chi dei due è attivo? Quello che si attiva ora; l'altro resta pronto.
rule-R34 = Un cecchino nomina un eroe in copertura. Si tira la copertura della squadra, e i colpi in più vanno persi.
rule-R35 = Osservatore inverte anche i dadi di copertura, reazioni e ordini? No.
rule-R36 = Il siero funziona se la copertura ha parato i colpi? Sì: contano i colpi tirati (T17.28).
rule-R37 = Autoriparazione e fine della partita: alla fine del round viene prima l'autoriparazione, poi il controllo della vittoria.
rule-R38 = Operazioni segrete conta se l'eroe non è ancora sulla plancia? Sì.
rule-R39 = Chi tiene un obiettivo? La parte che alla fine del round vi ha un'unità mentre il nemico non ne ha. Gli aerei non tengono.
rule-R40 = Un medico può rianimare il radiofonista di un'altra squadra comando? Sì, è esclusa solo la propria squadra.
rule-R41 = Ricarica e colpo in una sola attivazione del pezzo: non per un pezzo chiamato. In un'attivazione propria può ricaricare e attaccare.
rule-R42 = Il bersaglio sta fuori dal fumo, chi spara accanto. Blocca solo attraversare il fumo o starvi dentro; il suo angolo è un angolo (T6.8).
rule-R43 = Elemento di copertura e squadra in una casella, e una riga di fiamma di gittata 2. La casella brucia solo per le unità; all'elemento serve una riga propria.
