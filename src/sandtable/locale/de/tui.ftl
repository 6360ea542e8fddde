### Was der Tisch im Terminal sagt.

## Tasten, am Fuß des Bildschirms

tui-key-help = Hilfe
tui-key-hint = Tipp
tui-key-rule = Regel
tui-key-why = Warum nicht
tui-key-log = Verlauf
tui-key-board = Plan
tui-key-undo = Zurück
tui-key-restart = Zug neu
tui-key-save = Sichern
tui-key-quit = Ende
tui-key-close = Schließen
tui-key-scroll = Blättern
tui-key-ready = Bereit
tui-key-undo-of = Zurück für { $seat }

## Auf dem Tisch

tui-type = eine Nummer, ein Befehl oder ? für Hilfe
tui-thinking = { $seat } überlegt ...
tui-since = Seit deiner letzten Entscheidung:
tui-since-more = Seit deiner letzten Entscheidung (Bild ab: mehr):
tui-begun = Bisher:
tui-why = Tippe den Befehl, den du geben möchtest, dann Enter. Tab ergänzt ihn.
tui-file = spiel.json
tui-curtain = Gib die Tastatur an { $seat }.
tui-curtain-how = Enter drücken, wenn { $seat } allein hier sitzt.
tui-help =
    .choose-key = 1 2 3 ... Enter
    .choose = die Möglichkeit mit dieser Nummer nehmen
    .mark-key = ↑ ↓ Enter
    .mark = eine Möglichkeit markieren und nehmen
    .type-key = Wörter, Enter
    .type = einen Befehl in Wörtern geben; ein Komma verbindet seine Teile
    .tab-key = Tab
    .tab = die Wörter ergänzen; ist nichts getippt, zwischen Hand und Verlauf wechseln
    .pages-key = Bild auf, Bild ab
    .pages = im Verlauf blättern
    .mouse-key = Maus
    .mouse = eine Möglichkeit oder Taste anklicken, über einem Text das Rad drehen
    .escape-key = Esc
    .escape = das Getippte vergessen oder den Befehl neu beginnen
    .cursor-key = ← → ↑ ↓ Eingabe
    .cursor = auf einen Ort des Spielplans zeigen und ihn wählen; F7 oder Esc führt zur Liste, F7 oder ← → zurück zum Plan
tui-choosable = [Eingabe: { $choice }] { $place }
tui-several = eine von mehreren Möglichkeiten
tui-one-of-several = Was davon auf { $place }? Esc führt zurück.
tui-no-answer = Auf diese Frage ist { $place } keine Antwort.
tui-to-list = [Esc: zurück zur Liste]

## Das Ende

tui-end-title = Das Spiel ist aus
tui-end-replay = Die Aufzeichnung ansehen
tui-end-look = Den Plan ansehen
tui-end-quit = Beenden

## Aufzeichnung

tui-replay-at = Entscheidung { $place } von { $count }, Zug { $turn } von { $turns }, gesehen von: { $viewer }
tui-replay-all = Spielleitung
tui-replay-public = Publikum
tui-replay-step = Entscheidung
tui-replay-turn = Zug
tui-replay-start = Anfang
tui-replay-end = Ende
tui-replay-viewer = Blick

## Rat

hint-given = { $bot } würde Möglichkeit { $number } nehmen: { $choice }.
hint-none = Für dieses Spiel gibt es keinen Bot, den man fragen kann.
