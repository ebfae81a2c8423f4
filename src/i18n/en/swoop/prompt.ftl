### What Swoop tells the player to move: what to do, and what the staged cards would do.

## The player's cards

# The name of the region of the player's hand.
# $name (name): The player.
hand = { POSSESSIVE($name) } hand
# The name of the region of the player's stacks.
# $name (name): The player.
stacks = { POSSESSIVE($name) } stacks
# A key of the hand, for screen readers.
# $rank (Rank): Its rank.
# $held (u8): How many of it the hand holds.
# $lying (u8): How many of the player's face-up cards have this rank.
# $higher (bool): Whether playing it takes the pile.
key =
    { $higher ->
        [yes]
            { $lying ->
                [0] { CARD($rank) }, { -held }, higher than the pile
               *[other] { CARD($rank) }, { -held }, { $lying } face up, higher than the pile
            }
       *[no]
            { $lying ->
                [0] { CARD($rank) }, { -held }
               *[other] { CARD($rank) }, { -held }, { $lying } face up
            }
    }
-held =
    { $held ->
        [0] none in hand
       *[other] { $held } in hand
    }
# One of the player's stacks, for screen readers.
# $stack (u8): The stack, counted from 0; NEXT counts from 1.
# $face (Rank?): Its face-up card.
# $blind (bool): Whether its face-down card is left.
stack =
    { $blind ->
        [yes]
            { $face ->
                [none] Stack { NEXT($stack) }: face-down card, uncovered
               *[other] Stack { NEXT($stack) }: { CARD($face) } on a face-down card
            }
       *[no]
            { $face ->
                [none] Stack { NEXT($stack) }: empty
               *[other] Stack { NEXT($stack) }: { CARD($face) }
            }
    }

## Whose turn it is, if not the reader's

# Another player begins a turn.
# $name (name): The player.
waits-turn = { POSSESSIVE($name) } turn.
# Another player plays again after a swoop.
# $name (name): The player.
waits-again =
    { $name ->
        [you] You play again.
       *[other] { $name } plays again.
    }
# Another player may go on with face-down cards.
# $name (name): The player.
waits-go-on = { $name } can still turn a card.

## What to do, to the player by name if several people play

# Begin a turn on an empty pile.
# $again (bool): Whether after a swoop.
# $name (name?): The player.
# $cards (bool): Whether the player has cards that can be played.
# $turns (bool): Whether there is a face-down card to turn over.
turn-on-nothing =
    { $again ->
        [yes]
            { $name ->
                [none] You go again: { -on-nothing }.
               *[other] { $name }, you go again: { -on-nothing }.
            }
       *[no]
            { $name ->
                [none] { -on-nothing }.
               *[other] { $name }, { -on-nothing }.
            }
    }
-on-nothing =
    { $cards ->
        [yes]
            { $turns ->
                [yes] play any cards of one rank or turn over a face-down card
               *[no] play any cards of one rank
            }
       *[no]
            { $turns ->
                [yes] turn over a face-down card
               *[no] play any cards of one rank
            }
    }
# Begin a turn with cards that fit.
# $name (name?): The player.
# $top (Rank): The top of the pile.
# $swoops (bool): Whether the player has swoop cards, too.
# $turns (bool): Whether there is a face-down card to turn over.
# $higher (bool): Whether the player has higher cards, too.
turn-fits =
    { $higher ->
        [yes]
            { $name ->
                [none] { -fits }. { -higher }
               *[other] { $name }, { -fits }. { -higher }
            }
       *[no]
            { $name ->
                [none] { -fits }.
               *[other] { $name }, { -fits }.
            }
    }
-fits =
    { $swoops ->
        [yes]
            { $turns ->
                [yes] play cards of one rank ({ -lower }, a 10 or a joker) or turn over a face-down card
               *[no] play cards of one rank ({ -lower }, a 10 or a joker)
            }
       *[no]
            { $turns ->
                [yes] play cards of one rank ({ -lower }) or turn over a face-down card
               *[no] play cards of one rank ({ -lower })
            }
    }
-lower =
    { $top ->
        [ace] aces
       *[other] { CARD($top) } or lower
    }
