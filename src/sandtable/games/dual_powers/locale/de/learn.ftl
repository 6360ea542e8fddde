### Die geführte erste Partie Dual Powers: kurze Absätze, höchstens acht Zeilen, bevor man selbst dran ist.
### `$purple-ours` und `$purple-theirs` sind die Stärken von Rot und Weiß in Lila, und so weiter.
### `.board` wird stattdessen neben einem gezeichneten Brett gesagt, wo die Worte für das Terminal nicht passen.

## 1 und 2: zum Lesen

lesson-city = Petrograd, März 1917
lesson-city-powers = Der Zar ist fort, und zwei Mächte beanspruchen seine Stadt. Du führst Rot, den Petrograder Sowjet. Ich spiele Weiß, die Provisorische Regierung, und sage dir, warum ich tue, was ich tue.
lesson-city-tokens = Sechs Gebiete, und in jedem eine neutrale Einheit. Jedes Plättchen hat zwei Stärken: { $neutral } zählt 1, solange es bereit ist, und 2, wenn es erschöpft ist. Erschöpfte Plättchen stehen in Klammern.
    .board = Sechs Gebiete, und in jedem eine neutrale Einheit. Jedes Plättchen hat zwei Stärken: { $neutral } zählt 1, solange es bereit ist, und 2, wenn es erschöpft ist. Erschöpfte Plättchen sind blass und liegen schräg, mit einem Mond.
lesson-city-start = Der Marker auf der Unterstützungsleiste beginnt in der Mitte; nach { $track } Schritten hat eine Seite gewonnen. Für diese Lektion habe ich die Karten ausgesucht, und eine Einheit ist schon erschöpft; in einer echten Partie werden die Karten gemischt, und alle Einheiten beginnen bereit.

lesson-aims = Worum es in einer Runde geht
lesson-aims-scored = In jeder Runde werden drei Gebiete gewertet: das Gebiet der Unruhe, das alle kennen, und zwei geheime Ziele, eines von dir und eines von mir. Die Punkte bekommt, wer dort stärker ist, egal, wer das Gebiet gewählt hat.
lesson-aims-tiles = Unruhe herrscht jetzt in { $purple }. Das Blockadeplättchen ist { $blue }, und das verrät zweierlei: { $blue } wird das nächste Gebiet der Unruhe, und bis dahin kommt niemand von { $blue } nach { $purple } oder zurück.
lesson-aims-will = Du hast den Willen des Volkes: Du bist zuerst am Zug, und alle neutralen Plättchen gehorchen dir. Sie verstärken dich überall, wo auch ein eigenes Plättchen von dir liegt.

## 3: das Ziel

lesson-objective = Ein eigenes Geheimnis
lesson-objective-what = Deine Hand: fünf Befehlskarten und drei Anführer. Eine der Befehlskarten legst du jetzt verdeckt als dein Ziel aus. Ihr Gebiet wird in dieser Runde gewertet, für die Punkte in der letzten Spalte.
    .board = Deine Hand: fünf Befehlskarten und drei Anführer. Eine der Befehlskarten legst du jetzt verdeckt als dein Ziel aus. Ihr Gebiet wird in dieser Runde gewertet, für die Punkte neben dem Stern.
lesson-objective-which = Wähle ein Gebiet, in das du Einheiten schicken kannst. Und vergleiche die Spalten: Karten mit vielen Punkten rekrutieren wenig, sie fehlen dir also am wenigsten.
    .board = Wähle ein Gebiet, in das du Einheiten schicken kannst. Und vergleiche die Karten: Die mit vielen Punkten rekrutieren wenig, sie fehlen dir also am wenigsten.
lesson-objective-hint = { $card-goal } bringt am meisten und rekrutiert am wenigsten, und mit { $card-green } kannst du Einheiten dorthin schicken.
lesson-objective-best = Gut gewählt: deine besten { $points } Punkte, und du gibst eine Karte her, die nur für 1 rekrutiert. Mit { $card-green } kannst du um das Gebiet kämpfen. Ich schaue solange weg.
lesson-objective-green = Ein gutes Gebiet. { $card-goal } hätte dort einen Punkt mehr gebracht, und die Karte, die du ausgelegt hast, rekrutiert besser. Aber es geht auch so.
lesson-objective-unrest = { $purple } wird also zweimal gewertet, einmal für die Unruhe und einmal für dich. Alles an einem Ort: gut, wenn du ihn hältst, und ich werde auch dort sein.
lesson-objective-other = { $points } Punkte in { $region } also. Einheiten kommen dorthin nur mit einer Karte dieses Gebiets, mit einem Anführer oder Schritt für Schritt; denk daran.

