### Die Regeln von Dust in unseren eigenen Worten, ein Text für jede Regelnummer (D4.8 ist rule-D4-8).
### Das Attribut .ruling sagt, was entschieden wurde, wo die gedruckten Regeln schweigen, unklar sind oder sich widersprechen.
### Eine Zeile für jeden Text.

chapter-D1 = Spielmaterial
chapter-D2 = Aufbau
chapter-D3 = Karten und Reihenfolge
chapter-D4 = Produktion
chapter-D5 = Bewegung
chapter-D6 = Angriffe
chapter-D7 = Kämpfe
chapter-D8 = Rückzug
chapter-D9 = Spezialangriffe
chapter-D10 = Fähigkeiten
chapter-D11 = Siegpunkte
chapter-D12 = Sieg

## D1 Spielmaterial

rule-D1-1 = Jede der sechs Armeen hat 60 Panzer, 20 Mechs, 20 Jäger, 15 Bomber und 15 U-Boote. Ein Panzer jedes Spielers zeigt seine Siegpunkte an, sodass höchstens 59 davon auf der Karte stehen können; von einer Farbe, die nur Neutrale haben, sind es alle 60. Niemand kann mehr Einheiten einer Art ins Spiel bringen, als sein Vorrat hergibt.
    .ruling = Vernichtete Einheiten kehren in den Vorrat zurück und können wieder gebaut werden.
rule-D1-2 = Es gibt insgesamt 24 Produktionszentren, für alle gemeinsam. Steht das letzte davon auf der Karte, kann keines mehr gebaut werden.
rule-D1-3 = Der Stapel hat 45 Karten. Jede zeigt einen Kampf-, einen Bewegungs- und einen Produktionswert von 1 bis 5, die zusammen 7 ergeben, eine Zahl von Sternen und eine Fähigkeit. Sobald die letzte Karte des Stapels gezogen ist, wird der Ablagestapel gemischt und ist der neue Stapel; Karten, die offen vor Spielern liegen, sind nicht dabei.
    .ruling = Summe und Umfang der Werte nennt nur das Regelheft von Original; sie gelten in allen Ausgaben. Premium und Standard sprechen von zehn Fähigkeiten, beschrieben werden aber elf, und elf sind es.
rule-D1-4 = Ein Würfel hat zwei Seiten mit einem Treffer und vier leere. So viele Würfel ein Wurf auch verlangt, alle werden geworfen.
rule-D1-5 = Die Karte besteht aus Gebieten, die durch Verbindungen zusammenhängen. Jedes Gebiet ist entweder Land oder See. Einige Verbindungen laufen von Ost nach West um den Rand der Karte, keine von Nord nach Süd. Von den 48 Landgebieten sind 6 Hauptstädte, 12 Energiequellen und 30 einfache; von den 28 Seegebieten sind 4 Energiequellen. Jede Hauptstadt berührt genau eine andere, sodass sie drei Paare bilden.
    .ruling = Die Zahl von 28 Seegebieten beruht auf einer einzigen Rezension; kein Regelheft nennt sie.
rule-D1-6 = Kosten, Kampfwert und taktische Überlegenheit der Einheiten sind: Panzer 2, 1 und 0; Mech 5, 2 und 1; Jäger 3, 1 und 1; Bomber 6, 2 und 1; U-Boot 4, 1 und keine. In Standard und Epic hat ein U-Boot den Kampfwert 2. Panzer und Mechs sind Landeinheiten, Jäger und Bomber Lufteinheiten, U-Boote See-Einheiten. Ein Produktionszentrum kostet 6 Punkte und eine Karte 1.
    .ruling = Die Preisliste im Regelheft von Original druckt 8 für ein Produktionszentrum, der Text 6. Es kostet 6.
rule-D1-7 = Ein Produktionszentrum ist keine Einheit und wird nie vernichtet. Es gehört dem, der sein Gebiet kontrolliert. In einem Gebiet, das niemand kontrolliert, gehört es niemandem und baut nichts. Was in einer neutralen Hauptstadt gebaut werden kann, steht in D4.9.
rule-D1-8 = Du kontrollierst ein Gebiet, solange mindestens eine deiner Einheiten dort steht. Einheiten verschiedener Farben stehen nie im selben Gebiet.
rule-D1-9 = Eine Verbindung führt von Land zu Land, von See zu See oder von Land zu See; Land, das die See berührt, ist Küste. Verbindungen zwischen Land und See dienen nur dazu, Einheiten über See zu bringen, amphibisch anzugreifen, U-Boote zu bauen und Spezialangriffe zu führen, in Original auch zum Rückzug.
rule-D1-10 = Für Bewegung und Kampf gelten neutrale Einheiten als Feinde aller. Sie greifen nie an und bewegen sich nie, und mehr werden sie nur dort, wo man sie kaufen kann (D4.9).
rule-D1-11 = Jeder darf die Karte sehen, die offenen Karten und die abgelegten, die aufgedeckt liegen, dazu wie viele Karten jeder auf der Hand hat, die Vorräte und die Siegpunkte. Geheim sind die Karten auf den Händen und im Stapel.

## D2 Aufbau

rule-D2-1 = Jeder erhält sechs Karten und wählt geheim eine davon. Alle werden zugleich aufgedeckt; die fünf übrigen Karten sind die erste Hand.
rule-D2-2 = Die aufgedeckten Karten bestimmen die Reihenfolge im Aufbau: Wer den höheren Kampfwert hat, kommt zuerst. Sind die Kampfwerte gleich, entscheidet der höhere Bewegungswert, dann die größere Zahl von Sternen.
rule-D2-3 = In dieser Reihenfolge wählt jeder eine freie Farbe und nimmt eine freie Hauptstadt, indem er einen Panzer dorthin stellt. Jede Farbe darf jede Hauptstadt nehmen.
rule-D2-4 = Bei wenigen Spielern sind manche Hauptstädte gesperrt. In Premium, Standard und Epic hängt es von ihrer Zahl ab: Bei 2 Spielern darf der zweite nicht das Gegenstück zur Hauptstadt des ersten nehmen; bei 3 darf niemand das Gegenstück zu einer genommenen Hauptstadt nehmen; bei 4 ist das dritte Paar gesperrt, sobald Hauptstädte zweier Paare genommen sind, sodass am Ende jeder einen Nachbarn hat; bei 5 oder 6 ist nichts gesperrt. In Original nehmen die ersten drei Spieler Hauptstädte dreier verschiedener Paare, gleich wie viele mitspielen.
rule-D2-5 = Jede Hauptstadt, die niemand genommen hat, halten Neutrale mit einem Panzer und einem Mech. In Premium und Standard kommt ein Produktionszentrum dazu, in Epic und Original nicht.
rule-D2-6 = In Premium und Standard stellen die Spieler reihum je einen Panzer auf ein freies Landgebiet, bis kein Land mehr frei ist. In Epic und Original nehmen sie reihum zuerst je zwei Energiequellen an Land; die übrigen werden neutral, mit einem Panzer und einem Mech. Dann nehmen sie reihum je fünf weitere Landgebiete, und was übrig bleibt, wird ebenso neutral.
rule-D2-7 = Reihum stellt jeder drei Produktionszentren, immer eines, auf eigene Landgebiete: Die Hauptstadt ist erlaubt, eine Energiequelle nie, und kein Gebiet bekommt ein zweites.
rule-D2-8 = Der Reihe nach kauft jeder Einheiten für bis zu 12 Punkte und dazu den Produktionswert seiner Aufbaukarte und stellt sie alle nach D4.4 an seine Produktionszentren. Produktionszentren, Karten und neutrale Einheiten kann man jetzt nicht kaufen, und übrige Punkte verfallen. In Premium und Standard darf man auch U-Boote kaufen; sie kommen in ein Seegebiet neben einem eigenen Produktionszentrum, in dem niemand anders steht, und eine so genommene Energiequelle zählt sofort. In Epic und Original gibt es im Aufbau keine U-Boote.
    .ruling = Premium spricht von Einheiten für genau diese Summe. Wie in Standard ist sie das Höchste, was man ausgeben kann.
