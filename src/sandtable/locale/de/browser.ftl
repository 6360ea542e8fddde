### Was der Tisch im Browser sagt.

## Die Seite

browser-tagline = Brettspiele um Krieg und Macht, im Browser gespielt
browser-loading = Einen Augenblick ...
browser-close = Schließen
browser-cancel = Abbrechen
browser-remove = Entfernen
browser-copy = Kopieren
browser-copied = Kopiert
browser-try-again = Noch einmal versuchen
browser-lobby = Zur Übersicht
browser-language = Sprache
browser-theme = Helligkeit
browser-theme-light = Hell
browser-theme-dark = Dunkel
browser-theme-system = Wie das System
browser-name = Dein Name, wie ihn die anderen lesen
browser-name-ask = Wie heißt du?
browser-nameless = Gast
browser-you-title = Du

## Fehler

browser-error-offline = der Server antwortet nicht; besteht eine Verbindung zum Netz?
browser-error-status = der Server konnte das nicht tun (Status { $status })
browser-error-unknown = auf dieser Seite ist etwas schiefgegangen; lade sie neu
browser-stale = Am Tisch war es inzwischen weitergegangen, darum ist nichts geschehen. Sieh noch einmal hin.
browser-no-choice = { $count ->
        [0] Gerade gibt es nichts zu wählen.
        [one] Es gibt eine Möglichkeit; { $number } ist es nicht.
       *[other] Es gibt { $count } Möglichkeiten; { $number } ist keine davon.
    }
browser-no-table = Dieser Tisch lässt sich nicht zeigen

## Die Übersicht

browser-mine = Meine Partien
browser-mine-none = Noch keine. Was du beginnst oder wozu du dich setzt, steht dann hier, in diesem Browser.
browser-mine-waiting = wartet auf { $seats }
browser-mine-open = ein Platz ist noch frei
browser-mine-won = Sieg für { $seats }
browser-mine-over = beendet
browser-mine-forget = Von dieser Liste nehmen
browser-title-turn = Du bist am Zug: { $game }
browser-title-turns = { $count ->
        [one] Eine Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }
browser-learn = Spielen lernen
browser-learn-about = Eine geführte erste Partie: Du entscheidest und erfährst, was es taugt.
browser-way-bot = Gegen { $bot }
browser-way-bot-about = Ein Bot spielt die andere Seite.
browser-way-hot = Zusammen an einem Bildschirm
browser-way-hot-about = Das Gerät wird weitergereicht; ein Vorhang verbirgt, was geheim ist.
browser-way-friend = Mit einem Freund
browser-way-friend-about = Du verschickst einen Link; niemand braucht ein Konto.
browser-way-alone = Allein
browser-way-alone-about = Ein Spiel für eine Person.
browser-more = Mehr: Varianten, Plätze, Tempo
browser-options = Varianten
browser-who-plays = Wer spielt
browser-seat-me = ich, an diesem Bildschirm
browser-seat-friend = frei, über einen Link
browser-seat-of-bot = Bot: { $bot }
browser-bot-random = spielt zufällig
browser-need-seat = Nimm mindestens einen Platz selbst.
browser-undo-policy = Zurücknehmen
browser-undo-usual = wie üblich: die anderen fragen
browser-undo-usual-alone = wie üblich: alles
browser-undo-free = Alles lässt sich zurücknehmen.
browser-undo-strict = Bis zum letzten Würfel, zur letzten Karte oder Entscheidung eines anderen.
browser-undo-consent = Die letzte Entscheidung frei, mehr mit Zustimmung der anderen.
browser-pace = Tempo
browser-pace-live = live, ohne Unterbrechung
browser-pace-fast = zügig, mehrere Züge am Tag
browser-pace-slow = langsam, über Tage
browser-pace-live-long = Alle sind da und spielen jetzt.
browser-pace-fast-long = Mehrere Züge am Tag werden erwartet.
browser-pace-slow-long = Die Partie dauert Tage; niemand hat es eilig.
browser-begin = Beginnen
browser-files = Eigene Dateien
browser-files-how = TOML-Dateien statt der Einheiten, Karten oder Pläne des Spiels. Sie gehören zum Tisch, und eine gespeicherte Partie enthält sie.
browser-file-choose = Auswählen
browser-file-remove = Ohne { $name }
browser-file-large = Eine Datei darf höchstens { $most } KB haben.
browser-file-unread = Die Datei lässt sich nicht lesen.
browser-maker-seed = Startwert: irgendein Text
browser-maker-make = Erzeugen
browser-maker-made = Erzeugt aus dem Startwert „{ $seed }“. Unten beginnst du damit zu spielen, oder lass noch einmal erzeugen.
browser-maker-drawing = Der Spielplan in Buchstaben und Zeichen
browser-import = Mit einer Datei weiterspielen
browser-import-how = Zieh eine gespeicherte Partie irgendwo auf diese Seite, oder wähle sie aus.
browser-import-choose = Datei wählen
browser-import-large = Eine Datei darf höchstens ein Megabyte groß sein.
browser-join = Du bist eingeladen
browser-join-how = Jemand hält an einem Tisch einen Platz für dich frei. Sag, wie du heißt, und setz dich.
browser-join-sit = Platz nehmen

