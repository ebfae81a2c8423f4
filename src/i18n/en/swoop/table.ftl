### The table of Swoop: cards, the pile, the players' plates, notes and the quick reference.

-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
-left =
    { $left ->
        [one] 1 card
       *[other] { $left } cards
    }

## Cards

# What is printed on a card or a key.
# $rank (Rank): The card.
# Length: 2
face =
    { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [jack] J
        [queen] Q
        [king] K
        [ten] 10
       *[joker] ★
    }
# Phrase. A number of cards of a rank, by itself, for screen readers.
# $rank (Rank): The rank.
# $many (u8): How many.
cards = { CARDS($rank, $many) }

## Notes for new players

# All cards of a rank can be played at once.
note-ranks = You can play all your cards of one rank at once, from hand and table.
# Higher takes the pile.
note-higher = Match the top card or go lower. Play higher, and you take the pile.
# What sweeps the pile away.
note-sweep = A 10, a joker or four of a rank swoops the pile away. Then you go again.
# Face-down cards may be turned over.
note-blind = Ringed: you can turn this face-down card over. Too high, and you take the pile.
# The sign on what fits.
note-dot = Green dot: you can play it without taking the pile.
# The sign of a rank that lies face up only.
note-frame = Bold frame: you have it face up in front of you, not in hand.
# How far a total is on its way.
note-bar = The bar under a name shows points. When one is full, the game ends.
# The sign of what does not fit.
sign-dull = Dull card: higher than the one on top. Play it, and you take the pile.
# Heading of all of these signs, and a button that shows them.
signs = What the signs mean

## The quick reference, a paragraph each

# What fits on the pile.
reference-fits = Play one or more cards of the same rank, from your hand, your face-up cards or both. They have to match the top of the pile or be lower. Ace is lowest, king highest. On an empty pile, anything goes.
# What a higher card does.
reference-higher = If you play higher, you take the whole pile into your hand, with the cards you played, and your turn ends. You can't pass.
# Four of a rank.
reference-four = Four of a rank together on the pile swoop it, whoever played them. The pile is out of play, and whoever played the last one plays again.
# Tens and jokers; a picture of both stands next to it.
reference-swoop-cards = 10s and jokers fit on anything and swoop the pile at once. Then you play again.
# When a face-down card can be turned over, and what happens then.
reference-face-down = You can turn over a face-down card once the face-up card on it is gone. If it's higher than the pile, you take the pile.
# How a turn continues.
reference-go-on = After a face-up card, or a face-down card that stayed on the pile, you can turn over uncovered face-down cards in the same turn. You can add cards of the same rank to a face-down card.
# How a round ends, and what cards cost.
reference-score = The round ends when someone runs out of cards. The others count what they're left with: 50 for each 10 or joker, 10 for a jack, queen or king, 1 for an ace, and face value for the rest. The lowest total wins.

## The house rules

# The label of the choice of a target.
target-rule = Points to end the game
# A target.
# $points (u16): The total that ends the game.
# $rounds (u16): About how many rounds that takes.
target-choice =
    { $rounds ->
        [one] { $points } (about 1 round)
       *[other] { $points } (about { $rounds } rounds)
    }
# The label of the choice of a time limit.
time-rule = Time limit
# The choice of no time limit.
no-time-limit = None
# A time limit.
# $minutes (u16): How long it is.
time-choice =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }

## The pile

# Heading of the pile, for screen readers.
pile = The pile
# A button over the pile, for screen readers: plays what is staged.
play-here = Play on the pile
# The same while nothing is staged: shows all cards of the pile.
look-here = All cards of the pile
# What the pile holds.
# $cards (u16): The number of cards.
# $points (u32): What they cost a player left with them.
pile-holds =
    { $cards ->
        [0] The pile is empty
        [one] 1 card, { -points }
       *[other] { $cards } cards, { -points }
    }
# The top of the pile.
# $rank (Rank): The rank.
# $run (u8): How many cards of it lie together.
top = { CARDS($rank, $run) } on top
# The same if one more card of the rank swoops the pile.
# $rank (Rank): The rank.
# $run (u8): How many cards of it lie together.
top-before-swoop = { CARDS($rank, $run) } on top, one more to swoop
# The row of marks that shows how many cards of one rank lie together on top, for screen readers.
# $run (u8): How many.
# $all (u8): How many swoop the pile.
run = { $run } of { $all }
# Who played the top of the pile.
# $name (name): The player.
played-by = played by { $name }
# The number of cards out of play. It follows the number of decks, after a comma.
# $cards (u16): How many.
gone =
    { $cards ->
        [one] 1 card out of play
       *[other] { $cards } cards out of play
    }
# The number of decks in the game.
# $decks (u8): How many.
decks =
    { $decks ->
        [one] 1 deck
       *[other] { $decks } decks
    }
# A player has swooped.
# $name (name): The player.
plays-again =
    { $name ->
        [you] You play again
       *[other] { $name } plays again
    }
# The time that is left before the last round.
# $minutes (u32): The minutes, rounded up.
time-left =
    { $minutes ->
        [one] 1 minute left
       *[other] { $minutes } minutes left
    }
