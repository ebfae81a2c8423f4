### The log of Dealt!: what happened, in full sentences.

## For everybody

round-began = Runde { $round } beginnt. Reservekarten: { SEMICOLONS($reserves) }.
reserves-of = { $who } { FACES($cards) }
-leads = { VERB($who, "beginnst", "beginnt") }
-has = { VERB($who, "hast", "hat") }
led =
    { $why ->
        [left-of-dealer] { $who } sitzt links vom Geber und { -leads }.
        [gave-chip] { $who } { -has } einen Chip abgegeben und { -leads }.
        [oldest] { $who } { VERB($who, "bist", "ist") } am ältesten und { -leads }, denn mehrere haben einen Chip abgegeben.
        [drew-own-redraw] { $who } { VERB($who, "musstest", "musste") } für die eigene Nachziehkarte ziehen und { -leads }.
        [stopped] { $who } { -has } den Stich gestoppt und { -leads }.
        [highest] { $who } { -has } den Stich gewonnen und { -leads }.
        [next-highest] { $who } { -has } von allen, die noch Karten haben, am höchsten gespielt und { -leads }.
       *[right-hand-neighbor] { $who } { -leads } als nächste Person rechts, die noch Karten hat.
    }
played =
    { $cards ->
        [1] { -plays } { A_PLAY($play) }, { ORDINAL($first) } Karte.
        [2] { -plays } { A_PLAY($play) }, { ORDINAL($first) } und { ORDINAL($last) } Karte.
       *[other] { -plays } { A_PLAY($play) }, { ORDINAL($first) } bis { ORDINAL($last) } Karte.
    }
-plays = { $who } { VERB($who, "spielst", "spielt") }
stopped = { $who } { VERB($who, "stoppst", "stoppt") } den Stich mit der { ORDINAL($place) } Karte.
played-redraw = { -plays } eine Nachziehkarte, { ORDINAL($place) } Karte.
took-reserve = { -puts } { THE_CARD($card) } aus der Reserve an { ORDINAL($place) } Stelle ein.
-puts = { $who } { VERB($who, "steckst", "steckt") }
trick-ended = Der Stich ist zu Ende: Am höchsten { -has } { $who } gespielt.
trick-ended-unwon = Der Stich ist zu Ende: Niemand hat eine Kombination gespielt.
must-draw =
    { $cards ->
        [one] { -must } 1 Karte nachziehen.
       *[other] { -must } { $cards } Karten nachziehen.
    }
-must = { $who } { VERB($who, "musst", "muss") }
placed = { -puts } eine gezogene Karte an { ORDINAL($place) } Stelle ein.
went-out = { $who } { -has } keine Karten mehr und { VERB($who, "bist", "ist") } in Sicherheit.
-lose = { ALL_VERB($losers, "verlierst", "verliert", "verlieren", "verliert") } die Runde
round-lost =
    { $why ->
        [last-with-cards] { ALL($losers) } { -lose }: Sonst hat niemand mehr Karten.
        [nobody-with-cards] { ALL($losers) } { -lose }: Niemand hat mehr Karten, und jemand anders hat am höchsten gespielt.
       *[cannot-act] { ALL($losers) } { ALL_VERB($losers, "kannst", "kann", "können", "könnt") } nicht überbieten, { ALL_VERB($losers, "hast", "hat", "haben", "habt") } keine Reserve mehr und { -lose }.
    }
gave-chip =
    { $left ->
        [0] { $who } { VERB($who, "gibst", "gibt") } einen Chip ab und { -has } keinen mehr.
       *[other] { $who } { VERB($who, "gibst", "gibt") } einen Chip ab und { -has } noch { $left }.
    }
lost-game = { -must } einen Chip abgeben und { -has } keinen.

## For one player

dealt = { $who } { VERB($who, "bekommst", "bekommt") } { FACES($cards) }.
drew = { $who } { VERB($who, "ziehst", "zieht") } { A_CARD($card) }.
