### How a game ended: shown at its table, and in the list of games.

-have = { ALL($winners) } { ALL_VERB($winners, "hast", "hat", "haben", "habt") }

dealt = { ALL($losers) } { ALL_VERB($losers, "hast", "hat", "haben", "habt") } verloren, { -have } gewonnen.
swoop =
    { $count ->
        [1] { -have } mit den wenigsten Punkten gewonnen.
       *[other] { -have } gemeinsam mit den wenigsten Punkten gewonnen.
    }
slapshot = { -have } die Meisterschaft gewonnen.
stroop =
    { $count ->
        [1] { -have } mit den wenigsten Karten gewonnen.
       *[other] { -have } gemeinsam mit den wenigsten Karten gewonnen.
    }
sloop = { -have } gewonnen.