rule-D2-9 = Wenn alle ihre Einheiten gestellt haben, werden die Aufbaukarten abgelegt, und die erste Runde beginnt.
    .ruling = Original sagt nicht, was aus der Karte wird; auch dort wird sie abgelegt. Die Fähigkeit einer Aufbaukarte kann man nicht einsetzen, denn der Aufbau ist keine Runde.
rule-D2-10 = Neutrale Einheiten haben Farben, die niemand spielt. In Premium und Standard hat jede neutrale Hauptstadt ihre eigene Farbe. In Original darf man die freien Farben beliebig mischen.
    .ruling = Epic folgt Original. Das Programm gibt jeder neutralen Hauptstadt eine eigene Farbe und jedem anderen neutralen Gebiet die Farbe, die noch die meisten Mechs hat, damit keine ausgeht.
rule-D2-11 = In Epic und Original hat nun jeder 1 Hauptstadt, 2 Energiequellen und 5 einfache Gebiete mit je einem Panzer, und Neutrale halten 32 Gebiete bei 2 Spielern, 24 bei 3, 16 bei 4, 8 bei 5 und 0 bei 6. In Premium und Standard stehen, bevor die ersten Einheiten gekauft werden, 10 Produktionszentren auf der Karte bei 2 Spielern, 12 bei 3, 14 bei 4, 16 bei 5 und 18 bei 6.
rule-D2-12 = Wer Produktionszentren stellt, braucht eigene Gebiete, die eines haben dürfen.
    .ruling = Wer weniger als drei solche Gebiete hat, stellt so viele Produktionszentren, wie er kann, und wird danach übergangen.

## D3 Karten und Reihenfolge

rule-D3-1 = Eine Runde beginnt mit einer Karte: Jeder wählt geheim eine von seiner Hand, und alle werden zugleich aufgedeckt. Sie liegt bis zum Ende der Runde offen und wird dann abgelegt.
rule-D3-2 = Wer keine Karte auf der Hand hat, spielt stattdessen die oberste Karte des Stapels, ohne Wahl und ohne dafür zu bezahlen.
    .ruling = Premium spricht nicht von einer leeren Hand; die Regel der anderen Ausgaben gilt auch dort. Die oberste Karte wird umgedreht, wenn die anderen ihre aufgedeckt haben.
rule-D3-3 = Die Karten bestimmen die Zugfolge: Kampfwert, dann Bewegungswert, dann Sterne, das Höhere zuerst. Ein Zug besteht aus Produktion, Bewegung und Kampf, in dieser Folge.
rule-D3-4 = Die Fähigkeit auf deiner Karte darfst du in dieser Runde einmal einsetzen, in dem Augenblick, den ihr Text nennt (D10.1 bis D10.11).
    .ruling = Das deutsche Regelheft überlässt die Texte der Fähigkeiten eigenen Bögen. In Standard und Epic sind es die von Premium, außer bei den Raketen, die es selbst beschreibt.
rule-D3-5 = Jeder spielt in einer Runde genau eine Karte. Die Sitzordnung ist für die Zugfolge nie wichtig, nur dafür, wer für Neutrale würfelt (D7.11).
    .ruling = Sind zwei Karten in allem gleich, was nur bei selbst gemachten Karten vorkommen kann, entscheidet der Zufall, wer zuerst kommt.

## D4 Produktion

rule-D4-1 = Du hast 3 Produktionspunkte für jedes Produktionszentrum, das du kontrollierst, wobei nicht mehr Zentren zählen, als du Energiequellen kontrollierst; dazu kommen Punkte für Hauptstädte und der Produktionswert deiner Karte. Weniger als 6 hast du nie. In Premium, Standard und Epic bringt jede Hauptstadt, die du kontrollierst, 6 Punkte. In Original bringt sie nur die Hauptstadt, die du im Aufbau genommen hast, solange du sie hältst.
rule-D4-2 = Alles wird gekauft, bevor etwas gestellt wird. Dann werden die neuen Einheiten gestellt, danach die neuen Produktionszentren, und zuletzt werden die Karten gezogen.
    .ruling = Neutrale Einheiten (D4.9) kauft man mit dem, was die eigenen Käufe übrig gelassen haben, und stellt sie sofort; der kostenlose Mech nach D10.9 erscheint nach den neuen Produktionszentren.
rule-D4-3 = Wer zu Beginn seiner Produktion kein Produktionszentrum kontrolliert, kann in diesem Zug keine Einheiten kaufen. Produktionszentren und Karten kann er kaufen.
rule-D4-4 = Neue Land- und Lufteinheiten kommen in eigene Gebiete, deren Produktionszentrum zu Beginn der Phase schon dort stand. Jedes Produktionszentrum baut höchstens fünf neue Einheiten im Zug, U-Boote mitgezählt.
rule-D4-5 = Neue U-Boote kommen in ein Seegebiet neben einem eigenen Produktionszentrum, und dieses Seegebiet muss dein eigenes oder unbesetzt sein.
    .ruling = Der Text von Premium nennt nur eigene Seegebiete, doch sein Aufbau setzt voraus, dass auch leere gehen; sie gehen in allen Ausgaben. Berührt ein Seegebiet mehrere deiner Produktionszentren, genügt es, dass sich die U-Boote so auf sie verteilen lassen, dass keines mehr als fünf Einheiten baut.
rule-D4-6 = Ein neues Produktionszentrum kommt in ein eigenes Landgebiet, in dem weder eine Energiequelle noch ein Produktionszentrum ist. In diesem Zug baut es keine Einheiten.
rule-D4-7 = Karten kann man einmal im Zug kaufen. Wirf ab, so viele du willst, sage, wie viele du kaufst, und ziehe erst dann. Niemand darf mehr als fünf Karten halten.
    .ruling = Die Zahl der Karten gehört zur Einkaufsliste; danach wirft man ab, danach zieht man.
rule-D4-8 = Produktionspunkte, die du nicht ausgibst, verfallen.
rule-D4-9 = In Premium und Standard darfst du für eine neutrale Hauptstadt Land- und Lufteinheiten kaufen, aber keine U-Boote. Sie kosten so viel wie sonst, haben die Farbe dieser Hauptstadt, kommen aus dem Vorrat dieser Farbe und sind für immer neutral. In Epic und Original geht das nicht.
    .ruling = Jeder Spieler darf in einem Zug für jede neutrale Hauptstadt höchstens fünf Einheiten kaufen, und keine für eine Hauptstadt, die erobert wurde oder leer ist. Sie werden nach der eigenen Liste gekauft und stehen sofort, bevor eigene Einheiten aufgestellt werden. Eine Hauptstadt, die einmal erobert wurde, nimmt keine mehr auf, auch wenn ihr Besitzer aufgibt.
