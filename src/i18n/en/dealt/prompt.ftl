### What Dealt! says to the player to move: over the hand, on its cards and on the buttons.

## The hand

# The name of the region of the player's hand.
# $name (name): The player.
hand =
    { $name ->
        [you] Your hand
       *[other] { $name }'s hand
    }
# A card of the hand, for screen readers.
# $card (Card): The card.
# $place (usize): Its position, counted from 1.
# $of (usize): The number of cards in the hand.
# $open (bool): Whether everybody knows it.
hand-card =
    { $open ->
        [yes] { FACE($card) }, card { $place } of { $of }, everyone knows it
       *[no] { FACE($card) }, card { $place } of { $of }
    }
# The button under a card that goes through the plays that contain it, for screen readers.
# $place (usize): The card's position, counted from 1.
# $plays ([Combination]): The possible plays.
plays-with = Plays with card { $place }: { COMBINATIONS($plays) }
# The same if no play contains the card.
# $place (usize): The card's position, counted from 1.
choose-card = Choose card { $place }
# A gap between two cards of the hand, for screen readers.
# $after (usize): The position of the card before it, counted from 1.
# $next (usize): The position of the card after it.
# $left (Card): The card before it.
# $right (Card): The card after it.
gap-between = Between card { $after } ({ FACE($left) }) and card { $next } ({ FACE($right) })
# The gap before the first card of the hand.
# $card (Card): The card.
gap-first = At the left end, before { THE_CARD($card) }
# The gap after the last card of the hand.
# $card (Card): The card.
gap-last = At the right end, after { THE_CARD($card) }
# The only gap of an empty hand.
gap-only = As the only card

## What to do

# What to do: lead.
# $name (name?): The player, if several people play.
# $ways ([String]): What the player's cards allow: those of the next three messages that apply, in this order.
lead =
    { $name ->
        [none] Lead { OR($ways) }.
       *[other] { $name }, lead { OR($ways) }.
    }
# Phrase. One of the ways to lead.
lead-cards = one to three cards side by side
# Phrase. One of the ways to lead.
lead-stop = a Stop
# Phrase. One of the ways to lead.
lead-redraw = a Redraw
# What to do: follow.
# $name (name?): The player, if several people play.
# $ways ([String]): What the rules allow: those of the five messages that begin with `follow-` that apply, in their order.
follow =
    { $name ->
        [none] { OR($ways) }.
       *[other] { $name }, { OR($ways) }.
    }
# What to do: follow with something else than a combination.
# $name (name?): The player, if several people play.
# $highest (Combination): The combination that the player's cards don't beat.
# $ways ([String]): What the rules allow: those of the last three messages that begin with `follow-` that apply, in their order.
cannot-beat =
    { $name ->
        [none] You can't beat { THE_COMBINATION($highest) }: { OR($ways) }.
       *[other] { $name }, you can't beat { THE_COMBINATION($highest) }: { OR($ways) }.
    }
# Phrase. One of the ways to follow.
# $highest (Combination): The combination to beat.
follow-beat = beat { THE_COMBINATION($highest) }
# Phrase. One of the ways to follow, if there is no combination to beat.
follow-any = play any combination
# Phrase. One of the ways to follow.
follow-reserve = take a reserve
# Phrase. One of the ways to follow.
follow-stop = play a Stop
# Phrase. One of the ways to follow.
follow-redraw = play a Redraw
# What to do: place the card drawn.
# $name (name?): The player, if several people play.
# $card (Card): The card.
# $left (u8): The number of cards still to come.
place =
    { $name ->
        [none]
            { $left ->
                [0] You drew { A_CARD($card) }. Choose where it goes.
               *[other] You drew { A_CARD($card) }. Choose where it goes. { $left } more to come.
            }
       *[other]
            { $left ->
                [0] { $name }, you drew { A_CARD($card) }. Choose where it goes.
               *[other] { $name }, you drew { A_CARD($card) }. Choose where it goes. { $left } more to come.
            }
    }
# Somebody else draws.
# $name (name): That player.
draws =
    { $name ->
        [you] { $name } draw.
       *[other] { $name } draws.
    }
# Another person at the table is to act.
# $name (name): That person.
turn =
    { $name ->
        [you] Your turn.
       *[other] { $name } is up.
    }
# What to do: choose where a reserve goes.
# $card (Card): The reserve.
choose-gap = Choose where { THE_CARD($card) } goes.
# A hint on where to start.
tap-card = Tap cards, or a bracket below them.
# A hint on what to tap when a reserve may be taken as well.
tap-card-or-reserve = Tap cards, a bracket below them, or a reserve.
# The name of the region of reserves while another player is to act.
waiting = Your reserves

## What is staged

# What a staged play is, and what it beats.
# $combination (Combination): The play.
# $highest (Combination?): The combination that it beats.
staged =
    { $highest ->
        [none] { COMBINATION($combination) }
       *[other] { A_COMBINATION($combination) } beats { THE_COMBINATION($highest) }.
    }
# A staged play is too low.
# $combination (Combination): The play.
# $highest (Combination?): The combination that it does not beat.
too-low =
    { $highest ->
        [none] { COMBINATION($combination) }
       *[other] { A_COMBINATION($combination) } doesn't beat { THE_COMBINATION($highest) }.
    }
-last-cards =
    { $cards ->
        [one] your last card
       *[other] your last cards
    }
# The staged play takes the last cards of the hand.
# $combination (Combination): The play.
# $cards (usize): How many cards it takes.
# $risk (OutRisk): What can still keep the player in the round.
last-cards =
    { $risk ->
        [nothing] { COMBINATION($combination) }, { -last-cards }: you're safely out.
        [draw] { COMBINATION($combination) }, { -last-cards }: you're safely out, unless you have to draw.
       *[draw-or-beaten] { COMBINATION($combination) }, { -last-cards }: you're safely out, unless you have to draw, or everyone runs out and someone beats this.
    }
# What a Stop does.
# $last (bool): Whether it is the last card of the hand.
stop-effect =
    { $last ->
        [yes] Stop ends the trick at once, and it's your last card: you run out.
       *[no] Stop ends the trick at once, and you lead the next one.
    }
# What a Redraw does.
# $cards (u8): The number of cards that somebody will draw then, 3 or 6.
# $led (bool): Whether it is led, so that the leader draws if nobody plays a combination.
redraw-effect =
    { $led ->
        [yes] Whoever wins the trick draws { $cards } cards, or you do if nobody plays a combination.
       *[no] Whoever wins the trick draws { $cards } cards.
    }
# The highest combination that a card would become part of at the caret.
# $combination (Combination?): The combination.
makes =
    { $combination ->
        [none] No combination here.
       *[other] Makes { A_COMBINATION($combination) } here.
    }

## The buttons

# Plays what is staged.
# $combination (Combination): The play.
do-play = Play { A_COMBINATION($combination) }
# Plays what is staged, though it is no combination.
do-play-nothing = Play these cards
# Plays a Stop.
do-stop = Stop the trick
# Plays a Redraw.
do-redraw = Play a Redraw
# Takes a reserve.
# $card (Card): The reserve.
do-take = Take { THE_CARD($card) }
# Inserts a card at the caret.
# $card (Card): The card.
do-put = Put { THE_CARD($card) } here

## What an X stands for

# The name of the choice of what an X stands for.
name-x = What X stands for
# The same, as a label before the values.
x-is = X is
# One of those values, or two for two X.
# $names (XValues): The values.
named = { VALUES($names) }
# What two X make, by its numbers only, because its kind is given next to it.
# $combination (Combination): The combination.
made = { NUMBERS($combination) }
