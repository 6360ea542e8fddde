### Die Regeln von Dust Tactics in eigenen Worten, eine Nachricht für jede Regelnummer (T5.7 ist rule-T5-7, R12 rule-R12).
### Das Attribut .ruling sagt, was entschieden wurde, wo die gedruckten Regeln schweigen, unklar sind oder sich widersprechen.
### Jede Nachricht auf einer Zeile.

chapter-T1 = Einheiten und Karten
chapter-T2 = Gelände
chapter-T3 = Die Runde
chapter-T4 = Aktionen
chapter-T5 = Bewegung
chapter-T6 = Sichtlinie
chapter-T7 = Angriff
chapter-T8 = Deckung
chapter-T9 = Deckungselemente angreifen
chapter-T10 = Reichweiten
chapter-T11 = Nahkampf
chapter-T12 = Artillerie
chapter-T13 = Reaktionsfeuer
chapter-T14 = Gebäude
chapter-T15 = Helden
chapter-T16 = Vorbereitung
chapter-T17 = Fähigkeiten
chapter-T18 = Befehls-Squad
chapter-T19 = Besonderer Schaden
chapter-T20 = Spezialwaffen
chapter-T21 = Ende und Sieg
chapter-R = Streitfälle

## T1 Einheiten und Karten

rule-T1-1 = Eine Einheit ist ein Squad, ein Fahrzeug oder ein Held. Ihre Karte nennt den Bewegungswert, die Panzerungsklasse (Soldaten 1 bis 4, Fahrzeuge 1 bis 7, Flugzeuge 1 bis 3), die Lebenspunkte (ein Squad hat einen je Miniatur), Fähigkeiten, begrenzte Munition, Kosten in AP, Fraktion und Waffenreihen; die Karte eines Squads zeigt auch, was es in weicher und in harter Deckung rettet.
    .ruling = Ein Flugzeug ist eine vierte Art von Einheit: eine Miniatur mit Lebenspunkten.
rule-T1-2 = Eine Waffenreihe nennt die Waffe, ihre Reichweite, die Zahl ihrer Träger und für jede Panzerungsklasse Würfel und Schaden, nichts oder einen Sonderwert (T19.1 bis T19.4).
rule-T1-3 = Ein Squad steht auf einem Feld. Das gilt auch für die meisten Fahrzeuge; manche brauchen mehr als eines.
rule-T1-4 = Squads haben in der Regel 2 bis 5 Lebenspunkte, Fahrzeuge 2 bis 10. Ein Strich bedeutet, dass die Waffe dieser Klasse nie schadet. Eine Zahl in Klammern hinter einer Waffe sagt, wie viele sie tragen; sind alle Träger tot, fällt die Reihe weg.
rule-T1-5 = Manche Fahrzeuge sind so groß, dass sie mehrere Felder bedecken.
    .ruling = Ein großes Fahrzeug bedeckt einen Block von zwei mal zwei Feldern und hat keine Blickrichtung. Es bewegt sich als Block: Jedes neu bedeckte Feld muss es betreten können, diagonal geht es nur, wenn beide Wege außen herum frei sind, es betritt weder Gebäude noch Felder mit Freunden und darf jede Munitionskiste zermalmen, die es erreicht. Für Reichweite und Sicht zählt das beste Paar von Feldern, für beide dasselbe, und für die Deckung das mit der geringsten; seine eigenen Felder blockieren es nie. Ein Held auf einem Feld, das es weiter bedeckt, hält es nicht auf. Es rückt als Ganzes ein, mit mindestens zwei Feldern am Rand seiner Seite, und wird nach dem Feld links oben benannt. Es ist ein Ziel, reagiert einmal und zählt einmal.
rule-T1-6 = Flugzeuge fliegen über jedes Gelände, jedes Deckungselement, jede Einheit und jedes Gebäude, und keine Ecke hält sie auf.
    .ruling = Flugzeuge beenden ihre Bewegung auf einem Feld mit Symbol, auch Wasser, auf dem keine Einheit steht und das in keinem Gebäude liegt. Niemand betritt oder überquert ihr Feld, auch kein Freund, und ein gegnerisches Flugzeug versperrt eine Ecke wie jeder Gegner. Sie blockieren keine Sicht; Soldaten und Panzersperren blockieren keine zu ihnen oder von ihnen, Fahrzeuge und Felder ohne Symbol schon. Sie haben keine Deckung, zermalmen nichts und halten kein Missionsziel, hindern aber den Gegner daran.
rule-T1-7 = Alle Einheiten einer Armee gehören zu einer Fraktion.
    .ruling = Jeden Helden gibt es einmal, jede andere Karte so oft, wie der Vorrat des Szenarios sie hat; in der Schachtel ist jede einmal. Die SSU kämpft auf der Seite der Alliierten.
rule-T1-8 = Jeder Schadenspunkt kostet ein Squad eine Miniatur und alle anderen einen Lebenspunkt: Schaden 3 an einem Squad sind 3 Miniaturen.

## T2 Gelände

rule-T2-1 = Ein Kreis ist freies Gelände. Ein Dreieck ist tiefes Wasser: Niemand betritt es, aber man sieht darüber hinweg; Flugzeuge und Einheiten mit Springen überqueren es. Ein Kreuz sind Trümmer: Fahrzeugen ohne Springen verschlossen, allen anderen offen, und weiche Deckung für ein Squad. Eine Raute ist Rauch: Alle dürfen hinein, aber er blockiert die Sicht, und wer darin steht, greift nicht an und wird nicht angegriffen. Ein Feld ohne Symbol ist allen verschlossen und blockiert die Sicht; Flugzeuge fliegen darüber, Springen führt nicht hinüber.
rule-T2-2 = Deckungselemente stehen nur auf Kreisen und Rauten. Ein Geländefeld macht sein Feld zu einem ohne Symbol.
rule-T2-3 = Das Feld einer Munitionskiste darf jeder betreten. Ein Fahrzeug, das es betritt, darf die Kiste zermalmen, am Ende oder unterwegs; sein Spieler nennt die Kisten, und alle müssen auf einem Weg liegen, den das Fahrzeug bezahlen kann. Das Feld einer Panzersperre betritt kein Fahrzeug.
    .ruling = Jeder Weg zählt, den das Fahrzeug bezahlen kann, nicht nur der billigste; bezahlt wird dann der teurere.
rule-T2-4 = Auf einem Feld steht höchstens ein Deckungselement. Es behält den Schaden, den es erlitten hat.

## T3 Die Runde