rule-D4-10 = Mit 1 Hauptstadt, 3 Produktionszentren, 2 Energiequellen und einem Produktionswert von 3 hast du 6 + 6 + 3 = 15 Punkte; dafür gibt es ein Produktionszentrum, zwei Panzer, ein U-Boot und eine Karte (Beispiel A).
rule-D4-11 = Kaufen kannst du nur, was du auch stellen kannst. Jedes Produktionszentrum baut nicht mehr als fünf Einheiten; U-Boote brauchen ein Seegebiet, in das sie dürfen; ein Produktionszentrum braucht ein Gebiet, das es haben darf, und eines der 24 muss noch da sein; Karten brauchen Platz auf deiner Hand.
    .ruling = Ohne ein eigenes Produktionszentrum kannst du auch keine neutralen Einheiten kaufen. Karten abwerfen, ohne welche zu kaufen, kannst du nicht.
rule-D4-12 = In Epic und Original hat in der ersten Runde jeder 13 bis 17 Punkte: 6 für die Hauptstadt, 6 für drei Produktionszentren mit nur zwei Energiequellen und 1 bis 5 für die Karte (Beispiele B und C).
rule-D4-13 = In Original bringt deine Hauptstadt wieder Punkte, wenn du sie verloren und zurückgewonnen hast.
    .ruling = Die Formel im Regelheft von Premium zählt einmal 6 dazu, der Text 6 für jede Hauptstadt. Es gilt der Text.

## D5 Bewegung

rule-D5-1 = Jede Bewegung kostet einen Bewegungspunkt, und deine Karte gibt so viele, wie ihr Bewegungswert sagt. Punkte, die du nicht ausgibst, verfallen, und mit deinem ersten Angriff endet die Phase.
rule-D5-2 = Eine Bewegung bringt beliebig viele deiner Einheiten aus einem Gebiet in ein anderes. Was sich bewegt hat, darf sich für einen weiteren Punkt noch einmal bewegen.
rule-D5-3 = Landbewegung: Land- und Lufteinheiten ziehen über Land. In Premium und Standard dürfen sie durch eigene und unbesetzte Gebiete ziehen, in Epic und Original nur durch eigene. In jeder Ausgabe dürfen sie in einem eigenen oder einem unbesetzten Gebiet enden.
rule-D5-4 = Seebewegung: U-Boote ziehen durch Seegebiete, die eigene oder unbesetzt sind, und enden in einem solchen.
rule-D5-5 = Amphibische Bewegung: Land- und Lufteinheiten ziehen von einer eigenen Küste über eine lückenlose Kette von Seegebieten, in denen überall U-Boote von dir liegen, zu einer Küste, die dein eigenes Gebiet oder unbesetzt ist.
rule-D5-6 = Strategische Bewegung: Bomber, und nur Bomber, fliegen von einem eigenen Landgebiet in irgendein eigenes oder unbesetztes Landgebiet, gleich was dazwischen liegt. In Original dürfen sich Bomber aus mehreren Gebieten einer solchen Bewegung anschließen, alle in dasselbe Gebiet.
    .ruling = In Original dürfen sich Bomber jeder Bewegung anschließen, die nur Bomber machen, aus jedem Gebiet einmal.
rule-D5-7 = Gebiete, die Feinde oder Neutrale halten, kann man mit einer Bewegung weder betreten noch durchqueren.
rule-D5-8 = Verlässt deine letzte Einheit ein Gebiet, verlierst du sofort die Kontrolle darüber; betritt eine deiner Einheiten ein leeres, gewinnst du sie sofort. Produktionszentrum, Energiequelle und Hauptstadt gehören zum Gebiet.
rule-D5-9 = Wie viele U-Boote in einem Seegebiet der Kette liegen, ist gleich: Ihre Zahl begrenzt weder, wie viele Einheiten sie tragen, noch, wie viele angreifen.
rule-D5-10 = Bomber dürfen auch an Landbewegungen und amphibischen Bewegungen teilnehmen. Eine Landbewegung zur Küste und dann eine amphibische Bewegung derselben Einheiten kosten zusammen 2 Punkte (Beispiel E).
rule-D5-11 = Hauptstädte, Energiequellen und Produktionszentren, die niemand besetzt hält, darf man in jeder Runde mit einer Bewegung betreten. D6.8 und D6.9 schränken nur Angriffe ein.

## D6 Angriffe

rule-D6-1 = Jeder Angriff kostet einen Kampfpunkt, ob Spezialangriff oder nicht, und deine Karte gibt so viele, wie ihr Kampfwert sagt.
rule-D6-2 = Beliebig viele Einheiten eines eigenen Gebiets, des Ausgangsgebiets, greifen ein benachbartes Gebiet an, das ein Feind oder Neutrale halten, das Zielgebiet. Alles, was im Zielgebiet steht, verteidigt. Einheiten aus mehreren Gebieten greifen nie gemeinsam an, ausgenommen abgeworfene Mechs (D10.7).
rule-D6-3 = Land- und Lufteinheiten können die See nicht angreifen und U-Boote nicht das Land, es sei denn mit einem Spezialangriff (D9.1, D9.2).
rule-D6-4 = Amphibischer Angriff: Land- und Lufteinheiten einer eigenen Küste greifen eine andere Küste an, über eine Kette von Seegebieten, in denen überall U-Boote von dir liegen.
rule-D6-5 = Seeangriff: U-Boote greifen ein benachbartes Seegebiet an. In Original dürfen sie auf jede Entfernung angreifen, durch Seegebiete, die unbesetzt oder ihre eigenen sind.
rule-D6-6 = Von einem Ausgangsgebiet aus kann dasselbe Zielgebiet nur einmal im Zug angegriffen werden.
    .ruling = Das gilt auch für Spezialangriffe. Original sagt es; die anderen Regelhefte lassen es offen.
rule-D6-7 = Ein Gebiet, in dem niemand steht, kann man nicht angreifen. Einheiten, die ein Gebiet gewonnen haben, dürfen von dort aus wieder angreifen.
rule-D6-8 = In der ersten Runde darf niemand eine Energiequelle angreifen, weder an Land noch auf See, und kein Gebiet mit einem Produktionszentrum; in Premium, Standard und Epic auch keine Hauptstadt. Original nennt die Hauptstädte nicht, also stehen neutrale dort offen.
    .ruling = Spezialangriffe und Mech-Abwürfe sind auch Angriffe. In Original dürfen neutrale Gebiete sonst ohne Einschränkung angegriffen werden, doch in der ersten Runde sind auch neutrale Energiequellen gesperrt.
