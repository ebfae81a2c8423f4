### Why the rules of Dealt! refuse a move: shown over the hand in place of what to do.

place-first = Steck zuerst die gezogene Karte ein.
nothing-drawn = Es gibt keine gezogene Karte zum Einstecken.
one-to-three = Spiel eine, zwei oder drei Karten.
no-such-card = Da ist keine Karte.
no-such-gap = Da ist keine Lücke.
played-alone = Eine Stopp- oder Nachziehkarte spielst du allein.
name-each-x = Sag für jedes X eine Zahl an.
no-combination = Diese Karten sind keine Kombination.
not-higher = Das überbietet die höchste Kombination nicht.
not-a-stop = Das ist keine Stoppkarte.
not-a-redraw = Das ist keine Nachziehkarte.
leader-plays = Wenn du den Stich beginnst, darfst du keine Reservekarte nehmen.
reserve-gone = Diese Reservekarte ist schon weg.