rule-T3-1 = Zu Beginn der Runde wirft jede Seite drei Würfel; ein Würfel hat zwei Seiten mit Fadenkreuz und vier leere. Mehr Fadenkreuze gewinnen, bei Gleichstand wird neu geworfen. Wer gewinnt, sagt, welche Seite beginnt.
rule-T3-2 = Die Seiten aktivieren abwechselnd je eine Einheit; hat eine keine mehr, macht die andere weiter. Wer passen will, aktiviert eine Einheit und lässt sie nichts tun. Sind alle aktiviert, endet die Runde, und alle Einheiten sind wieder bereit.
rule-T3-3 = In der ersten Runde rückt jede Einheit ein: Ihre erste Aktion ist eine Bewegung um ein Feld vom Rand ihrer Seite aus, danach handelt sie frei. Nach der FAQ hat diese Bewegung alle Bewegungspunkte der Einheit.
rule-T3-4 = Das Einrücken kommt immer zuerst, daher kann eine einrückende Einheit keinen Dauerangriff ausführen. Ein angeschlossener Held rückt mit seinem Squad ein.
    .ruling = Nach dem Regelbuch ist das Einrücken das erste Feld, eines mehr mit Flink, zwei mehr mit Scoutfahrzeug und eines mehr mit Stürmen, das das eine Feld verdoppelt, bevor Flink dazukommt; jedes nur, wenn es jetzt eingesetzt wird. Ein angeschlossener Held kann nicht allein aktiviert werden, bevor beide auf dem Spielfeld sind.
rule-T3-5 = Fähigkeiten und Szenarien können einer Seite mehr oder weniger Würfel für die Initiative geben.
    .ruling = Mindestens ein Würfel bleibt jeder Seite.
rule-T3-6 = In der ersten Runde darf niemand draußen bleiben.
    .ruling = Ist kein Feld zum Einrücken frei, tut die Einheit nichts und rückt in einer späteren Aktivierung nach derselben Regel ein. Einrücken ist kein diagonaler Schritt. Wer nur mit einem Sprung aus beiden Bewegungen einrücken kann, muss es tun. Ein Szenario kann Einheiten stattdessen auf dem Spielfeld aufstellen, große Fahrzeuge zuerst; wofür kein Platz ist, das bleibt draußen.

## T4 Aktionen

rule-T4-1 = Eine aktivierte Einheit hat bis zu zwei Aktionen: Bewegung, Angriff, Fähigkeit oder nichts; oder einen Dauerangriff, der beide verbraucht. Zweimal angreifen darf sie nicht.
rule-T4-2 = Was eine Einheit tun wird, wird vor Beginn ihrer Aktivierung angesagt, samt Fähigkeiten und Spezialwaffen.
    .ruling = Die Ziele aller Reihen, auch der C-Reihen, werden zusammen zu Beginn des Angriffs genannt, vor dem ersten Wurf. Beurteilt wird eine Ansage dort, wo die Einheit stehen wird.
rule-T4-3 = Beim Dauerangriff werden alle leeren Würfel jeder Waffenreihe noch einmal geworfen.
rule-T4-4 = Je zwei Aktionen lassen sich verbinden, auch zwei Fähigkeiten, nur nicht zwei Angriffe. Freie Fähigkeiten kosten keine Aktion, aber nur eine aktivierte Einheit setzt sie ein.
rule-T4-5 = Eine Fähigkeit, die eine Aktion verändert, wird vor dieser Aktion angesagt: Berserker vor dem Wurf, Sturmangriff vor der Bewegung.
    .ruling = Eine angesagte Aktion, die unmöglich geworden ist, entfällt. Aus allen Rohren, Berserker und Ehrenmedaille werden nur mit einem Angriff angesagt, Stürmen nur mit einer Bewegung, Heldenmut mit allem.
rule-T4-6 = Auch Reaktionsfeuer und ein gerufener Artillerieschlag sind Aktivierungen; freie Fähigkeiten dürfen also eingesetzt werden.

## T5 Bewegung

rule-T5-1 = Eine Bewegung gibt einer Einheit so viele Bewegungspunkte wie ihr Bewegungswert. Ein Schritt kostet 1. Auch der erste diagonale Schritt einer Aktivierung kostet 1, jeder weitere 2.
    .ruling = Verbieten mehrere Regeln ein Feld, wird eine genannt: was mit dem Feld selbst nicht stimmt, dann was im Weg liegt. Das Regelbuch spricht einmal von der Runde statt von der Aktion; seine Beispiele zeigen, dass jede Aktion gemeint ist.
rule-T5-2 = Niemand betritt das Feld eines Gegners; nur Springen führt darüber (T17.17). Fahrzeuge ziehen nicht durch Freunde. Squads und Helden ziehen durch jeden Freund, bleiben dort aber nicht stehen, außer ein Held teilt sich das Feld (T15.1).
rule-T5-3 = Ein diagonaler Schritt führt an zwei Feldern vorbei, seinen Ecken. Soldaten dürfen an einer unpassierbaren Ecke vorbei, nicht zwischen zweien hindurch; eine Panzersperre ist für sie nie eine. Fahrzeuge dürfen an keiner vorbei: weder an Gegnern noch an Panzersperren noch an Feldern ohne Symbol.
rule-T5-4 = Es gibt keine Blickrichtung. Bewegungspunkte müssen nicht verbraucht werden, und keiner bleibt für die zweite Bewegung; die eine günstige Diagonale aber gilt für beide zusammen. Ein Feld, dessen Kosten man nicht bezahlen kann, betritt man nicht.
    .ruling = Eine Bewegung darf auf das Feld zurückführen, auf dem sie begann, wenn Hin- und Rückweg bezahlt werden können; die Einheit hat sich dann bewegt. Stehen zu bleiben ist keine Bewegung.
rule-T5-5 = Auch Wasser und Trümmer können unpassierbare Ecken sein (T5.3).
    .ruling = Wasser ist für alle eine unpassierbare Ecke, Trümmer für Fahrzeuge ohne Springen, Freunde für niemanden. Für eine Einheit mit Springen sind weder Einheiten noch Panzersperren noch Wasser unpassierbare Ecken.
rule-T5-6 = Auf einem Feld ist Platz für ein Squad oder ein Fahrzeug.
    .ruling = Zu einem Squad oder Fahrzeug kommen Helden dazu. Ein Squad darf stehen bleiben, wo ein eigener Held allein steht. Ein Fahrzeug betritt kein Feld mit Freunden, ein Held aber darf das eines Fahrzeugs betreten.
rule-T5-7 = Kein Schritt führt durch eine Wand. Von den beiden Wegen um einen diagonalen Schritt ist einer versperrt, wenn sein Feld für die Einheit unpassierbar ist oder auf einer seiner beiden Kanten eine Wand liegt; für Fahrzeuge versperrt ihn auch ein kleiner Eingang. Soldaten hält es auf, wenn beide Wege versperrt sind, Fahrzeuge, wenn es einer ist.

## T6 Sichtlinie

