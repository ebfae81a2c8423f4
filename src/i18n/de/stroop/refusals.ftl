### Why a move in Stroop is refused: shown for a moment in the zone of the player who tried it.

nothing-to-draw = Dein Nachziehstapel ist leer.
not-in-hand = Diese Karte hast du nicht auf der Hand.
one-at-a-time = Eine nach der anderen: Warte, ob deine letzte landet.
fumbling = Deine letzte Karte hat nicht gepasst. Warte einen Moment.
draw-first =
    { $left ->
        [one] Zieh erst deine letzte Karte.
       *[other] Zieh erst alle { $left } Karten.
    }
barred = Du hast zu früh STOPP gerufen und bist für diese Runde raus.
