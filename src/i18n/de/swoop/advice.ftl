### What a player of Swoop is advised to do, and why.

## What to do

does-play = { CARDS_WHOM($rank, $many) } spielen
does-add = { CARDS_WHOM($rank, $many) } anlegen
does-turn = eine verdeckte Karte aufdecken
does-end = den Zug beenden

## Why

why-goes-out =
    { $by ->
        [adviser] Dann hast du keine Karten mehr
       *[player] Dann habe ich keine Karten mehr
    }
why-sweeps =
    { $by ->
        [adviser] Das räumt den Stapel ab, und du spielst noch einmal
       *[player] Das räumt den Stapel ab, und ich spiele noch einmal
    }
why-only-fits = Alles andere nimmt den Stapel
why-nothing-fits =
    { $by ->
        [adviser] Nichts passt, also nimmst du { $cards } Karten
       *[player] Nichts passt, also nehme ich { $cards } Karten
    }
why-most =
    { $by ->
        [adviser] Mehr Karten auf einmal wirst du jetzt nicht los
       *[player] Mehr Karten auf einmal werde ich jetzt nicht los
    }
why-highest-fit =
    { $by ->
        [adviser] Höher passt bei dir nichts
       *[player] Höher passt bei mir nichts
    }
why-takes-no-chances = Die nächste Karte könnte den Stapel nehmen
why-only-chance =
    { $by ->
        [adviser] Von deinen offenen Karten passt keine
       *[player] Von meinen offenen Karten passt keine
    }
