### Die Regeln von Dual Powers in unseren eigenen Worten, ein Text für jede Regelnummer (P4.8 ist rule-P4-8).
### Das Attribut .ruling sagt, was entschieden wurde, wo die gedruckten Regeln schweigen, unklar sind oder sich widersprechen.
### Eine Zeile für jeden Text.

chapter-P1 = Spielmaterial
chapter-P2 = Aufbau
chapter-P3 = Nachziehen und Ziel
chapter-P4 = Aktionsphase
chapter-P5 = Wertung
chapter-P6 = Aufräumen und Spielende
chapter-P7 = Solospiel

## P1 Spielmaterial

rule-P1-1 = Zwei Seiten ringen um die Stadt: Rot ist der Petrograder Sowjet, Weiß die Provisorische Regierung. Der Spielplan hat sechs Gebiete: Lila, Blau, Rot, Grün, Weiß und Braun (ein Beispiel des Regelhefts nennt Braun gelb). Verbindungen führen von einem zum anderen, und zu jedem Gebiet gehört ein Plättchen seiner Farbe.
rule-P1-2 = Es gibt 48 Befehlskarten. Jede zeigt eine Zahl von Tagen, ein Gebiet, einen Rekrutierungswert von 1 bis 3, eine Aktion (Bewegung, doppelte Bewegung oder Erholen) und Siegpunkte. Das Gebiet sagt, wo die Karte rekrutiert, oder welches Gebiet gewertet wird, wenn sie ein geheimes Ziel ist; nur dann zählen die Punkte.
rule-P1-3 = Es gibt sechs Anführerkarten: Lenin, Stalin und Sinowjew für Rot; Kerenski, Lwow und Kornilow für Weiß. Jede zeigt eine Zahl von Tagen, die Stärke des Anführers bereit und erschöpft, das Zeichen dafür, dass er jedes Gebiet betreten darf, und eine Spezialaktion: Protest mobilisieren, Ausspionieren oder das Volk begeistern.
rule-P1-4 = Jedes Plättchen hat eine bereite und eine erschöpfte Seite mit je einer Stärke. Es gibt 10 rote und 10 weiße Einheiten mit Rekrutierungskosten von 1 bis 3, 6 neutrale Einheiten, 6 Anführer und Trotzki zweimal, neutral und rot. Ein erschöpftes Plättchen ist nicht immer das schwächere: Seine Stärke kann so hoch sein wie zuvor, oder höher.
rule-P1-5 = Eine Unterstützungsleiste mit einem einzigen Marker hat an jedem Ende ein Siegfeld. Der Kalender hat die Tage 1 bis 31 und die Monate Mär/Apr, Mai/Jun, Jul, Aug, Sep, Okt und Nov. Dazu kommen der Blockademarker, der Marker für den Willen des Volkes und drei Zielmarker mit den Nummern 1 bis 3.

## P2 Aufbau

rule-P2-1 = Jede Seite nimmt ihre drei Anführerkarten auf die Hand und legt ihre drei Anführer und zehn Einheiten, die bereite Seite oben, in ihren Vorrat.
rule-P2-2 = In jedes Gebiet kommt bereit eine neutrale Einheit, die der Zufall bestimmt. Der Unterstützungsmarker beginnt in der Mitte, der Wille des Volkes bei Rot, der Kalender bei Mär/Apr, Tag 1.
rule-P2-3 = Die sechs Gebietsplättchen werden gemischt. Die ersten beiden liegen offen auf den Feldern Unruhe und Blockade, und der Blockademarker sperrt die Verbindung in der Farbe des Blockadeplättchens.
rule-P2-4 = Die 48 Befehlskarten werden zu einem Stapel gemischt.
rule-P2-5 = Der neutrale Trotzki wartet neben Mai/Jun, der rote neben Aug. Die drei Zielmarker liegen neben der Unterstützungsleiste. Plättchenstapel und Nachziehstapel liegen verdeckt.
    .ruling = Das erste gezogene Plättchen ist die Unruhe, das zweite die Blockade. Die gedruckten Regeln sagen nicht, welches welches ist.

## P3 Nachziehen und Ziel