rule-T6-1 = Die Sichtlinie ist eine Gerade von Mitte zu Mitte. Ein Feld ohne Symbol oder mit Rauch, das sie kreuzt, blockiert sie; eine Ecke, die sie nur berührt, nicht, doch kann sie Deckung geben (T8.3). Sicht ist immer gegenseitig.
rule-T6-2 = Eine Linie, die solche Ecken auf beiden Seiten berührt, ist blockiert, wo auch immer sie liegen, selbst an einem einzigen Punkt. Liegen alle auf derselben Seite, ist sie frei.
rule-T6-3 = Munitionskisten blockieren nie die Sicht. Panzersperren blockieren sie nur zwischen Soldaten.
rule-T6-4 = Eine Soldateneinheit zwischen zwei anderen blockiert die Sicht von Soldaten auf Soldaten. Ist Angreifer oder Ziel ein Fahrzeug, blockiert sie nicht.
rule-T6-5 = Fahrzeuge blockieren allen die Sicht, wie Felder ohne Symbol.
rule-T6-6 = Das Eckenbeispiel des Regelbuchs gilt genau. Eine Mauer ist vier Felder lang; A1 bis A4 setzen sie fort, von ihrem Ende an gezählt, und B1 bis B4 liegen neben ihr, vom selben Ende an gezählt. Ein A-Feld sieht die B-Felder, deren Nummer nicht höher ist als die eigene.
rule-T6-7 = Panzersperren und Einheiten blockieren nur zwischen Schütze und Ziel, nie auf deren eigenem Feld. Ein Deckungselement als Ziel gilt für die Sicht als Fahrzeug.
rule-T6-8 = Rauch blockiert die Sicht wie ein Feld ohne Symbol (T6.1).
    .ruling = Die Ecken von Rauch zählen wie die eines Feldes ohne Symbol.
rule-T6-9 = Wände liegen auf den Kanten der Felder. Eine Linie, die eine Wand zwischen deren Enden kreuzt, ist blockiert. Das Ende einer Wand ist eine Ecke auf der Seite, auf der die Wand liegt, und Wände auf beiden Seiten eines berührten Punktes blockieren die Linie.
    .ruling = Am Ende eines kleinen Eingangs ist die Wand in seiner Flucht keine Ecke, an einem großen Eingang ist sie eine.

## T7 Angriff

rule-T7-1 = Ein Angriff besteht aus Reichweite, Sichtlinie, Zielen, Würfeln, Deckung und Schaden, in dieser Folge. Alle Reihen feuern gleichzeitig, und jede hat ihr eigenes Ziel.
rule-T7-2 = Die Reichweite zählt man wie die Bewegung: die erste Diagonale 1, jede weitere 2.
rule-T7-3 = Die Würfel einer Reihe werden bei Squads mit der Zahl der lebenden Träger der Waffe malgenommen, bei Fahrzeugen und Helden nicht.
rule-T7-4 = Ein Ziel wird nicht mehr gewechselt. Angesagte Munition ist verbraucht, auch wenn das Ziel schon tot ist.
rule-T7-5 = Jeder Treffer richtet den Schaden seiner Reihe an. Der Schaden aller Reihen außer den C-Reihen an einem Ziel wird zusammengezählt; dann sagt der Besitzer eines Squads einmal, welche Miniaturen fallen. Fahrzeuge und Helden verlieren Lebenspunkte.
    .ruling = Eine Miniatur, die ein Scharfschütze genannt hat, fällt zuerst; dann verteilt der Besitzer den Rest auf die übrigen.
rule-T7-6 = Reihen dürfen ungenutzt bleiben. Eine Miniatur setzt in einem Angriff alle ihre Waffen ein: Gewehr, begrenzte Waffe und Messer.
    .ruling = Mindestens eine Reihe muss feuern, auch in einer Reaktion; nur wenn zwischen Ansage und Angriff eine Reaktion oder ein Wurf kam, dürfen alle ungenutzt bleiben. Die Würfel aller Reihen außer den C-Reihen zählen die Miniaturen des Ziels vor jedem Verlust.
rule-T7-7 = Ein Angriff gilt dem Gegner.
    .ruling = Ziele sind gegnerische Einheiten und Deckungselemente; Freunde treffen nur Flammen (T20.4).
rule-T7-8 = Eine Waffe, die an einem Angriff teilgenommen hat, wird in der Runde nicht noch einmal eingesetzt.
    .ruling = Nicht noch einmal in der Runde heißt in dieser Aktivierung: Eine reaktivierte Einheit darf alle Reihen wieder einsetzen, und C-Reihen schlagen zurück, was auch immer vorher eingesetzt wurde.

## T8 Deckung

rule-T8-1 = Deckung schützt Squads und Helden, die sich einem angeschlossen haben, vor Fernwaffen. Für jeden Treffer wird ein Würfel geworfen, und das Symbol der Karte für weiche oder harte Deckung hebt ihn auf. Zeigt die Karte kein Symbol, wird nicht geworfen.
rule-T8-2 = Munitionskiste und Trümmer geben dem Squad auf ihrem Feld weiche Deckung, eine Panzersperre harte.
rule-T8-3 = Eckendeckung ist weich: Die Linie geht durch eine Ecke, die das Feld des Ziels mit einem Feld teilt, das diesem Angreifer die Sicht blockiert. Nach der FAQ kann es jede Ecke eines blockierenden Feldes neben dem Ziel sein.
rule-T8-4 = Zweimal weiche Deckung ist harte Deckung. Mehr als harte gibt es nicht.
rule-T8-5 = Ein gelungener Deckungswurf hebt einen Treffer mit seinem ganzen Schaden auf. C-Reihen, Phaser, Flammenwerfer und UGL ignorieren Deckung.
rule-T8-6 = Eckendeckung braucht die gemeinsame Ecke aus T8.3.
    .ruling = Eine Linie trifft eine Ecke des Zielfeldes nur auf einer genauen Diagonale. Die allgemeineren Sätze des Regelbuchs verweisen darauf.
rule-T8-7 = Gerufene Artillerie feuert ohne eigene Sichtlinie (T12.2).
    .ruling = Gegen gerufene Artillerie gibt es keine Eckendeckung; die Deckung des eigenen Feldes und die eines Gebäudes, vom Geschütz aus gesehen, gilt.

## T9 Deckungselemente angreifen

rule-T9-1 = Eine Munitionskiste gilt als Fahrzeug der Klasse 3 mit 2 Punkten, eine Panzersperre als eines der Klasse 5 mit 4 Punkten.
rule-T9-2 = Eine Einheit und ein Deckungselement auf demselben Feld brauchen verschiedene Waffenreihen; die Einheit wird zuerst abgehandelt.
rule-T9-3 = Weil die Einheit zuerst kommt, hat sie noch die Deckung dieses Elements.
rule-T9-4 = Elemente nehmen Schaden nach ihrer Fahrzeugklasse: Laser, Phaser, C-Reihen und AP-Flammen wirken, Letztere zerstören mit einem Treffer; Flammenwerfer schaden Panzersperren nicht. Elemente schlagen nie zurück und bringen keine Punkte.

## T10 Reichweiten

rule-T10-1 = Eine einzelne Zahl ist die größte Reichweite, die kleinste ist 1. Zwei Zahlen sind die kleinste und die größte. U ist nur durch die Sicht begrenzt. C heißt angrenzend, auch diagonal. A ist Artillerie: ab 4, unbegrenzt.
    .ruling = Auf das Deckungselement im eigenen Feld kann man nicht schießen, denn jede Reichweite beginnt bei 1.

## T11 Nahkampf