## 4: die erste Karte

lesson-first = Der Kalender
lesson-first-turn = Dein erster von vier Zügen. In jedem spielst du eine Karte aus: Der Kalender rückt um ihre Tage vor, und dann nutzt du die Karte.
lesson-first-days = Neben jeder Karte steht das Datum, zu dem sie führt. Wer genau auf dem 15. oder 31. landet, verdient eine Bonusaktion; wer über den 31. hinauskommt, beginnt einen neuen Monat. Beides ist noch weit weg.
    .board = Unten auf jeder Karte steht das Datum, zu dem sie führt. Wer genau auf dem 15. oder 31. landet, verdient eine Bonusaktion; wer über den 31. hinauskommt, beginnt einen neuen Monat. Beides ist noch weit weg.
lesson-first-which = Wähle also nach dem, was die Karte kann. In { $purple } steht noch niemand, und die Unruhe dort bringt { $unrest-points } Punkte. Anführer sind stark, aber jeder kommt nur einmal im ganzen Spiel.
lesson-first-hint = { $card-purple } bringt Einheiten nach { $purple }, ins Gebiet der Unruhe.
lesson-first-best = Das Wichtigste zuerst. Die Karte bringt Einheiten dorthin, wo es sicher Punkte gibt.
lesson-first-mine = Zuerst dein Ziel: Dort wirst du stark. Allerdings weiß ich so auch früh, wo ich suchen muss.
lesson-first-other = Das kannst du machen. Vergiss nur { $purple } nicht: Die Punkte dort liegen für alle offen da.
lesson-card-leader-early = { $leader }, jetzt schon? Er kommt nur einmal im Spiel, und noch habe ich nichts gezeigt, worauf er antworten könnte. Für den Augenblick täte es eine Befehlskarte.
lesson-card-hint = Such eine Karte, deren Gebiet gewertet wird.
lesson-card-plain = Tag { $lands }. Diesmal kein Bonus und kein neuer Monat: Es zählt, was die Karte kann.

## 5: rekrutieren oder handeln

lesson-use = Rekrutieren oder handeln
lesson-use-either = Eine Befehlskarte kann eines von beidem, nie beides: Sie rekrutiert in ihrem Gebiet für ihren Wert, oder sie erlaubt ihre Aktion, wo du willst.
lesson-use-units = Zum Rekrutieren wählst du Einheiten, deren Kosten in den Wert passen. Die erste Zahl einer Einheit sind Kosten und Stärke, die zweite ist ihre Stärke, wenn sie erschöpft ist: { $unit-red-2-2 } verliert dann nichts, { $unit-red-1-2 } gewinnt sogar.
lesson-use-action = Die Aktion dieser Karte ist Erholen: Sie macht ein erschöpftes Plättchen wieder bereit, etwa das neutrale in { $purple }. Aber denk daran, dass es nur neben einem eigenen Plättchen für dich zählt.
lesson-use-short = In { $region } rekrutieren oder die Aktion der Karte: Was hilft dir dort, wo Punkte gezählt werden?
lesson-use-hint = Nutze den vollen Wert, und nimm lieber Einheiten, deren zweite Zahl nicht kleiner ist als die erste.
lesson-use-wasted = Das ist weniger, als die Karte hergibt, und der Rest verfällt. Für den vollen Wert gibt es auch etwas.
lesson-use-two = Mehrere kleine Einheiten: zusammen so stark wie eine große. Und bei gleicher Stärke ist stärker, wer mehr Plättchen hat.
lesson-use-lasting = Eine gute Einheit: Wenn sie ermüdet, ist sie noch so stark wie jetzt.
lesson-use-fading = Stark für den Augenblick. Achte auf die zweite Zahl: Mehr ist sie nicht wert, wenn sie ermüdet.
lesson-use-refresh-nobody = Jetzt ist es bereit, aber das hilft niemandem: Kein Plättchen von dir liegt daneben. Erst rekrutieren, dann erholen.
lesson-use-refresh = Erholt. Wenn es neutral ist, zählt es für dich, solange du den Willen des Volkes hast.
lesson-use-fetch = Ein Plättchen mehr in { $target }, deine Stärke dort ist jetzt { $target-ours }. Es bleibt dir aber nur so lange wie der Wille des Volkes; eigene Einheiten sind treuer.
lesson-use-stray = Das darfst du, denn neutrale Plättchen gehorchen dir. Aber in { $target } liegt kein Plättchen von dir, und allein zählt ein neutrales für niemanden.
lesson-use-march = Es geht nach { $target }. Eine Bewegung bringt nichts hinzu, sie bringt nur Stärke an den richtigen Ort; manchmal ist das mehr wert.