-higher = Anything higher takes the pile.
# Begin a turn with swoop cards, where nothing else fits.
# $name (name?): The player.
# $top (Rank): The top of the pile.
# $turns (bool): Whether there is a face-down card to turn over.
# $higher (bool): Whether the player has higher cards, too.
turn-swoops =
    { $higher ->
        [yes]
            { $name ->
                [none] { -swoops }. { -higher }
               *[other] { $name }, { -swoops }. { -higher }
            }
       *[no]
            { $name ->
                [none] { -swoops }.
               *[other] { $name }, { -swoops }.
            }
    }
-swoops =
    { $turns ->
        [yes] play a 10 or a joker (nothing else fits on { THE_CARD($top) }) or turn over a face-down card
       *[no] play a 10 or a joker (nothing else fits on { THE_CARD($top) })
    }
# Begin a turn with higher cards only.
# $name (name?): The player.
# $top (Rank): The top of the pile.
# $turns (bool): Whether there is a face-down card to turn over.
turn-higher =
    { $name ->
        [none] { -take }
       *[other] { $name }, { -take }
    }
-take =
    { $turns ->
        [yes] none of your cards fit on { THE_CARD($top) }. Play higher and take the pile, or turn over a face-down card.
       *[no] none of your cards fit on { THE_CARD($top) }. Play higher and take the pile.
    }
# Begin a turn with face-down cards only.
# $name (name?): The player.
turn-blind =
    { $name ->
        [none] Turn over a face-down card.
       *[other] { $name }, turn over a face-down card.
    }
# Go on with face-down cards, or not.
# $name (name?): The player.
# $top (Rank): The top of the pile.
# $add (u8): How many cards could be added to it.
# $turn (u8): How many face-down cards are uncovered.
go-on =
    { $name ->
        [none] { -go-on }.
       *[other] { $name }, { -go-on }.
    }
-go-on =
    { $turn ->
        [0]
            { $add ->
                [0] { THE_CARD($top) } stays, and there's nothing to add: end your turn
                [1] add your { CARD($top) } or end your turn
               *[other] add { RANKS($top) } or end your turn
            }
        [1]
            { $add ->
                [0] turn over the face-down card or end your turn
                [1] turn over the face-down card, add your { CARD($top) } or end your turn
               *[other] turn over the face-down card, add { RANKS($top) } or end your turn
            }
       *[other]
            { $add ->
                [0] turn over a face-down card or end your turn
                [1] turn over a face-down card, add your { CARD($top) } or end your turn
               *[other] turn over a face-down card, add { RANKS($top) } or end your turn
            }
    }
# A hint on where to start.
tap-rank = Tap a rank in your hand, or one of your stacks.
# A hint on where to start with an empty hand.
tap-stack = Your hand is empty: tap one of your stacks.
# A hint on where to continue in a turn that may also be ended. The button that ends it follows.
tap-to-go-on = Tap a card to go on, or

## What the staged cards would do

-last =
    { $many ->
        [one] it's your last card
       *[other] they're your last cards
    }
-taken =
    { $cards ->
        [one] 1 card ({ -cost })
       *[other] { $cards } cards ({ -cost })
    }
-cost =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# They fit on the pile.
# $rank (Rank): Their rank.
# $many (u8): How many they are.
# $top (Rank): The top of the pile.
# $last (bool): Whether the player goes out with them.
would-fit =
    { $last ->
        [yes]
            { $many ->
                [one] { A_CARD($rank) } fits on { THE_CARD($top) }, and you go out: { -last }.
               *[other] { CARDS($rank, $many) } fit on { THE_CARD($top) }, and you go out: { -last }.
            }
       *[no]
            { $many ->
                [one] { A_CARD($rank) } fits on { THE_CARD($top) }.
               *[other] { CARDS($rank, $many) } fit on { THE_CARD($top) }.
            }
    }
# They are the first on the pile.
# $rank (Rank): Their rank.
# $many (u8): How many they are.
# $last (bool): Whether the player goes out with them.
would-start =
    { $last ->
        [yes]
            { $many ->
                [one] { A_CARD($rank) } starts the pile, and you go out: { -last }.
               *[other] { CARDS($rank, $many) } start the pile, and you go out: { -last }.
            }
       *[no]
            { $many ->
                [one] { A_CARD($rank) } starts the pile.
               *[other] { CARDS($rank, $many) } start the pile.
            }
    }
# They are added to a face-down card that was turned over.
# $rank (Rank): Their rank.
# $many (u8): How many they are.
# $last (bool): Whether the player goes out with them.
would-add =
    { $last ->
        [yes]
            { $many ->
                [one] { A_CARD($rank) } goes on the pile, and you go out: { -last }.
               *[other] { CARDS($rank, $many) } go on the pile, and you go out: { -last }.
            }
       *[no]
            { $many ->
                [one] { A_CARD($rank) } goes on the pile.
               *[other] { CARDS($rank, $many) } go on the pile.
            }
    }
