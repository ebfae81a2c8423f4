### What Slapshot says to the manager who is to act: over the team, on its cards and on the buttons.

## The team

# A card of the team, for screen readers.
# $card (Card): The card.
# $place (usize): Its place among the six, counted from 1.
team-card = { CARD($card) }, card { $place } of 6
# The same for a card that cannot be given back for the one drawn.
# $card (Card): The card.
# $place (usize): Its place among the six, counted from 1.
other-kind = { CARD($card) }, card { $place } of 6, can't be given
# A card of the line-up, for screen readers.
# $slot (usize): Its slot, counted from 1.
# $card (Card): The card.
# $held (bool): Whether it was tapped and will change places with the next one.
slot =
    { $held ->
        [yes] { $slot }: { CARD($card) }, moving
       *[no] { $slot }: { CARD($card) }
    }

## What to do, to the manager by name if several people play

# Choose the deck from which the teams are dealt first.
# $name (name?): The manager.
pick =
    { $name ->
        [none] { -pick }
       *[other] { $name }, { -pick }
    }
-pick = tap the deck to deal first. Every team gets 3 forwards, 2 defensemen and a goalie.
# Begin a turn.
# $name (name?): The manager.
# $may-pass (bool): Whether all games are played, so that passing is possible.
turn =
    { $name ->
        [none] { -turn }
       *[other] { $name }, { -turn }
    }
-turn =
    { $may-pass ->
        [yes] trade, draft or pass. Your games are all played.
       *[no] trade, draft or play a game.
    }
# Give a card back for the one drawn.
# $name (name?): The manager.
# $drawn (Card): The card drawn.
# $kind (Kind): Its kind.
# $from (name): From whose team it was drawn.
give-back =
    { $name ->
        [none] { -give-back }
       *[other] { $name }, { -give-back }
    }
-give-back = you drew { A_CARD($drawn) }. Give { $from } another { KIND($kind) } for it.
# Put the team in order for a game.
# $name (name?): The manager.
# $against (name): The opponent.
# $rink (Rink): Where the game is.
arrange =
    { $name ->
        [none] { -arrange }
       *[other] { $name }, { -arrange }
    }
-arrange =
    { $rink ->
        [home] line up against { $against }, at home. Tap two cards to swap them.
       *[away] line up against { $against }, away. Tap two cards to swap them.
    }
# Put the team in order for an overtime.
# $name (name?): The manager.
# $against (name): The opponent.
# $overtime (u8): The number of the overtime.
arrange-again =
    { $name ->
        [none] { -arrange-again }
       *[other] { $name }, { -arrange-again }
    }
-arrange-again =
    { $overtime ->
        [1] line up again: overtime against { $against }. The first goal wins.
       *[other] line up again: overtime { $overtime } against { $against }. The first goal wins.
    }
# Why somebody gets the device: a game to line up for.
# $visitor (name): Who visits.
# $host (name): Who is at home.
purpose = Line up for a game: { $visitor } visits { $host }.
# Why somebody gets the device: an overtime to line up for.
# $visitor (name): Who visits.
# $host (name): Who is at home.
purpose-overtime = Line up again: overtime between { $visitor } and { $host }.

## Whom the table waits for

# The reader has lined up.
# $who (name): The opponent, who has not.
ready = Your team is ready. { $who } lines up.
# Another manager picks a card.
# $who (name): The manager.
waits-pick = { POSSESSIVE($who) } pick.
# It is another manager's turn.
# $who (name): The manager.
waits-turn = { POSSESSIVE($who) } turn.
# Another manager gives a card back in a trade.
# $who (name): The manager.
# $to (name): Who gets it.
waits-gift =
    { $who ->
        [you] { $who } give a card back to { $to }.
       *[other] { $who } gives a card back to { $to }.
    }
# Another manager lines up.
# $who (name): The manager.
waits-line-up =
    { $who ->
        [you] { $who } line up.
       *[other] { $who } lines up.
    }

## What may be done, as announced by screen readers

