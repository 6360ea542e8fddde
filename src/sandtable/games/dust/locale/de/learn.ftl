### Die geführte erste Partie Dust: kurze Absätze, etwa acht Zeilen, bevor man selbst dran ist.
### `$ours` und `$theirs` gehören dem Lernenden und dem Partner; `$origin` und `$goal` sind die Gebiete eines Befehls.

## 1 und 2: zum Lesen

lesson-world = Die Welt
lesson-world-seats = Du bist "{ $you }" und führst Rot. Ich bin "{ $me }", führe Blau und sage dir, warum ich tue, was ich tue. Zwei Runden sind gespielt. Stellung, Karten und Würfel habe ich für diese Lektion ausgesucht.
lesson-world-control = Oben siehst du die ganze Karte, Region für Region: wer welche Gebiete hält und womit. Ein Gebiet gehört dem, der mindestens eine Einheit dort hat, an Land wie auf See. In vier Hauptstädten sitzen Neutrale; sie bewegen sich nie und greifen nie an.
    .board = Ein Gebiet gehört dem, der mindestens eine Einheit dort hat, an Land wie auf See; die Karte zeigt es in unseren Farben. In vier Hauptstädten sitzen Neutrale; sie bewegen sich nie und greifen nie an.
lesson-world-marks = Drei Zeichen solltest du kennen: * ist eine Hauptstadt, ! eine Energiequelle, + ein Produktionszentrum. Die ganze Welt brauchst du noch nicht. Heute geht es um Afrika, wo unsere Armeen aufeinandertreffen.
    .board = Drei Arten von Gebieten zählen am meisten: Hauptstädte, Energiequellen und Gebiete mit einem Produktionszentrum; auf der Karte ist jede gekennzeichnet. Die ganze Welt brauchst du noch nicht. Heute geht es um Afrika, wo unsere Armeen aufeinandertreffen.

lesson-aims = Was zum Sieg führt
lesson-aims-points = Am Ende jeder Runde bekommt jeder von uns einen Siegpunkt für jede Hauptstadt, jede Energiequelle und jede Mehrheit. Wer dann { $target } Punkte hat und eine Hauptstadt hält, gewinnt. Punkte gehen nie wieder verloren.
lesson-aims-majorities = Die drei Mehrheiten hat, wer die meisten Produktionszentren, die meisten Seegebiete und die meisten Landgebiete hält. Bei den Zentren steht es { $centres-ours } zu { $centres-theirs }, also hat sie niemand; die See gehört dir; an Land führe ich mit { $land-theirs } zu { $land-ours }.
lesson-aims-now = Würden wir jetzt werten, bekämst du { $now-ours } und ich { $now-theirs } Punkte: In der Tabelle stehen sie mit einem Pluszeichen. In einer Runde geht es darum, diese Zahlen zu verschieben, und das tust du heute.
    .board = Würden wir jetzt werten, bekämst du { $now-ours } und ich { $now-theirs } Punkte. In einer Runde geht es darum, diese Zahlen zu verschieben, und das tust du heute.

## 3: die Karte

