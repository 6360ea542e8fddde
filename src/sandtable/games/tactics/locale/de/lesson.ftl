### Die geführte erste Partie Dust Tactics: kurze Absätze, etwa neun Zeilen, bevor man selbst dran ist.
### `.board` steht stattdessen neben einem gezeichneten Brett, wo die Worte für das Terminal nicht passen.

## 1 bis 3: zum Lesen

lesson-ground = Das Gelände
lesson-ground-sides = Du führst die Alliierten: ein Squad, die { $death-dealers }, und einen Läufer, den { $blackhawk }. Ich führe die Achse, die { $sturmpioniere } und den Läufer { $hans }, und sage dir, warum ich tue, was ich tue. Aufstellung und Würfel habe ich für diese Lektion ausgesucht.
lesson-ground-squares = Felder heißen nach Spalte und Reihe: Dein Squad steht auf c3. In der Mitte, auf e3, f3, d4 und e4, steht ein Gebäude; niemand geht hindurch, niemand sieht hindurch. Auf c2 und g5 liegen Trümmer, dorthin kommt kein Läufer.
lesson-ground-cover = Dazu stehen Munitionskisten auf d2 und e1 und Panzersperren auf f1 und e6. Squads finden dort Deckung, in Trümmern auch. Eine Panzersperre hält Läufer auf.

lesson-round = Eine Runde
lesson-round-turns = Du aktivierst eine deiner Einheiten, dann ich eine von meinen, und so weiter, bis alle aktiviert waren. Dann beginnt eine neue Runde, und alle sind wieder bereit.
lesson-round-acts = Eine aktivierte Einheit hat zwei Aktionen, etwa eine Bewegung und einen Angriff oder zwei Bewegungen; nur zwei Angriffe gehen nicht. Du sagst beide an, bevor sie anfängt. Was eine Einheit kann, steht auf ihrer Karte. Tippe: karte death-dealers
    .board = Eine aktivierte Einheit hat zwei Aktionen, etwa eine Bewegung und einen Angriff oder zwei Bewegungen; nur zwei Angriffe gehen nicht. Du sagst beide an, bevor sie anfängt. Was eine Einheit kann, steht auf ihrer Karte: Wähle die Einheit, und du siehst sie.
lesson-round-aim = Ist eine Seite ganz vernichtet, hat die andere gewonnen. Sonst ist Runde { $rounds } die letzte, und die Punkte entscheiden: Wer eine Einheit vernichtet, bekommt, was sie kostet.

lesson-sight = Wer wen sieht
lesson-sight-line = Schießen kannst du nur auf das, was du siehst. Denk dir eine Gerade von der Mitte deines Feldes zur Mitte des anderen. Das Gebäude blockiert sie, und jeder Läufer dazwischen auch; Soldaten und Panzersperren dazwischen blockieren sie nur für Soldaten.
lesson-sight-now = Meine { $sturmpioniere } stehen auf g2. Von c3 aus siehst du sie nicht, denn die Linie geht durch e3. Sie sehen dich auch nicht: Sicht ist immer gegenseitig. { $hans } ist ebenfalls verdeckt, auf f4 hinter dem Gebäude.
lesson-sight-ask = Rate nie, ob du etwas siehst. Frag, jetzt und jederzeit. Tippe: sicht c3 g2. Das sagt dir, was im Weg ist; und sicht d2 g2 sagt, was ein Schritt ändern würde.
    .board = Rate nie, ob du etwas siehst. Zeig auf eine Einheit oder auf ein Feld, jetzt und jederzeit: Das Brett hebt hervor, was man von dort sieht, und sagt beim Rest, was im Weg ist.

## 4: die erste Aktivierung

lesson-move = Ein besserer Platz
lesson-move-points = Deine beiden Einheiten haben je Bewegung 1 Punkt, und ein Schritt kostet 1. Diagonal kostet er auch 1, aber nur einmal in einer Aktivierung; jeder weitere diagonale Schritt kostet 2.
lesson-move-where = Schau dir d2 an, einen diagonalen Schritt von deinem Squad: eine Kiste als Deckung, freie Sicht die Reihe entlang bis g2, und nur 3 Felder weit, nah genug für alle deine Waffen.
lesson-move-how = Aktiviere also die { $death-dealers }: zuerst Bewegung, dann Angriff. Wähle Schritt für Schritt, oder schreib es in eine Zeile: death-dealers: move d2, attack sturmpioniere
    .board = Aktiviere also die { $death-dealers }: zuerst Bewegung, dann Angriff, und zwar nach d2.