## 6 und 7: der zweite Zug

lesson-second = Der Fünfzehnte
lesson-second-reach = Es ist Tag { $day }. Sieh dir die Daten neben deinen Karten an: Mit der richtigen landest du genau auf dem 15., und das bringt zu dem, was die Karte kann, noch eine Bonusaktion.
    .board = Es ist Tag { $day }. Sieh dir die Daten unten auf deinen Karten an: Mit der richtigen landest du genau auf dem 15., und das bringt zu dem, was die Karte kann, noch eine Bonusaktion.
lesson-second-which = Tage zu zählen ist das halbe Spiel: damit du landest, wo es sich lohnt, und die andere Seite, wo es sich nicht lohnt.
lesson-second-hint = Nimm die Karte, bei der "Bonusaktion" steht; am besten eine, die auch dort rekrutiert, wo du Einheiten brauchst.
    .board = Nimm eine Karte, die zum 15. führt; am besten eine, die auch dort rekrutiert, wo du Einheiten brauchst.
lesson-second-best = Genau auf dem 15.! Erst nutzt du die Karte, und dann wartet eine Bonusaktion.
lesson-second-elsewhere = Genau auf dem 15., also wartet eine Bonusaktion. Die Karte selbst wirkt an einem Ort, der nicht gewertet wird, soweit du weißt.
lesson-second-missed = Tag { $lands }. Eine andere Karte wäre auf dem 15. gelandet und hätte dir eine Bonusaktion gebracht.

lesson-move = Bewegung und Blockade
lesson-move-neutrals = Statt zu rekrutieren, kann diese Karte ein Plättchen über eine Verbindung bewegen. Alle neutralen gehorchen dir; du könntest eines zu deinen Einheiten holen, etwa von { $brown } nach { $purple }.
lesson-move-blockade = Die Blockade hindert nie am Rekrutieren, aber von { $blue } nach { $purple } kommt niemand. Frag danach, und du hörst die Regel: warum move neutral-1/0 ready blue, to purple
    .board = Die Blockade hindert nie am Rekrutieren, aber von { $blue } nach { $purple } kommt niemand. Drück auf "Warum nicht?", tippe dies, und du hörst die Regel: move neutral-1/0 ready blue, to purple
lesson-move-which = Was ist mehr wert: neue eigene Einheiten oder eine neutrale an einem besseren Ort?
lesson-move-hint = Neutrale Plättchen wechseln mit dem Willen des Volkes die Seite. Eigene Einheiten bleiben.
lesson-move-own = Gut: Diese gehören dir, was auch aus den neutralen wird. In { $region } zählt die neutrale Einheit daneben noch mit.

## 8: der Bonus

lesson-bonus = Die Bonusaktion
lesson-bonus-four = Eine Bonusaktion ist eines von vier Dingen: irgendwo eine Einheit mit Kosten 1 rekrutieren, ein Plättchen einen Schritt bewegen, eines erholen oder eine Karte ziehen; dann ist deine Hand bis zum Ende um eine Karte größer.
lesson-bonus-which = Sie ist klein, kommt aber im rechten Augenblick. Wo wird dir sonst ein Punkt Stärke fehlen?
lesson-bonus-hint = Eine eigene Einheit in einem Gebiet, das gewertet wird; { $unit-red-1-2 } wird stärker, wenn sie ermüdet.
lesson-bonus-lasting = Klein, aber es hält. Deine Stärke in { $target } ist jetzt { $target-ours }, und das Ermüden kostet diese Einheit nichts.
lesson-bonus-scored = Deine Stärke in { $target } ist jetzt { $target-ours }. Erschöpft ist diese Einheit vielleicht nichts mehr wert; sieh nächstes Mal auch auf ihre zweite Zahl.
lesson-bonus-next = Ein erster Fuß in { $target }, dem nächsten Gebiet der Unruhe. Wenn die nächste Runde beginnt, ist die Einheit noch bereit.
lesson-bonus-idle = Eine Einheit in { $target }; nur wird dort nichts gewertet, soweit du weißt.
lesson-bonus-draw = Eine Karte mehr, jetzt und in jeder Runde, die noch kommt: mehr Daten zur Auswahl. Auf dem Spielplan ändert sich noch nichts.
lesson-bonus-none = Verzichten darfst du, aber sie kostet ja nichts: Selbst eine gezogene Karte hätte geholfen.