lesson-card = Eine Karte für die Runde
lesson-card-numbers = Jeder von uns wählt geheim eine Karte, dann werden beide aufgedeckt. Ihre drei Zahlen ergeben zusammen 7: wie oft du in dieser Runde angreifen darfst, wie viele Bewegungen du hast und wie viele Produktionspunkte du dazubekommst. Die Fähigkeit daneben kannst du einmal einsetzen.
lesson-card-order = Wer den höheren Kampfwert hat, ist zuerst am Zug; bei Gleichstand entscheidet die Bewegung, dann die Sterne. Wer zuerst kommt, schlägt zuerst zu. Wer zuletzt kommt, behält bis zur Wertung, was er erobert.
lesson-card-which = Deine Ziele: { $egypt }, eine Energiequelle von mir, gleich neben deiner Armee im { $maghreb }, und { $south-africa }, eine Energiequelle, die niemand hält. Du brauchst also ein paar Bewegungen und ein oder zwei Angriffe.
lesson-card-hint = Ein Angriff für { $egypt }, eine Bewegung für { $south-africa } und noch eine, um Panzer heranzuholen: Such eine Karte mit 2 und 3 oder 3 und 2.
lesson-card-hint-more = Ich meine { $ace }: Die Fähigkeit macht Jäger stärker, und Jäger wirst du ohnehin wollen.
lesson-card-best = Gut gewählt: { $combat } Angriffe und { $movement } Bewegungen reichen für beide Ziele, und in einem Kampf bekommen deine Jäger je einen Würfel mehr.
lesson-card-attacks = { $combat } Angriffe, und höchstwahrscheinlich bist du zuerst am Zug. Aber nur { $movement ->
        [one] eine Bewegung
       *[other] { $movement } Bewegungen
    }: Du musst dir aussuchen, was du heranholst. Es geht.
lesson-card-moves = { $movement } Bewegungen sind mehr, als du brauchst, und bei einem einzigen Angriff darf nichts schiefgehen. Die Fähigkeit hilft aber: Ein geschenkter Mech ist 5 Punkte wert.
lesson-card-points = Fünf Produktionspunkte sind verlockend, aber mit einer Bewegung und einem Angriff fängst du wenig damit an, und wahrscheinlich bin ich vor dir am Zug. Heute bringt eine andere Karte mehr.

## 4: die Produktion

lesson-buy = Produktion
lesson-buy-points = Ein Zug hat drei Phasen: Produktion, Bewegung, Kampf. Du hast { $points } Punkte; die Rechnung oben zeigt, woher sie kommen. Ein Zentrum bringt nur dann { $each }, wenn du auch eine Energiequelle dafür hast.
    .board = Ein Zug hat drei Phasen: Produktion, Bewegung, Kampf. Du hast { $points } Punkte: 6 für eine Hauptstadt, { $each } für jedes Produktionszentrum, für das du eine Energiequelle hast, und die deiner Karte.
lesson-buy-supremacy = Im Kampf würfelt zuerst, wer die höhere taktische Überlegenheit hat: Mech, Jäger und Bomber zählen je 1, Panzer nichts, und bei Gleichstand ist es der Verteidiger. In { $egypt } habe ich { $egypt-units }, also eine Überlegenheit von { $egypt-supremacy }. Am billigsten übertriffst du sie mit Jägern.
lesson-buy-centre = Ein neues Produktionszentrum bringt ab der nächsten Runde Punkte, und mit einem mehr als ich hast du die Mehrheit: ein Siegpunkt in jeder Runde.
lesson-buy-how = Wähle eins nach dem anderen, oder schreib alles in eine Zeile: buy 2T 1F 1C 1K heißt zwei Panzer, ein Jäger, ein Zentrum (C) und eine Karte (K). Was du nicht ausgibst, verfällt.
    .board = Stell zusammen, was du willst, und kauf alles auf einmal. Was du nicht ausgibst, verfällt.
lesson-buy-hint = Zwei Jäger übertreffen meine Überlegenheit von { $egypt-supremacy }. Ein Zentrum ist gut für die Mehrheit. Den Rest in Panzer, den letzten Punkt in eine Karte.
lesson-buy-hint-plain = Ein Zentrum für die Mehrheit, dann billige Panzer, wo du sie brauchst, und den letzten Punkt in eine Karte.
lesson-buy-hint-line = { $tanks ->
        [0] In einer Zeile: buy 2F 1C 1K
       *[other] In einer Zeile: buy { $tanks }T 2F 1C 1K
    }
    .board = { $tanks ->
            [0] Das sind zwei Jäger, ein Zentrum und eine Karte.
            [one] Das sind ein Panzer, zwei Jäger, ein Zentrum und eine Karte.
           *[other] Das sind { $tanks } Panzer, zwei Jäger, ein Zentrum und eine Karte.
        }
