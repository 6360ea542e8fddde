### Der Spielplan im Browser, und wie die Lobby das Spiel vorstellt.

## Die Lobby

lobby-about-dual-powers = Petrograd, 1917: Zwei Mächte beanspruchen eine Revolution. Rot und Weiß spielen Karten, die ihre Leute rekrutieren und durch sechs Gebiete bewegen, und jede Karte treibt den Kalender weiter auf den Oktober zu. Am Ende einer Runde werden drei Gebiete gewertet: das der Unruhe, das alle kennen, und zwei geheim gewählte. Zu zweit oder allein, etwa vierzig Minuten.
lobby-preset-rookie = Gegen Rookie
    .about = Du bist Rot, ein Bot ist Weiß. Er spielt solide und sofort: So lernt man das Spiel am besten.
lobby-preset-two = Zu zweit an einem Bildschirm
    .about = Rot und Weiß teilen sich dieses Gerät. Ein Vorhang verdeckt die Handkarten, wenn es weitergereicht wird.
lobby-preset-friend = Mit Freunden
    .about = Du bist Rot. Verschicke den Link, und jemand anderes spielt Weiß im eigenen Browser.
lobby-preset-alone-red = Allein, als Rot
    .about = Drei Runden gegen eine Gegenseite, die Karten aufdeckt und nie müde wird. Schwierigkeit 2 von 6.
lobby-preset-alone-white = Allein, als Weiß
    .about = Dieselben drei Runden von der anderen Seite. Schwierigkeit 2 von 6.

## Die Stadt

dp-city = Karte der Stadt
dp-district = Gebiet { $region }
dp-neutral = neutral
dp-why-empty = Niemand ist dort.
dp-why-neutral = Nur neutrale Plättchen sind dort, also ist niemand stärker.
dp-why-alone = { $side } ist dort ohne Gegner und stärker.
dp-why-strength = { $side } ist stärker.
dp-why-tokens = Gleich stark: { $side } ist mit mehr Plättchen stärker.
dp-why-will = Gleich stark, gleich viele: { $side } ist durch den Willen des Volkes stärker.
dp-tie-tokens = gleich: mehr Plättchen
dp-tie-will = gleich: Volkswille
dp-unrest = Unruhe
dp-unrest-about = Unruhe: Wer hier am Ende der Runde stärker ist, bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } oder eine Bonusaktion.
dp-next = nächste Unruhe
dp-next-about = Hier ist in der nächsten Runde die Unruhe.
dp-objective-here = Das Ziel von { $side } liegt hier: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
dp-bridge = Brücke { $connection }
dp-bridge-ends = Verbindet { $origin } und { $target }.
dp-bridge-open = Offen: Plättchen dürfen hinüber.
dp-bridge-closed = Durch die Blockade gesperrt: Kein Plättchen kommt hinüber. Rekrutieren geht trotzdem.
dp-bridge-tile = Das Blockadeplättchen { $region } sperrt sie.
dp-token-strengths = Stärke { $ready } bereit, { $exhausted } erschöpft.
dp-token-ready = Es ist bereit. Wird sein Gebiet gewertet, ist es erschöpft.
dp-token-exhausted = Es ist erschöpft. Wird sein Gebiet gewertet, verlässt es den Plan.
dp-token-cost = Kostet { $cost }.
dp-token-counts = Zählt für { $side }: Wille des Volkes und ein eigenes Plättchen hier.
dp-token-idle = Zählt für niemanden: Wer den Willen des Volkes hat, hat hier kein eigenes Plättchen.
dp-trotsky = Trotzki
dp-in-supply = { $count } im Vorrat.
dp-choices = { $count } Möglichkeiten
dp-menu = Was tust du hier?
dp-rule = Regel { $number }

## Kalender und Leiste

