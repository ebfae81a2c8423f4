### The result of a game of Stroop: its score sheet and highlights.

## The score sheet

cards-left = Übrige Karten
total = Gesamt
count = { $cards }

## Highlights: one line each

most-played = { $who } { VERB($who, "hast", "hat") } die meisten Karten gespielt: { $cards }
most-fumbles = { $who } { VERB($who, "hattest", "hatte") } die meisten Patzer: { $times }
ties =
    { $ties ->
        [0] Kein Fotofinish
        [one] 1 Fotofinish
       *[other] { $ties }-mal Fotofinish
    }
ended =
    { $who ->
        [none] In der zweiten Runde hat niemand STOPP gerufen
       *[other] { $who } { VERB($who, "hast", "hat") } in der zweiten Runde STOPP gerufen
    }