lesson-move-else = Wohin könnte dein Squad gehen, so dass es einen Gegner sieht und selbst in Deckung steht? reichweite death-dealers zeigt, wohin es kommt, und sicht, was es von dort sieht.
    .board = Wohin könnte dein Squad gehen, so dass es einen Gegner sieht und selbst in Deckung steht? Das Brett zeigt, wohin es kommt und was es von dort sieht.
lesson-move-hint = Erst bewegen, dann angreifen: Der diagonale Schritt nach d2 genügt.
lesson-move-hint-line = In einer Zeile: death-dealers: move d2, attack sturmpioniere
    .board = Die { $death-dealers }: Bewegung, dann Angriff, nach d2.
lesson-move-best = Ein einziger billiger Schritt, und du hast Deckung, Sicht und alle Waffen in Reichweite. So fängt ein guter Zug an.
lesson-move-rubble = Trümmer sind auch Deckung, und g2 siehst du von hier. Aber es sind 4 Felder, zu weit für die Bazooka, die nur 3 weit reicht. Von d2 aus hätte sie mitgeschossen.
lesson-move-waits = In Deckung, immerhin. Aber du hättest in derselben Aktivierung Deckung und einen Schuss haben können.

## Was zu jeder Aktivierung gesagt werden kann

lesson-act-idle = Gar nichts? Dann sind beide Aktionen weg. Schon ein einziger Schritt an einen besseren Platz wäre mehr wert.
lesson-act-blind = Du hast einen Angriff angesagt, aber von { $end } aus ist kein Gegner zu sehen und in Reichweite; die Aktion ist verloren. Schau, bevor du gehst: sicht sagt dir, was du von dort sehen wirst.
    .board = Du hast einen Angriff angesagt, aber von { $end } aus ist kein Gegner zu sehen und in Reichweite; die Aktion ist verloren. Schau, bevor du gehst: Das Brett zeigt, was du von dort sehen wirst.
lesson-act-wrecks = Du schießt auf Deckung, in der niemand steht. Das ist erlaubt, und manchmal macht es den Weg frei. Heute tut es niemandem weh, und vielleicht brauchst du sie noch selbst.
lesson-act-gamble = { $deadly ->
        [yes] Mutig, aber sieh dir an, was zurückkommt: Von { $foe-square } aus kann ich mit { $foe } auf dich schießen, wenn du auf { $end } stehst, und mit { $share } % Wahrscheinlichkeit ist dein Läufer vernichtet. Mach lieber etwas Besseres aus ihm.
       *[no] Mutig, aber sieh dir an, was zurückkommt: Von { $foe-square } aus komme ich an dich heran, wenn du auf { $end } stehst ({ $foe }), und das kostet dich im Mittel { $share } % des Squads. Es gibt Besseres zu tun.
    }
lesson-act-careless = { $deadly ->
        [yes] Vorsicht: Von { $foe-square } aus sehe ich dich auf { $end } ({ $foe }), und mit { $share } % Wahrscheinlichkeit ist dein Läufer vernichtet. Es gibt Felder, wo niemand an ihn herankommt.
       *[no] Vorsicht: Von { $foe-square } aus sehe ich dich auf { $end } ({ $foe }). Das kostet dich im Mittel { $share } % des Squads, und du hast nichts dafür bekommen. Es gibt Felder, wo niemand an dich herankommt.
    }
lesson-act-sustained = Ein Dauerangriff braucht beide Aktionen, dafür wird jeder Würfel, der nicht trifft, noch einmal geworfen. Und niemand darf darauf reagieren. Gut, wenn du schon stehst, wo du stehen willst.
lesson-act-close = Nahkampf: erst deine Schusswaffen, dann die Messer, und gegen die hilft keine Deckung. Wer vom Gegner noch übrig ist, schlägt zurück.
lesson-act-fires = { $hits ->
        [one] Von { $end } aus kannst du mir schaden ({ $target }): im Mittel etwa ein Punkt.
       *[other] Von { $end } aus kannst du mir schaden ({ $target }): im Mittel etwa { $hits } Punkte.
    }
lesson-act-seen = Ein wirklich sicherer Platz war kaum zu finden. Auf { $end } komme ich noch an dich heran ({ $foe }).
lesson-act-moves = In Ordnung: Auf { $end } kann ich dir als Nächstes nicht viel anhaben.

