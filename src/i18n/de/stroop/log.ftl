### The log of Stroop: one line for each event.

-round =
    { $round ->
        [1] Die erste Runde
       *[other] Die zweite Runde
    }

game-began = Spiel { $game } von { $games } beginnt.
round-began = { -round } beginnt mit { CARD($center) }.
landed = { $who } { VERB($who, "spielst", "spielt") } { CARD($card) }.
second = { WHOSE($who, "e") } Karte „{ SAYS($card) }“ kommt als zweite an und geht zurück.
too-late = { WHOSE($who, "e") } Karte „{ SAYS($card) }“ kommt knapp zu spät und geht zurück.
fumbled =
    { $round ->
        [1] { $who } { VERB($who, "versuchst", "versucht") } es mit { CARD($card) }, aber „{ SAYS($center) }“ trifft darauf nicht zu.
       *[other] { $who } { VERB($who, "versuchst", "versucht") } es mit { CARD($card) }, aber das trifft auf { CARD($center) } nicht zu.
    }
barred = { $who } { VERB($who, "rufst", "ruft") } STOPP, obwohl { CARD($missed) } passt, und { VERB($who, "bist", "ist") } für diese Runde raus.
called-too-late = { $who } { VERB($who, "rufst", "ruft") } STOPP, aber gerade ist eine neue Karte gelandet. Das gilt nicht.
paused = Die Uhr hält an.
ended-by-call = { $who } { VERB($who, "rufst", "ruft") } STOPP. { -round } ist vorbei.
ended-with-all-out = Alle sind raus. { -round } ist vorbei.
ended-stuck = Niemand kann ziehen oder spielen. { -round } ist vorbei.
-so-many-each =
    { $each ->
        [one] je 1 Karte
       *[other] je { $each } Karten
    }
dealt-out =
    { $filled ->
        [0] Die Mitte wird ausgeteilt, { -so-many-each }.
        [one] Die Mitte wird ausgeteilt, { -so-many-each }. Damit es aufgeht, ist 1 neue dabei.
       *[other] Die Mitte wird ausgeteilt, { -so-many-each }. Damit es aufgeht, sind { $filled } neue dabei.
    }