# Time was called.
time-called = Time's up: last round
# The cards drawn to decide who starts.
# $draws ([String]): What each player drew, as in `draw`; a list of phrases.
for-start = Highest card starts: { COMMAS($draws) }.
# Phrase. What a player drew, in that list: "Ann a 4".
# $name (name): The player.
# $card (Rank): The last card they drew.
draw = { $name } { A_CARD($card) }

## The players

# The number of cards in a hand, as a bare number next to a picture of cards.
# $cards (u8): How many.
count = { $cards }
# The number of cards in a hand.
# $cards (u8): How many.
hand-count =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
# The cards of a hand that everybody knows. It follows the number of cards in that hand.
# $all (bool): Whether the hand holds no others.
# $known (&Counts): The cards.
known =
    { $all ->
        [yes] all known: { COUNTS($known) }
       *[no] including { COUNTS($known) }
    }
# What lies in front of a player, for screen readers.
# $up (u8): The number of face-up cards.
# $faces (Row): The face-up cards.
# $blinds (u8): The number of face-down cards.
# $uncovered (u8): How many of those are uncovered.
lies =
    { $up ->
        [0] face up: none; face down: { -blinds }
       *[other] face up: { EACH_OF_ROW($faces) }; face down: { -blinds }
    }
-blinds =
    { $uncovered ->
        [0] { $blinds }
        [1] { $blinds }, one uncovered
        [2] { $blinds }, two uncovered
        [3] { $blinds }, three uncovered
       *[other] { $blinds }, all uncovered
    }
# Nothing does.
lies-nothing = nothing on the table
# A player's total.
# $total (u32): The points.
total = Total { $total }
# The same in full, in the closer look at a player.
# $total (u32): The points.
# $target (u16): The total that ends the game.
total-of = Total { $total }; the game ends at { $target }
# Points with their unit, as short as possible.
# $points (u32): How many.
pts =
    { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
# The number of cards a player has left, as short as possible.
# $cards (u8): How many.
cards-left = { $cards } left
# A player has one card left, as short as possible.
last-card = Last card!
# A player has few cards left, hand and table together.
# $name (name): The player.
# $left (u8): How many.
few-left =
    { $name ->
        [you] You have only { -left } left.
       *[other] { $name } has only { -left } left.
    }
# A player's last turn, in the closer look at that player.
# $turn (text): The turn in a few words, as in the log: "played 2 fours".
last-turn = Last turn: { $turn }
# What the reader's cards would cost now.
# $points (u32): The cost of those in the hand and face up.
# $blinds (u8): The number of face-down cards, whose cost comes on top.
caught =
    { $blinds ->
        [0] You hold { -points }
        [one] You hold { -points } and 1 face-down card
       *[other] You hold { -points } and { $blinds } face-down cards
    }

## What a player may do, for screen readers: as in "Ann, it's your turn: play again, anything goes."

# Phrase. Begin a turn.
# $top (Rank?): The top of the pile.
asks-turn =
    { $top ->
        [none] the pile is empty, anything goes
        [ace] aces
       *[other] { CARD($top) } or lower
    }
# Phrase. Play again after a swoop.
asks-again = play again, anything goes
# Phrase. Continue the turn, or end it.
# $turn (bool): Whether there is a face-down card to turn over.
# $add (bool): Whether cards may be added to a turned-over one that was not higher.
asks-go-on =
    { $turn ->
        [yes]
            { $add ->
                [yes] turn over a card, add to this one, or end your turn
               *[no] turn over a card, or end your turn
            }
       *[no]
            { $add ->
                [yes] add to this card, or end your turn
               *[no] end your turn
            }
    }

## Rounds and the result

# The word for a round, where one can step from round to round.
round = round
# Heading at the end of a round.
# $round (u16): Its number.
round-over = Round { $round } is over
# Points added to a total.
# $points (u32): How many.
plus = +{ $points }
# Caption of the score sheet.
points-scored = Points per round
# The same between rounds.
# $leader (name?): The player with the fewest points, if it is one.
# $target (u16): The total that ends the game.
points-so-far =
    { $leader ->
        [none] Points per round: the fewest win. The game ends at { $target }.
        [you] Points per round: the fewest win. You lead, and the game ends at { $target }.
       *[other] Points per round: the fewest win. { $leader } leads, and the game ends at { $target }.
    }
# Points as a bare number, in the score sheet.
# $points (u32): How many.
points = { $points }
# Heading of the totals in the score sheet.
totals = Total

## Highlights of a finished game

# How long it was.
# $rounds (u16): The number of rounds.
highlight-long =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
# Who swooped most.
# $name (name): The player.
# $times (u16): How often.
highlight-swoops =
    { $times ->
        [one] { $name } swooped the most: 1 time
       *[other] { $name } swooped the most: { $times } times
    }
# Who took the largest pile.
# $name (name): The player.
# $cards (u16): How many cards that was.
highlight-pile =
    { $cards ->
        [one] { $name } took the biggest pile: 1 card
       *[other] { $name } took the biggest pile: { $cards } cards
    }