rule-D6-9 = Hauptstädte sind zunächst geschützt. In Premium und Standard darfst du eine Hauptstadt, die ein anderer Spieler hält, nur mit mindestens der Hälfte der Siegpunkte angreifen, die zum Sieg reichen: 25 bei 2 Spielern, 20 bei 3 oder 4, 15 bei 5 oder 6. Sobald es jemand getan hat, der es darf, dürfen es alle für den Rest der Partie. In Epic darf niemand irgendeine Hauptstadt angreifen, auch keine neutrale, bis jemand 20 Siegpunkte hat. In Original darf niemand die Hauptstadt eines Feindes angreifen oder beschießen, bis jemand 20 hat.
    .ruling = Nach den Worten von Premium öffnet der Angriff auf irgendeine Hauptstadt sie für alle, und das schlösse neutrale ein; wir folgen Standard, wo es die eines Gegners ist. Die Hauptstadt eines Gegners ist jede Hauptstadt, die ein anderer Spieler gerade hält, in Original aber keine, die anfangs neutral war. Auch ein Mech-Abwurf durch einen Spieler, der das darf, öffnet die Hauptstädte.
rule-D6-10 = Eine Hauptstadt, die Neutrale halten, kann man in Premium und Standard ab Runde 2 angreifen. Sie verteidigt sich mit taktischer Überlegenheit und 5 Würfeln mehr und bringt dem, der sie hält, Produktionspunkte und Siegpunkte. In Epic ist es ebenso, aber sie hat kein Produktionszentrum, und D6.9 gilt. In Original ist eine neutrale Hauptstadt gewöhnliches Land: kein Verbot, keine Würfel, keine Überlegenheit, keine Punkte.
    .ruling = In Premium und Standard ist eine neutrale Hauptstadt nicht die eines Gegners, D6.9 betrifft sie also nicht. In Original bleibt sie für immer gewöhnliches Land, auch wenn ein Spieler sie erobert hat. Die Option plain_neutral_capitals, eine Entscheidung der Autoren, macht sie auch in den anderen Ausgaben dazu; doch ein Produktionszentrum in ihr behält seine 3 Würfel und das Verbot von D6.8.
rule-D6-11 = Alle Einheiten eines Gebiets dürfen angreifen. Kommt keine zurück, ist das Gebiet unbesetzt, und mit ihm ist sein Produktionszentrum, seine Energiequelle oder die Hauptstadt verloren; dann kann man es nur mit einer Bewegung nehmen.
rule-D6-12 = Ein Zielgebiet darf von mehreren Gebieten aus angegriffen werden, ein Angriff nach dem anderen, und von einem Ausgangsgebiet aus mehrere Zielgebiete.
    .ruling = Berührt das Zielgebiet das Ausgangsgebiet an Land, ist es immer ein Landangriff. In Original ist das Ausgangsgebiet von U-Booten, die aus der Ferne angreifen, das Gebiet, in dem sie losgefahren sind.

## D7 Kämpfe

rule-D7-1 = Es gibt vier Arten von Kämpfen: den Landkampf, das Seegefecht, den amphibischen Kampf und den Mech-Abwurf, der wie ein Landkampf geführt wird (D10.7).
rule-D7-2 = In jedem Kampf außer dem Seegefecht hat eine Seite die taktische Überlegenheit und würfelt zuerst: die, deren Einheiten davon die höhere Summe haben. Sind die Summen gleich, ist es der Verteidiger, und in einer Hauptstadt ist er es immer, außer in Original in einer neutralen. Das wird einmal für den ganzen Kampf ermittelt.
    .ruling = Die taktische Überlegenheit wird zu Beginn des Kampfes ermittelt. Einheiten, die eine Fähigkeit vor dem ersten Wurf herausnimmt, haben mitgezählt.
rule-D7-3 = Eine Seite wirft so viele Würfel, wie die Kampfwerte ihrer noch kämpfenden Einheiten zusammen ergeben. In einer Hauptstadt kommen bei jedem Wurf des Verteidigers 5 Würfel dazu, an einem Produktionszentrum 3, nie beides. In Original bringt eine neutrale Hauptstadt keine.
rule-D7-4 = Jeder Treffer vernichtet eine feindliche Einheit. Wer gewürfelt hat, wählt sie, aber keinen Bomber, solange er einen Jäger, und keinen Mech, solange er einen Panzer nehmen könnte.
rule-D7-5 = Die beiden Seiten würfeln abwechselnd, bis eine von ihnen fort ist. Was vernichtet ist, würfelt nicht mehr.
rule-D7-6 = In Premium, Standard und Epic darf sich eine Seite vor einem eigenen Wurf zurückziehen: bis zur Hälfte ihrer Einheiten, die dann kämpfen, aufgerundet, und sie würfelt mit den anderen. Der Verteidiger darf es nicht vor seinem ersten Wurf. In Original darf jede Seite vor jedem Wurf, wessen es auch ist, eine Land- oder Lufteinheit zurückziehen.
    .ruling = In Original entscheidet zuerst die Seite, die gleich würfelt. Auch die letzte Einheit einer Seite darf sich zurückziehen; damit endet der Kampf.
rule-D7-7 = Drei Würfe hintereinander ohne Treffer, beide Seiten zusammengezählt, sind eine Feuerpause: Alle Angreifer müssen sich zurückziehen.
rule-D7-8 = Ist kein Angreifer mehr da, ist der Kampf vorbei. Ist kein Verteidiger mehr da, rücken die übrigen Angreifer ein und kontrollieren das Gebiet.
rule-D7-9 = Im Seegefecht hat niemand die taktische Überlegenheit. Beide Seiten würfeln und verlieren Einheiten gleichzeitig, sodass beide untergehen können, und eine Feuerpause braucht drei Wurfpaare ohne Treffer. In Premium, Standard und Epic ziehen sich U-Boote wie in D7.6 zurück: Vor jedem Paar entscheidet erst der Angreifer, dann der Verteidiger, der es vor dem ersten Paar nicht darf. In Original ziehen sie sich nie zurück, aber nach einer Feuerpause kehren die Angreifer dorthin zurück, wo sie losgefahren sind.
    .ruling = Der Angreifer wirft seine Würfel zuerst und entscheidet dann, ob eine Fähigkeit sie noch einmal wirft; danach tut der Verteidiger dasselbe. Beide Ergebnisse wirken zusammen.
rule-D7-10 = In einem amphibischen Kampf zieht sich der Angreifer nie freiwillig zurück. Eine Feuerpause vernichtet seine Einheiten in Premium, Standard und Epic; in Original kehren sie um.
rule-D7-11 = Für Neutrale würfelt der Spieler links vom Angreifer, der den nächsten Platz hat. Neutrale ziehen sich nie zurück.
    .ruling = Wer würfelt, sagt allein Original, und es gilt in allen Ausgaben. Er wählt auch ihre Opfer, und seine Karte darf er für sie nicht einsetzen. Wer aufgegeben hat (D12.5), wird übergangen. Dass Neutrale sich nie zurückziehen, folgt in Premium und Standard daraus, dass sie sich nie bewegen; für Epic und Original wurde es entschieden.