## Leute am Tisch

browser-seats = Plätze
browser-seat-open = noch frei
browser-you = du
browser-here = ist da
browser-away = ist nicht da
browser-bot = ein Bot
browser-thinking = überlegt
browser-to-move = ist am Zug
browser-watching = { $count ->
        [one] eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }

## Die Zeile mit der Frage

browser-your-turn = Du bist am Zug
browser-answered = Du hast entschieden: { $choice }. Du kannst es ändern, solange { $seats } noch nicht entschieden hat.
browser-given = deine Entscheidung
browser-prompt = Was gefragt ist
browser-past = Wie es war
browser-chance = Der Zufall entscheidet.
browser-trying = Versuch
browser-rule-open = Regel { $number } zeigen
browser-order-so-far = Der Befehl bisher
browser-crumb-remove = Wegnehmen: { $part }
browser-tools = Werkzeuge
browser-undo = Zurück
browser-undo-ask = Um Rücknahme bitten
browser-undone = Zurückgenommen.
browser-undo-asked = Die anderen sind gefragt.
browser-undo-waits = Du möchtest etwas zurücknehmen; die anderen haben noch nicht zugestimmt.
browser-undo-wanted = { $seat } möchte etwas zurücknehmen.
browser-agree = Zustimmen
browser-decline = Ablehnen
browser-restart = Zug neu beginnen
browser-hint-ask = Tipp
browser-hint = { $bot } würde wählen: { $choice }.
browser-hint-waits = Ein Bot überlegt; du kannst auch gleich weiterspielen.
browser-hint-none = Gerade gibt es keinen Tipp: Du bist nichts gefragt.
browser-why = Warum nicht?
browser-why-how = Klick an, was du tun möchtest, oder tippe es: Du erfährst, welche Regel es verbietet.
browser-why-allowed = { $what }: Das ist erlaubt.
browser-confirm = Diesen Befehl geben? Er lässt sich nicht zurücknehmen: { $order }
browser-confirm-yes = Ja, so machen
browser-final = lässt sich nicht zurücknehmen
browser-back-to-now = Zurück zum Jetzt

## Etwas ausprobieren

browser-try = Ausprobieren
browser-try-how = Nichts davon geschieht am Tisch. Du entscheidest für alle Plätze; Würfel und unbekannte Karten sind ausgedacht.
browser-try-commit = { $count ->
        [0] Wirklich tun
        [one] Wirklich tun (ein Befehl)
       *[other] Wirklich tun ({ $count } Befehle)
    }
browser-try-commit-how = Gibt deine eigenen Befehle bis zum ersten Würfel, zur ersten unbekannten Karte oder Entscheidung eines anderen.
browser-try-leave = Beenden
browser-try-sent = { $count ->
        [one] Ein Befehl wurde gegeben.
       *[other] { $count } Befehle wurden gegeben.
    }