rule-P3-1 = Eine Runde beginnt mit dem Nachziehen: Jeder Spieler nimmt fünf Befehlskarten. Ist der Stapel aufgebraucht, wird der Ablagestapel gemischt und an seine Stelle gelegt. Die Zahl der Handkarten ist nicht begrenzt.
rule-P3-2 = Danach legt jeder Spieler eine Befehlskarte verdeckt als geheimes Ziel aus. Eine Anführerkarte kann nicht das Ziel sein. Sein eigenes Ziel darf jeder zu jeder Zeit ansehen.
    .ruling = Wer keine Befehlskarte hat, weil beide Stapel leer sind, hat in dieser Runde kein Ziel.
rule-P3-3 = Nach dem Nachziehen hat eine Hand, die Anführerkarten mitgezählt, acht Karten und eine mehr für jede bisher gezogene Bonuskarte, nie weniger: Eine Runde verbraucht fünf Karten, die vier ausgespielten und das Ziel, und fünf kommen wieder. Im Solospiel sind es sieben, denn dort ist das Ziel nie auf der Hand.
    .ruling = Wer den Willen des Volkes hat, zieht zuerst. Nur der Ablagestapel wird neu gemischt, nie Karten, die im Spiel sind. Sind Stapel und Ablage beide leer, wird nichts gezogen, und das Ziehen als Bonusaktion entfällt.
rule-P3-4 = Beide Ziele werden gleichzeitig gewählt, ohne dass einer das des anderen sieht. Jeder darf die Vorräte sehen, beide Seiten jedes Plättchens, die Zahl der Karten auf jeder Hand, die abgelegten Karten und die noch nicht gespielten Anführerkarten. Geheim sind die Befehlskarten auf der Hand, verdeckte Ziele und die Reihenfolge des Kartenstapels und des Plättchenstapels.

## P4 Aktionsphase

rule-P4-1 = Jeder Spieler hat vier Züge, immer abwechselnd. Den ersten hat, wer zu Beginn der Phase den Willen des Volkes besitzt, und diese Reihenfolge gilt für die ganze Runde. Ein Zug hat vier Schritte: eine Karte ausspielen, das Datum vorrücken, handeln und, falls verdient, eine Bonusaktion ausführen.
rule-P4-2 = Der Tagesmarker rückt um die Tage der Karte vor; das gilt auch für Anführerkarten. Über 31 hinaus geht es bei 1 weiter, und der Monat rückt um einen vor. Endet der Marker auf 29 oder 30, geht er weiter auf 31. Wer die 31 nur erreicht, rückt den Monat nicht vor; von 31 führt eine Karte mit n Tagen auf Tag n des nächsten Monats.
rule-P4-3 = Rückt der Monat vor, nimmt der Spieler am Zug den Willen des Volkes und damit die Kontrolle über jedes neutrale Plättchen auf dem Spielplan. Hat er ihn schon, ändert sich nichts.
rule-P4-4 = Endet der Tagesmarker genau auf 15 oder 31, hat sich der Spieler eine Bonusaktion verdient, die er nach seiner Aktion ausführen darf (P4.16).
rule-P4-5 = Erreicht der Monat Mai/Jun, betritt der neutrale Trotzki sofort das Gebiet der Unruhe. Wie die neutralen Einheiten steht er unter der Kontrolle dessen, der den Willen des Volkes hat.
    .ruling = Der neutrale Trotzki kommt bereit. Gibt es kein Gebiet der Unruhe (P6.1), kommt er nicht, und dann kommt auch der rote Trotzki nicht.
rule-P4-6 = Erreicht der Monat Aug, tritt der rote Trotzki sofort an die Stelle des neutralen, im selben Gebiet und mit derselben Seite nach oben. Ist der neutrale nicht mehr auf dem Spielplan, kommt der rote nie.
rule-P4-7 = Eine Befehlskarte dient zu einem von zwei Dingen: zum Rekrutieren (P4.8) oder für die Aktion, die sie zeigt (P4.9 bis P4.11). Nie für beides.
    .ruling = Die Karte muss genutzt werden, wenn Rekrutieren oder ihre Aktion möglich ist; der Spieler entscheidet aber, was von beidem, und darf für weniger als den vollen Wert rekrutieren. Ist beides unmöglich, entfällt die Aktion; das Datum ist trotzdem vorgerückt.
rule-P4-8 = Rekrutieren: Setze eine oder mehrere eigene Einheiten aus dem Vorrat bereit in das Gebiet der Karte. Zusammen dürfen sie nicht mehr kosten als den Rekrutierungswert. Ohne eine Einheit im Vorrat, für die der Wert reicht, kannst du das Rekrutieren nicht wählen. Die Blockade hindert nie am Rekrutieren.
    .ruling = Die Einheiten einer Rekrutierung darfst du in beliebiger Folge nennen; das Protokoll nennt die teuerste zuerst.
