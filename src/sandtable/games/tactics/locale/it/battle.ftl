### `sandtable battle` e la battaglia libera della lobby: una plancia e uno scenario fatti da un seme.

help-battle = Crea da un seme una battaglia libera per Dust Tactics: una plancia con terreno ed edifici e uno scenario da giocarvi.
    .what = new.
    .seed = Un testo qualsiasi; lo stesso testo con gli stessi desideri dà la stessa battaglia.
    .size = small (un poster), large (due affiancati) o deep (due uno sopra l'altro).
    .terrain = Quante caselle su cento non sono libere, da 0 a 40.
    .buildings = Quanti edifici ci sono.
    .objective = Per che cosa si gioca: none (punti), break-through, hold-bridge, take-charges o keep-building.
    .ap = Quanto può costare un'armata; 0 per nessun limite.
    .rounds = Dopo quanti round finisce la battaglia.
    .symmetry = Che cosa hanno di uguale le due parti: la plancia ruotata di mezzo giro (turned), specchiata (mirrored) o niente (none).
    .attacker = Chi attacca, dove una parte attacca: allies o axis.
    .output = Scrive la battaglia in NOME-boards.toml e NOME-scenarios.toml.
    .json = Per i programmi: i desideri e i file.

## Che cosa dice il comando

tactics-battle-made = Una battaglia libera dal seme «{ $seed }».
tactics-battle-signs = Nel disegno, o è una casella che conta: un luogo da tenere, una carica, il ponte o l'edificio.
tactics-battle-keep = Per conservarla:
tactics-battle-written = Scritta in { $boards } e { $scenarios }. Per giocarla:

## Che cosa non si può chiedere

tactics-battle-seed = il seme deve essere un testo da 1 a { $most } caratteri stampabili
tactics-battle-word = { $name } accetta uno tra { $choices }, non «{ $given }»
tactics-battle-number = { $name } qui accetta da { $low } a { $high }, non { $given }
tactics-battle-house = l'obiettivo keep-building ha bisogno di un edificio
tactics-battle-odd = l'edificio da tenere sta al centro, quindi una plancia simmetrica ha un numero dispari di edifici
tactics-battle-even = il ponte sta al centro, quindi una plancia simmetrica ha un numero pari di edifici
tactics-battle-crowded = non c'è posto per { $count } edifici; chiedine di meno o una plancia più grande
tactics-battle-write = { $file }: il file non si può scrivere ({ $reason })

## Nella lobby

maker-battle = Una battaglia libera
    .about = Sandtable inventa una plancia e uno scenario: lo stesso seme con le stesse scelte dà la stessa battaglia.
    .drawing = o è una casella che conta.
maker-battle-size = Dimensioni
    .small = un poster, 9 per 6 caselle
    .large = due poster affiancati, 12 per 9
    .deep = due poster uno sopra l'altro, 9 per 12
maker-battle-terrain = Terreno: caselle su cento
maker-battle-buildings = Edifici
    .usual = quanti ne servono
maker-battle-objective = Obiettivo
    .none = punti e tre luoghi da tenere
    .break-through = sfondare
    .hold-bridge = tenere il ponte
    .take-charges = prendere l'esplosivo
    .keep-building = tenere l'edificio
maker-battle-attacker = Chi attacca, dove una parte attacca
    .allies = Alleati
    .axis = Asse
maker-battle-ap = Punti armata per parte
maker-battle-rounds = Round
    .usual = quanti ne servono
maker-battle-symmetry = La plancia
    .turned = uguale per entrambi, ruotata di mezzo giro
    .mirrored = uguale per entrambi, specchiata
    .none = diversa per ciascuno