## Die geführte erste Partie

browser-lesson = Unterricht
browser-lesson-number = { $number } von { $length }
browser-lesson-news = Was geschehen ist
browser-lesson-next = Weiter
browser-lesson-answer = Antworten
browser-lesson-back = Zurück
browser-lesson-undo = Zurücknehmen
browser-lesson-again = Zurückgenommen. Also noch einmal.
browser-lesson-poor = Überleg es dir
browser-lesson-keep = Dabei bleiben
browser-lesson-take-back = Zurücknehmen
browser-lesson-told = Die andere Seite ist dran
browser-lesson-wait = Die andere Seite entscheidet
browser-lesson-grade-best = Gut gemacht!
browser-lesson-grade-fine = Das geht.
browser-lesson-grade-poor = Es gibt etwas Besseres.
browser-lesson-hint = Tipp
browser-lesson-hint-more = Noch ein Tipp
browser-lesson-show = Zeig es mir
browser-lesson-advice = Ich würde wählen: { $choice }.
browser-lesson-do = Mach es für mich
browser-lesson-yours = Du bist dran: Antworte auf dem Brett oder wähle aus der Liste.
browser-lesson-look = Schau auf
browser-look-board = das Brett
browser-look-hand = deine Hand
browser-look-status = die Leiste über dem Brett
browser-lesson-rules = Regeln
browser-lesson-free = Von hier an ist es deine Partie, bis zum Ende. Die andere Seite spielt jetzt { $bot }.
browser-lesson-play = Allein weiterspielen
browser-lesson-fold = Unterricht ein- oder ausklappen
browser-lesson-leave = Unterricht beenden
browser-lesson-leave-sure = Den Unterricht hier beenden und gegen { $bot } weiterspielen?
browser-lesson-leave-yes = Ja, weiterspielen
browser-lesson-left = Der Unterricht ist vorbei. Von hier an ist es deine Partie.

## Auswahl und getippte Befehle

browser-choices = Auswahl
browser-choices-past = Das ist Vergangenheit: Hier gibt es nichts zu wählen.
browser-choices-confirm = Der Befehl ist vollständig.
browser-choices-over = Die Partie ist zu Ende.
browser-choices-watching = Du siehst zu.
browser-choices-waiting = Im Augenblick ist nichts zu entscheiden.
browser-filter = Auswahl eingrenzen
browser-filter-none = Nichts passt.
browser-type = Befehl, Nummer oder hilfe
# Was nur im Browser getippt wird; die übrigen Wörter stehen in core.ftl.
browser-words =
    .now = jetzt
browser-type-why = Tippe, was du tun möchtest
browser-type-why-short = Was möchtest du tun?
browser-type-send = Getippten Befehl geben
browser-completions = Ergänzungen

## Brett, Verlauf und Wiederholung

browser-board = Brett
browser-zoom = Vergrößerung
browser-zoom-in = Näher
browser-zoom-out = Weiter weg
browser-zoom-fit = Alles zeigen
browser-view = Was gezeigt wird
browser-view-counters = Plättchen auf dem Brett
browser-view-hand = Hand
browser-view-log = Verlauf
browser-view-magnify = Lupe
browser-log = Verlauf
browser-log-empty = Noch ist nichts geschehen.
browser-log-show = Den Tisch danach zeigen: { $text }
browser-log-show-short = Den Tisch zeigen, wie er damals war
browser-replay = Wiederholung
browser-replay-at = Entscheidung { $place } von { $count }
browser-replay-first = Zum Anfang
browser-replay-previous = Eine Entscheidung zurück
browser-replay-next = Eine Entscheidung weiter
browser-since = Was seit deiner letzten Entscheidung geschah
browser-since-short = Seit meinem Zug
browser-playback-previous = Voriger Schritt
browser-playback-next = Nächster Schritt
browser-playback-pause = Anhalten
browser-playback-go = Weiter
browser-playback-skip = Überspringen