## 9 und 10: ein Anführer

lesson-third = Die Anführer
lesson-third-blow = Die neutralen Plättchen sind zu mir übergelaufen, und in { $purple } steht es jetzt { $purple-ours } zu { $purple-theirs }. Zeit für eine Antwort.
lesson-third-leaders = Ein Anführer tritt auf, wo du willst, und jeder hat eine eigene Spezialaktion. Seine Karte bewegt den Kalender wie jede andere, und danach ist sie für immer verbraucht.
lesson-third-specials = { $stalin } deckt mein geheimes Ziel auf. { $zinoviev } versetzt die Blockade. { $lenin } holt den Willen des Volkes; viele heben ihn für die späten Runden auf, wenn die Unruhe bis zu 6 Punkte bringt.
lesson-third-hint = { $stalin }: Wenn du mein Ziel kennst, weißt du, wo er gebraucht wird.
lesson-third-spy = Ein guter Augenblick für { $leader }: Zwei der drei Gebiete kennst du, und jetzt siehst du das dritte.
lesson-third-inspire = Das holt die neutralen Plättchen sofort zurück. Für { $leader } ist es allerdings noch früh; über den 31. zu kommen hätte dieselbe Wirkung, und der ist nicht mehr weit.
lesson-third-protest = { $leader } ist stark, wo immer du ihn brauchst. Seine Blockade ist nur wichtig, wenn sich jemand bewegen will.
lesson-third-bonus = Tag { $lands }, eine Bonusaktion. Gut gezählt!
lesson-third-command = Gesparte Anführer sind Stärke für später, das ist vernünftig. Nur musst du weiter raten, worauf ich aus bin.

lesson-leader = Erst fragen, dann handeln
lesson-leader-both = Zwei Dinge, in der Reihenfolge, die dir passt: { $leader } tritt in einem Gebiet auf, und du darfst seine Spezialaktion nutzen.
lesson-leader-spy = Ausspionieren deckt mein Ziel auf, und es bleibt offen liegen. Frag zuerst, dann weißt du, wohin mit ihm.
lesson-leader-inspire = Das Volk begeistern heißt: den Willen des Volkes nehmen und mit ihm alle neutralen Plättchen. Tu es, bevor er auftritt, dann werden die erschöpften neutralen Einheiten um ihn bereit.
lesson-leader-protest = Protest mobilisieren heißt: die Blockade auf eine andere Verbindung setzen. Das nächste Gebiet der Unruhe bleibt dasselbe.
lesson-leader-seen = Mein Ziel ist also { $goal-card }: { $goal-points } Punkte in { $goal } für den, der dort stärker ist. Warum solltest das nicht du sein?
lesson-leader-where = Wo hilft er am meisten? Denk an die Gebiete, die gewertet werden.
lesson-leader-hint-ask = Nutze zuerst die Spezialaktion; entscheide dann, wohin er geht.
lesson-leader-hint-place = Mein Ziel bringt dir Punkte, wenn du dort stärker bist.
lesson-leader-asked = Das hätte ich lieber für mich behalten.
lesson-leader-asked-late = Besser spät als nie. Wenn du zuerst fragst, kannst du noch wählen, wohin er geht.
lesson-leader-inspired = Das Volk ist wieder auf deiner Seite und jedes neutrale Plättchen auch. Die Reihenfolge der Züge bleibt, wie sie ist.
lesson-leader-protested = Eine andere Brücke ist zu, die alte offen. Beim Aufräumen wandert der Marker wieder.
lesson-leader-done = Also ohne seine Spezialaktion. Das darfst du; manchmal gibt es nichts für sie zu tun.
lesson-leader-theirs = Das tut weh! { $target-ours } zu { $target-theirs } in { $target }: So wie es steht, bekommst du die Punkte meines eigenen Ziels.
lesson-leader-unrest = { $target-ours } zu { $target-theirs } in { $target }, dem Gebiet der Unruhe. Mein Ziel, wo immer es liegt, überlässt du mir.
lesson-leader-safe = { $target } ist jetzt gut bewacht: { $target-ours } zu { $target-theirs }. Vielleicht besser als nötig.
lesson-leader-next = { $target } ist das nächste Gebiet der Unruhe: früh, aber dort ist er in der nächsten Runde noch bereit. In dieser tut er nichts.
lesson-leader-nowhere = Er steht in { $target }, wo in dieser Runde nichts gewertet wird, soweit du weißt. Anderswo könnte er zwei oder drei Punkte retten.

