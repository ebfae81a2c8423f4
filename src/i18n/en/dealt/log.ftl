### The log of Dealt!: what happened, in full sentences.

## For everybody

# A round begins.
# $round (u16): The number of the round, counted from 1.
# $reserves ([String]): Everybody's reserves: the next message for each player.
round-began = Round { $round } starts. Reserves: { SEMICOLONS($reserves) }.
# Phrase. The reserves of one player, in the list at the beginning of a round.
# $who (name): The player.
# $cards ([Card]): The two reserves.
reserves-of = { $who } { FACES($cards) }
# A trick begins: who leads, and why.
# $who (name): The leader.
# $why (Leads): Why.
led =
    { $why ->
        [left-of-dealer] { $who } sat to the dealer's left and got to lead.
        [gave-chip] { $who } gave up a chip and got to lead.
        [oldest] Several players gave up a chip, so { $who } got to lead as the oldest.
        [drew-own-redraw]
            { $who ->
                [you] { $who } had to draw for your own Redraw and got to lead.
               *[other] { $who } had to draw for their own Redraw and got to lead.
            }
        [stopped] { $who } stopped the trick and got to lead.
        [highest] { $who } won the trick and got to lead.
        [next-highest] { $who } played highest of those still holding cards and got to lead.
       *[right-hand-neighbor] { $who } sat nearest on the right with cards left and got to lead.
    }
# A combination was played, and from where in the hand.
# $who (name): The player.
# $play (&Play): The combination.
# $cards (usize): How many cards it has.
# $first (u8): The position of its first card, counted from 1.
# $last (u8): The position of its last card.
played =
    { $cards ->
        [1] { $who } played { A_PLAY($play) }, { ORDINAL($first) } card.
        [2] { $who } played { A_PLAY($play) }, { ORDINAL($first) } and { ORDINAL($last) } cards.
       *[other] { $who } played { A_PLAY($play) }, { ORDINAL($first) } to { ORDINAL($last) } cards.
    }
# A Stop was played.
# $who (name): The player.
# $place (u8): Its position in the hand, counted from 1.
stopped = { $who } stopped the trick with the { ORDINAL($place) } card.
# A Redraw was played.
# $who (name): The player.
# $place (u8): Its position in the hand, counted from 1.
played-redraw = { $who } played a Redraw, { ORDINAL($place) } card.
# A reserve was taken into a hand.
# $who (name): The player.
# $card (Card): The reserve.
# $place (u8): Its position in the hand now, counted from 1.
took-reserve = { $who } took { THE_CARD($card) } from the reserve and put it in { ORDINAL($place) } place.
# A trick is over.
# $who (name): The player of the highest combination.
trick-ended = The trick is over: { $who } played highest.
# A trick is over in which nobody played a combination.
trick-ended-unwon = The trick is over: nobody played a combination.
# A player has to draw.
# $who (name): The player.
# $cards (u8): How many cards.
must-draw =
    { $cards ->
        [one] { $who } had to draw 1 card.
       *[other] { $who } had to draw { $cards } cards.
    }
# A drawn card was put into a hand; the others do not see which.
# $who (name): The player.
# $place (u8): Its position in the hand now, counted from 1.
placed = { $who } put a drawn card in { ORDINAL($place) } place.
# A player is safely out.
# $who (name): The player.
went-out = { $who } got out safely, with no cards left.
# A round is over.
# $losers (People<'a>): Those who lost it, one or more.
# $why (Loss): Why.
round-lost =
    { $why ->
        [last-with-cards] { ALL($losers) } lost the round: nobody else had cards left.
        [nobody-with-cards] { ALL($losers) } lost the round: nobody had cards left, and someone else played highest.
       *[cannot-act] { ALL($losers) } couldn't beat it, had no reserves left and lost the round.
    }
# A player gave up a chip.
# $who (name): The player.
# $left (u8): How many are left.
gave-chip =
    { $left ->
        [0] { $who } gave up a chip and had none left.
       *[other] { $who } gave up a chip and had { $left } left.
    }
# A player owed a chip and had none, which ends the game.
# $who (name): The player.
lost-game = { $who } owed a chip and had none.

## For one player

# The cards that were dealt to a player, which only that player sees.
# $who (name): The player.
# $cards ([Card]): The hand, in order.
dealt =
    { $who ->
        [you] { $who } were dealt { FACES($cards) }.
       *[other] { $who } was dealt { FACES($cards) }.
    }
# The card that a player drew, which only that player sees.
# $who (name): The player.
# $card (Card): The card.
drew = { $who } drew { A_CARD($card) }.
