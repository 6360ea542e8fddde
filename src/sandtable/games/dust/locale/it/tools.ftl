### Che cosa dicono `sandtable odds --help` e `sandtable check --help`.

help-odds = Calcola esattamente come può finire una battaglia.
    .attack = Gli attaccanti, per esempio "3T 1F": T carri armati, M robot, F caccia, B bombardieri, S sommergibili. Più volte: attacchi di seguito alla stessa area.
    .defend = I difensori, per esempio "2T 1M".
    .kind = land, amphibious, sea, drop; oppure raid, bombard, missiles. Più volte: uno per ogni attacco.
    .centre = Nell'area c'è un centro di produzione.
    .capital = L'area è una capitale.
    .neutral = I difensori sono neutrali.
    .haven = I difensori hanno un'area in cui ritirarsi, oppure no.
    .edition = premium, standard, epic oppure original.
    .attack_card = L'abilità della carta dell'attaccante, per esempio sigrid.
    .defend_card = L'abilità della carta del difensore, per esempio nurse.
    .casualties = Chi è colpito per primo: best, cheapest, dearest, land oppure air; due separati da una virgola, attaccante e difensore.
    .attack_retreat = L'attaccante si ritira appena la sua probabilità scende sotto questo valore (0 mai, 1 appena può).
    .defend_retreat = Lo stesso per il difensore.
    .dice = Quanti dadi tirano i missili, dove l'edizione non lo dice.
    .exact = Le probabilità come frazioni.
help-check = Controlla una mappa o carte proprie per Dust, e dice che cosa contengono o che cosa non va.
    .what = map oppure cards.
    .file = Il file.