rule-D7-12 = Zwei Panzer, ein Mech, ein Jäger und ein Bomber greifen mit 7 Würfeln und einer taktischen Überlegenheit von 3 an; fünf Panzer und zwei Jäger haben eine von 2. Die Angreifer würfeln zuerst und dürfen mit zwei Treffern beide Jäger nehmen. Den Verteidigern bleiben 5 Würfel; mit zwei Treffern dürfen sie den Jäger und dann den Bomber nehmen, nicht aber den Mech hinter seinen Panzern (Beispiel G).
rule-D7-13 = Nur die als Angreifer genannten Einheiten kämpfen, schützen andere und zählen. Was im Ausgangsgebiet bleibt, hat am Kampf keinen Anteil.
rule-D7-14 = An Land ist Feuerpause, wenn Angreifer, Verteidiger und Angreifer oder Verteidiger, Angreifer und Verteidiger ohne Treffer gewürfelt haben; auf See nach sechs solchen Würfen in drei Paaren (Beispiel H).
    .ruling = Es zählt das Ergebnis, nachdem eine Fähigkeit noch einmal geworfen hat. Ein Treffer, dessen Opfer die Krankenschwester rettet, ist ein Treffer. Ein Rückzug lässt das Zählen nicht von vorn beginnen. Treffer über die letzte Einheit hinaus gehen verloren.
rule-D7-15 = Ein Kampf ist auch vorbei, wenn sich die letzte Einheit einer Seite zurückgezogen hat. War es die des Verteidigers, rücken die übrigen Angreifer alle ein.
rule-D7-16 = Fähigkeiten für den Beginn eines Kampfes setzt man ein, bevor gewürfelt wird.
    .ruling = Zuerst sagt der Angreifer, ob er seine einsetzt, dann der Verteidiger, jeder einmal.

## D8 Rückzug

rule-D8-1 = Angreifer ziehen sich in das Gebiet zurück, aus dem sie kamen.
rule-D8-2 = Verteidiger ziehen sich in ein eigenes Gebiet neben dem Zielgebiet zurück; in welches, entscheidet ihr Besitzer.
rule-D8-3 = Gibt es kein solches Gebiet, ziehen sich Verteidiger in Premium, Standard und Epic in ein unbesetztes Gebiet neben dem Zielgebiet zurück, aber nie in das, aus dem die Angreifer kamen.
rule-D8-4 = In Premium, Standard und Epic wird ein Verteidiger vernichtet, der sich zurückziehen muss und kein Gebiet findet. In Original gibt es ohne Gebiet keinen Rückzug.
    .ruling = Ein freiwilliger Rückzug, der mit der Vernichtung enden würde, wird nicht angeboten.
rule-D8-5 = In Original ziehen sich Verteidiger nur in eigene Gebiete zurück, sei es in eines neben dem Zielgebiet oder über eigene U-Boote in das eigene Gebiet mit dem kürzesten Weg.
rule-D8-6 = Land- und Lufteinheiten ziehen sich nie auf See zurück, U-Boote nie an Land.
rule-D8-7 = Von den Verteidigern, die sich zurückziehen, darf jeder in ein anderes eigenes Gebiet gehen.
    .ruling = Sie ziehen sich Einheit für Einheit zurück, ein leeres Gebiet, das die erste betreten hat, ist also für die nächste ein eigenes. In Original ist der kürzeste Weg der über die wenigsten Seegebiete; gibt es mehrere, wählt der Besitzer, und ein eigenes Gebiet neben dem Zielgebiet ist immer erlaubt.

## D9 Spezialangriffe

rule-D9-1 = Bomber eines Landgebiets dürfen U-Boote in einem benachbarten Seegebiet treffen. Jeder Bomber wirft zwei Würfel, und jeder Treffer vernichtet ein U-Boot.
    .ruling = Wie viele der Bomber zuschlagen, bestimmt ihr Besitzer; ebenso bei U-Booten in D9.2.
rule-D9-2 = U-Boote eines Seegebiets dürfen ein benachbartes Landgebiet beschießen. Jedes U-Boot wirft einen Würfel, und jeder Treffer vernichtet eine Einheit wie in D7.4. Hauptstädte kann man nur in Original beschießen.
rule-D9-3 = Der dritte Spezialangriff sind die ballistischen Raketen, zu denen man die Karte braucht (D10.11).
rule-D9-4 = Ein Spezialangriff ist kein Kampf: Die Würfel werden einmal geworfen, niemand antwortet, und Fähigkeiten für Kämpfe bewirken nichts. Die Angreifer kommen aus einem Gebiet und bleiben dort. Ein Zielgebiet ohne Einheiten ist danach unbesetzt, und niemand rückt ein. Hauptstädte und Produktionszentren bringen keine Würfel.
rule-D9-5 = Auch in Standard und Epic beschießt ein U-Boot die Küste mit einem Würfel, obwohl sein Kampfwert 2 ist.

## D10 Fähigkeiten

rule-D10-1 = Raketentruppen: Gleich nach einem eigenen Wurf im Kampf darfst du alle seine Würfel noch einmal werfen, und das neue Ergebnis gilt. Eine Landeinheit von dir muss noch kämpfen; in Original genügt eine, gleich welcher Seite.
    .ruling = Du wirst gefragt, auch wenn jeder Würfel getroffen hat. Die Spielregeln sprechen von einem Kampf, an dem eine Landeinheit beteiligt ist; dass sie beim Wurf noch kämpfen muss, ist unsere Lesart.
rule-D10-2 = Krankenschwester: Wenn im Kampf eine Einheit von dir vernichtet wird, darfst du einen Würfel werfen. Ist er leer, zieht sich die Einheit stattdessen nach Kapitel D8 zurück, sofern sie kann; und so bei jedem weiteren deiner Verluste in diesem Kampf. Angreifer in einem amphibischen Kampf kommen in ihr Ausgangsgebiet zurück, in Original sind sie nicht zu retten; abgeworfene Mechs sind es nie. In Original rettet sie nur Land- und Lufteinheiten.
    .ruling = Wer sie nicht ruft, wird beim nächsten Verlust wieder gefragt; einmal gerufen, kommt sie zu jedem weiteren Verlust dieses Kampfes. Auf See sieht sie zuerst nach den Verlusten des Verteidigers. Angreifern, die durch eine Feuerpause umkommen, hilft sie nicht.
rule-D10-3 = Geheimwaffe: Als Angreifer darfst du zu Beginn eines Kampfes, bevor gewürfelt wird, alle Verteidiger vertreiben. Sie ziehen sich nach Kapitel D8 zurück, und deine Angreifer rücken ein. Sie ist nicht einsetzbar, wenn auch nur eine Einheit dadurch vernichtet würde. In Original wirkt sie weder gegen Hauptstädte noch gegen U-Boote, die sich dort nicht zurückziehen können.
    .ruling = Gegen Neutrale wirkt sie nie. Die Option tame_capitals, eine Hausregel, verbietet sie gegen Hauptstädte. In Original wirkt sie gegen eine Hauptstadt, die anfangs neutral war, denn die ist gewöhnliches Land. Original sagt, bevor man im Angriff würfelt, was jeden Wurf des Angreifers meinen könnte; wie in Premium ist es vor den ersten Würfeln des Kampfes, gleich wer sie wirft.
rule-D10-4 = Diplomat: Zu Beginn deiner Produktion, in Original irgendwann in ihr, nennst du einen anderen Spieler. Bis zum Ende der Runde darf keiner von euch den anderen angreifen, auch nicht mit Spezialangriffen.
    .ruling = Angriffe, die in der Runde schon geschehen sind, bleiben gültig. Neutrale kann man nicht nennen. Ein Gebiet, das der andere verlassen hat, darf man betreten. In Original darf der Diplomat zwischen je zwei Befehlen der Produktion sprechen und an ihrem Ende.