rule-T11-1 = C-Reihen kommen nach den Verlusten durch die anderen Reihen. Ihr Ziel darf gleichzeitig mit allen seinen C-Reihen zurückschlagen; bei mehreren Zielen darf es jedes.
rule-T11-2 = Es gibt keine Deckung, und ein Dauerangriff wirkt. Knife, Knife & Grenade und Combat Knife sind C-Reihen, eine für jede lebende Miniatur.
rule-T11-3 = Zurückschlagen ist freiwillig. Es tun die, die nach den anderen Reihen noch leben, nur gegen den Angreifer, ohne Aktivierung, Dauerangriff oder angesagte Fähigkeiten; auch ein angeschlossener Held setzt seine C-Reihen ein. Die aktivierte Einheit darf gegen eine Reaktion mit C-Reihen zurückschlagen. Nahkampf braucht Sicht: keine Wand und keine zwei blockierenden Ecken dazwischen.
    .ruling = Späher verkehrt auch die Würfel beim Zurückschlagen, denn er wird nicht angesagt; Aus allen Rohren, Berserker und Ehrenmedaille zählen nicht.

## T12 Artillerie

rule-T12-1 = Direktfeuer: Artillerie, die ihr Ziel sieht, greift an wie andere Waffen. Ein Dauerangriff ist erlaubt, und andere Reihen dürfen mitfeuern.
rule-T12-2 = Indirektfeuer: Ein Späher, also eine Einheit mit Artillerieschlag, der das Ziel sieht, wendet dafür eine Fähigkeit-Aktion auf, ohne Wurf. Eine eigene Artillerieeinheit greift sofort an und trifft mit Fadenkreuzen: Sie muss geladen, auf dem Spielfeld, noch nicht aktiviert und 4 oder mehr vom Ziel entfernt sein. Das verbraucht ihre beiden Aktionen und ist nie ein Dauerangriff. Ihre anderen Reihen dürfen auf dasselbe oder ein anderes Ziel feuern, das sie selbst sehen und erreichen.
rule-T12-3 = Nachladen ist eine Fähigkeit-Aktion; zu Beginn ist alles geladen. Nach der FAQ ignoriert Artillerie Deckung, außer in Gebäuden.
rule-T12-4 = Eine A-Waffe ist nach dem Feuern leer. Eine Einheit darf in einer Aktivierung angreifen und nachladen, in beliebiger Folge.
rule-T12-5 = Nach dem Schlag führt der Späher seine restliche Aktion aus; dann ist der Gegner an der Reihe.
rule-T12-6 = Ziel eines Schlags ist eine Einheit, die der Späher sieht; die Entfernung zählt vom Geschütz aus.
    .ruling = Ein Geschütz in einem Gebäude oder im Rauch kann nicht gerufen werden, und ein Späher im Rauch sieht nichts.

## T13 Reaktionsfeuer

rule-T13-1 = Eine noch nicht aktivierte Einheit darf versuchen, auf den aktivierten Gegner zu reagieren, wenn sie ihn sieht, in Reichweite hat und eine Waffe besitzt, die ihm schaden kann. Sie wirft einen Würfel; bei einem Fadenkreuz greift sie ihn einmal mit allen Reihen in Reichweite an. Sie gilt so oder so als aktiviert. Freie Fähigkeiten sind erlaubt.
rule-T13-2 = Reagiert wird nach der Bewegung bei Bewegung und Angriff, nach dem Angriff bei Angriff und Bewegung, nach der ersten von zwei Bewegungen und nach beiden Bewegungen eines Sturmangriffs, vor dessen Angriff. Gegen einen Dauerangriff wird nicht reagiert.
    .ruling = Mit Flink wird reagiert nach der ganzen Bewegung samt dem zusätzlichen Punkt, bei zwei Bewegungen also nach der ersten.
rule-T13-3 = Nach der FAQ gibt es in jeder Aktivierung eines Gegners einen einzigen Versuch, bei einem Sturmangriff auch zwischen den beiden Bewegungen.
    .ruling = Nach einem Versuch zwischen den Bewegungen eines Sturmangriffs gibt es danach keinen mehr.
rule-T13-4 = Alle Reihen einer Reaktion zielen auf die aktivierte Einheit; einzelne dürfen entfallen. Lebt sie noch, macht sie mit dem Angesagten weiter.
    .ruling = Eine Reaktion wird angesagt, wenn ihr Augenblick gekommen ist. Nach dem Regelbuch dürfen mehrere Einheiten nacheinander reagieren, nach der FAQ nur eine.
rule-T13-5 = Eine Aktivierung wird nur an einer Stelle von Reaktionen unterbrochen (T13.2).
    .ruling = Die Stelle für Reaktionen liegt nach der ersten Aktion, was auch immer die zweite ist, selbst wenn diese nichts ist; zuerst nichts zu tun zählt, als täte man es danach. Sie fehlt, wenn die Einheit gar nichts tut oder einen Dauerangriff ausführt. Beim Sturmangriff und bei einem einzigen Sprung aus beiden Bewegungen liegt sie nach der zweiten (T17.17). Auf gerufene Artillerie reagiert niemand.

## T14 Gebäude

rule-T14-1 = Wände blockieren die Sicht und sind unzerstörbar. Kleine Eingänge lassen Soldaten ein, große auch Fahrzeuge; Flugzeuge kommen nie hinein. Soldaten mit Springen überqueren Gebäude, Fahrzeuge nicht. Niemand landet auf einem Gebäude.
rule-T14-2 = Ein Squad in einem Gebäude hat weiche Deckung gegen Angriffe aus demselben Gebäude und harte gegen solche von außen. Zwischen drinnen und draußen muss die Einheit drinnen, ob Angreifer oder Ziel, auf einem Feld mit einem Eingang in Richtung der anderen stehen. Kleine Eingänge geben keine Eckendeckung. Panzersperren dürfen nur in Gebäude mit mindestens einem großen Eingang gestellt werden.
    .ruling = Die Linie zwischen drinnen und draußen darf keine Wand kreuzen.
rule-T14-3 = Drinnen bewegt man sich und schießt wie sonst, und Deckung wird addiert: die weiche des Gebäudes und eine Kiste oder Ecke sind harte Deckung.
rule-T14-4 = Außen- und Innenwände geben Eckendeckung, auch einem Squad draußen. Sie liegen auf den Kanten der Felder: Eine zu kreuzen blockiert, ihr Ende zu berühren ist eine Ecke. Ein Eingang ist auf der ganzen Länge seiner Kante offen. Fahrzeuge brauchen einen großen Eingang.
rule-T14-5 = Einige Fälle von Wänden und Türen stehen nicht im Regelbuch.
    .ruling = Ein Sprung über Wände endet außerhalb dieses Gebäudes, selbst wenn man später in derselben Bewegung eine Tür nehmen könnte. Einheiten in zwei verschiedenen Gebäuden brauchen beide ihre Tür. Eine Linie durch zwei Eingänge eines leeren Hauses ist frei, wenn sie keine Wand kreuzt.
rule-T14-6 = Der Eingang muss zum Feld der Einheit drinnen gehören, gleich wer angreift.
    .ruling = Ein Satz des Regelbuchs nennt versehentlich das Feld des Angreifers; das Beispiel zeigt, was gemeint ist. Der Eingang ist der, den die Linie kreuzt oder an dessen Ende sie das Feld verlässt.

## T15 Helden