rule-P4-9 = Bewegung: Bringe ein Plättchen unter deiner Kontrolle, bereit oder erschöpft, über eine nicht gesperrte Verbindung in ein Nachbargebiet.
rule-P4-10 = Doppelte Bewegung: Bringe ein Plättchen unter deiner Kontrolle ein oder zwei Gebiete weit. Beide Schritte brauchen offene Verbindungen, und es ist immer ein Plättchen: Zwei Plättchen je ein Gebiet weit zu bewegen, geht nicht.
    .ruling = Eine doppelte Bewegung darf nicht in dem Gebiet enden, in dem sie begann.
rule-P4-11 = Erholen: Drehe ein erschöpftes Plättchen unter deiner Kontrolle auf seine bereite Seite. Ein bereites Plättchen lässt sich nicht umdrehen.
rule-P4-12 = Eine Anführerkarte bringt diesen Anführer aus deinem Vorrat bereit in ein beliebiges Gebiet. Sofort wird dort jede erschöpfte neutrale Einheit unter deiner Kontrolle bereit; das hilft nur Einheiten, nicht dem neutralen Trotzki. Außerdem darfst du die Spezialaktion der Karte nutzen, bevor oder nachdem du den Anführer setzt. Der Anführer kommt auf jeden Fall. Die Folge kann wichtig sein: Begeisterst du das Volk zuerst, kontrollierst du die neutralen Einheiten bei der Ankunft des Anführers, und sie werden bereit; begeisterst du es danach, werden sie es nicht.
    .ruling = Im Online-Text des Verlags fehlt, dass die neutralen Einheiten bereit werden; wir folgen den gedruckten Regeln. Dass die Spezialaktion zuerst kommen darf, hat der Verlag selbst beantwortet. Mit der Option accompanied_neutrals ist der eben gesetzte Anführer Begleitung genug, damit die neutralen Einheiten bereit werden. Nach den gedruckten Regeln darf man mit einer Anführerkarte den Anführer rekrutieren und die Spezialaktion ausführen: Wir lesen das als Erlaubnis zu beidem, wo eine Befehlskarte nur eine Aktion gibt, nicht als Erlaubnis, den Anführer zurückzuhalten.
rule-P4-13 = Protest mobilisieren: Du darfst den Blockademarker auf irgendeine andere Verbindung legen. Die Plättchen bleiben, wie sie sind, und damit auch das nächste Gebiet der Unruhe (P6.4).
    .ruling = Liegt der Marker nicht auf dem Spielplan (P6.1), steht ihm jede Verbindung offen.
rule-P4-14 = Ausspionieren: Du darfst das geheime Ziel des Gegners aufdecken. Es bleibt bis zu seiner Wertung für beide offen.
    .ruling = Das entfällt, wenn kein Ziel verdeckt liegt.
rule-P4-15 = Das Volk begeistern: Du darfst den Willen des Volkes nehmen und damit die Kontrolle über alle neutralen Einheiten und neutralen Anführer. Die Reihenfolge der Züge in dieser Runde ändert sich nicht.
    .ruling = Das entfällt für den, der den Willen des Volkes schon hat.
rule-P4-16 = Mit einer verdienten Bonusaktion darfst du nach deiner Aktion eines von vier Dingen tun: eine Einheit mit Kosten 1 aus deinem Vorrat bereit in ein beliebiges Gebiet rekrutieren (wenn du eine hast); ein Plättchen ein Gebiet weit bewegen, wie P4.9; ein Plättchen erholen, wie P4.11; oder eine Befehlskarte ziehen.
    .ruling = Der Online-Text des Verlags erlaubt die Bewegung als Bonus nur Anführern und Einheiten mit Kosten 1; wir folgen den gedruckten Regeln, die sie jedem Plättchen unter deiner Kontrolle erlauben.
rule-P4-17 = Du kontrollierst deine eigenen Plättchen und, solange du den Willen des Volkes hast, alle neutralen, wo immer sie sind. Mit der Option accompanied_neutrals kontrollierst du ein neutrales Plättchen nur in einem Gebiet, in dem auch ein eigenes liegt.
    .ruling = Die Option accompanied_neutrals ist der spätere Online-Text des Verlags; die gedruckten Regeln, die ohne sie gelten, verlangen ein eigenes Plättchen nur beim Vergleich der Stärke (P5.1).