rule-D10-5 = Außerirdisches Radar: Zu Beginn eines Kampfes, bevor gewürfelt wird, ziehst du alle deine Einheiten nach Kapitel D8 zurück. Ist das Zielgebiet dann leer, rücken die Angreifer ein; der Kampfpunkt ist auf jeden Fall ausgegeben. In Premium, Standard und Epic darfst du das in jedem Kampf der Runde wieder tun. In Original dient es in einem einzigen Kampf, für so viele Einheiten, wie du willst, aber nicht für U-Boote. Angreifer in einem amphibischen Kampf oder einem Mech-Abwurf können es nicht einsetzen.
    .ruling = In Premium, Standard und Epic ist es nur einsetzbar, wenn alle deine Einheiten im Kampf irgendwohin können (D8.4). In Original kämpfen die anderen weiter.
rule-D10-6 = Koshka: Wenn der Zug eines anderen Spielers beginnt und deiner noch kommt, nimmst du deinen jetzt, und er hat seinen gleich danach. Einen zweiten Zug bekommst du nicht. Setzen zwei sie zugleich ein, kommt zuerst, wer mehr Sterne hat.
    .ruling = Sind auch die Sterne gleich, entscheidet die Zugfolge. Einen Zug, den Koshka vorgezogen hat, kann nur eine andere, noch nicht eingesetzte Koshka mit mehr Sternen unterbrechen. Wer sie nicht einsetzt, wird bei jedem späteren Zug eines anderen, der vor seinem eigenen beginnt, wieder gefragt.
rule-D10-7 = Mech-Abwurf: Für einen Kampfpunkt greifen ein oder mehrere Mechs, aus beliebigen deiner Gebiete, ein einziges Gebiet von Feinden oder Neutralen irgendwo auf der Karte an. Es ist ein Kampf wie an Land, aus dem sich der Angreifer nie zurückzieht. In Original lässt er sich nicht mit einem anderen Angriff verbinden. D6.8 bis D6.10 gelten für ihn, D6.6 nicht.
    .ruling = Das Ziel muss Land sein. Eine Feuerpause vernichtet die Mechs in Premium, Standard und Epic; in Original kehrt jeder in das Gebiet zurück, aus dem er kam, und sind welche verloren, sagt ihr Besitzer, welche übrig sind. Jedes Gebiet, aus dem ein Mech kam, ist wie in D8.3 für Verteidiger auf dem Rückzug gesperrt. Die Option tame_capitals, eine Hausregel, verbietet Abwürfe über Hauptstädten.
rule-D10-8 = Fliegerass: Zu Beginn eines Kampfes, bevor gewürfelt wird, bekommt jede deiner Lufteinheiten bis zum Ende des Kampfes 1 Kampfwert mehr.
rule-D10-9 = Mech-Bauer: In deiner Produktion bekommst du an einem deiner Produktionszentren einen kostenlosen Mech, über die fünf hinaus, die es bauen kann.
    .ruling = Der Mech kommt, nachdem neue Produktionszentren gebaut und bevor Karten gezogen sind.
rule-D10-10 = Sigrid: Gleich nach einem eigenen Wurf im Kampf darfst du seine Fehlwürfe noch einmal werfen.
    .ruling = Du wirst nur gefragt, wenn ein Würfel leer blieb.
rule-D10-11 = Ballistische Raketen: Für einen Kampfpunkt wirfst du in Premium, Standard und Epic 3 Würfel gegen irgendein Gebiet an Land oder auf See, das keine Hauptstadt ist. In Original wirfst du einen Würfel für jedes Produktionszentrum, das du kontrollierst, gegen ein Landgebiet mit Feinden, das keine Hauptstadt ist. Jeder Treffer vernichtet eine Einheit deiner Wahl, denn nichts ist geschützt.
    .ruling = In dem Gebiet müssen feindliche oder neutrale Einheiten stehen. Mit der Option small_missiles, einer Hausregel, wirfst du einen Würfel weniger, als du Produktionszentren kontrollierst, und höchstens 6. Bleibt mit ihr kein Würfel übrig, kann man sie nicht abfeuern.
rule-D10-12 = Eine Fähigkeit, die nicht eingesetzt wurde, verfällt, und jede Wirkung endet mit der Runde.
    .ruling = Original spricht von Fähigkeiten im eigenen Zug; die, deren Texte es anders sagen, wirken auch in den Zügen der anderen. Für das Fliegerass nennt es keinen Augenblick; es wird eingesetzt, wann Premium es sagt.
rule-D10-13 = In Premium, Standard und Epic darf der Mech-Bauer ein Produktionszentrum nutzen, das im selben Zug gebaut wurde, in Original nicht. Ein Mech muss noch in deinem Vorrat sein.
    .ruling = Original verlangt ein Gebiet mit Produktionszentrum und zählt den Mech zur normalen Produktion; darum gilt für ihn, was für gekaufte Einheiten gilt (D4.4): Das Zentrum muss zu Beginn der Phase gestanden haben. Premium lässt die Karte jederzeit in der Phase zu.

## D11 Siegpunkte

rule-D11-1 = Am Ende einer Runde erhält jeder seine Siegpunkte. In Premium und Standard ist jede Hauptstadt, jede Energiequelle und jede Hoheit 1 Siegpunkt wert. In Epic und Original ist jede Hauptstadt und jede Hoheit 2 wert, und je drei Energiequellen sind es 1.
    .ruling = Mit der Option cheap_capitals, einer Variante im Regelheft von Original, ist eine Hauptstadt 1 wert.
rule-D11-2 = Es gibt drei Hoheiten: für die meisten Produktionszentren, die meisten Seegebiete und die meisten Landgebiete. Haben mehrere Spieler gleich viele, behält die Hoheit, wer von ihnen sie in der letzten Runde hatte; hatte sie keiner von ihnen, hat sie niemand.
    .ruling = Original spricht von einer absoluten Mehrheit, doch es genügt, mehr als jeder andere zu haben, nicht mehr als die Hälfte. Wer von etwas gar nichts hat, hat darin keine Hoheit.
rule-D11-3 = Neutrale erhalten nie Siegpunkte. Siegpunkte gehen nie verloren.
rule-D11-4 = Hauptstädte und Energiequellen an Land zählen auch als Landgebiete. Hoheiten wechseln nur bei der Wertung den Besitzer. In Original bringen Hauptstädte, die im Aufbau neutral waren, nie Siegpunkte. Ein verlassenes Gebiet bringt niemandem etwas.

## D12 Sieg

rule-D12-1 = Die Partie endet mit einer Runde, in der jemand die Siegpunkte erreicht oder übertroffen hat, die zum Sieg reichen: in Premium und Standard 50 bei 2 Spielern, 40 bei 3 oder 4 und 30 bei 5 oder 6; in Epic und Original 40.
    .ruling = Nach den Worten von Premium muss man sie übertreffen; wie sonst überall genügt es, sie zu erreichen. Mit der Option conquest, einer Hausregel, entscheiden nicht die Siegpunkte: Am Ende einer Runde braucht es 4 Hauptstädte und 9 Energiequellen bei 2 Spielern, 3 und 8 bei 3 oder 4, 3 und 7 bei 5 oder 6. Gelten weniger Hauptstädte als solche (D6.10), so braucht es alle davon. Halten mehrere so viele, gewinnt, wer die meisten anderen Gebiete hat.
