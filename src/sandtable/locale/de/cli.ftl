### Was die Kommandozeile sagt.

## Spielen

cli-hint = Tippe die Nummer einer Möglichkeit, einen Befehl in Worten oder hilfe.
cli-help = Das kannst du tippen:
    .number = wählt die Möglichkeit mit dieser Nummer
    .order = gibt einen Befehl in Worten; ein Komma verbindet seine Teile
    .undo = nimmt deinen letzten Befehl zurück (mitten im Befehl: fängt ihn neu an)
    .restart = nimmt alles zurück, was du in diesem Zug getan hast
    .hint = fragt den Bot rookie, was er täte
    .why = sagt, ob ein Befehl erlaubt ist oder welche Regel ihn verbietet
    .rule = zeigt eine Regel
    .board = zeigt noch einmal den Spielplan
    .log = erzählt alles, was bisher geschah, so wie du es gesehen hast
    .save = speichert das Spiel in einer neuen Datei
    .help = zeigt diese Liste
    .quit = beendet das Programm; ein mit --save DATEI begonnenes Spiel bleibt erhalten
cli-takes =
    .order = BEFEHL
    .number = NUMMER
    .file = DATEI
cli-hand-over = Überlass { $seat } die Tastatur, dann Eingabetaste.
cli-hand-over-undo = Überlass { $seat } die Tastatur, dann Eingabetaste (oder tippe zurück, um den letzten Befehl von { $previous } zurückzunehmen).
cli-allowed = Das ist erlaubt.
cli-why-what = Sag, wonach du fragst, zum Beispiel: warum { $example }
cli-save-what = Sag, wohin, zum Beispiel: speichern spiel.json
cli-no-choice = { $count ->
        [one] Es gibt nur eine Möglichkeit; { $number } ist es nicht.
       *[other] Es gibt { $count } Möglichkeiten; { $number } ist keine davon.
    }
cli-undone = Zurückgenommen.
cli-saved = Gespeichert als { $file }.
cli-kept = Das Spiel liegt in { $file }; weiter geht es mit: sandtable play --load { $file } --save { $file }
cli-not-kept = Das Spiel wurde nicht aufgehoben; mit --save DATEI bleibt eines erhalten.
cli-begin = { $title }. { $seats }.
cli-player = { $seat }: { $player }
cli-player-human = du
cli-player-person = ein Mensch an dieser Tastatur
cli-player-random = spielt auf gut Glück
cli-repeated = { $sentence } ({ $times }x)
cli-ruling = Entscheidung: { $text }

## Zeigen

cli-show-title = { $title }, Regelfassung { $revision }
cli-show-options = Optionen: { $options }
cli-show-position = Das Spiel beginnt mit einer eigenen Stellung.
cli-show-viewer = So, wie { $seat } es sieht.
cli-show-public = So, wie ein Zuschauer es sieht; --seat all zeigt alles.
cli-show-start = Die Stellung am Anfang:
cli-show-entry = Die Stellung nach Entscheidung { $entry } von { $count }:
cli-show-problem = Dies ist die letzte Stellung, die zu den Regeln passt: { $problem }.
cli-show-decision = Entscheidung { $number } passt nicht: { $problem }
cli-show-seen = Diese Aufzeichnung zeigt nur, was ein Platz gesehen hat; eine Stellung gibt es daher nicht.

## Regeln

cli-coverage-head = { $number }  { $text }
cli-coverage-tests = Tests: { $tests }
cli-coverage-code = Code: { $code }
cli-coverage-none = keine
cli-coverage-totals = { $game }: { $rules ->
        [one] eine Regel
       *[other] { $rules } Regeln
    }, { $tested } mit Test, { $coded } mit Code.
cli-coverage-untested = Ohne Test: { $rules }.
cli-coverage-uncoded = Ohne Code: { $rules }.
cli-coverage-unknown = Von Tests zitiert, aber keine Regel: { $rules }.

## Spiele

cli-games-title = { $name }: { $title }
cli-games-option = --option { $name }={ $choices } (sonst { $default }, Regel { $rule })

## Fehler

