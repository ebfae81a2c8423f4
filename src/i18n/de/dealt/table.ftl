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
ends-it = , beendet den Stich
plus = +{ $cards }
ladder = Ränge, von niedrig nach hoch
will-draw =
    { $leader ->
        [none] Nachziehkarte: Wer den Stich gewinnt, zieht { $cards } Karten
       *[other] Nachziehkarte: Wer den Stich gewinnt, zieht { $cards } Karten, oder { $leader }, falls niemand eine Kombination spielt
    }
aim = Werde alle Karten los: Wer zuletzt welche hat, zahlt.
waiting = noch offen
leading = zuerst dran
took-reserve = Reserve genommen
took = { FACE($card) } genommen
drew =
    { $cards ->
        [one] 1 Karte gezogen
       *[other] { $cards } Karten gezogen
    }
played-stop = Stopp
played-redraw = Nachziehkarte
pile =
    { $cards ->
        [one] Nachziehstapel: 1 Karte
       *[other] Nachziehstapel: { $cards } Karten
    }

discarded = Ablagestapel
reserves-here = Reserve
drawn-here = Gezogen

## The players

hand-count =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
out = in Sicherheit
last-played = letzte Karte weg
safe = Du bist in Sicherheit!
known-card = Karte { $place } ist { A_CARD($card) }
known-mark = Unterstrichen: Alle kennen sie.
chips =
    { $chips ->
        [0] kein Chip mehr: Die nächste verlorene Runde beendet das Spiel
        [one] 1 Chip, der letzte
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