lesson-buy-best = Genau das habe ich befürchtet: genug Überlegenheit, um in { $egypt } zuerst zu würfeln, und ein Zentrum, das eine Mehrheit bringt.
lesson-buy-both = Genug Überlegenheit, um in { $egypt } zuerst zu würfeln, und ein Zentrum, das in jeder Runde Punkte bringt, die noch kommt.
lesson-buy-strike = Genug Überlegenheit, um in { $egypt } zuerst zu würfeln. Ein Zentrum hätte sich in jeder weiteren Runde gelohnt, aber ein kräftiger Schlag ist auch etwas wert.
lesson-buy-built = Ein Zentrum sind Punkte in jeder Runde, die noch kommt. Denk aber an die Überlegenheit: Ohne mehr Jäger oder Mechs, als ich habe, würfle ich zuerst.
lesson-buy-boats = U-Boote halten Seegebiete und bringen deine Armee hinüber. Für { $egypt } nützen sie nichts, dorthin kommst du zu Fuß.
lesson-buy-other = Solide Einheiten. Für den ersten Wurf im Kampf braucht es mehr Jäger oder Mechs, als ich habe, für die Mehrheit ein Zentrum; alles kann man nicht haben.
lesson-buy-nothing = Gar nichts? Die { $left } Punkte sind verloren, und ich werde nicht so bescheiden sein. Nimm das lieber zurück.
lesson-buy-wasted = { $left } Punkte bleiben übrig, und sie verfallen, wenn du sie nicht den Neutralen gibst. Selbst der letzte Punkt kauft noch eine Karte.

lesson-hire = Einheiten für Neutrale
lesson-hire-what = Es sind Punkte übrig, und damit darfst du Einheiten in eine neutrale Hauptstadt stellen. Sie bleiben für immer neutral: Sie stören den, der diese Hauptstadt haben will.
lesson-hire-hint = Du musst nicht. Wenn du willst, verstärke eine Hauptstadt, die ich eher einnehmen könnte als du.
lesson-hire-none = Dann verfallen die Punkte. Halb so schlimm: Neutrale helfen keinem von uns.
lesson-hire-neighbour = Die { $gulf-coast } liegt neben deiner eigenen Hauptstadt: Irgendwann willst du sie haben, und jetzt ist das schwerer.
lesson-hire-far = Damit wird diese Hauptstadt für mich eine härtere Nuss. Deine Punkte sind trotzdem fort.

## 5: Aufstellen

lesson-put = Wo sie erscheinen
lesson-put-where = Neue Einheiten erscheinen in deinen Gebieten mit Produktionszentrum, höchstens fünf bei jedem Zentrum. Du stellst sie Art für Art auf.
lesson-put-front = Das Zentrum im { $maghreb } liegt neben { $egypt }: Was dort erscheint, kann noch in diesem Zug angreifen, ganz ohne Bewegung.
lesson-put-boats = U-Boote kommen in ein Seegebiet neben einem deiner Produktionszentren, wenn dort kein anderer ist.
lesson-put-more = Und nun die nächsten.
lesson-put-hint = Alle in den { $maghreb }: Dort sind sie, wo sie gebraucht werden.
lesson-put-hint-plain = Dorthin, wo sie sofort angreifen können, oder wo du am schwächsten bist.
lesson-put-best = Gleich an die Front. Der { $maghreb } liegt neben { $egypt }, also können sie sofort angreifen.
lesson-put-far = Sicher, aber weit von der Front. Um sie hinzubringen, brauchst du eine Bewegung; über See geht das.
lesson-put-ready = Gut: Von dort können sie dich verteidigen oder später aufbrechen.
lesson-put-at-sea = U-Boote halten Seegebiete, und die zählen für eine Mehrheit; außerdem sind sie die Bretter deiner Brücke.

## 6: ein neues Zentrum

