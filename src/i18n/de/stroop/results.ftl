### The result of a game of Stroop: its score sheet and highlights.

## The score sheet

cards-left = Übrige Karten
part = { $game }.{ $round }
all-games = Alle Spiele
total = Übrig
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
tied = Gleichstand bei { $cards }: { $who } { VERB($who, "hast", "hat") } STOPP gerufen, das entscheidet.
ended =
    { $who ->
        [none] In der letzten Runde hat niemand STOPP gerufen
       *[other] { $who } { VERB($who, "hast", "hat") } in der letzten Runde STOPP gerufen
    }

## The last seconds of a round again

again = Die letzten Karten noch einmal sehen
skip-race = Überspringen
later = +{ $ms } ms
beat =
    { $ms ->
        [0] { $first } und { $second }: ein Fotofinish
       *[other] { $first } gegen { $second }: { $ms } ms Vorsprung
    }
