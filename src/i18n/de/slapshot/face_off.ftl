### A game of Slapshot, shown card by card to those who play it.

heading =
    { $overtime ->
        [0] { $visitor } bei { DATIVE($host) }
        [1] { $visitor } bei { DATIVE($host) }, Verlängerung
       *[other] { $visitor } bei { DATIVE($host) }, { ORDINAL($overtime) } Verlängerung
    }
home = Heim
visitor = Gast
score = { $home }:{ $visitor }

series-wins = { $won } von { $of } Siegen
one-from-the-cup = { $who } { VERB($who, "brauchst", "braucht") } noch einen Sieg zum Pokal.
one-from-the-final = { $who } { VERB($who, "brauchst", "braucht") } noch einen Sieg zum Finale.
decider =
    { $series ->
        [semi-final] Wer hier gewinnt, steht im Finale.
       *[final] Wer hier gewinnt, gewinnt den Pokal.
    }

## Two cards have met

goal = { $who } { VERB($who, "triffst", "trifft") }!
no-goal = Kein Tor
why =
    { $how ->
        [beat] { $value } schlägt { $other }.
        [tiny-tim] Tiny Tim trifft gegen jeden Torhüter.
        [stopped] Der Torhüter hält.
       *[same] Gleicher Wert: kein Tor.
    }
injured = Raubein: { WHOSE($who, "e") } { $value } ist verletzt.
tiny-tim-injured = Raubein: { WHOSE($who, "") } Tiny Tim ist verletzt.
both-injured = Zwei Raubeine: Beide sind verletzt.

## The end

won = { $who } { VERB($who, "gewinnst", "gewinnt") } { $more }:{ $fewer }
tie = Unentschieden: Verlängerung
tossed = Zehn Verlängerungen ohne Tor: Der Münzwurf entscheidet für { ACCUSATIVE($who) }
replaced = { WHOSE_CARD($who, $card) } fällt aus, ein neuer { KIND($kind) } kommt
