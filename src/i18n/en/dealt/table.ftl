### The table of Dealt!, its game box and its results. Most labels stand in lists or within lines of others.

## Cards

# Phrase. A card's face, as it is printed on the card.
# $card (Card): The card.
card = { FACE($card) }
# Phrase. A kind of combination: in the rank ladder, in the quick reference, and before the values of an X.
# $rank (Rank): The kind.
rank = { RANK($rank) }
# Phrase. A combination in the trick, or one that an X could make.
# $combination (Combination): The combination.
combination = { COMBINATION($combination) }
# Phrase. What each X in a play stands for, in brackets after the combination; for screen readers. It begins with a space.
# $play (&Play): The play, which has an X.
x-as = { XS($play) }

## The house rules

# The label of the choice of chips.
chips-rule = Chips per player
# A number of chips, and what it means for the length of the game.
# $chips (u8): The number, 2 or 3.
chips-choice =
    { $chips ->
        [2] 2 (20 min)
       *[other] { $chips } (30 min)
    }
# The label of the choice of the oldest.
oldest-rule = Oldest player (deals every round)

## The trick

# Heading of the trick.
trick = This trick
# Heading of the previous trick, while it still lies there.
past-trick = Last trick
# Who leads the next trick.
# $name (name): The player.
leads =
    { $name ->
        [you] { $name } lead the next trick.
       *[other] { $name } leads the next trick.
    }
# Phrase. Marks the highest combination, after it; for screen readers.
highest = , highest
# Phrase. Marks a Stop, after it; for screen readers.
ends-it = , ends the trick
# The number of cards to draw, as a sign.
# $cards (u8): The number.
plus = +{ $cards }
# The name of the rank ladder.
ladder = Ranks, low to high
# Somebody will draw because of a Redraw.
# $cards (u8): The number of cards, 3 or 6.
# $leader (name?): The player who led the Redraw and draws if nobody plays a combination, unless somebody has.
will-draw =
    { $leader ->
        [none] Redraw: whoever wins the trick draws { $cards } cards
       *[other] Redraw: whoever wins the trick draws { $cards } cards, or { $leader } if nobody plays a combination
    }
# The aim, during the first trick of a game. At most 66 characters.
aim = Get rid of your cards: the last to hold any pays a chip.
# Phrase. A player has not acted in this trick; next to the name.
waiting = to play
# Phrase. A player is to lead; next to the name.
leading = leads
# Phrase. What a player did in the trick, next to the name: took a reserve.
took-reserve = took a reserve
# Phrase. What a player did last: took this reserve.
# $card (Card): The reserve.
took = took { THE_CARD($card) }
# Phrase. What a player did last, after what came before it: drew cards.
# $cards (usize): How many.
drew =
    { $cards ->
        [one] drew 1 card
       *[other] drew { $cards } cards
    }
# What a player did in the trick: played a Stop.
played-stop = Stop
# What a player did in the trick: played a Redraw.
played-redraw = Redraw
# Cards left to draw; for screen readers.
# $cards (u8): How many.
pile =
    { $cards ->
        [one] Draw pile: 1 card
       *[other] Draw pile: { $cards } cards
    }

# The place where the cards of past tricks go.
discarded = Discard pile
# Above a player's own reserves. At most 9 characters.
reserves-here = Reserves
# Above the card that a player has drawn. At most 9 characters.
drawn-here = Drawn

## The players

# The number of cards in a hand.
# $cards (usize): How many.
hand-count =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
# Phrase. Instead of that number: this player is out.
out = safe this round
# Phrase. Instead of that number: the hand is empty, but the trick is not over. At most 16 characters.
last-played = last card played
# In place of the hand of a player who is out.
safe = You're safe!
# Phrase. A card of another hand that everybody knows; for screen readers.
# $place (usize): Its position, counted from 1.
# $card (Card): The card.
known-card = card { $place } is { A_CARD($card) }
# The meaning of the mark under a known card of the player's own hand.
known-mark = Underlined: everyone knows it.
# Chips left.
# $chips (u8): How many.
chips =
    { $chips ->
        [0] no chips left: the next lost round ends the game
        [one] 1 chip, the last one
       *[other] { $chips } chips
    }
# Phrase. Reserves left.
# $count (usize): How many.
# $cards ([Card]): Their faces.
reserves =
    { $count ->
        [0] no reserves left
        [one] reserve { FACES($cards) }
       *[other] reserves { FACES($cards) }
    }
# Phrase. The oldest player, who deals every round.
oldest = dealer

## The log's milestones and the end of a round

# Phrase. The word for a round.
round = round
# Phrase. The word for a trick.
trick-part = trick
# Heading at the end of a round.
# $round (u16): The number of the round.
round-over = Round { $round } is over

## The result

# The caption of the score sheet.
chips-given = Chips lost in each round
# A player's mark in a round: gave up no chip.
kept-chips = 0
# A player's mark in a round: gave up one.
gave-one = 1
# Phrase. A player's mark in a round: owed one and had none.
owed-one = lost
# Heading of the chips that are left.
chips-left = Left
# What a player who lost a round still held.
# $name (name): The player.
# $cards ([Card]): The cards.
left-with = { $name } had { FACES($cards) } left
# A highlight of a finished game: its length.
# $rounds (u16): Rounds played.
# $tricks (u16): Tricks played.
length =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
# A highlight: who won the most tricks.
# $name (name): The player.
# $tricks (u16): How many.
most-tricks = { $name } won the most tricks: { $tricks }
# A highlight: who played the highest combination.
# $name (name): The player.
# $combination (Combination): The combination.
best-combination = { $name } played the best combination: { COMBINATION($combination) }
