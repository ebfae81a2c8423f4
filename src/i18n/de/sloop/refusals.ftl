### Why the rules of Sloop refuse a move, shown in place of what it would do.

-owes = Du hast einen { $number }er-Bau

## Whose turn it is, and what comes first

offer-first = Biete zuerst eine Karte an oder sag, dass du keine anbietest.
answer-first = Behalte zuerst die angebotene Karte oder gib sie zurück.
nothing-offered = Gerade bietet niemand eine Karte an.
not-flipped = Spiel eine der aufgedeckten Karten – { THE_CARD($card) } ist nicht dabei.
play-flipped = Du hast Karten aufgedeckt, also musst du eine davon spielen.
play-first = Du musst eine Karte spielen.
own-build-first = { -owes }: Bau zuerst daran weiter oder kassiere ihn.

## Cards and sums

not-in-hand = Du hast { NO_CARD_WHOM($card) } auf der Hand.
wrong-number = { A_CARD($card) } kann nicht für { $value } stehen.
not-loose = Lose liegt { NO_CARD($card) } mehr in der Auslage.
wrong-sum =
    { $of ->
        [nothing] Das ergibt nicht { $value }.
        [one] { A_CARD($card) } ist keine { $value }.
        [several] { ADDENDS($cards) } ergibt { $is }, nicht { $value }.
        [with-wild] { ADDENDS($cards) } ergibt mindestens { $is }, nicht { $value }.
       *[many] Diese Karten ergeben { $is }, nicht { $value }.
    }

## Captures

nothing-taken = Du musst mindestens eine Karte kassieren.
no-such-build = Hier gibt es keinen { $number }er-Bau.
not-your-build = { WHOSE($owner, "en") } { $number }er-Bau kannst du nur mit einem Joker kassieren.
partners-build = Am { $number }er-Bau deines Teams kannst du weiterbauen, aber zum Kassieren brauchst du einen Joker.
take-your-build = Kassierst du mit einer { $number }, musst du deinen Bau mitnehmen.
no-bonus = Eine Zusatzkarte gibt es nur mit einer Turbokarte, und { THE_CARD($card) } ist keine.

## Builds

one-build = Du kannst nur einen Bau haben, und du hast schon einen { $number }er-Bau.
already-built = Es gibt schon einen { $number }er-Bau.
nothing-joins = Zum Bauen brauchst du mindestens eine Karte aus der Auslage.
holds-none = Für einen { $number }er-Bau musst du eine { $number } oder einen Joker auf der Hand behalten.
no-build-to-continue = Du hast keinen Bau zum Weiterbauen.

## Actions of cards that are put down

no-icon = { A_CARD($card) } hat keine Aktion.
nobody-to-steal-from = Kein Gegner hat eine Karte, die du klauen kannst.
no-card-left = Du hast keine andere Karte zum Spielen.
nothing-to-flip = Der Nachziehstapel ist leer, also gibt es nichts aufzudecken.
must-play-again = { -owes }, also musst du nach einer 2 noch eine Karte spielen.
no-way-left = Nach dieser 2 kannst du weder an deinem { $number }er-Bau weiterbauen noch ihn kassieren.
