### Quello che si legge durante una partita. `$area` e simili arrivano come nomi, `$area-word` come la parola stessa.

## Nomi

seat-ana = Ana
seat-ben = Ben
seat-cid = Cid
side-allies = Alleati
side-rival = Rivale
area-abbey = Abbazia
area-bridge = Ponte
area-copse = Boschetto
area-dunes = Dune
area-ebb = Bassofondo
card-thicket = Macchia
card-drill = Addestramento
card-omen = Presagio
card-rumour = Diceria
effect-ambush = imboscata: gli attaccanti perdono la prima salva
effect-reroll = nuovo tiro: una salva della tua parte si tira di nuovo
effect-none = non fa niente
pile-deck = mazzo
pile-spent = spese

## Domande

ask-forage = Dove foraggi?
ask-march = Da dove marci?
ask-to = Dove marciano?
ask-with = Quante marciano?
ask-ambush = { $area }: ti attaccano. Tendi un'imboscata?
ask-reroll = { $area }: la tua parte ha fatto { $hits ->
        [one] un colpo
       *[other] { $hits } colpi
    }. Tiri di nuovo?
ask-retreat = { $area }: ti attaccano. Le tue truppe si ritirano?

## Scelte

act-forage = Foraggia: { $area }
act-march = Marcia da: { $area }
act-to = Verso: { $area }
act-with = Con { $count }
act-retreat = Ritirata: { $area }
act-play = Gioca { $card }
act-pass = Passa
act-drawn = Si pesca { $card }
act-roll = { $hits ->
        [one] Un colpo
       *[other] { $hits } colpi
    }

## Che cosa è successo

event-round = Comincia il round { $number }.
event-foraged = { $seat } foraggia: { $area }.
event-drew = { $seat } pesca { $card }.
event-drew-unseen = { $seat } pesca una carta.
event-marched = { $seat } marcia con { $count }: { $origin } – { $target }.
event-attacked = { $seat } attacca con { $count }: { $origin } – { $target }.
event-played = { $seat } gioca { $card }.
event-fired = { $side-word ->
        [allies] Gli alleati sparano
       *[rival] Il rivale spara
    } ({ $area }): { $hits ->
        [0] nessun colpo a segno.
        [one] un colpo a segno.
       *[other] { $hits } colpi a segno.
    }
event-retreated = { $seat } si ritira: { $origin } – { $target }.
event-conquered = { $side-word ->
        [allies] Gli alleati conquistano: { $area }.
       *[rival] Il rivale conquista: { $area }.
    }
event-repelled = { $side-word ->
        [allies] Gli alleati tengono: { $area }.
       *[rival] Il rivale tiene: { $area }.
    }
ending-points = Hanno deciso i punti nelle aree.
ending-conquest = Una parte non tiene più nessuna area.

## Perché qualcosa non è permesso

no-not-yours = Lì non ci sono truppe della tua parte.
no-none-stays = Almeno una truppa deve restare indietro.
no-not-next = Non è un'area vicina.
no-no-such-card = Non hai una carta così che si possa giocare ora.

## Opzioni e file

option-rounds = il numero di round
file-field = un campo e carte tuoi

## Il tabellone

board-round = { $round ->
        [0] Preparazione
       *[other] Round { $round } di { $rounds }
    }
board-score = { $side } { $points }
board-area = Area
board-points = Punti
board-troops = Truppe
board-next = Vicino a
board-cards = Carte: { $piles }
board-hand = La tua mano: { $cards }
board-odds = Questo attacco riesce ({ $area }) con una probabilità del { $percent } %.

## La sala

lobby-about-skirmish = Due alleati contro un rivale, in cinque aree: si foraggia in segreto per le carte, si marcia, si combatte con i dadi. In tre, un quarto d'ora.
lobby-preset-rookie = Contro Rookie
    .about = Sei Ana; dei bot giocano per il tuo alleato e per il tuo rivale.
lobby-preset-two = In tre a uno schermo
    .about = Ana, Ben e Cid usano questo dispositivo. Un sipario nasconde le mani quando passa di mano.
lobby-preset-friend = Contro un amico o un'amica
    .about = Tu e un bot siete gli alleati. Chi riceve il link è il rivale.

## Che cosa non va in una posizione o in un file; le parole sono quelle del file

domain-area = area
domain-card = carta
domain-place = luogo
domain-side = parte
domain-pile = mazzo
skirmish-one-side = in { $area } ci sono truppe di una parte, non di tutte e due (S1.2)
skirmish-supply = gli alleati hanno { $allies } truppe e il rivale { $rival }, sul campo o perse (S1.2)
skirmish-cards = ogni carta è in una mano, nel mazzo o spesa (S1.3)
skirmish-both-sides = qui ci sono truppe di tutte e due le parti
skirmish-no-troops = { $file }: la parte { $side } non ha truppe (S1.2)
skirmish-few-cards = { $file }: ci devono essere almeno { $wanted } carte (S2.1)
skirmish-next = next deve essere una lista, non { $given }

## sandtable odds skirmish

help-odds = Calcola esattamente come può finire una battaglia di Skirmish.
    .attack = Quanti attaccano.
    .defend = Quanti difendono.
    .ambush = I difensori giocano un'imboscata.
    .json = Stampa le probabilità esatte come JSON.
odds-title = { $attack } contro { $defend }{ $ambush ->
        [true] {" "}con un'imboscata
       *[false] {""}
    }, se nessuno si ritira o tira di nuovo:
odds-conquest = Gli attaccanti entrano
odds-hold = I difensori tengono l'area
odds-losses = In media gli attaccanti perdono { $attack } truppe, i difensori { $defend }.
skirmish-odds-range = { $flag } prende un numero da 1 a { $most }, non { $given }
