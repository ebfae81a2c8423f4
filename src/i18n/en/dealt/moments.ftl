### What everybody at a table of Dealt! should notice, in a few words over the trick.

# A Stop was played.
# $who (name): The player.
stopped = { $who } stopped the trick
# The same, if it lets that player lead the next trick.
# $who (name): The player.
stopped-to-lead =
    { $who ->
        [you] { $who } stop and lead next
       *[other] { $who } stops and leads next
    }
# A trick is over.
# $who (name): The player of the highest combination.
won = { $who } won the trick
# A trick is over in which nobody played a combination.
nobody-won = Nobody won the trick
# A player has to draw. This is shown before the cards are drawn.
# $who (name): The player.
# $cards (u8): How many cards.
must-draw =
    { $cards ->
        [one]
            { $who ->
                [you] { $who } have to draw 1 card
               *[other] { $who } has to draw 1 card
            }
       *[other]
            { $who ->
                [you] { $who } have to draw { $cards } cards
               *[other] { $who } has to draw { $cards } cards
            }
    }
# A player got out of the round.
# $who (name): The player.
went-out =
    { $who ->
        [you] { $who }'re safe!
       *[other] { $who } is safe!
    }
# The round ends because a player can neither beat the trick nor take a reserve.
# $who (People<'a>): The player.
cannot-act = { ALL($who) } can't beat it, and both reserves are gone
# A round is over.
# $losers (People<'a>): Those who lost it, one or more.
round-lost = { ALL($losers) } lost the round
# The game is over.
# $who (name): Who lost it.
lost-game = { $who } lost the game