rule-P4-18 = In jedem Zug wird eine Karte der Hand, Befehlskarte oder Anführerkarte, offen ausgespielt. Niemand darf passen.
    .ruling = Leer sein kann eine Hand nur, nachdem Stapel und Ablage ausgegangen sind; dann wird der Zug übergangen.
rule-P4-19 = Der Datumsschritt hat eine feste Folge: der Tag, der Monat, der Wille des Volkes, dann Trotzki. Die Aktion kommt danach; sie darf also schon neutrale Plättchen nutzen, die der Spieler gerade gewonnen hat.
rule-P4-20 = Der neutrale Trotzki ist ein neutraler Anführer: Wer den Willen des Volkes hat, bewegt und erholt ihn, aber ein Anführer, der auftritt, macht ihn nicht bereit (P4.12). Der rote Trotzki ist vom ersten Augenblick an ein roter Anführer, wer auch immer den Willen des Volkes hat.
rule-P4-21 = Eine als Bonus gezogene Karte ist sofort auf der Hand und darf in einem späteren Zug derselben Runde gespielt werden. Ausgespielte Karten liegen offen vor ihrem Spieler und kommen erst beim Aufräumen auf den Ablagestapel.

## P5 Wertung

rule-P5-1 = Deine Stärke in einem Gebiet ist die Summe der Zahlen, die deine Plättchen dort zeigen, Einheiten und Anführer, bereit oder erschöpft. Neutrale Plättchen, auch Trotzki, solange er neutral ist, zählen für den, der den Willen des Volkes hat, aber nur dort, wo er auch ein Plättchen hat, das nicht neutral ist.
rule-P5-2 = Bei gleicher Stärke ist die Seite mit mehr Plättchen dort die stärkere, neutrale mitgezählt, wenn sie nach P5.1 zählten; ist auch das gleich, die Seite mit dem Willen des Volkes. Eine Seite ohne eigenes Plättchen im Gebiet ist nie die stärkere, und wo keine Plättchen liegen oder nur neutrale, ist es niemand.
    .ruling = Neutrale Plättchen, die nach P5.1 nicht zählten, zählen auch hier nicht als Plättchen, obwohl man sie kontrolliert (P4.17): Ein einziges Plättchen mit der Zahl 0 ist also stärker als beliebig viele neutrale ohne Begleitung.
rule-P5-3 = Zuerst wird das Gebiet der Unruhe gewertet, und Zielmarker 1 kommt dorthin. Die stärkere Seite nimmt entweder Punkte oder eine Bonusaktion. Die Punkte hängen vom Monat ab: 2 von März bis Juni, 3 im Juli, 4 im August, 5 im September, 6 im Oktober und November. Mit der Option unrest_seven sind es im Oktober und November 7.
    .ruling = Die Option unrest_seven ist der Online-Text des Verlags; ohne sie gilt die gedruckte 6.
rule-P5-4 = Punkte bewegen den Unterstützungsmarker auf die Seite zu, die sie bekommt, ein Feld für jeden Punkt. Erreicht der Marker ein Ende der Leiste, gewinnt diese Seite sofort.
rule-P5-5 = Dann werden die geheimen Ziele aufgedeckt. Die Seite, die auf der Unterstützungsleiste zurückliegt, deckt zuerst auf, und Zielmarker 2 kommt in das Gebiet ihrer Karte; dann deckt die andere Seite auf, mit Marker 3. Steht der Unterstützungsmarker in der Mitte, deckt die Seite ohne den Willen des Volkes zuerst auf.
rule-P5-6 = Das Gebiet mit Marker 2 wird gewertet, dann das Gebiet mit Marker 3: Die Seite, die dort stärker ist, bekommt die Punkte dieser Zielkarte. Liegen mehrere Marker in einem Gebiet, wird jeder für sich gewertet.
    .ruling = Die Punkte bekommt, wer stärker ist, gleich wer die Karte gewählt hat. Der gedruckte Text ist sich darin nicht einig: Seine Beschreibung der Karten spricht nur von dem Spieler, der sie gewählt hat, seine Wertungsschritte von dem, der stärker ist.