## 5: Zielen

lesson-shoot = Reihen und Würfel
lesson-shoot-rows = Jede Waffe ist eine Reihe auf der Karte, mit so und so vielen Würfeln gegen jede Art von Gegner. Im Squad zählen sie für jeden, der die Waffe trägt. Gegen meine { $sturmpioniere }, Soldaten der Klasse 2, hast du: { $rows }.
lesson-shoot-plain = Jede Waffe ist eine Reihe auf der Karte, mit so und so vielen Würfeln gegen jede Art von Gegner. Hier, gegen { $enemy }, hast du: { $rows }.
lesson-shoot-dice = { $dice ->
        [one] Zwei der sechs Seiten eines Würfels treffen. Mit einem Würfel triffst du also einmal in drei Fällen.
       *[other] Zwei der sechs Seiten eines Würfels treffen. Von { $dice } Würfeln treffen also etwa { $average }, und ein Treffer kostet meist eine Miniatur oder einen Punkt.
    }
lesson-shoot-elements = Von hier ist kein Gegner zu treffen, nur Kisten und Panzersperren. Feuere besser nicht, und lass die Deckung stehen.
lesson-shoot-soft = Der Gegner steht in weicher Deckung: Einer von drei Treffern wird aufgehoben.
lesson-shoot-hard = Der Gegner steht in harter Deckung: Zwei von drei Treffern werden aufgehoben.
lesson-shoot-ask = Jede Reihe darf ihr eigenes Ziel haben, und du nennst alle, bevor gewürfelt wird. Wenn du es genau wissen willst, frag: chancen { $shooter-word } { $enemy-word }
    .board = Jede Reihe darf ihr eigenes Ziel haben, und du nennst alle, bevor gewürfelt wird. Die genauen Chancen stehen dabei.
lesson-shoot-hint = Alles auf denselben Gegner. Wer jetzt fällt, schießt nicht zurück.
lesson-shoot-hint-line = In einer Zeile: attack { $enemy-word }
    .board = Alle Reihen auf dasselbe Ziel: { $enemy }.
lesson-shoot-all = Alle Reihen auf einen Gegner, so soll es sein. Wer jetzt fällt, schießt nicht zurück.
lesson-shoot-some = Du hast eine Reihe zurückgehalten. Das spart nichts: Was jetzt nicht feuert, kann es in dieser Aktivierung nicht mehr.
lesson-shoot-spared = Richtig: Zu treffen ist niemand, und die Deckung kann dir noch nützen.
lesson-shoot-none = Du hast gar nicht gefeuert, und der Angriff ist verloren. Ein besseres Ziel käme ohnehin erst in einer anderen Aktivierung.
lesson-shoot-split = Mehrere Ziele auf einmal: Das lohnt sich, wenn eines fast erledigt ist. Meistens ist es besser, erst mit einem fertig zu werden.

## 6: Verluste

lesson-losses = Wer fällt
lesson-losses-what = { $damage ->
        [one] Ein Treffer ist durchgekommen und kostet eine Miniatur. Wer fällt, wählt immer, wem das Squad gehört; du wirst Sorte für Sorte gefragt.
       *[other] { $damage } Punkte Schaden sind durchgekommen, und jeder kostet eine Miniatur. Wer fällt, wählt immer, wem das Squad gehört; du wirst Sorte für Sorte gefragt.
    }
lesson-losses-which = Mit der Miniatur ist ihre Waffe weg. Ein Gewehr ist ein Würfel gegen Soldaten der Klasse 2, das Victory-MG vier. Und nur mit der Bazooka kann dein Squad { $hans } etwas anhaben.
lesson-losses-hint = Gib zuerst Gewehrschützen auf; du hast { $riflemen }.
lesson-losses-rifles = Richtig. Ein Gewehr ist das Wenigste, was du verlieren kannst.
lesson-losses-mg = Das Victory-MG hat allein vier Würfel, ein Gewehr einen. Ein Gewehrschütze wäre der kleinere Verlust gewesen.
lesson-losses-bazooka = Jetzt hat dein Squad nichts mehr gegen { $hans }. Ein Gewehrschütze wäre der kleinere Verlust gewesen.
lesson-losses-others = Billigere waren keine mehr da. So geht es manchmal.

## 7: der Läufer

