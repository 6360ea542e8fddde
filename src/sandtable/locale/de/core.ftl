### Was jedes Spiel zu sagen hat. Die eigenen Texte eines Spiels liegen in seinem Paket und können diese ersetzen.
### Argumente kommen als Namen für Menschen; `$<argument>-word` ist das Wort der Aufzeichnung, für Auswahlen.

## Auf wen der Tisch wartet

waiting-for = Wir warten auf { $seats }.
game-over = Das Spiel ist vorbei. { $ending }
seat-chance = Zufall
and = { $first } und { $last }

## Ereignisse und Ausgänge

event-resigned = { $seat } gibt auf.
event-agreed = Alle einigen sich darauf, die Partie unentschieden zu beenden.
ending-resignation = Eine Seite hat aufgegeben.
ending-agreement = Alle waren einverstanden, dass niemand gewinnt.
result-won = Sieg für { $seats }.
result-drawn = Niemand hat gewonnen.
result-lost = Das Spiel ist verloren.

## Warum etwas nicht erlaubt ist

no-game-over = Das Spiel ist vorbei.
no-not-your-turn = Du bist jetzt nicht gefragt.
no-no-such-action = So eine Aktion gibt es nicht.
no-not-the-question = Das beantwortet nicht die Frage, die gerade gestellt ist.
no-not-an-outcome = Das kann nicht herauskommen.

## Was außer Befehlen getippt wird, im Terminal und im Browser; das Wort, das gezeigt wird, steht vorn

cli-words =
    .undo = zurück, zurueck
    .restart = neu
    .hint = tipp, rat
    .why = warum
    .rule = regel
    .board = plan, brett
    .log = verlauf
    .save = speichern, sichern
    .help = hilfe
    .quit = ende
