### Why the rules of Swoop refuse a move, shown in place of what it would do.
### Of games::swoop::Refusal

# Passing is not allowed.
no-passing = You can't pass: you have to play.
# Nor is it after a swoop.
play-again = After a swoop you have to play again.
# No cards were chosen.
no-cards = Choose at least one card.
# The hand contains fewer of these cards.
# $rank (Rank): Their rank.
# $held (u8): How many of them the hand contains.
not-in-hand =
    { $held ->
        [0] You have no { RANKS($rank) } in hand.
        [1] You have only one { CARD($rank) } in hand.
       *[other] You have only { CARDS($rank, $held) } in hand.
    }
# No face-up card lies on that stack.
# $stack (u8): The stack, counted from 0; NEXT counts from 1.
no-face = There's no face-up card on stack { NEXT($stack) }.
# The face-up card of that stack is of another rank.
# $stack (u8): The stack, counted from 0.
# $face (Rank): Its card.
another-rank = The face-up card on stack { NEXT($stack) } is { A_CARD($face) }. Only cards of one rank go together.
# That stack has no face-down card.
# $stack (u8): The stack, counted from 0.
no-blind = There's no face-down card in stack { NEXT($stack) }.
# That face-down card is still covered by a face-up card.
# $stack (u8): The stack, counted from 0.
# $face (Rank): The card that covers it.
covered = The face-down card in stack { NEXT($stack) } is still under { A_CARD($face) }.
# No face-down card that could be added to was turned over in this turn.
nothing-turned = You can only add to a face-down card you turned over this turn.
# This turn can continue only with face-down cards and cards added to them.
nothing-else = You've played. Now you can only turn over face-down cards and add to them.
# Only cards of this rank can be added.
# $rank (Rank): The rank of the face-down card.
# $stack (u8): The stack whose card has another rank, counted from 0.
another-value = You can only add { RANKS($rank) }, and the face-up card on stack { NEXT($stack) } is something else.