lesson-walker = Der Läufer
lesson-walker-danger = { $hans } sieht deinen { $blackhawk } noch nicht, aber ein Schritt nach f5 genügt. Er reicht 3 Felder weit und hat zwei Würfel, von denen jeder dich auf einen Schlag vernichten kann. Deine Kanone reicht nur 2 Felder; warte hier also nicht auf ihn.
lesson-walker-corners = Läufer betreten weder Trümmer noch Panzersperren, und sie schneiden keine Ecken: An einem Gebäude vorbei gibt es für sie keine Diagonale. Soldaten dürfen eine Ecke schneiden, nur nicht zwischen zweien hindurch.
lesson-walker-ambush = Auf c4 sieht dich niemand, der nicht ganz nah herankommt, vor deine Kanone. Die Diagonale von d5 versperrt das Gebäude, es braucht also zwei Bewegungen: nach c5, dann nach c4.
lesson-walker-else = Welche meiner Einheiten könnte kommen und ihn sehen, wo er steht? Such ein Feld, wo das keine kann, oder einen guten Schuss. reichweite hans zeigt, wohin { $hans } kommt.
    .board = Welche meiner Einheiten könnte kommen und ihn sehen, wo er steht? Such ein Feld, wo das keine kann, oder einen guten Schuss.
lesson-walker-hint = Hinter das Gebäude: zweimal Bewegung, nach c5 und weiter nach c4.
lesson-walker-hint-line = In einer Zeile: blackhawk: move c5, move c4
    .board = Der { $blackhawk }: Bewegung und Bewegung, nach c5, dann nach c4.
lesson-walker-best = Ein Hinterhalt. Wer jetzt auf deinen { $blackhawk } schießen will, muss um die Ecke kommen, direkt vor seine Kanone.

lesson-onward = Weiter
lesson-onward-what = Die erste Bewegung ist gemacht, und ich hatte Gelegenheit zu reagieren. Jetzt die zweite: wieder 1 Punkt, und die billige Diagonale, falls du sie noch nicht genutzt hast.
lesson-onward-shot = Der Angriff ist vorbei, und ich hatte Gelegenheit zu reagieren. Jetzt die Bewegung, die du angesagt hast: 1 Punkt, und eine Diagonale kostet nicht mehr als ein gerader Schritt.
lesson-onward-hint = Wo kommt als Nächstes niemand an dich heran? Wenn du schon gut stehst, bleib.
lesson-onward-safe = Gut: Auf { $end } kann ich dir nicht viel anhaben.
lesson-onward-seen = Kann man machen. Aber dort komme ich an dich heran ({ $foe }).

## 8: Initiative

lesson-begin = Initiative
lesson-begin-what = Eine neue Runde. Wir haben beide drei Würfel geworfen, und du hast mehr Fadenkreuze: Du sagst, wer beginnt.
lesson-begin-which = Wer beginnt, schlägt zuerst zu. Wer als Zweiter kommt, sieht, was der andere tut, und hat mehr Einheiten bereit zu reagieren.
lesson-begin-hint = Fang an. Dein Squad schlägt zuerst zu, und dein Läufer bleibt bereit für alles, was ich dann tue.
lesson-begin-first = Gut: Dein Squad kommt meinem zuvor, und dein Läufer bleibt bereit für eine Antwort.
lesson-begin-second = Du lässt mich beginnen. Ich schlage also zuerst zu, aber deine beiden Einheiten können reagieren, und die letzte Aktivierung gehört dir.

## 9: Nahkampf

lesson-assault = Näher heran
lesson-assault-cover = Meine { $sturmpioniere } stehen hinter einer Panzersperre. Das ist harte Deckung: Zwei von drei Treffern werden aufgehoben. Aus der Entfernung bekommst du sie da kaum heraus.
lesson-assault-knives = Messer haben Reichweite C, das ist das Feld nebenan, auch diagonal. Gegen sie hilft keine Deckung. Aber wer vom Gegner noch übrig ist, schlägt gleichzeitig zurück.
lesson-assault-where = Schau dir e1 an: neben f1, einen diagonalen Schritt von d2, und mit einer Kiste für hinterher. Zuerst Bewegung, dann Angriff; erst feuern deine Schusswaffen, dann kommen die Messer.
lesson-assault-there = Ihr steht schon nebeneinander. Ein Dauerangriff braucht beide Aktionen, dafür wird jeder Würfel, der nicht trifft, noch einmal geworfen.
lesson-assault-else = Kommst du in diesem Zug neben sie? Wenn nicht, such dir einen Schuss von einem guten Platz aus, und frag nach den Chancen.
lesson-assault-hint = Nach e1, und dann mit allem, was du hast.
lesson-assault-hint-line = In einer Zeile: death-dealers: move e1, attack sturmpioniere
    .board = Die { $death-dealers }: Bewegung, dann Angriff, nach e1.