## Seitenteile

browser-panels = Seitenteile
browser-panel-rules = Regeln
browser-panel-chat = Gespräch
browser-panel-notes = Meine Notizen
browser-panel-state = Alles, was ich weiß
browser-panel-table = Der Tisch
browser-panel-standing = Feste Antworten
browser-tabs = Was unter dem Brett steht
browser-tab-lesson = Unterricht
browser-tab-choices = Auswahl
browser-tab-log = Verlauf
browser-tab-hand = Hand
browser-tab-chat = Chat
browser-sheet = Mehr oder weniger Platz
browser-rules-search = Regeln durchsuchen
browser-rules-none = Für dieses Spiel gibt es hier keine Regeltexte.
browser-ruling = Entscheid:
browser-chat = Gespräch
browser-chat-empty = Noch hat niemand etwas gesagt. Nur wer am Tisch sitzt, liest mit.
browser-chat-say = Etwas sagen
browser-chat-send = Senden
browser-notes = Notizen
browser-notes-private = Das sieht niemand außer dir.
browser-notes-saved = Aufbewahrt.
browser-notes-saving = Wird geschrieben ...
browser-people = Leute
browser-asked-since = gefragt { $when }
browser-seat-bot = Ein Bot soll für mich spielen
browser-seat-back = Meinen Platz wieder einnehmen
browser-replaced = Ein Bot spielt für dich.
browser-absent = { $count ->
        [0] Bot spielen lassen
        [one] Bot spielen lassen (eine Stimme)
       *[other] Bot spielen lassen ({ $count } Stimmen)
    }
browser-absent-how = Wenn alle anderen es wollen, spielt ein Bot, bis diese Person zurückkommt.
browser-links = Links
browser-link-invite = Einladung für { $seat }
browser-link-seat = Mein eigener Platz, für ein anderes Gerät
browser-link-seat-how = Wer den Link zu deinem Platz hat, spielt für dich. Gib ihn nicht weiter.
browser-link-watch = Zum Zuschauen
browser-this-game = Diese Partie
browser-save = Als Datei speichern
browser-save-whole = Die Datei enthält alles, auch verdeckte Karten und die der Bots; in der Übersicht lässt sie sich unter "Mit einer Datei weiterspielen" wieder öffnen.
browser-save-seen = Die Datei enthält nur, was dein Platz gesehen hat, denn andere haben hier Geheimnisse. Weiterspielen lässt sich damit nicht; ist die Partie zu Ende, ist sie vollständig.
browser-saved-whole = Gespeichert. Die Datei enthält alles, auch verdeckte Karten; in der Übersicht lässt sie sich wieder öffnen.
browser-saved-seen = Gespeichert: was dein Platz gesehen hat. Weiterspielen lässt sich damit nicht.
browser-rematch = Noch einmal spielen
browser-rematch-wanted = Jemand will noch einmal spielen, der neue Tisch steht bereit.
browser-draw-offer = Unentschieden anbieten
browser-draw-wanted = { $seat } möchte die Partie unentschieden beenden.
browser-draw-waits = Du hast ein Unentschieden angeboten; die anderen haben noch nicht geantwortet.
browser-draw-withdraw = Zurückziehen
browser-resign = Aufgeben
browser-resign-sure = Aufgeben? Das lässt sich nicht zurücknehmen.
browser-resign-yes = Ja, aufgeben

## Feste Antworten

browser-standing = Feste Antworten
browser-standing-how = Antworten, die sofort für dich gegeben werden, damit die anderen nicht warten. Nach einer Rücknahme wirst du wieder gefragt.
browser-standing-now = Du wirst gefragt:
browser-standing-answer = Künftig antworten
browser-standing-ask-if = aber frag mich, wenn ich auch könnte:
browser-standing-always = nie fragen, immer so antworten
browser-standing-unless = außer wenn möglich: { $what }
browser-standing-add = Hinzufügen
browser-standing-later = Wenn du etwas gefragt wirst, kannst du hier eine feste Antwort darauf hinterlassen.