rule-T15-1 = Ein Held darf sich ein Feld mit einer befreundeten Einheit teilen. Vor der ersten Runde darf er sich einem Squad derselben Panzerungsklasse anschließen; ein Squad nimmt nur einen Helden auf.
rule-T15-2 = Ein angeschlossener Held und sein Squad haben eine Aktivierung und setzen alle ihre Reihen ein. Der Held hat die Fähigkeiten des Squads, das Squad einige des Helden (T17.27). Schaden verteilt ihr Besitzer, wie er will. Die Deckung des Squads schützt beide, und der höhere Bewegungswert zählt.
rule-T15-3 = Ein Held darf sein Squad im Lauf der Partie verlassen, und zwar für immer.
rule-T15-4 = Verbunden stehen beide immer auf einem Feld. Der Held stirbt mit seinem letzten Punkt, das Squad macht weiter. Helden allein haben keine Deckung. Beide Karten zählen einzeln.
rule-T15-5 = Die Trennung wird vor der gemeinsamen Aktivierung angesagt. Von da an werden beide getrennt aktiviert und teilen nichts mehr. Sie dürfen auf einem Feld bleiben, aber der Held schließt sich nie wieder an. Nach dem Beginn schließt sich niemand mehr an.
rule-T15-6 = Fällt die letzte Miniatur des Squads, kämpft der Held von da an allein weiter: keine Deckung, eigene Punkte, dieselbe Aktivierung.
    .ruling = Was der Angriff für das Squad noch bereithält, trifft dann den Helden: übriger Schaden und C-Reihen, gegen die er zurückschlagen darf.
rule-T15-7 = Ein Held, der sich ein Feld teilt, ohne angeschlossen zu sein, ist ein eigenes Ziel; keiner blockiert dem anderen die Sicht.
    .ruling = Wer sich wem anschließt, entscheiden beide Seiten verdeckt und gleichzeitig, vor der ersten Initiative.

## T16 Vorbereitung

rule-T16-1 = Eine Armee kostet höchstens so viele AP, wie das Szenario erlaubt. Gelände liegt, wie das Szenario sagt, oder wird abwechselnd gelegt: Drei Würfel je Seite entscheiden, wer das erste Geländefeld legt, und noch einmal, wer das erste Deckungselement stellt; bei Gleichstand wird neu geworfen. Deckungselemente stehen in der Deckungszone des Szenarios, in eigenen Gefechten in der Mitte.
    .ruling = Eine Armee hat höchstens zwölf Karten. Wo das Szenario die Zahl der Fahrzeuge und Squads festlegt, wird keine Karte genommen, mit der die Armee nie vollständig werden könnte. Geländefelder liegen auf Kreisen, nicht in Gebäuden, nicht wo Einheiten einrücken oder aufgestellt werden, und nicht auf Missionszielen.
rule-T16-2 = Die Reihenfolge ist Szenario, Armeen, Poster und Geländefelder, Deckungselemente, Helden, Initiative. Es gibt zwei Munitionskisten und zwei Panzersperren; wer an der Reihe ist, wählt, was er stellt.
    .ruling = Die Armeen wählen beide Seiten verdeckt und gleichzeitig; niemand sieht, wie viele Karten der andere hat. Von Partnern wählt einer.

## T17 Fähigkeiten

rule-T17-1 = Gezieltes Reaktionsfeuer: zwei Würfel für eine Reaktion, von denen einer ein Fadenkreuz zeigen muss.
rule-T17-2 = Überlegenes Reaktionsfeuer: drei Würfel für eine Reaktion, von denen einer ein Fadenkreuz zeigen muss.
rule-T17-3 = Beweglich: Jeder diagonale Schritt kostet 1.
rule-T17-4 = Aus allen Rohren: einmal im Spiel doppelt so viele Würfel für alle Reihen in dieser Runde.
rule-T17-5 = Artillerieschlag (Fähigkeit-Aktion): Die Einheit ruft Artillerie, siehe T12.2.
rule-T17-6 = Stürmen: Einmal im Spiel verdoppelt sich der Bewegungswert, auch für beide Bewegungen.
rule-T17-7 = Harter Hund: Begrenzte Munition geht nie aus, doch in einer Aktivierung wird nicht mehr verschossen, als aufgedruckt ist.
rule-T17-8 = Berserker: Einmal im Spiel werden alle leeren Würfel jeder Reihe noch einmal geworfen, nach denen eines Dauerangriffs.
rule-T17-9 = Geheimoperation: ein Würfel mehr für die Initiative, gleich wie viele Einheiten sie haben.
rule-T17-10 = Blutkreuz-Affe: Helden und Squads mit dieser Fähigkeit tun sich nur miteinander zusammen.
rule-T17-11 = Blutkreuz-Zombie: Helden und Squads mit dieser Fähigkeit tun sich nur miteinander zusammen.
rule-T17-12 = Sturmangriff: Bewegung, Bewegung und Angriff, dieser mit allen Reihen, deren aufgedruckte Reichweite 1 oder C ist. Das Einrücken zählt als erste Bewegung. Ohne Ziel entfällt der Angriff.
    .ruling = Ein Sturmangriff tritt an die Stelle beider Aktionen und gibt keine weitere.
rule-T17-13 = Befehls-Squad: Die Einheit gibt Befehle, siehe T18.1 bis T18.8.
rule-T17-14 = Unverwüstlich: Nach der Deckung wird für jeden Schadenspunkt ein Würfel geworfen; ein Fadenkreuz lässt ihn verfallen. Ein Held teilt sie nicht.
rule-T17-15 = Flink: ein Bewegungspunkt mehr in einer Bewegung der Aktivierung. Von zwei Bewegungen nimmt ihn die erste, wenn sie ihn braucht.
rule-T17-16 = Heldenmut: Einmal im Spiel, wenn der Held aktiviert wird und ohne Aktion, richten Angriffe auf ihn für den Rest der Runde keinen Schaden an, auch Artillerie und Nahkampf nicht. Das Squad teilt sie.
    .ruling = Auf eine Einheit mit Heldenmut wird nicht gewürfelt, außer von einem Helden mit dem Serum, dessen Treffer trotzdem zählen (T17.28).
rule-T17-17 = Springen: Die Bewegung führt über Deckungselemente, Wasser, Trümmer und Soldateneinheiten, ob Freund oder Feind, nie über ein Feld ohne Symbol oder ein Fahrzeug, und endet auf einem Feld ohne andere Einheit. Soldaten überqueren auch Gebäude. Held und Squad tun sich nur zusammen, wenn beide sie haben.
    .ruling = Beide Bewegungen dürfen ein einziger Sprung sein; nur das letzte Feld muss erlaubt sein, und Reaktionsfeuer kommt danach. Ein Sprung darf auf Trümmern und Munitionskisten enden, nicht auf Wasser, und auf einer Panzersperre nur für Soldaten. Ein Held darf auf einem Freund landen, ein Squad nicht. Springen muss man nicht: Soldaten dürfen stattdessen gehen, jede Bewegung im Ganzen, und gehen und halten dann, wo alle Soldaten es dürfen. Ein diagonaler Sprung führt über Wände, wenn das Gelände höchstens eine seiner Seiten versperrt, und gilt als Sprung über die Gebäude aller vier Felder.