lesson-assault-best = Ganz nah heran, und mit einer Kiste um dich, wenn ich dran bin.
lesson-assault-close = Ganz nah heran. So wird man mit Deckung fertig.

## 10: Schusswaffen und Messer

lesson-blades = Erst schießen, dann die Messer
lesson-blades-rows = In einem Angriff darf jede Reihe eingesetzt werden, Schusswaffen und Messer: { $rows }.
lesson-blades-knives = { $knives ->
        [one] Die Schusswaffen kommen zuerst. Dann setzen beide Seiten gleichzeitig ihre Messer ein: ein Würfel für jeden, der noch übrig ist, bei dir jetzt einer.
       *[other] Die Schusswaffen kommen zuerst. Dann setzen beide Seiten gleichzeitig ihre Messer ein: ein Würfel für jeden, der noch übrig ist, bei dir jetzt { $knives }.
    }
lesson-blades-all = Alles auf einmal. Erst lichten deine Schusswaffen die Reihen, und wer dabei fällt, schlägt nicht zurück.

lesson-strike = Zurückschlagen
lesson-strike-what = Meine Soldaten gehen mit Messern auf dich los. Du darfst mit deinen gleichzeitig zurückschlagen, ob deine Einheit schon aktiviert war oder nicht.
lesson-strike-hint = Natürlich: Es kostet nichts.
lesson-strike-back = Natürlich. Es kostet nichts, und du bleibst so bereit, wie du warst.
lesson-strike-not = Du hältst still? Zurückschlagen kostet gar nichts, nicht einmal eine Aktivierung.

## 11: Reaktionen

lesson-reaction = Reaktionsfeuer
lesson-reaction-when = Meine Einheit ist mit ihrer ersten Aktion fertig, und das ist dein Moment. Wer von deinen noch nicht aktiviert war, sie sieht und ihr von dort schaden kann, darf versuchen zu reagieren.
lesson-reaction-die = Du wirfst einen Würfel. Bei einem Fadenkreuz darf deine Einheit ({ $reactor }) sofort angreifen, bevor ich weitermache; dann ist meine ({ $enemy }) mit { $reaction } % Wahrscheinlichkeit vernichtet. So oder so gilt sie in dieser Runde als aktiviert.
lesson-reaction-peril = { $victim-word ->
        [blackhawk] Und wenn du es bleiben lässt? Ich habe einen Angriff angesagt, und mit { $peril } % Wahrscheinlichkeit wäre dein { $victim } vernichtet.
       *[other] Und wenn du es bleiben lässt? Ich habe einen Angriff angesagt, und der kostet im Mittel { $peril } % deiner { $victim }.
    }
lesson-reaction-hint = Versuch es. Lieber jetzt in einem von drei Fällen ein Schuss als später vielleicht gar keiner.
lesson-reaction-hint-not = Es würde kaum etwas ausrichten. Heb dir die Einheit für ihre eigene Aktivierung auf.
lesson-reaction-tried = Richtig, versuch es. Selbst ein einziger Punkt Schaden, bevor ich schieße, ist etwas wert.
lesson-reaction-weak = Kann man versuchen. Aber bei so wenig Wirkung hätte die Einheit besser ihre eigene Aktivierung behalten.
lesson-reaction-missed = Du lässt mich in Ruhe schießen. Mit Glück bleibt etwas für deine eigene Aktivierung; eine Reaktion wäre mir vielleicht zuvorgekommen.
lesson-reaction-kept = Du hebst dir die Einheit für ihre eigene Aktivierung auf. Das ist gut, solange vorher niemand auf sie schießt.
lesson-reaction-idle = Gut: Es hätte kaum etwas ausgerichtet, und so behält die Einheit ihre Aktivierung.

lesson-later = Was nun?
lesson-later-what = Jetzt weißt du alles, was du hier brauchst. Wer sieht wen, wer ist in Reichweite, und was könnte zurückkommen? Mit sicht, reichweite und chancen erfährst du es.
    .board = Jetzt weißt du alles, was du hier brauchst. Wer sieht wen, wer ist in Reichweite, und was könnte zurückkommen? Das Brett und die Chancen sagen es dir.