rule-P5-7 = Am Ende der Wertung wird in jedem Gebiet mit einem oder mehreren Zielmarkern jedes bereite Plättchen erschöpft, und jedes, das schon erschöpft war, verlässt den Spielplan. Rote und weiße Einheiten kehren in ihren Vorrat zurück; Anführer und neutrale Plättchen sind aus dem Spiel. Das geschieht in jedem Gebiet einmal, gleich wie viele Marker dort liegen.
rule-P5-8 = Marker 1 liegt im Gebiet der Unruhe, ob Punkte genommen wurden, eine Bonusaktion oder nichts; die Plättchen dort ermüden in jedem Fall.
rule-P5-9 = Die Bonusaktion für die Unruhe wird sofort ausgeführt: bevor die Ziele aufgedeckt, bevor die anderen Gebiete verglichen und bevor Plättchen erschöpft werden.
    .ruling = Nach den gedruckten Regeln führt, wer die Bonusaktion wählt, sofort eine der vier aus; zwei von ihnen aber darf man tun oder lassen (Rekrutieren und Ziehen, P4.16), und so darf man auf sie verzichten wie auf jede Bonusaktion. Die Punkte sind dann verloren.
rule-P5-10 = Wer zurückliegt (P5.5), wird nach der Wertung der Unruhe festgestellt. Beide Ziele liegen offen, bevor das Gebiet mit Marker 2 gewertet wird.
rule-P5-11 = Ist in einem Gebiet niemand stärker, bekommt niemand Punkte; seine Plättchen ermüden wie die anderen.
rule-P5-12 = Trotzki, neutral oder rot, ermüdet wie jedes andere Plättchen: Ist er in einem gewerteten Gebiet schon erschöpft, ist er aus dem Spiel.
rule-P5-13 = Die Unterstützungsleiste reicht zu beiden Seiten gleich weit, und ihr letztes Feld auf jeder Seite ist das Siegfeld.
    .ruling = Die Zahl der Felder zu einer Seite zählt das Siegfeld mit. Punkte darüber hinaus verfallen. Ist das Ende erreicht, wird nichts mehr gewertet; geschieht das bei der Unruhe, bleiben verdeckte Ziele verborgen.

## P6 Aufräumen und Spielende

rule-P6-1 = Das Unruheplättchen verlässt das Spiel, und das Blockadeplättchen wird zur neuen Unruhe. Für die Blockade wird ein neues Plättchen gezogen, und der Blockademarker geht auf die Verbindung seiner Farbe.
    .ruling = Ist kein Plättchen mehr zu ziehen, verlässt der Blockademarker den Spielplan, und ein Protest kann ihn auf jede Verbindung zurückbringen. Gibt es auch kein Unruheplättchen mehr (Runde 7), entfällt die Wertung der Unruhe.
rule-P6-2 = Die Zielmarker kehren an ihre Plätze zurück. Alle Befehlskarten, die in der Runde gespielt wurden, und beide Ziele kommen auf den Ablagestapel; gespielte Anführerkarten sind aus dem Spiel. Nicht gespielte Karten bleiben auf der Hand.
rule-P6-3 = Das Spiel endet sofort, wenn der Unterstützungsmarker ein Ende der Leiste erreicht, sonst nach der Wertung einer Runde, in der der Monat Okt oder Nov ist. Es gewinnt die Seite, auf der der Marker steht; steht er in der Mitte, die Seite mit dem Willen des Volkes.
    .ruling = Wer aufgibt, hat verloren.
rule-P6-4 = Das Aufräumen legt den Blockademarker auf die Verbindung des neuen Plättchens, wohin auch immer ein Protest ihn gebracht hatte. Was die nächste Unruhe wird, sagt das Blockadeplättchen, nicht der Marker.
rule-P6-5 = Nov ist der letzte Monat des Kalenders.
    .ruling = Geht der Tag im November noch einmal über 31 hinaus, bleibt der Monat stehen, und der Spieler nimmt trotzdem den Willen des Volkes.

## P7 Solospiel

