### Le regole di Scaramuccia, un messaggio per ogni numero di regola (S4.2 è rule-S4-2).

chapter-S1 = Il materiale
chapter-S2 = I round
chapter-S3 = Foraggiamento
chapter-S4 = Marcia
chapter-S5 = Battaglia
chapter-S6 = La fine

rule-S1-1 = Ci sono tre posti. Ana e Ben sono gli alleati; Cid, il rivale, gioca da solo contro di loro.
rule-S1-2 = In un'area ci sono truppe di una sola parte, o nessuna. Una truppa è sul campo o è persa.
rule-S1-3 = Una carta è in una mano, nel mazzo o spesa.
rule-S2-1 = Ogni posto pesca due carte. Poi si giocano i round, tre se non si è deciso altrimenti: tutti foraggiano, poi ogni posto marcia due volte, prima Ana, poi Ben, poi Cid.
rule-S3-1 = Tutti indicano insieme e in segreto un'area in cui foraggiare. Chi ne indica una che nessun altro ha indicato pesca una carta.
rule-S3-2 = Solo chi pesca una carta la vede.
rule-S4-1 = Si foraggia in aree, si marcia da aree e ci si ritira in aree dove ci sono truppe della propria parte.
rule-S4-2 = Quando altre marciano, almeno una truppa resta indietro.
rule-S4-3 = Una marcia o una ritirata porta in un'area vicina.
rule-S5-1 = Una marcia in un'area del nemico è una battaglia. Le parti sparano a turno, prima gli attaccanti, tre salve ciascuna. Ogni truppa è un dado che colpisce con due facce su sei; ogni colpo è una truppa persa. Se i difensori sono persi, gli attaccanti entrano; altrimenti chi resta rimane da dove è venuto.
rule-S5-2 = Prima dei dadi, a ogni difensore che ha un'imboscata si chiede se la gioca. Se è giocata, gli attaccanti perdono la prima salva.
rule-S5-3 = Dopo una salva, a ogni giocatore della parte che ha sparato e che ha un nuovo tiro si chiede se lo gioca. Se è giocato, la salva si tira di nuovo.
rule-S5-4 = Prima che gli attaccanti sparino di nuovo, i difensori possono ritirarsi insieme, e gli attaccanti entrano. Può decidere l'uno o l'altro dei compagni.
rule-S5-5 = Si gioca una carta della propria mano, per quello che fa.
rule-S6-1 = Una parte senza aree ha perso. Dopo l'ultimo round vince la parte con più punti nelle sue aree; se nessuna ne ha di più, vince il rivale. I vincitori si dividono 1, i perdenti -1.