lesson-later-hint = Ich würde sagen: { $best }

## 12: das Ende

lesson-closing = Allein weiter
lesson-closing-stands = Zwei Runden sind vorbei, und nach Punkten steht es { $score-ours } zu { $score-theirs }. Du hast noch { $death-dealers-left } von 5 { $death-dealers } und { $blackhawk-left } von 3 Punkten des { $blackhawk }; ich habe noch { $sturmpioniere-left } von 5 { $sturmpioniere } und { $hans-left } von 3 Punkten bei { $hans }. Das Gefecht dauert bis zum Ende von Runde { $rounds }.
lesson-closing-won = Das Gefecht ist aus, und du hast es gewonnen, mit { $score-ours } zu { $score-theirs } Punkten. So schnell hätte ich das nicht erwartet.
lesson-closing-lost = Das Gefecht ist aus, und dieses ging an mich, mit { $score-theirs } zu { $score-ours } Punkten. Das nächste wird besser.
lesson-closing-drawn = Das Gefecht ist aus, und niemand hat gewonnen: { $score-ours } zu { $score-theirs } Punkte.
lesson-closing-learnt = Worauf es ankommt, hast du gesehen: erst Deckung, dann Feuer; erst schauen, dann gehen; und eine Einheit, die noch bereit ist, ist eine Drohung. In anderen Gefechten kommen Helden, Sprünge und Artillerie dazu; wie sie gehen, steht auf den Karten.
lesson-closing-ahead = Wenn du etwas wissen willst, frag: sicht, reichweite, karte und chancen antworten, und warum sagt, was etwas verbietet.
    .board = Wenn du etwas wissen willst, frag: Das Brett zeigt, wer wen sieht, die Karten, was jeder kann, und "Warum nicht?" sagt, was etwas verbietet.

## Was der Partner sagt

lesson-partner-holds = Hast du es bemerkt? Nach deiner ersten Aktion hätte ich versuchen können zu schießen: Wer noch nicht aktiviert war, darf reagieren. Aber nur mit einem Würfel, und wer es versucht, gilt als aktiviert. Ich hebe mir meine Einheiten lieber noch auf.
lesson-partner-fails = Ich habe versucht zu reagieren: ein Würfel, kein Fadenkreuz. Es geschieht nichts, aber die Einheit gilt als aktiviert. Das ist der Preis.
lesson-partner-succeeds = Meine Reaktion: ein Würfel, ein Fadenkreuz. Also schieße ich, bevor du weitermachst.
lesson-partner-begins = Ich habe die Initiative gewonnen und lasse dich beginnen: Dann schlägst du zuerst zu, und ich sehe, was du vorhast.
lesson-partner-trap = Ein diagonaler Schritt, und ich stehe in Deckung. Eine Panzersperre ist harte Deckung, noch besser als eine Kiste.
lesson-partner-soft = Du stehst in weicher Deckung, und hier lohnt sie sich: Für jeden Treffer wirfst du einen Würfel, und ein Fadenkreuz hebt ihn auf. Das ist einer von dreien.
lesson-partner-hard = Du stehst in harter Deckung: Für jeden Treffer wirfst du einen Würfel, und jede Seite ohne Fadenkreuz hebt ihn auf. Das sind zwei von dreien.
lesson-partner-open = Dort hast du keine Deckung, also zählt jeder Treffer.
lesson-partner-hunts = { $hans } kommt um die Ecke nach { $end }, um auf dich zu schießen. Aber die Bewegung war seine erste Aktion, und zwischen zwei Aktionen darfst du reagieren.
lesson-partner-rockets = Zwei Werfer, je ein Würfel. Ein Treffer genügt, um einen leichten Läufer zu vernichten, egal wie viele Punkte er noch hat.
lesson-partner-creeps = Alle deine Einheiten waren schon aktiviert, niemand kann also reagieren: { $hans } kommt in aller Ruhe nach { $end }. Denk daran, wenn du entscheidest, wer zuletzt geht.
lesson-partner-loses = Ich wähle, wer fällt, und gebe auf, wen ich am wenigsten brauche. { $sturmpioniere-left ->
        [one] Von meinen { $sturmpioniere }n ist noch einer übrig.
       *[other] Von meinen { $sturmpioniere }n sind noch { $sturmpioniere-left } übrig.
    }
lesson-partner-strikes = Wer von meinen noch übrig ist, schlägt zurück, gleichzeitig mit dir. Das kostet nichts.