rule-T17-18 = Ehrenmedaille: Einmal in der Runde wirft der Held einen Würfel noch einmal. Sie wird nicht geteilt.
rule-T17-19 = Nachladen (Fähigkeit-Aktion): Die Waffe ist wieder geladen, siehe T12.3.
rule-T17-20 = Scoutfahrzeug: zwei Felder mehr in der ersten Runde.
rule-T17-21 = Selbstreparatur: Am Ende der Runde wird für jeden verlorenen Punkt ein Würfel geworfen; jedes Fadenkreuz bringt einen zurück.
rule-T17-22 = Scharfschütze: nennt eine Miniatur des Ziels, auch einen angeschlossenen Helden. Jeder Treffer ist ein Schaden nur an dieser Miniatur, Überzähliges verfällt; die Deckung des Squads zählt. Er wird nicht geteilt.
rule-T17-23 = Späher: Die Angriffe des Squads treffen mit leeren Seiten, und ein Dauerangriff wiederholt Fadenkreuze.
rule-T17-24 = Panzernarr (Fähigkeit-Aktion): Einmal im Spiel wird ein angrenzendes eigenes Fahrzeug vollständig repariert.
rule-T17-25 = Wiederbelebungsserum: Nach allen Reihen erhält der Held für jeden eigenen Treffer an Soldaten einen Punkt zurück.
    .ruling = Flammen auf Freunde bringen nichts zurück.
rule-T17-26 = Wo eine Sonderregel einer Grundregel widerspricht, gilt die Sonderregel.
rule-T17-27 = Ein Held teilt mit dem Squad Gezieltes und Überlegenes Reaktionsfeuer, Beweglich, Stürmen, Harter Hund, Berserker, Sturmangriff und Heldenmut; nicht aber Unverwüstlich, das nur ihm zugewiesenen Schaden betrifft, Ehrenmedaille, die für seine Reihen gilt, und Scharfschütze. Das Squad teilt alles mit dem Helden.
    .ruling = Auch Flink, Aus allen Rohren, Artillerieschlag und Panzernarr teilt ein Held nicht. Was für beide schon gilt, wird nicht noch einmal angesagt; zuerst wird die eigene Fähigkeit des Squads verbraucht.
rule-T17-28 = Scoutfahrzeug gibt insgesamt zwei Punkte und nichts, wenn das Fahrzeug nach der ersten Runde einrückt. Selbstreparatur und Serum führen nie über den Anfangswert und helfen nicht, wenn etwas vernichtet ist. Das Serum zählt Treffer, die der Held gewürfelt hat, nicht beim Zurückschlagen.
    .ruling = Die zwei Punkte eines Scoutfahrzeugs gelten für die ganze erste Runde, auch wenn es reaktiviert wird.
rule-T17-29 = Kommandant: Der Held darf sich einem Befehls-Squad anschließen.
rule-T17-30 = Wie lange Fähigkeiten dauern und wie weit sie reichen, ist nicht immer gedruckt.
    .ruling = Aus allen Rohren, Stürmen, Berserker und Heldenmut gelten die ganze Runde, auch nach einer Reaktivierung. Späher verkehrt nur Angriffswürfel; Berserker wiederholt dann Fadenkreuze, und Laser laufen mit leeren Seiten weiter. Geheimoperation zählt, solange die Einheit lebt, auch vor dem Einrücken. Angrenzend sind für Fähigkeiten die acht Felder ringsum und dasselbe Feld, wenn keine Wand dazwischen ist.
rule-T17-31 = Die Ehrenmedaille beeinflusst Würfel und wird deshalb vor dem Wurf angesagt.
    .ruling = Nach allen Wiederholungen einer Reihe des Helden wird ein Würfel, der nicht getroffen hat, noch einmal geworfen; ein Laser darf von ihm aus weiterlaufen.
rule-T17-32 = Fähigkeiten, die Würfel verändern, wirken auch bei besonderem Schaden (T19.1 bis T19.4).
    .ruling = Aus allen Rohren verdoppelt das X von Phasern, Flammen und Salven; mit einer Feuerstoß-Waffe sind es viermal so viele Würfel. Späher verkehrt die X-Würfel eines Phasers, nicht seine Schadenswürfel.
rule-T17-33 = Scharfschütze gehört zu einer Waffenreihe, deren Treffer 1 Schaden anrichten, was auch immer die Reihe zeigt. Gegen ein Fahrzeug oder einen Helden allein ist die Miniatur die Einheit.
rule-T17-34 = Ein unverwüstliches Squad würfelt für allen Schaden, bevor er verteilt wird, auch für den Anteil eines angeschlossenen Helden; ein Held würfelt nur für Schaden, der ihm zugewiesen ist.
    .ruling = Auch Treffer eines Scharfschützen zählen. Sind Squad und Held beide unverwüstlich, gibt es einen Wurf je Schaden, nicht zwei.

## T18 Befehls-Squad

rule-T18-1 = Ein Befehls-Squad hat Offizier, Funker, Mechaniker, Sanitäter und Spezialist; wer tot ist, gibt keine Befehle. Ein Spieler versucht einen Befehl je Runde, gleich wie viele Befehls-Squads er hat; Artillerieschlag, Behelfsreparatur und Heilen zählen als einer, die Funkmeldung nicht. Mehrere Befehls-Squads brauchen verschiedene Panzerungsklassen. Nur ein Held mit Kommandant schließt sich einem an. Kein Befehl gilt dem Squad, das ihn gibt.
    .ruling = Der Befehl zählt für die Seite, auch zu viert. Ein Schlag von jemandem, der selbst Artillerieschlag hat, ist kein Befehl, und ein Befehl, der vorher unmöglich wurde, gilt nicht als versucht. Ein Held, der sich dem Befehls-Squad angeschlossen hat, gehört dazu; sein Sanitäter heilt ihn nicht.
rule-T18-2 = Offizier (Fähigkeit-Aktion, bei einem Fadenkreuz): Eine eigene, schon aktivierte Einheit ist wieder bereit. Sie wird vor dem Wurf gewählt, angrenzend oder mit einem lebenden Funker irgendwo auf dem Spielfeld. Sie darf aktiviert werden, sobald die Aktivierung des Befehls-Squads endet, oder später in der Runde.
    .ruling = Eine Einheit, die vor dem Ende der Aktivierung des Befehls-Squads verbraucht oder vernichtet ist, wird nicht angeboten.
rule-T18-3 = Funker: Die Funkmeldung wirkt immer. Artillerieschlag ist eine Fähigkeit-Aktion.
rule-T18-4 = Mechaniker: Behelfsreparatur (Fähigkeit-Aktion, ohne Wurf) gibt einem angrenzenden Fahrzeug einen Punkt zurück, nie über Funk. Feldreparatur (Fähigkeit-Aktion, bei einem Fadenkreuz, einmal im Spiel, mit lebendem Funker) beendet die Aktivierung; ein vernichtetes Fahrzeug wird sofort aktiviert und rückt aus der eigenen Zone ein.
    .ruling = Flugzeuge sind keine Fahrzeuge: Sie werden weder repariert noch wieder zusammengebaut, auch nicht durch Panzernarr.
