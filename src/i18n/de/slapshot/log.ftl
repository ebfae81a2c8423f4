### The log of Slapshot: what happened, in full sentences.

## Turns

starts = { $who } { VERB($who, "beginnst", "beginnt") }. So will es das Los.
picked = { $who } { VERB($who, "bekommst", "bekommt") } drei Stürmer, zwei Verteidiger und einen Torhüter.
trade-began = { $by } { VERB($by, "ziehst", "zieht") } eine Karte aus { WHOSE($with, "em") } Team.
traded = { $by } { VERB($by, "gibst", "gibt") } { DATIVE($with) } dafür eine Karte.
drafted = { $who } { VERB($who, "holst", "holt") } einen neuen { KIND($kind) }.
passed = { $who } passt.

## Games

visited = { $visitor } { VERB($visitor, "trittst", "tritt") } bei { DATIVE($host) } an.
overtime =
    { $overtime ->
        [1] Unentschieden, also gibt es Verlängerung.
       *[other] Kein Tor, also gibt es eine { ORDINAL($overtime) } Verlängerung.
    }
met =
    { $how ->
        [beat] { -one } schlägt { -other }.
        [tiny-tim] { -one } schießt ein Tor gegen { -other }.
        [stopped] { -one } hält gegen { -other }.
       *[same] { -one } trifft auf { -other }: gleicher Wert, kein Tor.
    }
-one = { WHOSE_CARD($who, $card) }
-other = { WHOSE_CARD_WHOM($other, $other-card) }
injured = Das Raubein verletzt den { KIND($kind) }.
tiny-tim-injured = Das Raubein verletzt Tiny Tim.
both-injured = Beide Raubeine sind verletzt.
leads = { $who } { VERB($who, "führst", "führt") } { $more }:{ $fewer }.
even = Es steht { $goals }:{ $goals }.
replaced = { WHOSE_CARD($who, $card) } ist verletzt und wird ersetzt.
tossed = Zehn Verlängerungen ohne Tor. Der Münzwurf entscheidet für { ACCUSATIVE($who) }.
won = { $who } { VERB($who, "schlägst", "schlägt") } { ACCUSATIVE($loser) } { $more }:{ $fewer }.
won-in-overtime =
    { $overtime ->
        [1] { $who } { VERB($who, "schlägst", "schlägt") } { ACCUSATIVE($loser) } in der Verlängerung.
       *[other] { $who } { VERB($who, "schlägst", "schlägt") } { ACCUSATIVE($loser) } in der { ORDINAL($overtime) } Verlängerung.
    }
moved =
    { $wins ->
        [one] { $who } { VERB($who, "hast", "hat") } jetzt 1 Sieg.
       *[other] { $who } { VERB($who, "hast", "hat") } jetzt { $wins } Siege.
    }

## The play-offs

season-ended = Die Saison ist vorbei. Jetzt kommen die Play-offs.
series-began =
    { $series ->
        [semi-final] Ein Halbfinale beginnt: { -series-began }
       *[final] Das Finale beginnt: { -series-began }
    }
-series-began =
    { $home ->
        [you] { $home } gegen { ACCUSATIVE($other) }, { $wins } Siege entscheiden. Du hast Heimrecht.
       *[other] { $home } gegen { ACCUSATIVE($other) }, { $wins } Siege entscheiden. { $home } hat Heimrecht.
    }
series-won = { $who } { VERB($who, "gewinnst", "gewinnt") } die Serie.

## For one manager

got = { $who } { VERB($who, "bekommst", "bekommt") } { A_CARD_WHOM($card) }.
taken = Die gezogene Karte: { CARD($card) }.
given-back = Die Karte dafür: { CARD($card) }.
took-yours = { $by } { VERB($by, "nimmst", "nimmt") } dir { THE_CARD_WHOM($taken) } ab und { VERB($by, "gibst", "gibt") } dir { A_CARD_WHOM($given) }.
