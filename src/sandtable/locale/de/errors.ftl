### Was an dem nicht stimmt, was uns ein Mensch gegeben hat.

## Satzenden

error-did-you-mean = ; meintest du "{ $guess }"?
error-known = ; bekannt sind { $names }

## Befehle

error-word = { $domain }: "{ $word }" gibt es nicht{ $guess }
error-verb = "{ $word }" ist hier kein Befehl{ $guess }
error-action = die Aktion { $number } gibt es nicht; es gibt { $count }
error-no-words = eine Aktion braucht mindestens ein Wort
error-form = "{ $words }" hat nicht die Form "{ $form }"
error-takes = "{ $verb }" nimmt { $takes }, nicht { $given }
error-no-number = { $verb }: { $domain } Nummer { $number } gibt es nicht
error-names-twice = { $domain }: die Namen sind nicht alle verschieden
error-one-word = { $domain }: "{ $word }" muss ein Wort ohne Leerzeichen, Komma, Strichpunkt und "?" sein
error-verb-twice = das Verb "{ $verb }" ist vergeben
error-order-complete = der Befehl ist mit "{ $order }" vollständig; gib den Rest als eigene Befehle
error-order-open = der Befehl ist nicht vollständig; sag nach "{ $order }" eines von { $choices }
error-not-possible = "{ $words }" geht jetzt nicht
error-forbidden = "{ $words }" geht nicht: { $why }{ $rule }

## Tische

error-seats = { $game } hat hier { $count ->
        [one] einen Platz
       *[other] { $count } Plätze
    }, nicht { $given }
error-seat = den Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $last }
error-player-name = ein Spieler braucht einen Namen von 1 bis { $most } Zeichen
error-not-asked = "{ $words }" ist nicht für den, der gefragt ist
error-undo-over = das Spiel ist vorbei, also lässt sich nichts zurücknehmen
error-resigned = du hast schon aufgegeben
error-undo-nothing = du hast nichts entschieden, das sich zurücknehmen ließe
error-undo-strict = deine letzte Entscheidung lässt sich nicht zurücknehmen: Würfel, etwas Aufgedecktes oder die Entscheidung eines anderen folgten
error-undo-consent = niemand wartet auf deine Zustimmung
error-undo-policy = zurückgenommen wird strict, free oder consent, nicht "{ $undo }"
error-draw-none = niemand hat angeboten, die Partie unentschieden zu beenden
error-fork = das Spiel ist weitergegangen, seit du zu probieren begannst; fang neu an
error-record-early = die ganze Aufzeichnung gibt es, wenn das Spiel vorbei ist; bis dahin hat jeder Platz seine eigene
error-log = Eintrag { $number } des Protokolls nimmt zurück, was nicht getan wurde
error-cut = das Spiel geht mit der letzten Stellung weiter, die zu den Regeln passt: { $problem }

## Spiele, Optionen, Sprachen

error-game = das Spiel "{ $game }" gibt es nicht{ $guess }
error-game-entry = der Einstiegspunkt von "{ $game }" nennt kein Spiel
error-bot = { $game } hat keinen Bot "{ $bot }"{ $guess }
error-bot-entry = der Einstiegspunkt des Bots "{ $bot }" nennt keinen Bot
error-option = die Option { $option } kann { $choices } sein, nicht { $given } ({ $rule })
error-no-option = { $game } hat keine Option "{ $option }"{ $guess }
error-no-maker = { $game } erzeugt kein "{ $name }"{ $guess }
error-language = Texte in "{ $language }" gibt es nicht{ $guess }

## Dateien

error-read = { $file } lässt sich nicht lesen: { $reason }
error-write = { $file } lässt sich nicht schreiben: { $reason }
error-in-file = { $file }: { $problem }
error-damaged = die Datei ist beschädigt oder wurde bearbeitet: { $reason }
error-no-file = das ist keine Datei von Sandtable, oder sie ist beschädigt: { $reason }
error-no-version = das ist keine Datei von Sandtable: ihr fehlt die Versionsnummer "sandtable"
error-format-newer = die Datei hat das Format { $found }, dieses Programm liest bis { $known }; bring es auf den neuesten Stand
error-format-older = die Datei hat das Format { $found }, das dieses Programm nicht mehr liest
error-kind = eine Datei von Sandtable ist von der Art "table" oder "record"
error-record-seen = diese Aufzeichnung zeigt nur, was ein Platz gesehen hat, und lässt sich daher nicht nachspielen
error-newer = die Aufzeichnung entstand unter Fassung { $revision } der Regeln von { $game }, dieses Programm kennt Fassung { $known }; bring es auf den neuesten Stand

## Stellungen

