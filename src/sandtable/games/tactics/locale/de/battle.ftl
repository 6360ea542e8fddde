### `sandtable battle` und die freie Schlacht der Lobby: Spielplan und Szenario aus einem Startwert.

help-battle = Aus einem Startwert eine freie Schlacht für Dust Tactics machen: ein Spielplan mit Gelände und Gebäuden und ein Szenario dazu.
    .what = new.
    .seed = Irgendein Text; derselbe Text mit denselben Wünschen ergibt dieselbe Schlacht.
    .size = small (ein Poster), large (zwei nebeneinander) oder deep (zwei übereinander).
    .terrain = Wie viele von hundert Feldern nicht frei sind, 0 bis 40.
    .buildings = Wie viele Gebäude es gibt.
    .objective = Worum es geht: none (Punkte), break-through, hold-bridge, take-charges oder keep-building.
    .ap = Was eine Armee kosten darf; 0 für unbegrenzt.
    .rounds = Nach wie vielen Runden die Schlacht endet.
    .symmetry = Worin beide Seiten das Gleiche haben: der Spielplan um die Mitte gedreht (turned), gespiegelt (mirrored) oder gar nicht (none).
    .attacker = Wer angreift, wo eine Seite das tut: allies oder axis.
    .output = Die Schlacht in NAME-boards.toml und NAME-scenarios.toml schreiben.
    .json = Für Programme: die Wünsche und die Dateien.

## Was der Befehl sagt

tactics-battle-made = Eine freie Schlacht aus dem Startwert „{ $seed }“.
tactics-battle-signs = In der Zeichnung ist o ein Feld, das zählt: ein Ort, den man hält, eine Sprengladung, die Brücke oder das Gebäude.
tactics-battle-keep = So wird sie aufgehoben:
tactics-battle-written = Geschrieben in { $boards } und { $scenarios }. So wird sie gespielt:

## Was man sich nicht wünschen kann

tactics-battle-seed = der Startwert muss ein Text von 1 bis { $most } druckbaren Zeichen sein
tactics-battle-word = { $name } nimmt eins von { $choices }, nicht „{ $given }“
tactics-battle-number = { $name } nimmt hier { $low } bis { $high }, nicht { $given }
tactics-battle-house = das Ziel keep-building braucht ein Gebäude
tactics-battle-odd = das Gebäude, um das es geht, steht in der Mitte, also hat ein symmetrischer Spielplan eine ungerade Zahl von Gebäuden
tactics-battle-even = die Brücke liegt in der Mitte, also hat ein symmetrischer Spielplan eine gerade Zahl von Gebäuden
tactics-battle-crowded = für { $count } Gebäude ist kein Platz; wünsche dir weniger oder einen größeren Spielplan
tactics-battle-write = { $file }: Die Datei lässt sich nicht schreiben ({ $reason })

## In der Lobby

maker-battle = Eine freie Schlacht
    .about = Sandtable denkt sich Spielplan und Szenario aus: Derselbe Startwert mit derselben Auswahl ergibt dieselbe Schlacht.
    .drawing = o ist ein Feld, das zählt.
maker-battle-size = Größe
    .small = ein Poster, 9 mal 6 Felder
    .large = zwei Poster nebeneinander, 12 mal 9
    .deep = zwei Poster übereinander, 9 mal 12
maker-battle-terrain = Gelände: Felder von hundert
maker-battle-buildings = Gebäude
    .usual = was passt
maker-battle-objective = Ziel
    .none = Punkte und drei Orte, die man hält
    .break-through = durchbrechen
    .hold-bridge = die Brücke halten
    .take-charges = den Sprengstoff holen
    .keep-building = das Gebäude halten
maker-battle-attacker = Wer angreift, wo eine Seite das tut
    .allies = Alliierte
    .axis = Achse
maker-battle-ap = Armeepunkte je Seite
maker-battle-rounds = Runden
    .usual = was passt
maker-battle-symmetry = Der Spielplan
    .turned = für beide gleich, um die Mitte gedreht
    .mirrored = für beide gleich, gespiegelt
    .none = für jede Seite anders
