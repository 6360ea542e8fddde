### Was der Server ablehnt.

## Anfragen

server-error-length = die Länge der Anfrage ist keine Zahl
server-error-large = das ist zu groß; höchstens { $most } KB werden hier gelesen
server-error-slow = die Anfrage braucht zu lange, bis sie da ist; versuch es mit einer besseren Verbindung noch einmal
server-error-flood = zu viele Anfragen von deiner Adresse; warte { $seconds } s
server-error-origin = eine Seite von anderswo darf nicht mit dieser hier sprechen

## Bots

server-error-bot-slow = der Bot { $bot } hat zu lange nachgedacht
server-error-bot-died = der Bot { $bot } ist mitsamt seinem Prozess abgestürzt
server-error-bot-broke = der Bot { $bot } hat einen Fehler gemacht und konnte nicht entscheiden
server-error-bot-none = kein Bot konnte mit dem Nachdenken beginnen
server-error-closing = der Server wird gerade beendet

## Doors and tables

error-no-door = dieser Link führt hier zu keinem Tisch; lass dir einen neuen geben
error-other-table = dieser Link gehört zu einem anderen Tisch
error-only-seats = dieser Link ist zum Zuschauen; das darf nur, wer am Tisch sitzt
error-no-table = diesen Tisch gibt es nicht; vielleicht stand er auf einem anderen Server
error-stale = die Partie ist inzwischen weitergegangen; sieh nach und entscheide neu
error-store = die Partie konnte nicht gespeichert werden, es ist also nichts geschehen; versuch es noch einmal
error-seat-taken = dieser Platz ist besetzt
error-name = ein Mensch kann nicht „{ $name }“ heißen
error-seat-kind = ein Platz ist „me“, „open“ oder „bot:NAME“, nicht „{ $given }“
error-seat-name = es gibt keinen Platz „{ $seat }“; die Plätze sind { $names }
error-seed-open = mit einem Startwert sind die Würfel bekannt, darum kann niemand eingeladen werden
error-invite = diese Einladung ist verbraucht, oder es hat sie nie gegeben
error-import-damaged = { $problem }; wähle eine Datei genau so, wie Sandtable sie gespeichert hat
error-import-seen = diese Datei enthält nur, was ein Platz gesehen hat, darum lässt sich damit nicht weiterspielen; speichere die Partie, wenn sie zu Ende ist, oder an einem Tisch, an dem du alle Plätze spielst, die kein Bot spielt
error-rematch = eine Revanche beginnt, wenn die Partie zu Ende ist
error-player = einen Platz spielt „me“ oder „bot:NAME“, nicht „{ $given }“
error-absent-who = ein Programm kann nur für einen anderen Menschen einspringen
error-absent-here = dieser Spieler ist am Tisch
error-no-adviser = bei diesem Spiel gibt es niemanden, der einen Rat geben kann
error-no-moment = die Partie ist erst bei { $last }
error-no-language = in dieser Sprache gibt es keine Texte; bekannt sind { $names }
error-no-lesson = { $game } hat keine geführte erste Partie
error-lesson-over = an diesem Tisch wird nicht unterrichtet, oder der Unterricht ist vorbei
error-lesson-other = nach dem Unterricht darf nur fragen, wer hier lernt
chat-bot-failed = Das Programm konnte sich nicht entscheiden, darum hat der Zufall entschieden.

## Addresses and bodies

error-json = der Inhalt ist kein JSON, oder er ist beschädigt
error-field = { $field }: { $problem }
error-no-address = unter dieser Adresse gibt es nichts
error-method = nicht auf diese Weise
error-crash = hier ging etwas schief; die Partie ist, wie sie vorher war
error-port = an { $host } Port { $port } kann nicht gelauscht werden: { $reason }; gib mit --port einen anderen an
error-port-range = --port nimmt eine Zahl von 0 bis { $last }, nicht { $given }
error-proxy = --proxy nimmt eine Adresse wie 127.0.0.1 oder ein Netz wie 10.0.0.0/8, nicht „{ $given }“

## Checking what is stored

error-no-store = in { $folder } sind keine Partien gespeichert
error-log-damaged = Eintrag { $number } des Protokolls ist beschädigt oder fehlt
error-store-file = die Partien in { $folder } sind nicht lesbar: { $reason }
error-store-newer = diese Partien hat eine neuere Version von Sandtable gespeichert (Form { $shape }); aktualisiere es
error-check-none = es gibt keinen Tisch „{ $table }“
error-check = Eintrag { $number }: { $problem }