error-toml = die Stellung ist kein gültiges TOML: { $reason }
error-no-toml = das ist kein gültiges TOML: { $reason }
error-toml-deep = die Tabellen sind zu tief verschachtelt
error-position-game = eine Stellung sagt, zu welchem Spiel sie gehört: game = "NAME"
error-position-options = die Optionen einer Stellung sind eine Tabelle
error-position-other-options = die Optionen der Stellung sind nicht die dieses Spiels
error-position-other = das ist eine Stellung von { $found }, nicht von { $wanted }
error-position-key = eine Stellung hat kein "{ $key }"{ $guess }
error-position-shape = in einer Stellung ist board eine Tabelle, steps eine Liste von Tabellen, turn eine Zahl ab 0
error-position-over = die Stellung eines laufenden Spiels sagt in steps, was noch kommt
error-position-step = ein Schritt einer Stellung ist eine Tabelle mit dem Schlüssel step und seinen Feldern
error-position-place = der Schritt "{ $step }" passt nicht in die Stellung: { $problem }
error-position-stuck = in dieser Stellung kann niemand den Schritt "{ $step }" beantworten
error-position-ending = in einer Stellung ist ending ein Wort und returns eine Liste von Zahlen von { $low } bis { $high }
error-position-returns = returns hat je eine Zahl für { $count ->
        [one] einen Platz
       *[other] { $count } Plätze
    }, nicht { $given }
error-step = "{ $step }" ist kein Schritt{ $guess }
error-step-lacks = dem Schritt "{ $step }" fehlt "{ $key }"
error-step-has-no = der Schritt "{ $step }" hat kein "{ $key }"
error-step-answers = die Antworten eines Schritts sind eine Tabelle von Plätzen zu Aktionen
error-value-count = { $what }: die Anzahl von { $name } muss eine ganze Zahl sein, nicht { $given }
error-value-parts = { $what } braucht { $names }
error-value = { $what } muss { $kind } sein, nicht { $given }
error-what-field = "{ $key }" des Schritts "{ $step }"
error-what-of = { $what } von { $name }
error-kind-int = eine ganze Zahl
error-kind-bool = true oder false
error-kind-list = eine Liste
error-kind-table = eine Tabelle
error-kind-word = ein Wort
problem-it-is-asked-at-once-so-it-can-only-be-the-first-step = er wird sofort gefragt, kann also nur der erste Schritt sein{ $rule }
problem-nobody-decides-it = niemand entscheidet ihn{ $rule }

## Datendateien eines Benutzers

data-a-list = eine Liste
data-a-table = eine Tabelle
data-huge = eine riesige Zahl
data-nothing = nichts
data-time = ein Datum oder eine Uhrzeit
data-file = { $key } ist keine Datendatei{ $guess }
data-directory = { $file }: das ist ein Verzeichnis; gib eine TOML-Datei an
data-no-file = { $file }: diese Datei gibt es nicht
data-odd-file = { $file }: das ist keine gewöhnliche Datei; gib eine TOML-Datei an
data-large = { $file }: die Datei ist zu groß; gelesen werden höchstens { $most } Bytes
data-dots = { $file }: eine Zeile hat zu viele Punkte; gelesen werden höchstens { $most }
data-read = { $file }: die Datei lässt sich nicht lesen ({ $reason })
data-no-text = { $file }: das ist keine Textdatei; gib eine TOML-Datei in UTF-8 an
data-toml = { $file }: das ist kein gültiges TOML: { $reason }
data-long-number = { $file }: das ist kein gültiges TOML: eine Zahl ist zu lang
data-deep = { $file }: die Tabellen sind zu tief verschachtelt
data-no-number = { $file }: { $given } ist keine Zahl für eine Datendatei
data-large-number = { $file }: eine Zahl ist zu groß
data-dates = { $file }: Datum und Uhrzeit haben in einer Datendatei keinen Platz
data-entry = { $file }, { $entry }: { $problem } ({ $rule })
data-missing = { $key } fehlt
data-whole = { $key } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }
data-range = { $key } muss { $low } bis { $high } sein, nicht { $given }
data-word = { $key } muss eines von { $choices } sein, nicht { $given }{ $guess }
data-letters = { $key } muss ein Wort von 1 bis { $most } Zeichen sein, nicht { $given }
data-name = { $key } muss ein Wort aus Kleinbuchstaben, Ziffern, Binde- und Schrägstrichen sein, nicht { $given }
data-label = label muss ein Text von 1 bis { $most } Zeichen sein, nicht { $given }
data-holds = { $file }: die Datei muss eine Tabelle enthalten, nicht { $given } ({ $rule })
data-group = { $file }: { $group } fehlt; gib eine Liste von Tabellen an ({ $rule })
data-tables = { $file }: { $group } muss eine Liste von Tabellen sein, nicht { $given } ({ $rule })
data-single = { $file }: { $group } fehlt; gib eine Tabelle an ({ $rule })
data-row = { $file }, { $entry }: das muss eine Tabelle sein, nicht { $given } ({ $rule })
data-key = unbekannter Schlüssel { $key }{ $guess }
data-origin-key = Herkunft eines unbekannten Schlüssels { $key }{ $guess }
data-origin = die Herkunft von { $key } muss mit einem von { $choices } beginnen, nicht mit { $given }
data-no-origin = { $key } hat keine Herkunft; nenne eines von { $choices } unter origin.{ $group }.{ $key }
data-unknown = { $file }: unbekannter Schlüssel { $key }{ $guess } ({ $rule })
data-twice = { $what } { $name } kommt zweimal vor