lesson-centre = Ein neues Produktionszentrum
lesson-centre-where = Das neue Zentrum kommt in eines deiner Landgebiete ohne Energiequelle und ohne Zentrum. In diesem Zug baut es nichts, aber für die Mehrheit zählt es sofort.
lesson-centre-which = Es gehört immer dem, der das Gebiet hält, und wer dort verteidigt, hat 3 Würfel mehr. Wo ist es sicher, und wo nützt es am meisten?
lesson-centre-hint = Weit weg von meiner Armee, und an einer Küste, damit es später U-Boote bauen kann.
lesson-centre-coast = Sicher, und am Meer: Von dort kann man Einheiten verschiffen, und es kann U-Boote bauen.
lesson-centre-inland = Vor mir ist es sicher. Nur baut es ohne Küste nie ein U-Boot.
lesson-centre-front = Dort baut es gleich, wo gekämpft wird. Aber ich stehe daneben, und wenn ich das Gebiet erobere, gehört das Zentrum mir, und deine Mehrheit ist dahin. Weiter hinten ist es sicherer.

## 7: Karten

lesson-discard = Eine neue Karte
lesson-discard-what = Bevor du ziehst, darfst du Karten abwerfen, die dir nicht gefallen. Mehr als fünf hat niemand.
lesson-discard-hint = Du hast noch Platz, behalte also, was du hast: mehr Karten, mehr Auswahl.
lesson-discard-none = Eine volle Hand ist die paar Punkte wert: In der nächsten Runde hast du mehr Auswahl.
lesson-discard-some = Fort ist fort. Das lohnt sich, wenn die Hand voll ist oder eine Karte zu gar nichts taugt.

## 8: die Bewegung

lesson-move = Bewegung
lesson-move-what = Jede Bewegung kostet einen Punkt und bringt beliebig viele Einheiten von einem Gebiet in ein anderes, über Land beliebig weit, durch eigene und leere Gebiete, nie durch die der anderen. Lass mindestens eine Einheit zurück, sonst gehört dir das Gebiet nicht mehr.
lesson-move-sea = U-Boote sind eine Brücke: Wo sie eine lückenlose Kette bilden, zieht deine Armee über See, so viele Einheiten du willst. Deine Kette führt von deiner Hauptstadt ({ $eastern-states }) über { $sargasso-sea } und { $mid-atlantic } in den { $maghreb }.
lesson-move-gift = { $south-africa } ist frei, eine Energiequelle gleich neben dem { $congo }: Ein Panzer genügt, um sie zu nehmen. Ein leeres Gebiet kann man nicht angreifen, aber man kann einfach hineinziehen.
lesson-move-gather = Nur Einheiten aus einem Gebiet greifen gemeinsam an, also sammle sie erst im { $maghreb }. In deiner Hauptstadt ({ $eastern-states }) stehen Panzer untätig herum: Angreifen darf ich sie erst, wenn ich { $half } Punkte habe.
lesson-move-rest = Du kannst dich weiter bewegen oder "Fertig" sagen: Dann kommen die Angriffe, und niemand bewegt sich mehr.
lesson-move-hint-gift = Aus dem { $congo } nach { $south-africa }, ein Panzer; oder in einer Zeile: move congo>south-africa 1T
    .board = Aus dem { $congo } nach { $south-africa }, ein Panzer.
lesson-move-hint-gather = Aus der Hauptstadt ({ $eastern-states }) über See in den { $maghreb }, alle Panzer bis auf einen; in einer Zeile: move eastern-states>maghreb 2T
    .board = Aus der Hauptstadt ({ $eastern-states }) über See in den { $maghreb }, alle Panzer bis auf einen.
