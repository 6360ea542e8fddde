### Che cosa dice `sandtable odds tactics`, e il suo aiuto.

help-odds = Calcola esattamente come può finire l'attacco di un'unità a un'altra.
    .attacker = L'unità che attacca, per esempio hell-boys.
    .target = L'unità attaccata, per esempio sturmpioniere.
    .range = La distanza tra le due.
    .cover = La copertura del bersaglio: none, soft (leggera) o hard (pesante).
    .sustained = Un attacco prolungato.
    .abilities = Le abilità annunciate dall'attaccante, separate da virgole: berserk,all-in-one. Con charge è l'attacco alla fine di una carica.
    .attacker_hero = Un eroe che si è unito all'attaccante.
    .target_hero = Un eroe che si è unito al bersaglio.
    .rounds = Quanti colpi di munizioni limitate si sparano; se manca, il più possibile.
    .moved = Il bersaglio si è mosso in questo round.
    .inside = Il bersaglio è in un edificio.
    .mark = La miniatura nominata da un cecchino, per esempio officer, oppure hero; se manca, quella che vale di più.
    .strike_back = Il bersaglio risponde in corpo a corpo, oppure no.
    .reaction = Il bersaglio prova a reagire prima dell'attacco.
    .attacker_cover = La copertura dell'attaccante contro quella reazione: none, soft o hard.
    .target_abilities = Le abilità che il bersaglio ha annunciato, o annuncia quando reagisce.
    .rule_set = rulebook (regolamento) o faq.
    .units = Un file con unità proprie.

## L'attacco

tactics-odds-title = { $attacker } contro { $target }: distanza { $range }, { $rules ->
        [faq] regole con le FAQ
       *[rulebook] regole del regolamento
    }
tactics-odds-with = { $unit } con { $hero }
tactics-odds-weapon = arma
tactics-odds-dice = dadi
tactics-odds-average = danno medio
tactics-odds-any = qualche danno
tactics-odds-together = tutte insieme
tactics-odds-damage = danno
tactics-odds-exactly = esattamente
tactics-odds-at-least = almeno
tactics-odds-destroyed = { $unit }: probabilità di distruzione { $chance }.
tactics-odds-struck = La risposta in corpo a corpo costa all'attaccante ({ $unit }) in media { $points } punti.
tactics-odds-attacker-destroyed = L'attaccante ({ $unit }) è distrutto con probabilità { $chance }.
tactics-odds-reaction = { $unit }: una reazione riesce con probabilità { $chance } e costa all'attaccante ({ $enemy }) in media { $points } punti; lo distrugge con probabilità { $destroyed }, compresi i tentativi falliti.
tactics-odds-left = Che cosa resta al bersaglio:
tactics-odds-nobody = nessuno
tactics-odds-others = altro
tactics-odds-points = { $count ->
        [one] un punto
       *[other] { $count } punti
    }
tactics-odds-hero = { $hero } ({ $count ->
        [one] un punto
       *[other] { $count } punti
    })

## Da che cosa dipende

tactics-odds-charge = Non sparano in una carica, che è per le gittate 1 e C: { $weapons }.
tactics-odds-far = Fuori portata: { $weapons }.
tactics-odds-harmless-rows = Innocue per questa classe: { $weapons }.
tactics-odds-held = Non sparano: { $weapons }.
tactics-odds-joined = { $hero } si è unito alla squadra ({ $unit }): combattono insieme, e i punti si contano insieme.
tactics-odds-no-cover = { $unit }: nessuna copertura, perché ne hanno solo le squadre.
tactics-odds-no-symbol = { $unit }: la carta non ha un simbolo per la copertura { $cover ->
        [soft] leggera
       *[hard] pesante
    }, quindi nessun colpo è parato.
tactics-odds-saves = In copertura { $cover ->
        [soft] leggera
       *[hard] pesante
    } ogni { $symbol ->
        [hit] mirino
       *[blank] faccia vuota
    } para un colpo: { $chance }.
tactics-odds-saves-attacker = Contro la reazione l'attaccante è in copertura { $cover ->
        [soft] leggera
       *[hard] pesante
    }, dove ogni { $symbol ->
        [hit] mirino
       *[blank] faccia vuota
    } para un colpo: { $chance }.
tactics-odds-ignores = La copertura non serve contro: { $weapons }.
tactics-odds-artillery = L'artiglieria ignora la copertura fuori dagli edifici: { $weapons }.
tactics-odds-sustained = Attacco prolungato: ogni dado andato a vuoto si ritira una volta.
tactics-odds-spotter = Osservatore ({ $unit }): colpiscono le facce vuote.
tactics-odds-berserk = Berserk ({ $unit }): ogni dado andato a vuoto si ritira un'altra volta.
tactics-odds-all-in-one = A tutto fuoco ({ $unit }): il doppio dei dadi.
tactics-odds-medal = Medaglia d'onore ({ $unit }): si ritira un dado, nella prima riga di quest'eroe in cui uno è andato a vuoto.
tactics-odds-idle = { $ability } ({ $unit }) non cambia nulla in un attacco.
tactics-odds-laser = Ogni colpo di un laser si ritira finché non va a vuoto: { $weapons }.
tactics-odds-phaser = Ogni colpo di un phaser dà dadi di danno, e ogni mirino di questi è un danno: { $weapons }.
tactics-odds-salvo = Salva di { $rounds ->
        [one] un colpo
       *[other] { $rounds } colpi
    }: { $weapons }.