## 11 und 12: der vierte Zug

lesson-fourth = Das Ende des Monats
lesson-fourth-month = Deine letzte Karte der Runde, an Tag { $day }. Wer über den 31. hinauskommt, nimmt den Willen des Volkes und mit ihm jedes neutrale Plättchen. Und im Mai kehrt Trotzki zurück: neutral, Stärke 3, ins Gebiet der Unruhe.
lesson-fourth-reach = Du kannst jetzt über den 31. hinaus, und dann gehört das alles dir.
lesson-fourth-stop = Du kannst auch auf dem 31. anhalten, für eine Bonusaktion; aber dann ist der Monat nicht gewechselt, und nach dir komme ich.
lesson-fourth-keep = Den Willen des Volkes hast du schon. Kommst du selbst über den 31., behältst du ihn; überlässt du das mir, nehme ich ihn.
lesson-fourth-no-reach = So weit reicht keine deiner Karten, der Monat gehört diesmal also nicht dir. Wähle, was dir in den Gebieten hilft, die gewertet werden.
lesson-fourth-hint = Eine Karte mit genug Tagen für den Weg über den 31.: { $card-blue }, wenn du sie noch hast. Dann gehören dir die neutralen Plättchen und Trotzki.
lesson-fourth-best = Ein neuer Monat! Der Wille des Volkes ist dein, und Trotzki gehorcht dir. All das geschieht, bevor du die Karte nutzt; du kannst also gleich über sie verfügen.
lesson-fourth-leader = Ein neuer Monat! Der Wille des Volkes ist dein, und { $leader } kommt noch dazu. Er kommt nur einmal, aber müßig wird er nicht sein.
lesson-fourth-kept = Ein neuer Monat, und das Volk bleibt bei dir, Trotzki eingeschlossen.
lesson-fourth-eve = Eine Bonusaktion, ja. Aber vom 31. kommt man mit jeder Karte weiter, und die nächste spiele ich: Der Wille des Volkes und Trotzki gehen dann an mich.

lesson-last = Trotzki
lesson-last-trotsky = Trotzki steht in { $purple }, und er gehorcht dir: { $purple-ours } zu { $purple-theirs }. Brauchst du ihn dort? Ein Schritt führt nach { $green } oder { $brown }; der Weg nach { $blue } ist gesperrt.
lesson-last-word = Ich habe noch einen Zug. Rechne, was er ändern kann: Eine Karte rekrutiert für höchstens 3, und { $kornilov } hat Stärke 4. Und denk an { $blue }: Was du jetzt dort rekrutierst, ist in der nächsten Runde bereit.
lesson-last-hint = Auch ohne ihn führst du in { $purple }, wenn die Stärke gleich ist und du mehr Plättchen hast. Wo die Ziele liegen, schützt er mehr Punkte.
lesson-last-moved = Gut gesehen. Er sichert { $target } mit { $target-ours } zu { $target-theirs }, und in { $purple } steht es { $purple-ours } zu { $purple-theirs } und immer noch für dich.
lesson-last-lost = Er stärkt { $target }, aber jetzt führe ich in { $purple }: { $purple-ours } zu { $purple-theirs }.
lesson-last-next = Du denkst an die nächste Runde: In { $region } herrscht dann Unruhe, und ich bin schon dort. In dieser Runde bleibt alles, wie es steht, und das letzte Wort habe ich.

## 13: die Wertung