rule-D12-2 = In Premium, Standard und Epic kann nur gewinnen, wer mindestens eine Hauptstadt hält.
rule-D12-3 = Könnten mehrere Spieler gewinnen, ist es der mit den meisten Siegpunkten. Sind diese gleich, entscheiden in Premium, Standard und Epic die Hauptstädte, dann die Gebiete an Land und auf See zusammen; sind auch sie gleich, wird der Sieg geteilt. In Original entscheiden die Punkte dieser Runde, dann Hoheiten, Landgebiete, Energiequellen und Hauptstädte; ist alles gleich, wird noch eine Runde gespielt.
rule-D12-4 = In Premium, Standard und Epic hat nicht gewonnen, wer die Punkte, aber keine Hauptstadt hat, und wenn kein anderer gewonnen hat, geht die Partie weiter. Verglichen werden nur Spieler mit einer Hauptstadt.
    .ruling = Das Letzte sagt Premium; es gilt auch in Standard und Epic.
rule-D12-5 = Niemand scheidet aus.
    .ruling = Ein Spieler ohne Einheiten spielt jede Runde eine Karte, kann nichts als Karten kaufen und behält seine Siegpunkte. Wer aufgibt, wird durch einen Bot ersetzt oder neutral, wie der Tisch es bestimmt; wer als Letzter übrig ist, hat gewonnen. Nach 60 Runden, oder mit der Option round_limit, einer Hausregel, nach weniger, endet die Partie unvollendet, und alle Spieler werden wie in D12.3 gereiht. Die Einheiten dessen, der aufgegeben hat, bewegen sich nicht mehr, greifen nicht an und ziehen sich nicht zurück; seine Hauptstadt darf angegriffen werden wie eine neutrale, behält aber ihre Würfel und Punkte, und er selbst bekommt keine Siegpunkte mehr.
rule-D12-6 = Eine Partie Premium oder Standard dauert gewöhnlich 5 bis 7 Runden, eine Partie Epic 7 bis 10. Das ist ein Anhalt, keine Regel.

## Der Auszug

digest-title = Dust
digest-intro = Die Regeln, wie dieses Programm sie spielt, in vier Ausgaben, in unseren eigenen Worten nacherzählt. Premium ist das Spiel des englischen Regelhefts, Standard das Grundspiel und Epic die Variante des deutschen, Original das Spiel des italienischen; was keine Ausgabe nennt, gilt in allen vieren. Die Nummern stehen neben jeder Frage und in jeder Ablehnung. Wo die gedruckten Regeln schweigen oder unklar sind, sagt eine Entscheidung, was gilt. Dust ist ein Titel seines Verlags; dieser Text ersetzt die Regelhefte nicht.
reconstructed-intro = Die Regelhefte drucken weder die Landkarte noch die Karten ab, und eine Liste davon ist nicht bekannt. Die Datendateien sagen zu jedem Wert, ob er belegt, abgeleitet oder rekonstruiert ist, und warum. Jede lässt sich durch eine eigene Datei ersetzen, zum Beispiel mit den Werten deines Spiels.
reconstructed-map = Landkarte. Belegt sind die Zahl der Gebiete jeder Art, die drei Paare von Hauptstädten, Verbindungen um den Rand von Ost nach West und keine von Nord nach Süd, und dass in der Antarktis nichts liegt. Welche Gebiete es gibt, wie sie heißen, wo sie liegen, welche Hauptstädte oder Energiequellen sind und was verbunden ist, ist rekonstruiert: die Erde, wie sie ist, ein zusammenhängender Ozean, Gebiete im Binnenland, drei Paare von Hauptstädten in Nordamerika, Europa und China und etwa vier Energiequellen an Land für jedes Paar.
reconstructed-cards = Karten. Belegt sind ihre Zahl, Umfang und Summe ihrer Werte und die elf Fähigkeiten. Abgeleitet ist, dass jede der fünfzehn Arten, aus drei Werten 7 zu machen, auf drei Karten steht, mit einem, zwei und drei Sternen. Welche Karte welche Fähigkeit hat, ist rekonstruiert: Zehn Fähigkeiten gibt es viermal und die Raketentruppen fünfmal, jede mit hohen und mit niedrigen Werten.
reconstructed-colours = Farben. Rote, blaue und graue Armeen nennen die Regelhefte, eine gelbe ein Spielbericht. Grün und Weiß sind geraten.

## Die Ausgaben im Vergleich: die Zeilen von editions.TABLE, jede mit ihrer Regel, und was in ihren Feldern steht

comparison-intro = Alles, worin sich die Ausgaben unterscheiden, aus der Tabelle, nach der das Programm spielt. Wo ein Feld von einem gedruckten Text abweicht, steht die Entscheidung bei der Regel.
column-premium = Premium
column-standard = Standard
column-epic = Epic
column-original = Original
row-submarine-combat = Würfel eines U-Boots
    .rule = D1.6
row-land-setup = Wie das Land verteilt wird
    .rule = D2.6
row-setup-submarines = Im Aufbau kann man U-Boote kaufen
    .rule = D2.8
row-neutral-centres = Eine neutrale Hauptstadt hat ein Produktionszentrum
    .rule = D2.5
row-buy-neutrals = Neutrale Einheiten kann man kaufen
    .rule = D4.9
row-pairs-for-all = Die ersten drei Spieler nehmen drei Paare von Hauptstädten, gleich wie viele mitspielen
    .rule = D2.4
row-own-capital-only = Nur die im Aufbau genommene Hauptstadt bringt Produktionspunkte
    .rule = D4.1
row-cross-empty = Landbewegungen dürfen durch unbesetzte Gebiete führen
    .rule = D5.3
row-strategic-from-many = Bomber aus mehreren Gebieten dürfen sich einer strategischen Bewegung anschließen
    .rule = D5.6
row-naval-range = U-Boote greifen auf jede Entfernung an
    .rule = D6.5
row-capital-attacks = Wann man Hauptstädte angreifen darf
    .rule = D6.9
row-round-one-capitals = Neutrale Hauptstädte darf man in Runde 1 angreifen
    .rule = D6.8
row-neutral-capitals-plain = Neutrale Hauptstädte sind gewöhnliches Land, für immer
    .rule = D6.10
row-retreat = Freiwilliger Rückzug
    .rule = D7.6
row-submarines-retreat = U-Boote dürfen sich zurückziehen
    .rule = D7.9
row-retreat-to-empty = Verteidiger ohne eigenes Gebiet dürfen sich in ein unbesetztes zurückziehen
    .rule = D8.3
row-retreat-by-sea = Verteidiger dürfen sich über eigene U-Boote zurückziehen
    .rule = D8.5
row-lost-at-sea = Eine Feuerpause vernichtet amphibische Angreifer
    .rule = D7.10
row-bombard-capitals = U-Boote dürfen Hauptstädte beschießen
    .rule = D9.2
row-missile-dice = Würfel der Raketen
    .rule = D10.11