rule-T18-5 = Sanitäter: Als Fähigkeit-Aktion ohne Wurf bekommt ein angrenzendes lebendes Squad eine verlorene Miniatur nach Wahl des Besitzers zurück, nie über die Anfangsstärke, mit ihrer Waffe und voller begrenzter Munition; oder ein angrenzender Held einen Punkt. Nach der FAQ wird nichts aufgefüllt. Ein totes Squad zurückzuholen, nie einen Helden (Fähigkeit-Aktion, bei einem Fadenkreuz, einmal im Spiel, mit lebendem Funker), beendet die Aktivierung; das Squad rückt ein und wird sofort aktiviert.
rule-T18-6 = Eine zurückgeholte Einheit, die wieder vernichtet wird, zählt für die Punkte noch einmal: Ein zweimal vernichteter Blackhawk bringt 44.
rule-T18-7 = Der Befehl wird bei der Aktivierung des Befehls-Squads angesagt.
    .ruling = Ein misslungener Wurf verbraucht keinen Befehl, den es einmal im Spiel gibt. Eine zurückgeholte Einheit hat alle Punkte und alle Munition und ist geladen; verbrauchte Fähigkeiten bleiben verbraucht. Ihre erste Aktion ist das Einrücken.
rule-T18-8 = Feldreparatur gibt es einmal je Mechaniker, das Zurückholen einmal je Sanitäter.

## T19 Besonderer Schaden

rule-T19-1 = Phaser X/Y: X Würfel werden geworfen, jeder Treffer gibt Y Würfel, und jedes Fadenkreuz davon ist ein Schaden. Deckung gibt es nicht, und nur die X-Würfel werden wiederholt.
rule-T19-2 = Salve: Die Reihe nennt die Würfel für 1, 2, 3 und mehr gemeinsam verschossene Geschosse, jeder Treffer mit dem Schaden der Reihe; nur in den Spalten, die sie zeigen.
rule-T19-3 = Flammen: X Würfel für jede Miniatur des Ziels.
rule-T19-4 = AP-Flammen: X Würfel für jede Miniatur des Ziels, und ein Treffer vernichtet die ganze Einheit.
    .ruling = Unverwüstlich hilft nicht, und ein angeschlossener Held stirbt mit dem Squad.

## T20 Spezialwaffen

rule-T20-1 = Begrenzte Munition gehört der Einheit: Jede lebende Miniatur darf sie verschießen. Ein Squad verschießt in einem Angriff höchstens einen Schuss je lebender Miniatur, alle begrenzten Waffen zusammen; Fahrzeuge, Flugzeuge und Helden so viele, wie sie noch haben. Alle Schüsse einer Reihe haben ein Ziel.
rule-T20-2 = Feuerstoß: doppelt so viele Würfel gegen ein Ziel, das sich in dieser Runde nicht bewegt hat.
rule-T20-3 = UGL: Dagegen gibt es keine Deckung.
rule-T20-4 = Flammenwerfer ignorieren Deckung und schaden Panzersperren nicht. Mit Reichweite 1 zielen sie auf eine Einheit. Mit größerer Reichweite brennen höchstens so viele verschiedene Felder, nebeneinander oder hintereinander; jedes muss zu sehen und in Reichweite sein, und mit einem Feld brennen und zählen alle, die seine Linie kreuzt. Jede Einheit auf einem brennenden Feld wird getroffen, auch Freunde, jede nach ihrer Klasse. Feuer dringt nie über ein Feld hinaus, das dem Schützen die Sicht blockiert.
    .ruling = Die Felder werden vom Schützen aus nach außen genannt; von zweien, die die Linie in gleicher Entfernung kreuzt, brennt eines nach Wahl des Schützen. Eine längere Flamme setzt ein Feld nur in Brand, wenn dort ein Gegner steht oder es auf dem Weg zu einem Gegner liegt, der ebenfalls brennt. Ein Deckungselement hinter dem nächsten Feld erreicht sie nur über Felder ohne Einheiten. In einer Reaktion brennen nur das Feld der aktivierten Einheit und die auf dem Weg dorthin. Ein großes Fahrzeug trifft eine Reihe einmal.
rule-T20-5 = Laser: Jeder Treffer richtet den Schaden der Reihe an und wird wieder geworfen, bis er leer ist. Dauerangriff und Berserker wiederholen nur Würfel, die noch nie getroffen haben; eine leere Seite am Ende einer Kette ist endgültig.
rule-T20-6 = Grenade Launcher und Grenade Pistol sind UGL mit unbegrenzter Munition.
rule-T20-7 = Wiederholte Würfel eines Dauerangriffs kosten keine Munition. Dass ein Squad einen Schuss je Miniatur hat (T20.1), gilt auch mit Harter Hund. Jede A-Waffe muss nachgeladen werden.
rule-T20-8 = Bewegt hat sich, wer in dieser Runde sein Feld gewechselt hat, auch beim Einrücken. Ein Deckungselement hat sich nie bewegt.

## T21 Ende und Sieg

rule-T21-1 = Das Gefecht endet am Ende einer Runde, sobald das Erste davon gilt: Eine Seite ist ausgelöscht; ein Missionsziel ist erreicht; das Szenario hat Missionsziele, und keine Seite kann noch eines erreichen, dann entscheiden Punkte; die letzte Runde ist vorbei, und Punkte entscheiden, wenn das Szenario nichts anderes sagt.
    .ruling = Sprengladungen sind nicht mehr zu holen, wenn zu wenige frei oder keine Soldaten mehr da sind, eine Brücke ist nicht mehr zu halten, wenn zu wenige Runden oder nur Flugzeuge übrig sind, und niemand bricht mit zu wenigen AP durch. Ein Gebäude kann eine Seite immer halten.
rule-T21-2 = Punkte sind die AP vernichteter gegnerischer Einheiten und die Boni des Szenarios; mehr Punkte gewinnen. Zum Beispiel machen Einheiten zu 30 und 24 zusammen 54 Punkte und verlieren gegen Einheiten zu 34 und 23, also 57.
rule-T21-3 = Spielen mehr als zwei, gibt es zwei Seiten, und Partner teilen sich die Aktivierungen ihrer Seite.
rule-T21-4 = Ein Partner kann die Fahrzeuge führen und der andere die Soldaten, oder wie sie sich einigen: Jeder Partner darf handeln.
rule-T21-5 = Eine Seite, die noch Einheiten hat, wenn die andere ausgelöscht ist, hat gewonnen.
    .ruling = Sind beide Seiten ausgelöscht, entscheiden Punkte. Bei gleich vielen Punkten ist es unentschieden. Einheiten, die die eigene Seite vernichtet, zählen für den Gegner.
rule-T21-6 = Einheiten, die noch nicht auf dem Spielfeld sind, sind nicht vernichtet.

## R Streitfälle