lesson-move-hint-done = Wenn es nichts zu gewinnen gibt: Fertig.
lesson-move-source = Eine Energiequelle für einen einzigen Panzer: ein Siegpunkt in jeder Runde, solange du sie hältst. Jetzt bekämst du { $now-ours }.
lesson-move-gathered = Gut: Im { $maghreb } werden es mehr. Was sich bewegt hat, darf trotzdem noch angreifen.
lesson-move-done = Genug bewegt also. Jetzt kommen die Angriffe.
lesson-move-missed = Aber { $south-africa } ist noch frei! Ein Panzer aus dem { $congo } würde genügen, und wenn du es liegen lässt, hebe ich es auf.
lesson-move-abandoned = In { $origin } bleibt niemand, also gehört es dir nicht mehr, und was dazugehört auch nicht. Lass eine Einheit dort.
lesson-move-left = { $origin } ist jetzt leer und gehört niemandem: ein Gebiet weniger für die Mehrheit. Eine einzige Einheit würde es halten.
lesson-move-taken = Ein leeres Gebiet gehört dir, sobald du hineinziehst, und es zählt für die Mehrheit.
lesson-move-other = Warum nicht. Eine Bewegung bringt nichts hinzu, sie bringt nur etwas an einen besseren Ort.

## 9: der Angriff

lesson-attack = Der Angriff
lesson-attack-what = Jeder Angriff kostet einen Kampfpunkt. Einheiten aus einem Gebiet greifen ein Gebiet daneben an; Panzer und Jäger werfen je einen Würfel, Mechs und Bomber je zwei, und ein Drittel der Würfel trifft. Lass jemanden zurück, der das Ausgangsgebiet hält.
lesson-attack-order = An einem Produktionszentrum hat der Verteidiger 3 Würfel mehr, in einer Hauptstadt 5, und dort würfelt er immer zuerst.
lesson-attack-odds = Mit { $strike } aus dem { $maghreb }, also allen bis auf eine Einheit, stünde es bei der Überlegenheit { $strike-supremacy } zu { $egypt-supremacy } für dich. Wie ginge es gegen meine { $egypt-units } wohl aus? Frag, bevor du angreifst: chancen maghreb egypt { $strike }
    .board = Mit { $strike } aus dem { $maghreb }, also allen bis auf eine Einheit, stünde es bei der Überlegenheit { $strike-supremacy } zu { $egypt-supremacy } für dich. Wie ginge es gegen meine { $egypt-units } wohl aus? Sieh dir die Chancen an, bevor du angreifst.
lesson-attack-plain = Frag, bevor du angreifst: chancen sagt dir, wer zuerst würfelt und wie es wohl ausgeht. Nenne dein Gebiet, das Ziel und die Einheiten, etwa so: chancen sudan east-africa 1T
    .board = Sieh dir die Chancen an, bevor du angreifst: Sie sagen dir, wer zuerst würfelt und wie es wohl ausgeht.
lesson-attack-won = { $egypt } gehört dir! Du darfst weiter angreifen, auch von dort. Aber denk an meinen Zug: Gleich daneben ({ $near-east }) steht meine Armee, und wer in { $egypt } schwach ist, bleibt nicht lange.
lesson-attack-more = Du hast noch Angriffe. Vom selben Gebiet aus geht es auf dasselbe Ziel nur einmal im Zug; frag nach den Chancen, oder sag "Fertig".
lesson-attack-hint = { $egypt }, vom { $maghreb } aus: Deine Chance beträgt { $strike-chance } %. Nimm alle bis auf eine Einheit.
lesson-attack-hint-line = In einer Zeile: attack maghreb>egypt { $strike-word }
    .board = Also { $strike-word }, vom { $maghreb } aus gegen { $egypt }.