lesson-reward = Die Wertung
lesson-reward-order = Die Wertung hat eine feste Reihenfolge. Zuerst die Unruhe, und dort bist du stärker. Dann werden beide Ziele aufgedeckt, zuerst das der Seite, die zurückliegt. Am Ende ermüden alle Plättchen in gewerteten Gebieten.
lesson-reward-tied = Sieh genau hin: { $purple-ours } zu { $purple-theirs } in { $purple } ist ein Gleichstand. Dann entscheiden mehr Plättchen, und sind auch die gleich, der Wille des Volkes.
lesson-reward-which = Für die Unruhe nimmst du { $unrest-points } Punkte oder stattdessen eine Bonusaktion. Sie geschieht sofort, noch vor dem Vergleich der Ziele: gut, wenn sie ein Gebiet dreht, das du sonst verlierst.
lesson-reward-hint = Wenn du führst, wo die Ziele liegen, nimm die Punkte. Wenn ein Punkt Stärke ein Gebiet dreht, ist der Bonus mehr wert.
lesson-reward-points = Sichere Punkte, und der Marker rückt zu dir. Und nun die Ziele:
lesson-reward-bonus = Also keine Punkte, dafür noch eine Aktion, bevor die Ziele aufgedeckt werden.

## 14: danach

lesson-closing = Nach der ersten Runde
lesson-closing-tired = In den gewerteten Gebieten sind jetzt alle Plättchen erschöpft, daher die Klammern. Wer erschöpft ist und wieder gewertet wird, geht: Einheiten in den Vorrat, Anführer und neutrale Plättchen für immer. Erholen verhindert das.
    .board = In den gewerteten Gebieten sind jetzt alle Plättchen erschöpft, blass und schräg. Wer erschöpft ist und wieder gewertet wird, geht: Einheiten in den Vorrat, Anführer und neutrale Plättchen für immer. Erholen verhindert das.
lesson-closing-clean = Aufgeräumt ist auch: { $blue } ist nun das Gebiet der Unruhe, ein neues Plättchen sperrt eine andere Verbindung, und du hast fünf neue Karten. Wer den Willen des Volkes hat, ist zuerst am Zug.
lesson-closing-ahead = So geht es weiter. Ab Juli bringt die Unruhe mehr, bis zu 6 Punkte im Oktober, und nach dessen Wertung endet das Spiel; oder früher, wenn der Marker ein Ende der Leiste erreicht.

## Was Weiß sagt

lesson-white-next = Warum { $blue }, wo in dieser Runde nichts gewertet wird? Wegen des Blockadeplättchens: { $blue } ist das nächste Gebiet der Unruhe. Wo nichts gewertet wird, ermüdet niemand, also ist meine Einheit dann noch bereit.
lesson-white-inspire = { $kerensky } hat dieselbe Spezialaktion wie { $lenin }: Der Wille des Volkes ist jetzt bei mir, und jedes neutrale Plättchen gehorcht mir. Wankelmütige Freunde sind das.
lesson-white-enters = Ein Anführer macht die neutralen Einheiten um sich bereit, wenn sie ihm gehorchen. Ich habe erst den Willen des Volkes genommen und bin dann in { $purple } aufgetreten; so hilft mir die erschöpfte dort sofort.
lesson-white-tie = Sieh nach { $brown }: { $brown-ours } zu { $brown-theirs }, und doch führe ich. Bei gleicher Stärke entscheiden mehr Plättchen: meine Einheit und die neutrale gegen deines. Wäre auch das gleich, dann der Wille des Volkes.
lesson-white-brown = Ich rekrutiere in { $brown }. Warum, kannst du raten, oder du weißt es schon.
lesson-white-green = Du warst fleißig in { $green }, also vermute ich dort dein Ziel und versuche mein Glück: { $green-ours } zu { $green-theirs }. { $kornilov } hebe ich für einen Monat auf, in dem es mehr zu gewinnen gibt.
lesson-white-month = Der Monat wechselt, und über den 31. gekommen bin ich: Der Wille des Volkes ist bei mir, jedes neutrale Plättchen gehorcht mir, und Trotzki auch.
lesson-white-bonus = Auch mir hat der Kalender eine Bonusaktion gebracht; ich habe sie nicht liegen lassen.
lesson-white-points = Im Gebiet der Unruhe bin ich stärker und nehme die Punkte. Der Rest der Wertung geht seinen festen Gang: Beide Ziele werden aufgedeckt, zuerst das der Seite, die zurückliegt.