rule-P7-1 = Du wählst eine Seite und spielst gegen die Gegenseite, die die andere übernimmt. Die Einheiten dieser anderen Seite bleiben in der Schachtel. Die Gegenseite hat ihre drei Anführer, deren Karten gemischt und verdeckt bereitgelegt werden, und 27 eigene Einheiten: je neun der Stufen 1, 2 und 3, bereit so stark wie ihre Stufe. Du wählst einen Schwierigkeitsgrad von 1 bis 6. Alles andere wird aufgebaut wie in P2.
rule-P7-2 = Beim Nachziehen nimmst du vier Karten auf die Hand und legst eine fünfte ungesehen als dein geheimes Ziel aus: P3.2 gilt nicht, und niemand sieht sie an, bevor sie aufgedeckt wird. Fünf weitere Karten werden ungesehen und verdeckt für die Gegenseite bereitgelegt, die keine Zielkarte hat.
rule-P7-3 = Statt Ziele zu wählen, wird der nächste Anführer der Gegenseite aufgedeckt und betritt das Gebiet der Unruhe. Seine Spezialaktion wird nicht genutzt, und das Datum rückt nicht vor. Dann nimmt die Gegenseite den Willen des Volkes, sodass sie ihn zu Beginn jeder Aktionsphase hat.
    .ruling = Gibt es kein Gebiet der Unruhe (P6.1), kommt kein Anführer.
rule-P7-4 = Die Gegenseite hat in einer Runde fünf Züge und du vier, immer abwechselnd, sodass die Gegenseite den ersten und den letzten hat.
rule-P7-5 = In ihrem Zug deckt die Gegenseite ihre nächste Karte auf, rückt den Tag danach vor und setzt eine ihrer Einheiten, deren Stufe dem Rekrutierungswert der Karte entspricht, bereit in das Gebiet der Karte. Endet der Tag auf 15 oder 31, setzt sie außerdem eine Einheit der Stufe 1 in das Gebiet der Unruhe. Geht der Tag über 31 hinaus, nimmt sie den Willen des Volkes. Sie bewegt nie und erholt nie.
    .ruling = Hat die Gegenseite keine Einheit der Stufe mehr, setzt sie keine, sei es für die Karte oder für den Bonus.
rule-P7-6 = Deine Züge sind wie im Spiel zu zweit, mit einer Bonusaktion mehr: Organisieren deckt dein eigenes geheimes Ziel auf. Auch Ausspionieren deckt es auf, da die Gegenseite keines hat.
rule-P7-7 = Die Unruhe wird gewertet wie in P5.3; ist aber die Gegenseite stärker, nimmt sie immer die Punkte, nie die Bonusaktion.
rule-P7-8 = Das Ziel der Gegenseite ergibt sich aus ihren fünf Karten. Zähle die Tage der Karten jedes Gebiets zusammen; die höchste Summe nennt das Gebiet. Sind Summen gleich, das Gebiet mit den meisten Karten; ist auch das gleich, von diesen das Gebiet, von dem zuletzt eine Karte gespielt wurde. Die Karte dieses Gebiets mit den meisten Punkten wird gewertet.
    .ruling = Die letzte Karte entscheidet nur über das Gebiet. Das gedruckte Beispiel nennt die Karte mit vier Tagen die zuletzt gespielte, was sie nicht war; sie zählt, weil sie mehr Punkte hat.
rule-P7-9 = Eine erschöpfte Einheit der Gegenseite hat die Stärke X, das ist der gewählte Schwierigkeitsgrad.
rule-P7-10 = Das Spiel endet sofort, wenn der Marker ein Ende der Leiste erreicht, sonst nach der Wertung der dritten Runde. Der Sieger wird bestimmt wie in P6.3.
rule-P7-11 = Der Anführer der Gegenseite kommt bereit. Sein Kommen ist keine Aktion: Keine neutrale Einheit wird dadurch bereit.
rule-P7-12 = Die Tage 29 und 30, die Monate und Trotzki wirken in den Zügen der Gegenseite wie in deinen. Die Einheit ihrer Karte kommt vor der Einheit für ihren Bonus.
rule-P7-13 = Die Karten der Gegenseite liegen offen in der Folge, in der sie gespielt wurden. Aufgeräumt wird wie in P6.
    .ruling = Einheiten der Gegenseite, die den Spielplan verlassen, kehren in ihren Vorrat zurück und können wieder eingesetzt werden.
rule-P7-14 = Ein erschöpfter Anführer der Gegenseite hat die Stärke, die auf seiner erschöpften Seite steht. X gilt nur für ihre Einheiten, und zwar für jede Stufe, sodass eine schwache Einheit durch das Ermüden stärker werden kann.
rule-P7-15 = Alles andere wird gespielt wie zu zweit.
    .ruling = P5.5 entscheidet, welches der beiden Ziele Marker 2 bekommt und welches Marker 3. Organisieren lässt sich nur in der Aktionsphase wählen, nicht als Bonus der Unruhe. Der rote Trotzki gehört zu Rot, ob du Rot spielst oder die Gegenseite.
