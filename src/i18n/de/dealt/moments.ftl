### What everybody at a table of Dealt! should notice, in a few words over the trick.

stopped = { $who } { VERB($who, "stoppst", "stoppt") } den Stich
stopped-to-lead = { $who } { VERB($who, "stoppst", "stoppt") } und { VERB($who, "beginnst", "beginnt") }
won = { $who } { VERB($who, "gewinnst", "gewinnt") } den Stich
nobody-won = Niemand gewinnt den Stich
must-draw =
    { $cards ->
        [one] { -must } 1 Karte nachziehen
       *[other] { -must } { $cards } Karten nachziehen
    }
-must = { $who } { VERB($who, "musst", "muss") }
went-out = { $who } { VERB($who, "bist", "ist") } in Sicherheit!
cannot-act = { ALL($who) } { ALL_VERB($who, "kannst", "kann", "können", "könnt") } nicht überbieten, und die Reserve ist weg
round-lost = { ALL($losers) } { ALL_VERB($losers, "verlierst", "verliert", "verlieren", "verliert") } die Runde
lost-game = { $who } { VERB($who, "verlierst", "verliert") } das Spiel