# They make four or more of a rank, with those on the pile.
# $rank (Rank): Their rank.
# $run (u8): How many there will be; four or more.
# $many (u8): How many of those are staged.
# $last (bool): Whether the player goes out with them.
would-be-four =
    { $last ->
        [yes] { CARDS($rank, $run) } together swoop the pile, and you go out: { -last }.
       *[no] { CARDS($rank, $run) } together swoop the pile, and you play again.
    }
# They are swoop cards.
# $rank (Rank): Their rank.
# $many (u8): How many they are.
# $pile (bool): Whether there is a pile.
# $last (bool): Whether the player goes out with them.
would-swoop =
    { $last ->
        [yes] { -would-swoop }, and you go out: { -last }.
       *[no] { -would-swoop }, and you play again.
    }
-would-swoop =
    { $pile ->
        [yes]
            { $many ->
                [one] { A_CARD($rank) } swoops the pile
               *[other] { CARDS($rank, $many) } swoop the pile
            }
       *[no]
            { $many ->
                [one] { A_CARD($rank) } swoops
               *[other] { CARDS($rank, $many) } swoop
            }
    }
# They are higher.
# $rank (Rank): Their rank.
# $many (u8): How many they are.
# $top (Rank?): The top of the pile.
# $cards (u16): How many cards the player takes.
# $points (u32): What those cost.
would-take =
    { $many ->
        [one]
            { $top ->
                [none] { A_CARD($rank) } is higher: you take { -taken }, and your turn ends.
               *[other] { A_CARD($rank) } is higher than { THE_CARD($top) }: you take { -taken }, and your turn ends.
            }
       *[other]
            { $top ->
                [none] { CARDS($rank, $many) } are higher: you take { -taken }, and your turn ends.
               *[other] { CARDS($rank, $many) } are higher than { THE_CARD($top) }: you take { -taken }, and your turn ends.
            }
    }
# What may happen on turning over a face-down card.
# $top (Rank?): The top of the pile.
# $last (bool): Whether it is the last card of all.
turn-effect =
    { $top ->
        [none]
            { $last ->
                [yes] It's your last card, and anything goes on an empty pile: you go out.
               *[no] Nobody knows this card, but anything goes on an empty pile.
            }
       *[other]
            { $last ->
                [yes] Nobody knows this card. If it's higher than { THE_CARD($top) }, you take the pile. If not, you go out: it's your last card.
               *[no] Nobody knows this card. If it's higher than { THE_CARD($top) }, you take the pile.
            }
    }

## The action bar

# Plays what is staged.
# $rank (Rank): The rank of the cards.
# $many (u8): How many they are.
# $swoops (bool): Whether they swoop the pile.
do-play =
    { $swoops ->
        [yes] Play { CARDS($rank, $many) } and swoop
       *[no] Play { CARDS($rank, $many) }
    }
# Plays what is staged if that takes the pile; to be held.
# $cards (u16): How many cards the player takes.
# $points (u32): What those cost.
do-take = Hold to take { -taken }
# Adds what is staged to the face-down card that was turned over.
# $rank (Rank): The rank of the cards.
# $many (u8): How many they are.
# $swoops (bool): Whether they swoop the pile.
do-add =
    { $swoops ->
        [yes] Add { CARDS($rank, $many) } and swoop
       *[no] Add { CARDS($rank, $many) }
    }
# Turns over a face-down card; to be held if it may take the pile.
# $stack (u8): Its stack, counted from 0.
# $hold (bool): Whether the button has to be held.
do-turn =
    { $hold ->
        [yes] Hold to turn over card { NEXT($stack) }
       *[no] Turn over card { NEXT($stack) }
    }
# Ends the turn.
do-end = End your turn
# The name of the choice of the number of cards, for screen readers.
how-many = How many
# Where the staged cards come from, for screen readers.
# $hand (u8): How many come from the hand.
# $faces (u8): How many lie face up.
from =
    { $faces ->
        [0] { $hand } from hand
       *[other]
            { $hand ->
                [0] { $faces } face up
               *[other] { $hand } from hand, { $faces } face up
            }
    }
# One fewer.
fewer = one fewer
# One more.
more = one more