lesson-attack-hint-done = Ich sehe keinen Angriff, der aussichtsreich und nötig ist. Mit "Fertig" bleiben deine Einheiten beisammen.
lesson-attack-best = Eine gute Entscheidung: { $chance } % für { $goal }, mit { $force } gegen { $against }. Was die Würfel dazu sagen, steht auf einem anderen Blatt.
lesson-attack-prize = { $chance } % sind gut, und { $goal } lohnt sich. Nur zersplittere deine Armee nicht: Ich komme nach dir.
lesson-attack-area = { $chance } %: Das sollte klappen. Ein Gebiet wie { $goal } zählt allerdings nur für die Mehrheit an Land.
lesson-attack-even = { $chance } % für { $goal }: Meistens geht das gut. Mit ein, zwei Einheiten mehr wäre es ein guter Angriff.
lesson-attack-gamble = Nur { $chance } % für { $goal }, mit { $force } gegen { $against }. Erlaubt ist es, aber deine Einheiten sind danach wahrscheinlich fort.
lesson-attack-bare = Mit { $chance } % bekommst du { $goal }, aber dann ist in { $origin } niemand mehr, und was du dort hattest, ist verloren. Lass eine Einheit zurück.
lesson-attack-special = Ein Schlag ohne Kampf: Jeder Treffer vernichtet eine Einheit, niemand schießt zurück, und niemand zieht ein.
lesson-attack-shy = Du hast eine Armee im { $maghreb } und sehr gute Aussichten gegen { $egypt }. Kampfpunkte kann man nicht aufheben; nimm das zurück und schlag zu.
lesson-attack-enough = Vernünftig. Was beisammenbleibt, ist schwerer zu schlagen, wenn ich am Zug bin.

## 10: die Fähigkeit

lesson-ability = Die Fähigkeit der Karte
lesson-ability-once = Deine Karte fragt, ob du ihre Fähigkeit einsetzt. Das geht einmal in dieser Runde; danach ist sie verbraucht, und ungenutzt verfällt sie.
lesson-ability-ace = { $ability }: In diesem Kampf wirft jedes deiner Flugzeuge einen Würfel mehr. Hier hast du { $aircraft }.
lesson-ability-rockets = { $ability }: Wirf alle { $dice } Würfel noch einmal; nur das neue Ergebnis zählt. Im Schnitt trifft ein Drittel.
lesson-ability-nurse = { $ability }: Für jede Einheit, die du in diesem Kampf verlierst, wird gewürfelt, und in zwei von drei Fällen kommt sie mit dem Leben davon.
lesson-ability-builder = { $ability }: ein geschenkter Mech an einem deiner Produktionszentren.
lesson-ability-hint-ace = Wenn das der Kampf ist, um den es dir geht, setze sie ein.
lesson-ability-hint-rockets = Wirf noch einmal, wenn weniger als ein Drittel der Würfel getroffen hat.
lesson-ability-hint-nurse = Wenn in diesem Kampf noch mehr Verluste drohen, ruf sie jetzt.
lesson-ability-hint-builder = Dorthin, wo er gleich kämpfen kann.
lesson-ability-ace-used = Richtig: mehr Würfel in dem Kampf, auf den es ankommt.
lesson-ability-rockets-used = { $hits } von { $dice } war unter dem Schnitt, der neue Wurf wird wahrscheinlich besser.
lesson-ability-rockets-greedy = { $hits } von { $dice } war kein schlechter Wurf, und der neue gilt auch dann, wenn er schlechter ist.
lesson-ability-rockets-kept = { $hits } von { $dice } ist ein gutes Ergebnis. Heb dir die Raketen für ein schlechteres auf.
lesson-ability-nurse-used = Sie bleibt bis zum Ende dieses Kampfes.
lesson-ability-mech-front = Zwei Würfel und eine Überlegenheit von 1, gleich an der Front, und das geschenkt.
lesson-ability-mech = Ein geschenkter Mech. Näher an der Front hätte er noch in diesem Zug kämpfen können.
lesson-ability-declined = Du darfst auf einen besseren Augenblick warten. Vergiss sie nur nicht: Die Runde ist kurz.

## 11: der Kampf