row-missiles-at-sea = Raketen darf man auf Seegebiete abfeuern
    .rule = D10.11
row-rockets-either-side = Den Raketentruppen genügt eine Landeinheit, gleich welcher Seite
    .rule = D10.1
row-nurse-for-submarines = Die Krankenschwester rettet U-Boote
    .rule = D10.2
row-nurse-for-landings = Die Krankenschwester rettet amphibische Angreifer
    .rule = D10.2
row-weapon-at-capitals = Die Geheimwaffe wirkt gegen Hauptstädte
    .rule = D10.3
row-radar-all-round = Das Radar wirkt in jedem Kampf der Runde, auch für U-Boote
    .rule = D10.5
row-diplomat-any-time = Den Diplomaten darf man jederzeit in der eigenen Produktion einsetzen
    .rule = D10.4
row-builder-at-new = Der kostenlose Mech darf an einem in diesem Zug gebauten Produktionszentrum erscheinen
    .rule = D10.13
row-drop-returns = Abgeworfene Mechs kehren nach einer Feuerpause zurück
    .rule = D10.7
row-capital-vp = Siegpunkte einer Hauptstadt
    .rule = D11.1
row-majority-vp = Siegpunkte einer Hoheit
    .rule = D11.1
row-sources-per-vp = Energiequellen für 1 Siegpunkt
    .rule = D11.1
row-targets = Siegpunkte, die zum Sieg reichen, bei 2 / 3 / 4 / 5 / 6 Spielern
    .rule = D12.1
row-needs-capital = Nur wer eine Hauptstadt hält, kann gewinnen
    .rule = D12.2
row-ties = Was bei gleichen Siegpunkten entscheidet
    .rule = D12.3
cell-yes = ja
cell-no = nein
cell-missile-dice-0 = einer für jedes eigene Produktionszentrum
cell-all-land = Panzer für Panzer, bis kein Land mehr frei ist
cell-small-bases = zwei Energiequellen und fünf Gebiete für jeden, der Rest ist neutral
cell-who-has-half-the-target = die eines anderen Spielers nur mit der Hälfte der Punkte zum Sieg; ist das geschehen, dürfen es alle
cell-nobody-any-capital-before-somebody-has-20 = keine, auch keine neutrale, bis jemand 20 Punkte hat
cell-nobody-an-enemy-s-capital-before-somebody-has-20 = keine eines Feindes, bis jemand 20 Punkte hat
cell-up-to-half-before-an-own-roll = bis zur Hälfte der Einheiten, vor einem eigenen Wurf
cell-one-before-every-roll = eine Einheit jeder Seite, vor jedem Wurf
cell-capitals-areas-shared = Hauptstädte, dann Gebiete; sonst wird geteilt
cell-this-round-majorities-land-sources-capitals-another-round = Punkte dieser Runde, dann Hoheiten, Landgebiete, Energiequellen, Hauptstädte; sonst noch eine Runde

## Beispiele

example-A = Es ist die erste Runde einer Partie zu sechst. Ein Spieler hält seine Hauptstadt, die drei Produktionszentren, die er gestellt hat, und nur zwei Energiequellen, und seine Karte hat den Produktionswert 3. Das dritte Produktionszentrum bringt mangels einer Energiequelle nichts, also hat er 6 + 6 + 3 = 15 Punkte. Er kauft ein Produktionszentrum für 6, zwei Panzer für 4, ein U-Boot für 4 und eine Karte für 1. Die Panzer kommen in die Hauptstadt, wo eines seiner Produktionszentren steht, das U-Boot auf die See neben einem anderen, das neue Produktionszentrum in eines seiner Gebiete ohne eines; dann zieht er die Karte.
    .rules = D4.10, D4.1, D4.2, D4.4, D4.5, D4.6, D4.7
example-B = Zu Beginn einer Partie Original hat jeder drei Produktionszentren, aber nur zwei Energiequellen, sodass seine Produktionszentren 6 Punkte bringen und nicht 9. Für die vollen 9 muss er eine dritte Energiequelle gewinnen.
    .rules = D4.12, D4.1
example-C = In der ersten Runde von Original bringen die Hauptstadt 6 Punkte und die Produktionszentren 6; mit einer Karte von 1 macht das 13 Punkte, mit einer Karte von 5 sind es 17. Weniger oder mehr kann niemand haben.
    .rules = D4.12, D4.1
example-D = Rot hat eine lückenlose Reihe von Landgebieten. Für einen Bewegungspunkt bringt er so viele Einheiten, wie er will, etwa zwei Panzer, drei Mechs, zwei Jäger und einen Bomber, von einem Ende zum anderen. Ist eines der Gebiete dazwischen unbesetzt, darf er das in Premium und Standard, nicht aber in Epic und Original.
    .rules = D5.2, D5.3
example-E = Einheiten fern der Küste sollen über die See. Eine Landbewegung bringt sie an die Küste, und eine amphibische Bewegung bringt dieselben Einheiten von dort über eine Kette eigener U-Boote an eine ferne Küste. Das sind zwei Bewegungen, und sie kosten 2 Bewegungspunkte.
    .rules = D5.10, D5.2, D5.5
example-F = Blau hat fünf Einheiten in seiner Hauptstadt an der Küste, und zwei Wege über Seegebiete mit seinen U-Booten führen zu einer Küste, die Grau hält. Auf jedem der beiden darf er diese Küste mit so vielen der fünf angreifen, wie er will. Schickt er alle fünf und gewinnt, steht niemand mehr in seiner Hauptstadt, und er hat die Kontrolle über sie verloren.
    .rules = D6.4, D5.9, D6.11
example-G = Rot greift mit zwei Panzern, einem Mech, einem Jäger und einem Bomber an; Blau verteidigt mit fünf Panzern und zwei Jägern. Rot hat weniger Einheiten, aber die taktische Überlegenheit, 3 gegen 2. Er wirft 7 Würfel, trifft zweimal und vernichtet beide Jäger. Blau antwortet mit 5 Würfeln und trifft ebenfalls zweimal. An den Mech kommt er nicht heran, solange Panzer da sind, also nimmt er den Jäger und dann den Bomber, den nun nichts mehr schützt.
    .rules = D7.12, D7.2, D7.3, D7.4
example-H = Ein Angreifer an Land würfelt keinen Treffer, der Verteidiger auch nicht und der Angreifer wieder nicht: Das ist eine Feuerpause, und die Angreifer kehren um. Ebenso ist es, wenn der Verteidiger zuerst und als Dritter gewürfelt hat. Auf See müssen beide Seiten dreimal zusammen würfeln, alle sechs Würfe ohne Treffer.
    .rules = D7.14, D7.7, D7.9
example-I = Am Ende der ersten Runde haben zwei Spieler gleich viele Seegebiete, mehr als jeder andere. Niemand hatte diese Hoheit zuvor, also bekommt sie keiner von beiden. Hätte einer der beiden sie gehabt, behielte er sie.
    .rules = D11.2
example-J = U-Boote beschießen eine Küste und vernichten zwei Panzer. Deren Besitzer hat die Krankenschwester gespielt, doch ein Spezialangriff ist kein Kampf, und sie kann die Panzer nicht retten.
    .rules = D9.4, D9.2, D10.2
