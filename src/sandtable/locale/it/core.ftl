### Quello che ogni gioco deve dire. I messaggi propri di un gioco stanno nel suo pacchetto e possono sostituire questi.
### Gli argomenti arrivano come nomi per persone; `$<argomento>-word` è la parola della registrazione, per le scelte.

## Chi si aspetta

waiting-for = In attesa di { $seats }.
game-over = La partita è finita. { $ending }
seat-chance = il caso
and = { $first } e { $last }

## Eventi e conclusioni

event-resigned = { $seat } si arrende.
event-agreed = Tutti concordano di chiudere la partita alla pari.
ending-resignation = Ha deciso una resa.
ending-agreement = Tutti hanno concordato che nessuno vince.
result-won = Vittoria per { $seats }.
result-drawn = Non ha vinto nessuno.
result-lost = La partita è persa.

## Perché qualcosa non è permesso

no-game-over = La partita è finita.
no-not-your-turn = Non tocca a te decidere.
no-no-such-action = Un'azione così non esiste.
no-not-the-question = Questo non risponde alla domanda del momento.
no-not-an-outcome = Non può essere questo il risultato.

## Che cosa si scrive oltre agli ordini, nel terminale e nel browser; la parola mostrata sta per prima

cli-words =
    .undo = annulla, indietro
    .restart = rifai
    .hint = consiglio
    .why = perché, perche
    .rule = regola
    .board = tabellone
    .log = cronaca
    .save = salva
    .help = aiuto
    .quit = esci