tactics-odds-limited = { $rounds ->
        [one] Si spara un colpo
       *[other] Si sparano { $rounds } colpi
    }: { $weapons }.
tactics-odds-flame = Le fiamme tirano per ogni miniatura del bersaglio, qui { $count }: { $weapons }.
tactics-odds-kill = Un colpo distrugge tutto il bersaglio: { $weapons }.
tactics-odds-burst = Il doppio dei dadi contro un bersaglio che non si è mosso: { $weapons }.
tactics-odds-moved = Nessun dado in più, perché il bersaglio si è mosso: { $weapons }.
tactics-odds-sniper = { $weapons }: ogni colpo è un danno alla miniatura nominata ({ $figures }), e quelli in più vanno persi.
tactics-odds-sniper-unit = { $weapons }: ogni colpo è un danno.
tactics-odds-serum = Siero della rianimazione ({ $unit }): ogni mirino contro soldati restituisce un punto perso dopo l'attacco.
tactics-odds-heroic = Attacco eroico ({ $unit }): gli attacchi a quest'unità non fanno danni.
tactics-odds-heroic-reaction = Attacco eroico ({ $unit }) si annuncia con la reazione: se riesce, da allora gli attacchi a quest'unità non fanno danni.
tactics-odds-resilient = Resistente ai danni ({ $unit }): ogni danno è ignorato con probabilità { $chance }.
tactics-odds-losses = { $unit }: cadono prima le miniature le cui armi fanno meno a questo nemico.
tactics-odds-losses-hero = { $unit }: cadono prima le miniature le cui armi fanno meno a questo nemico; l'eroe perde punti per ultimo.
tactics-odds-unarmed = { $unit }: niente con cui rispondere.
tactics-odds-declined = { $unit }: nessuna risposta.
tactics-odds-strikes-back = { $unit }: chi resta dopo le altre armi risponde in corpo a corpo, allo stesso tempo.
tactics-odds-reacts = { $unit }: { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    } per reagire, e basta un mirino: { $chance }.
tactics-odds-reaction-after-move = { $unit }: alla reazione il movimento è già avvenuto; attacca chi resta.
tactics-odds-reaction-rows = { $unit }: reagisce con tutte le armi a portata e tutte le munizioni; in corpo a corpo l'attaccante risponde.

## Che cosa non va in una domanda

tactics-odds-range = le distanze si contano da 1, e { $given } non lo è (T7.2)
tactics-odds-rule-set = non c'è una versione delle regole "{ $given }"{ $guess }
tactics-odds-cover = non c'è una copertura "{ $given }"{ $guess }
tactics-odds-unit = non c'è un'unità "{ $given }"{ $guess }
tactics-odds-faction = { $hero } non può unirsi a { $unit }: un esercito ha una sola fazione (T1.7)
tactics-odds-join = { $hero } non può unirsi a { $unit }: { $why } ({ $rule })
tactics-odds-ability = non c'è un'abilità "{ $given }"{ $guess }
tactics-odds-not-its = { $unit } non ha l'abilità { $ability }; ha { $names } (T4.4)
tactics-odds-no-abilities = { $unit } non ha l'abilità { $ability }, né altre (T4.4)
tactics-odds-mark-squad = i cecchini nominano miniature di squadre, e { $unit } non lo è (T17.33)
tactics-odds-mark = non c'è una miniatura "{ $given }" in { $unit }{ $guess }
tactics-odds-no-sniper = nessun cecchino di { $unit } può sparare qui, quindi nessuno è nominato (T17.22)
tactics-odds-charge-sustained = una carica non è un attacco prolungato (T17.12)
tactics-odds-reaction-sustained = a un attacco prolungato nessuno reagisce (T13.2)
tactics-odds-no-reaction = { $unit } non può reagire: nessuna sua arma raggiunge { $enemy } e può fargli danno (T13.1)
tactics-odds-no-charge = { $unit } non ha armi per una carica (T17.12)
tactics-odds-reach = nessun'arma di { $unit } arriva alla distanza { $range }; le gittate sono { $ranges } (T10.1)
tactics-odds-harmless = nessun'arma di { $unit } fa danno alla classe { $armour } alla distanza { $range } (T1.4)
tactics-odds-unused = senza colpi { $unit } non ha armi con cui sparare (T7.6)
tactics-odds-no-rounds = { $unit } qui non ha munizioni limitate da sparare, quindi senza --rounds (T20.1)
tactics-odds-rounds = --rounds va da 0 a { $most }, non { $given } (T20.1)