lesson-battle = Würfel
lesson-battle-dice = Beide Seiten würfeln abwechselnd, bis eine fort ist. Jeder Treffer vernichtet eine Einheit, und wer gewürfelt hat, sucht sie aus, aber keinen Mech vor den Panzern und keinen Bomber vor den Jägern. Nach drei Würfen hintereinander ohne Treffer ist Feuerpause, und die Angreifer gehen heim.
lesson-battle-sea = Auf See ist es einfacher: Beide Seiten würfeln gleichzeitig und verlieren gleichzeitig Einheiten. Nach drei Wurfpaaren ohne Treffer ist Feuerpause.
lesson-battle-retreat = Vor jedem eigenen Wurf darf bis zur Hälfte deiner Einheiten dorthin zurück, woher sie kamen; hier sind das { $half-units }. Die anderen kämpfen weiter.
lesson-battle-now = Es kämpfen noch: { $ours } von dir, { $theirs } vom Gegner. Wenn sich niemand zurückzieht, gewinnst du in etwa { $prospect } von hundert Fällen.
lesson-battle-hint-on = Es steht nicht schlecht für dich: Fertig, und die Würfel fallen.
lesson-battle-hint-back = Es sieht schlecht aus. Rette die Hälfte für ein andermal.
lesson-battle-on = Also vorwärts. Die Würfel fallen:
lesson-battle-stubborn = Tapfer, aber bei { $prospect } von hundert Fällen wäre es Zeit gewesen zu retten, was zu retten ist.
lesson-battle-early = Du lagst gut: { $prospect } von hundert Fällen. Mit weniger Einheiten wird der Kampf zum Glücksspiel.
lesson-battle-careful = Vorsichtig. Es stand etwa gleich, und wer weiterkämpft, hat es jetzt schwerer.
lesson-battle-saved = Gut so: Was lebt, kann wieder kämpfen, und hier sah es schlecht aus.

lesson-hurt = Wen triffst du?
lesson-hurt-what = Die Verluste sucht aus, wer gewürfelt hat. Treffer auf Landeinheiten nehmen Panzer vor Mechs, Treffer auf Flugzeuge nehmen Jäger vor Bombern. Ein Jäger kostet { $fighter-cost } Punkte, ein Panzer 2, und beide werfen einen Würfel.
lesson-hurt-again = Du hast gewürfelt, also suchst du aus: Wie viele Treffer gehen auf Landeinheiten, wie viele auf Flugzeuge?
lesson-hurt-neutral = Diesmal würfelst du für die Neutralen, als Nachbar des Angreifers.
lesson-hurt-hint = Nimm, was am meisten gekostet hat, wenn es gleich viele Würfel wirft.
lesson-hurt-dearest = Das tut am meisten weh.
lesson-hurt-cheaper = Geht auch; die andere Wahl hätte mehr Punkte gekostet.

lesson-flee = Wohin?
lesson-flee-where = Einheiten, die einen Kampf verlassen, gehen in ein eigenes Gebiet daneben. Gibt es keines, dürfen sie in ein leeres, aber nie dorthin, woher die Angreifer kamen.
lesson-flee-hint = Dorthin, wo sie eine Energiequelle oder ein Produktionszentrum schützen.
lesson-flee-worth = Dort bewachen sie etwas, das zählt.
lesson-flee-plain = Gerettet. Du wirst sie noch brauchen.

## 12: angegriffen werden

lesson-defence = Unter Beschuss
lesson-defence-what = Jetzt verteidigst du. Vor jedem deiner Würfe, außer vor dem ersten, darf bis zur Hälfte deiner Einheiten in ein eigenes Gebiet neben dem Kampf zurück.
lesson-defence-now = Es kämpfen noch: { $ours } von dir, { $theirs } vom Gegner. Wenn sich niemand zurückzieht, hältst du das Gebiet in etwa { $prospect } von hundert Fällen.
lesson-defence-hint-stay = Verloren ist es nicht: Fertig, und würfeln.
lesson-defence-hint-go = Das geht wohl verloren. Rette die Hälfte, oder mach es mir teuer.
lesson-defence-stay = Richtig, standhalten. Das Gebiet zählt für dich, wenn du es bis zum Ende der Runde hältst.
lesson-defence-last = Bis zum Letzten also. Jede Einheit, die du mitnimmst, fehlt mir in der nächsten Runde.
lesson-defence-early = Du warst nicht am Verlieren: { $prospect } von hundert Fällen gehören dir. Jetzt habe ich es leichter.
lesson-defence-careful = Vorsichtig: Es stand etwa gleich.
lesson-defence-saved = Vernünftig. Ein Gebiet kann man zurückholen; Einheiten, die fort sind, muss man neu bezahlen.

