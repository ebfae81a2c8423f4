### Why the rules of Swoop refuse a move, shown in place of what it would do.

no-passing = Aussetzen darfst du nicht: Du musst spielen.
play-again = Nach einem Swoop musst du noch einmal spielen.
no-cards = Wähle mindestens eine Karte.
not-in-hand =
    { $held ->
        [0] Du hast keine { RANKS($rank) } auf der Hand.
       *[other] Du hast nur { CARDS_WHOM($rank, $held) } auf der Hand.
    }
no-face = Auf Päckchen { NEXT($stack) } liegt keine offene Karte.
another-rank = Die offene Karte auf Päckchen { NEXT($stack) } ist { A_CARD($face) }. Zusammen spielen kannst du nur Karten mit demselben Wert.
no-blind = In Päckchen { NEXT($stack) } ist keine verdeckte Karte.
covered = Auf der verdeckten Karte in Päckchen { NEXT($stack) } liegt noch { A_CARD($face) }.
nothing-turned = Dazulegen kannst du nur zu einer verdeckten Karte, die du in diesem Zug aufgedeckt hast.
nothing-else = Du hast schon gespielt. Jetzt kannst du nur noch verdeckte Karten aufdecken und etwas dazulegen.
another-value = Dazulegen kannst du nur { RANKS($rank) }, und die offene Karte auf Päckchen { NEXT($stack) } hat einen anderen Wert.
