### Why something is good in Swoop: what a player is advised to do, or a bot has done.

goes-out =
    { $by ->
        [adviser] Dann hast du keine Karten mehr
       *[player] Dann habe ich keine Karten mehr
    }
sweeps =
    { $by ->
        [adviser] Das räumt den Stapel ab, und du spielst noch einmal
       *[player] Das räumt den Stapel ab, und ich spiele noch einmal
    }
only-fits = Alles andere nimmt den Stapel
nothing-fits =
    { $by ->
        [adviser] Nichts passt, also nimmst du { $cards } Karten
       *[player] Nichts passt, also nehme ich { $cards } Karten
    }
most =
    { $by ->
        [adviser] Mehr Karten auf einmal wirst du jetzt nicht los
       *[player] Mehr Karten auf einmal werde ich jetzt nicht los
    }
highest-fit =
    { $by ->
        [adviser] Höher passt bei dir nichts
       *[player] Höher passt bei mir nichts
    }
takes-no-chances = Die nächste Karte könnte den Stapel nehmen
only-chance =
    { $by ->
        [adviser] Von deinen offenen Karten passt keine
       *[player] Von meinen offenen Karten passt keine
    }
