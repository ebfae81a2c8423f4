### The table of Dealt!, its game box and its results. Most labels stand in lists or within lines of others.

## Cards

card = { PRINT($card) }
rank = { RANK($rank) }
combination = { COMBINATION($combination) }
x-as = { XS($play) }

## The house rules

chips-rule = Chips pro Person
chips-choice =
    { $chips ->
        [2] 2 (20 Min.)
       *[other] { $chips } (30 Min.)
    }
oldest-rule = Wer am ältesten ist (gibt in jeder Runde)

## The trick

trick = Dieser Stich
past-trick = Letzter Stich
leads = { $name } { VERB($name, "beginnst", "beginnt") } den nächsten Stich.
highest = , am höchsten
plus = +{ $cards }
ladder = Ränge, von niedrig nach hoch
will-draw =
    { $leader ->
        [none] Nachziehkarte: Wer den Stich gewinnt, zieht { $cards } Karten
       *[other] Nachziehkarte: Wer den Stich gewinnt, zieht { $cards } Karten, oder { $leader }, falls niemand eine Kombination spielt
    }
waiting = noch offen
leading = zuerst dran
took-reserve = Reserve genommen
played-stop = Stopp
played-redraw = Nachziehkarte
pile =
    { $cards ->
        [one] Nachziehstapel: 1 Karte
       *[other] Nachziehstapel: { $cards } Karten
    }

## The players

hand-count =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
out = raus
known-card = Karte { $place } ist { A_CARD($card) }
known-mark = Unterstrichen: Alle kennen sie.
chips =
    { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }
reserves =
    { $count ->
        [0] keine Reserve mehr
       *[other] Reserve { FACES($cards) }
    }
oldest = Geber

## The log's milestones and the end of a round

round = Runde
trick-part = Stich
round-over = Runde { $round } ist vorbei

## The result

chips-given = Verlorene Chips pro Runde
kept-chips = 0
gave-one = 1
owed-one = verloren
chips-left = Übrig
left-with = { $name } { VERB($name, "hattest", "hatte") } noch { FACES($cards) }
length =
    { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }, { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }
most-tricks = { -has } die meisten Stiche gewonnen: { $tricks }
best-combination = { -has } die beste Kombination gespielt: { COMBINATION($combination) }
-has = { $name } { VERB($name, "hast", "hat") }