# Phrase. Picking a card.
asks-pick = choose the deck to deal first
# Phrase. A turn.
# $ways ([String]): What the rules still allow: the next message for each.
asks-turn = { OR($ways) }
# Phrase. Something that can be done on a turn, in that list.
# $verb (Verb): What.
way =
    { $verb ->
        [trade] trade
        [draft] draft
        [game] play a game
       *[pass] pass
    }
# Phrase. Giving a card back in a trade.
asks-give-back = give back a card
# Phrase. The same, for the manager who knows the card drawn.
# $kind (Kind): Its kind.
asks-give-back-kind = give back another { KIND($kind) }
# Phrase. Lining up for a game.
asks-line-up = line up for the game
# Phrase. Lining up for an overtime.
asks-line-up-again = line up for overtime

## The choices of a turn

# Their name, for screen readers.
choose-turn = What do you want to do?
# A choice.
# $verb (Verb): Which one.
choice =
    { $verb ->
        [trade] Trade
        [draft] Draft
        [game] Game
       *[pass] Pass
    }
# What a choice means, below it.
# $verb (Verb): Which one.
# $left (u32?): How many trades or drafts are left, if that is limited.
means =
    { $verb ->
        [trade]
            { $left ->
                [none] Draw from a team
               *[other] Draw from a team, { $left } left
            }
        [draft]
            { $left ->
                [none] Swap with a deck
               *[other] Swap with a deck, { $left } left
            }
        [game] Visit a team
       *[pass] Do nothing
    }
# Phrase. That a choice is not possible now, after it; for screen readers.
not-now = not possible now
# With whom to trade: one of the others around the table.
choose-team = From whose team do you want to draw?
# Which card to draft another one for.
choose-card = Which card would you swap for the top one of its deck?
# Against whom to play: one of the others around the table.
choose-host = Whom do you want to visit?
# One of these managers, for screen readers.
# $who (name): The manager.
# $wins (u8): How many games they have won.
manager =
    { $wins ->
        [one] { $who }, 1 win
       *[other] { $who }, { $wins } wins
    }

## What to tap first

# A choice of a turn.
tap-choice = Choose what to do.
# A manager.
tap-manager = Tap a team.
# A card to put under its deck.
tap-draft = Tap a card.
# A card to give back.
# $kind (Kind): Of which kind it has to be.
tap-gift = Tap the { KIND($kind) } you'd give.
# A deck.
tap-deck = Tap a deck.

## What is staged would do this

# Trading.
# $who (name): With whom.
would-trade = Tap one of { POSSESSIVE($who) } cards. You keep it and give back another of the same kind.
# Giving a card back.
# $drawn (Card): The card drawn.
# $card (Card): The card given.
would-give = You keep { THE_CARD($drawn) } and give { THE_CARD($card) }.
# Drafting.
# $card (Card): The card that goes.
# $kind (Kind): Its kind.
# $left (u8): How many cards the deck has.
would-draft = { THE_CARD($card) } goes under the deck and you take the top { KIND($kind) }, out of { $left }.
# Playing a game.
# $host (name): Who is at home.
would-play = { $host } is at home and starts with one goal.
# A card of the line-up was tapped.
# $card (Card): The card.
would-move = Tap where { THE_CARD($card) } should go.

## The button that does it

# Draws a card in a trade.
# $who (name): From whose team.
do-trade = Draw from { POSSESSIVE($who) } team
# Gives a card back.
# $card (Card): The card.
# $to (name): To whom.
do-give = Give { $to } { THE_CARD($card) }
# Drafts.
# $card (Card): The card that goes.
do-draft = Let { THE_CARD($card) } go
# Plays a game.
# $host (name): Who is at home.
do-play = Visit { $host }
# Submits the line-up.
do-line-up = Face off
# Passes.
do-pass = Pass

## Orders to line up in

# Their name, for screen readers.
presets = Orders to choose from
# One of them.
# $preset (Preset): Which one.
preset =
    { $preset ->
        [last] Last time
        [best-first] Best first
        [goalie-first] Goalie first
       *[shuffle] Shuffle
    }
# Keeps this order for all games at home.
keep = Use this order at home without asking
# That an order is kept.
keeps = At home your team lines up by itself.
# Stops keeping it; next to the above.
ask-again = Ask again