rule-R1 = Die Linie geht an einer Ecke des Schützen vorbei: Hat das ferne Ziel Deckung? Nein. Es muss eine Ecke des Zielfeldes sein (T8.3), nach der FAQ die eines blockierenden Feldes daneben.
rule-R2 = Ein Held steht bei einem Läufer, und der Gegner zielt auf den Helden. Erlaubt: Einheiten auf dem Feld des Ziels blockieren nie (T6.7). Der Held hat keine Deckung.
rule-R3 = Blockiert ein Squad zwischen zwei Helden auf einer Linie? Ja, wie jede Soldateneinheit, und auch ein Held allein.
rule-R4 = Ein Läufer hält neben einer Munitionskiste, die er auf einem anderen Weg hätte überqueren können. Zermalmt wird sie nur, wenn sie genannt wurde und auf einem Weg liegt, den er bezahlen konnte.
rule-R5 = Darf ein Fahrzeug ein Feld verlassen, das es mit einem Helden teilt, oder das eines Helden betreten? Verlassen ja, betreten nein.
rule-R6 = Dauerangriff oder Berserker mit Flammen, die auch Freunde treffen: Würfel gegen Freunde werden nicht wiederholt.
rule-R7 = Flammenwürfel gegen ein Squad mit Held: einer für jede Miniatur und einer für den Helden.
rule-R8 = AP-Flammen auf ein Squad mit angeschlossenem Helden: Sie sind eine Einheit, ein Treffer vernichtet beide (T19.4). Beide Karten zählen.
rule-R9 = Zwei Reihen mit verschiedenem Schaden, und ein Treffer wird aufgehoben: welcher? Deckung wird Reihe für Reihe geworfen.
rule-R10 = Was wird aus überzähligen Treffern eines Lasers? Die Kette wird nur geworfen, solange sie noch etwas ändern kann, also immer, wenn Deckung Treffer aufheben kann oder das Ziel unverwüstlich ist; alles Weitere verfällt.
rule-R11 = Die erste Reaktion tötet: Würfelt eine zweite Einheit noch? Nein, mit dem Tod des Ziels ist der Augenblick vorbei. Sonst entscheidet nach dem Regelbuch jede Einheit nach dem Ergebnis der vorigen.
rule-R12 = Eine Reaktion nimmt Waffen eines angesagten Angriffs. Die übrigen Reihen dürfen feuern; ist keine übrig, entfällt die Aktion.
rule-R13 = Das Squad stirbt durch eine Reaktion, sein Held lebt. Er macht mit den angesagten Aktionen weiter.
rule-R14 = Darf man mit C-Reihen auf eine Einheit reagieren, die daneben hielt? Ja, und die aktivierte Einheit darf zurückschlagen (T11.3).
rule-R15 = Darf der Offizier eine Einheit reaktivieren, deren Reaktion misslang? Ja, und sie darf in dieser Runde wieder reagieren.
rule-R16 = Darf man auf eine Einheit reagieren, deren Held Heldenmut eingesetzt hat? Man darf es versuchen, richtet aber keinen Schaden an.
rule-R17 = Darf Heldenmut in einer Reaktion eingesetzt werden? Ja: Es ist eine freie Fähigkeit, und eine Reaktion ist eine Aktivierung.
rule-R18 = Darf ein gerufenes Geschütz Aus allen Rohren einsetzen, und darf man darauf reagieren? Das eine ja, das andere nein.
rule-R19 = Ein Squad mit Späher ruft Artillerie: Sind die Würfel des Geschützes verkehrt? Nein: Das Geschütz greift an, nicht das Squad.
rule-R20 = Das Befehls-Squad hat einen Artillerieschlag gerufen: Darf es noch einen Befehl geben? Nein, es gibt einen Befehl je Runde.
rule-R21 = Der Offizier wählt ein Squad mit angeschlossenem Helden. Beide sind wieder bereit.
rule-R22 = Ein Squad wird zurückgeholt: Was ist mit seinem Helden? Er bleibt, wo er ist, oder tot; das Squad kommt allein zurück, und niemand schließt sich ihm wieder an.
rule-R23 = Feldreparatur eines Fahrzeugs, das in dieser Runde schon aktiv war: Es wird trotzdem noch einmal aktiviert.
rule-R24 = Der Rand zum Einrücken ist voll. Dann darf der Befehl, eine Einheit zurückzuholen, nicht gewählt werden.
rule-R25 = Darf eine einrückende Einheit nichts tun? Nicht als erste Aktion.
rule-R26 = Die letzten Einheiten beider Seiten töten sich gegenseitig im Nahkampf. Beide Seiten sind ausgelöscht, und Punkte entscheiden (T21.5).
rule-R27 = Stürmen und Flink mit Bewegungswert 1: 2, 2 und 1 Punkte in der Aktivierung, denn verdoppelt wird zuerst.
rule-R28 = Eine Diagonale in der ersten von zwei Bewegungen: Die günstige ist für beide verbraucht, außer für Einheiten mit Beweglich.
rule-R29 = Ein diagonaler Schritt aus einem Haus über das Ende seines Eingangs: Soldaten dürfen, Fahrzeuge nicht (T5.7).
rule-R30 = Darf man über einen eigenen Läufer springen? Nein: Ein Fahrzeug gilt als Feld ohne Symbol.
rule-R31 = Darf ein Sprung auf einer Panzersperre enden? Für einen Läufer nicht, für Soldaten schon.
rule-R32 = Darf ein Sprung dort enden, wo die erste Bewegung begann? Ja, eine Bewegung darf zurückführen.
rule-R33 = Ein Held trennt sich: Wer von beiden ist aktiv? Der, der jetzt aktiviert wird; der andere bleibt bereit.
rule-R34 = Ein Scharfschütze nennt einen Helden in Deckung. Die Deckung des Squads wird geworfen, überzählige Treffer verfallen.
rule-R35 = Verkehrt Späher auch Würfel für Deckung, Reaktionen und Befehle? Nein.
rule-R36 = Wirkt das Serum, wenn Deckung die Treffer aufhob? Ja: Gewürfelte Treffer zählen (T17.28).
rule-R37 = Selbstreparatur und das Ende der Partie: Am Ende der Runde kommt zuerst die Selbstreparatur, dann die Prüfung auf Sieg.
rule-R38 = Zählt Geheimoperation, wenn der Held noch nicht auf dem Spielfeld ist? Ja.
rule-R39 = Wer hält ein Missionsziel? Eine Seite, die am Ende der Runde dort eine Einheit hat, während der Gegner keine hat. Flugzeuge halten nichts.
rule-R40 = Darf ein Sanitäter den Funker eines anderen Befehls-Squads wiederbeleben? Ja, nur das eigene Squad ist ausgenommen.
rule-R41 = Nachladen und Schlag in einer Aktivierung des Geschützes: nicht, wenn es gerufen wird. In seiner eigenen Aktivierung darf es nachladen und angreifen.
rule-R42 = Das Ziel steht außerhalb des Rauchs, der Schütze daneben. Nur wer Rauch kreuzt oder darin steht, ist blockiert; seine Ecke ist eine Ecke (T6.8).
rule-R43 = Deckungselement und Squad auf einem Feld und eine Flammenreihe mit Reichweite 2. Das Feld brennt nur für Einheiten; das Element braucht eine eigene Reihe.