cli-error-command = den Befehl "{ $given }" gibt es nicht{ $guess }
cli-error-flag = { $command } hat keine Option "{ $given }"{ $guess }
cli-error-flag-first = "{ $given }" steht vor dem Befehl; schreib: sandtable BEFEHL { $given }
cli-error-flag-twice = { $flag } ist zweimal angegeben
cli-error-no-value = { $flag } braucht einen Wert; schreib: { $usage }
cli-error-switch = { $flag } steht für sich, ohne "{ $given }"
cli-error-extra = "{ $given }" ist ein Wort zu viel; schreib: { $usage }
cli-error-missing = { $command } braucht { $name }; schreib: { $usage }
cli-error-whole = { $flag } braucht eine ganze Zahl, nicht "{ $given }"
cli-error-decimal = { $flag } braucht eine Zahl wie 0.05, nicht "{ $given }"
cli-error-seed = ein Startwert besteht aus druckbaren Zeichen
cli-error-write = { $file } lässt sich nicht schreiben: { $reason }
cli-error-pair = --{ $flag } braucht name=wert, nicht "{ $given }"
cli-error-twice = --{ $flag } { $name } ist zweimal angegeben
cli-error-player = einen Platz spielt eines von { $names }, nicht "{ $player }"
cli-error-seats = { $game } hat hier { $wanted ->
        [one] einen Platz
       *[other] { $wanted } Plätze
    } ({ $names }), aber --seats nennt { $given }
cli-error-alone = { $game } hat keine Regeln für das Spiel allein; lass --solo weg
cli-error-side-and-seats = gib --side oder --seats an, nicht beides
cli-error-side = die Seite "{ $side }" gibt es nicht; es gibt { $names }
cli-error-load-and = { $flag } verträgt sich nicht mit --load: die Datei bringt ihren Aufbau mit
cli-error-load-game = { $file } enthält ein Spiel von { $found }, nicht von { $wanted }
cli-error-load-record = { $file } ist eine Aufzeichnung, kein Tisch zum Spielen; ansehen kannst du sie mit: sandtable show { $file }
cli-error-load-bot = { $file }: { $seat } wird vom Bot "{ $bot }" gespielt, den es hier nicht gibt; sag, wer welchen Platz spielt, zum Beispiel: --seats { $seats }
cli-error-exists = { $file } gibt es schon; nimm einen anderen Namen oder spiel damit weiter: --load { $file } --save { $file }
cli-error-there = { $file } gibt es schon; nimm einen anderen Namen
cli-error-directory = { $file } ist ein Verzeichnis
cli-error-read = { $file } lässt sich nicht lesen: { $reason }
cli-error-position = { $file }: { $problem }
cli-error-no-text = { $file } ist keine Textdatei
cli-error-seat = den Platz "{ $seat }" gibt es nicht; es gibt { $names }
cli-error-entry = { $count ->
        [one] es gibt nur eine Entscheidung
       *[other] es gibt { $count } Entscheidungen
    }, also nimmt --entry 0 bis { $count }, nicht { $entry }
cli-error-which-game = sag, welches Spiel; es gibt { $games }
cli-error-no-rules = { $game } hat keine Regeltexte
cli-error-no-rule = { $game } hat keine Regel "{ $number }"; ähnlich sind { $near }
cli-error-lang = --lang braucht eine Sprache: { $languages }
cli-error-json = --json gehört zu --coverage
cli-error-number = gib entweder eine Regelnummer oder --coverage an
cli-error-no-tests = für die Abdeckung braucht es die Quellen: neben { $game } liegt kein Ordner mit Tests
cli-error-games = sandtable games listet die Spiele auf; sandtable games check --all, oder mit dem Namen eines Tisches, prüft das Gespeicherte
cli-error-no-tool = das Spiel "{ $game }" hat keinen Befehl "{ $tool }"; es gibt ihn für { $games }
cli-error-choice = sandtable { $command } nimmt eines von { $choices }, nicht "{ $given }"{ $guess }
cli-error-tool-whose = sandtable { $tool } braucht den Namen eines Spiels, denn mehrere haben den Befehl: { $games }
cli-error-needs = { $flag } gehört zu { $needs }
cli-games-differs = Tisch { $table }: { $problem }.
cli-games-checked = { $count ->
    [one] Eine Partie wurde nachgespielt
   *[other] { $count } Partien wurden nachgespielt
}, { $wrong ->
    [0] keine weicht ab.
   *[other] { $wrong } davon weichen ab.
}