dp-turns = Züge, die in dieser Runde noch kommen
dp-turns-about = Wer zu Beginn der Runde den Willen des Volkes hat, beginnt; dann geht es abwechselnd weiter.
dp-turns-count = Noch Züge: Rot { $red }, Weiß { $white }
dp-day = Tag { $day }
dp-day-today = Heute.
dp-day-bonus = Eine Karte, die genau hier endet, bringt eine Bonusaktion.
dp-day-skipped = Hier hält niemand: Das Datum rückt auf 31 weiter.
dp-day-reached = { $card } endet hier.
dp-month-unrest = Die Unruhe bringt in diesem Monat { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
dp-month-ends = Die Partie endet nach der Runde, in der dieser Monat erreicht wird.
dp-enters-trotsky = Trotzki kehrt zurück, neutral
dp-enters-trotsky-red = Trotzki geht zu Rot
dp-support-about = { $spaces } Felder bis zu jedem Ende. Punkte bewegen den Marker; wer ihn an sein Ende bringt, gewinnt sofort.
dp-ended-ahead = auf der Leiste { $points ->
        [one] ein Feld
       *[other] { $points } Felder
    } voraus
dp-ended-even = hat den Willen des Volkes, und der Marker steht in der Mitte

## Was gewertet wird

dp-will = Wille des Volkes
dp-will-about = Wer ihn hat, kontrolliert die neutralen Plättchen, ist bei völligem Gleichstand stärker und beginnt die nächste Runde. Wer den Monat wechseln lässt, nimmt ihn.
dp-forecast = Endete die Runde jetzt
dp-forecast-lead = Der Marker stünde bei { $side } +{ $points }
dp-forecast-even = Der Marker stünde in der Mitte
dp-forecast-about = Soweit du es wissen kannst: In der Unruhe werden Punkte genommen, verdeckte Ziele bleiben außer Acht.
dp-objective-of = Ziel von { $side }
dp-objective-down = Es liegt verdeckt: Nur wer es gewählt hat, kennt es.
dp-objective-unseen = Es liegt verdeckt: Noch niemand hat es angesehen.
dp-objective-open = Es liegt offen.
dp-objective-yours = Nur du kennst es.
dp-objective-about = Wer in seinem Gebiet stärker ist, bekommt die Punkte, egal wer es gewählt hat.
dp-face-down = verdeckt
dp-nobody = niemand

## Karten

dp-deck = Nachziehstapel
dp-discards = Ablage ({ $count })
dp-round-of = Runde { $round } von { $rounds }
dp-hidden-about = Befehlskarten auf der Hand von { $side }, dir unbekannt. Anführer sind bekannt.
dp-hand-empty = Du hast keine Karten auf der Hand.
dp-hand-more = Weitere Karten
dp-tap-again = Noch einmal tippen, um zu wählen.
dp-days = { $days ->
        [one] Tag
       *[other] Tage
    }
dp-recruit = Rekrutieren { $value }
dp-goal = Als Ziel +{ $points }
dp-short-date = { $month } { $day }
dp-short-bonus = Bonusaktion
dp-short-will = nimmt den Willen
dp-tiny-bonus = Bonus
dp-tiny-will = Wille
dp-card-days = Rückt das Datum um { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } vor.
dp-card-recruit = Rekrutiere Einheiten für { $value } in { $region },
dp-card-action = oder führe die Aktion aus: { $action }.
dp-card-points = Als Ziel: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } in { $region }.
dp-card-leader = Tritt in einem beliebigen Gebiet auf. Spezialaktion: { $special }.

## Solospiel

dp-opposition = Gegenseite ({ $side })
dp-opposition-short = Erschöpfte Einheiten haben Stärke { $difficulty }.
dp-opposition-about = Sie deckt eine Karte auf, rückt das Datum vor und stellt eine Einheit vom Wert der Karte in deren Gebiet. Sie bewegt nie.
dp-opposition-tired = Ihre erschöpften Einheiten haben Stärke { $difficulty }, die Schwierigkeit.
dp-opposition-goal = Ziel bisher: { $region }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