## Die Verbindung

browser-connection-lost = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder; nichts geht verloren.
browser-connection-now = Jetzt verbinden
browser-connection-refused = Der Server kennt diesen Link nicht mehr.

## Mehrere Leute an einem Bildschirm

browser-curtain = Gib den Bildschirm weiter an { $seat }
browser-curtain-how = Was { $seat } weiß, wird gezeigt, wenn sonst niemand hinsieht.
browser-curtain-ready = Ich bin { $seat }, zeig den Tisch
browser-curtain-undo = Rücknahme von { $seat }
browser-curtain-use = Vorhang zwischen Leuten an einem Bildschirm

## Das Ende

browser-over = Die Partie ist zu Ende
browser-over-line = Die Partie ist zu Ende. { $ending }
browser-drawn = Niemand hat gewonnen.
browser-lost = Die Partie ist verloren.
browser-winner = gewonnen
browser-over-replay = Wiederholung ansehen
browser-over-look = Das Brett ansehen

## Einstellungen

browser-settings = Einstellungen
browser-settings-more = Helfer
browser-confirm-when = Vor einem Befehl nachfragen
browser-confirm-final = wenn er endgültig ist
browser-confirm-always = immer
browser-confirm-never = nie
browser-motion = Bewegung
browser-motion-system = wie das System
browser-motion-reduced = so wenig wie möglich
browser-size = Schriftgröße: { $percent } %
browser-playback-auto = Wenn ich am Zug bin, zeigen, was seither geschah
browser-sound = Töne
browser-notify = Benachrichtigen, wenn ich am Zug bin
browser-keys = Tasten
browser-keys-how = Klick eine Taste an und drück dann die gewünschte.
browser-keys-press = Taste drücken
browser-keys-reset = Tasten wie zu Anfang
browser-help = Hilfe und Tasten
browser-help-text = Was sich wählen lässt, ist auf dem Brett hervorgehoben und steht daneben. Zeig auf einen Eintrag im Verlauf, um auf dem Brett zu sehen, wovon er spricht; seine Uhr zeigt den Tisch, wie er damals war.
browser-help-typed = Außer Befehlen kannst du tippen: { $words }.
browser-help-number = die Möglichkeit mit dieser Nummer wählen
browser-help-tab = von Ding zu Ding, und es nehmen
browser-help-escape = schließen, zurück zum Jetzt, Befehl neu beginnen
browser-help-shift = gehalten: zeigt groß, worauf du zeigst
browser-key-choices = zur Auswahl
browser-key-type = Befehl tippen
browser-key-board = zum Brett
browser-key-log = zum Verlauf
browser-key-lesson = zum Unterricht
browser-key-undo = zurück
browser-key-restart = Zug neu beginnen
browser-key-confirm = Befehl bestätigen
browser-key-hint = Tipp
browser-key-why = warum nicht?
browser-key-rules = Regel zur Frage
browser-key-playback = seit meinem letzten Zug
browser-key-previous = eine Entscheidung zurück
browser-key-next = eine Entscheidung weiter
browser-key-first = zum Anfang
browser-key-last = zurück zum Jetzt
browser-key-try = etwas ausprobieren
browser-key-odds = Chancen eines Gefechts
browser-key-zoom-in = näher
browser-key-zoom-out = weiter weg
browser-key-zoom-fit = alles zeigen
browser-key-magnify = Lupe an, aus
browser-key-view-counters = Plättchen auf dem Brett an, aus
browser-key-view-hand = Hand an, aus
browser-key-view-log = Verlauf an, aus
browser-key-chat = Gespräch
browser-key-notes = meine Notizen
browser-key-state = alles, was ich weiß
browser-key-table = der Tisch: Leute, Links
browser-key-settings = Einstellungen
browser-key-help = diese Hilfe

## Für Leute ohne Maus

browser-skip-lesson = Zum Unterricht
browser-skip-choices = Zur Auswahl
browser-skip-board = Zum Brett
browser-skip-log = Zum Verlauf
