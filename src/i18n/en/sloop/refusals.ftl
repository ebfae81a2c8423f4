### Why the rules of Sloop refuse a move, shown in place of what it would do.
### Of games::sloop::Refusal
### With $names (&Names): Those of the seats.
### Added [one] $card (Card): The card.
### Added [several] $cards (Addends): The cards.
### Added [with-wild] $cards (Addends): The cards.

## Whose turn it is, and what comes first

# The partner's turn is next, and a card can be offered before.
offer-first = First offer your partner a card, or say you won't.
# A card was offered, and has to be answered.
answer-first = First keep the card your partner offered, or give it back.
# Nothing can be offered now, and nothing was offered.
nothing-offered = Nobody's offering a card now.
# One of the flipped cards has to be played, and this is not one of them.
# $card (Card): The card.
not-flipped = Play one of the flipped cards. { CAPITAL(A_CARD($card)) } isn't one of them.
# One of the flipped cards has to be played.
play-flipped = You flipped cards, so you have to play one of them.
# A card has to be played before the turn can end.
play-first = You have to play a card.
# The player's own build has to be added to or captured first.
# $number (Value): Its number.
own-build-first = You're building { $number }s, so first add to that build or capture it.

## Cards and sums

# There is no such card in the hand.
# $card (Card): The card.
not-in-hand = You don't have { A_CARD($card) } in hand.
# This card cannot count as that number.
# $card (Card): The card.
# $value (Value): The number.
wrong-number = { A_CARD($card) } can't count as { $value }.
# There is no such loose card in the display, or not enough of them.
# $card (Card): The card.
not-loose = There's no loose { CARD($card) } left in the display.
# Cards that were added up make something else.
# $of (Added): The cards.
# $is (u16): What they make; with a wild, which counts as 1 at least, the least that they make.
# $value (Value): What they should make.
wrong-sum =
    { $of ->
        [nothing] That doesn't make { $value }.
        [one] { CARD($card) } isn't { $value }.
        [several] { ADDENDS($cards) } make { $is }, not { $value }.
        [with-wild] { ADDENDS($cards) } make at least { $is }, not { $value }.
       *[many] Those cards make { $is }, not { $value }.
    }

## Captures

# A capture has to take something.
nothing-taken = A capture has to take at least one card.
# There is no build of this number.
# $number (Value): The number.
no-such-build = There's no build of { $number }s here.
# The build of another player.
# $owner (name): That player.
# $number (Value): The number of the build.
not-your-build = You can only capture { POSSESSIVE($owner) } build of { $number }s with a wild.
# The build of the partner.
# $number (Value): Its number.
partners-build = You can add to your partner's { $number }s, but you need a wild to capture them.
# A capture with the number of the player's own build has to take the build.
# $number (Value): The number.
take-your-build = When you capture with { A_NUMBER($number) }, you have to take your build too.
# Only a supercharged card takes an extra card.
# $card (Card): The card that was played.
no-bonus = Only a supercharged card takes an extra card, and { THE_CARD($card) } isn't one.

## Builds

# The player already has a build.
# $number (Value): Its number.
one-build = You can only have one build at a time, and you're building { $number }s.
# There is already a build of this number.
# $number (Value): The number.
already-built = There's already a build of { $number }s.
# Nothing from the display would go into the build.
nothing-joins = A build needs at least one card from the display.
# No card is kept to capture the build with.
# $number (Value): The number of the build.
holds-none = To build { $number }s, you have to keep { A_NUMBER($number) } or a wild in your hand.
# There is no build that this player could add to.
no-build-to-continue = You have no build to add to.

## Actions of cards that are put down

# This card has no action.
# $card (Card): The card.
no-icon = { A_CARD($card) } has no action.
# No opponent has a score pile.
nobody-to-steal-from = None of your opponents has a card to steal.
# There is no other card in the hand to play after a 2.
no-card-left = You have no other card to play.
# The draw pile is empty, so a 3 does nothing.
nothing-to-flip = The draw pile is empty, so there's nothing to flip.
# The owner of a build who puts down a 2 has to use it.
# $number (Value): The number of the build.
must-play-again = You're building { $number }s, so after a 2 you have to play another card.
# After this 2, the player's own build could be neither added to nor captured.
# $number (Value): The number of the build.
no-way-left = After this 2, you couldn't add to your build of { $number }s or capture it.
