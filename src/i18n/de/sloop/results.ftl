### The result of a game of Sloop: who won and why, the score sheet, and highlights.

-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
-has = { $who } { VERB($who, "hast", "hat") }

## Who won

won = { ALL($winners) } { ALL_VERB($winners, "hast", "hat", "haben", "habt") } mit den meisten Karten gewonnen.
tied = { ALL($tied) } { ALL_VERB($tied, "liegst", "liegt", "liegen", "liegt") } mit den meisten Karten gleichauf. Bei Gleichstand gewinnt, wer in der Reihenfolge später dran ist: { ALL($winners) }.
tied-teams = Beide Teams haben gleich viele Karten. Bei Gleichstand gewinnt das Team, das in der Reihenfolge zuletzt dran ist: { ALL($winners) }.

leads = führt

## The score sheet

cards-captured = Kassierte Karten
totals = Karten
count = { $cards }
player = { $who }: { -cards }
team = { $one } und { $other }: { $first } + { $second } = { -cards }

## Highlights: one line each

biggest-capture = { -has } am meisten auf einmal kassiert: { -cards }
most-stolen = { -has } am meisten geklaut: { -cards }
most-builds = { -has } die meisten Bauten kassiert: { $builds }