## 13: die Wertung

lesson-closing = Das Ende der Runde
lesson-closing-scored = Du bekommst { $gained-ours } Punkte: { $capitals-ours } für Hauptstädte, { $sources-ours } für Energiequellen, { $majorities-ours } für Mehrheiten. Ich bekomme { $gained-theirs }, also steht es jetzt { $vp-ours } zu { $vp-theirs }, und mit { $target } gewinnt man. Bei Gleichstand behält die Mehrheit, wer sie in der letzten Runde hatte.
lesson-closing-capitals = Ab { $half } Punkten darf ein Spieler die Hauptstadt des anderen angreifen, und wenn das einmal geschehen ist, dürfen es alle. Zeit also, an eine Besatzung zu denken.
lesson-closing-ahead = Die Karten dieser Runde werden abgelegt, und die nächste beginnt mit einer neuen Wahl. So geht es weiter, fünf bis sieben Runden lang. Frag vor deinen Angriffen nach den chancen; produktion zeigt deine Punkte, und tipp fragt den Bot.
    .board = Die Karten dieser Runde werden abgelegt, und die nächste beginnt mit einer neuen Wahl. So geht es weiter, fünf bis sieben Runden lang. Sieh dir vor jedem Angriff die Chancen an.

## Was der Partner sagt

lesson-partner-second = Die Karten liegen offen: { $card } bei dir, { $their-card } bei mir. Erst der Kampfwert, dann die Bewegung, dann die Sterne: Du bist zuerst am Zug, und ich komme nach dir.
lesson-partner-first = Die Karten liegen offen: { $card } bei dir, { $their-card } bei mir. Erst der Kampfwert, dann die Bewegung, dann die Sterne: Also bin ich zuerst am Zug. Du kommst nach mir, und was du dann eroberst, kann ich dir vor der Wertung nicht wieder nehmen.
lesson-partner-buys = Ich gebe meine Punkte aus wie du: Was übrig bleibt, verfällt.
lesson-partner-builds = Ein neues Zentrum für mich: Jetzt steht es { $centres-ours } zu { $centres-theirs } bei den Zentren. Die Mehrheit hat, wer mehr hat; bei Gleichstand bleibt sie, bei wem sie war, oder bei niemandem.
lesson-partner-source = Eine Energiequelle, die niemand hielt: Eine Einheit genügt, und in jeder Runde ist es ein Punkt für mich.
lesson-partner-gathers = Du siehst, was das heißt: Ich sammle Einheiten ({ $goal }), gleich neben einem deiner Gebiete.
lesson-partner-attacks = Ich greife { $goal } mit { $force } gegen deine { $against } an. Überlegenheit { $force-supremacy } zu { $against-supremacy }: Wer mehr hat, würfelt zuerst, bei Gleichstand der Verteidiger. Meine Chance war { $chance } %.
lesson-partner-neutrals = Ich greife Neutrale an ({ $goal }), mit { $force } gegen { $against }. Für sie würfelst du; sie ziehen sich nie zurück.
lesson-partner-strikes = Ein Schlag ohne Kampf: Ich würfle einmal, niemand antwortet, und niemand zieht ein.
lesson-partner-retreats = Einige von mir ziehen sich zurück. Höchstens die Hälfte, und nur vor einem eigenen Wurf.
lesson-partner-again = Meine Fähigkeit: Würfel, die nicht getroffen haben, darf ich einmal in der Runde noch einmal werfen.
