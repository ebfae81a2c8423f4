### What is told of a game of Swoop: the log, and events in a few words.

-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

## The log

# Cards were dealt and laid out.
# $round (u16): The number of the round.
# $rows ([String]): The face-up cards of each player, as in `face-up`; a list of phrases that contain commas.
round-began = Round { $round } starts. Face up: { SEMICOLONS($rows) }.
# Phrase. The face-up cards of a player, in that list: "Ann king, 4 and 4".
# $name (name): The player.
# $faces (Row): The cards.
face-up = { $name } { ROW($faces) }
# A card was drawn to see who starts.
# $name (name): The player.
# $card (Rank): The card.
drew = { $name } drew { A_CARD($card) } to see who'd start.
# A player drew the highest card.
# $name (name): The player.
starts = { $name } drew the highest card and got to start.
# Cards were played.
# $name (name): The player.
# $rank (Rank): Their rank.
# $many (u8): How many they are.
# $hand (u8): How many came from the hand.
# $lying (u8): How many lay face up.
# $stacks (Stacks): The stacks on which those lay.
played = { $name } played { -from }.
# Cards were added to a face-down card that was turned over.
# $name (name): The player.
# $rank (Rank): Their rank.
# $many (u8): How many they are.
# $hand (u8): How many came from the hand.
# $lying (u8): How many lay face up.
# $stacks (Stacks): The stacks on which those lay.
added = { $name } added { -from }.
-from =
    { $lying ->
        [0] { CARDS($rank, $many) } from hand
        [1]
            { $hand ->
                [0] a face-up { CARD($rank) } from { STACKS($stacks) }
               *[other] { CARDS($rank, $many) }: { $hand } from hand, 1 face up from { STACKS($stacks) }
            }
       *[other]
            { $hand ->
                [0] { $lying } face-up { RANKS($rank) } from { STACKS($stacks) }
               *[other] { CARDS($rank, $many) }: { $hand } from hand, { $lying } face up from { STACKS($stacks) }
            }
    }
# A face-down card was turned over.
# $name (name): The player.
# $stack (u8): Its stack, counted from 0; NEXT counts from 1.
# $card (Rank): The card.
flipped = { $name } turned over face-down card { NEXT($stack) }: { A_CARD($card) }.
# The pile left the game.
# $name (name): The player who swooped.
# $cards (u16): How many cards the pile had.
swooped = { $name } swooped! { -cards } out of play.
# A player took the pile, after a line that says which card was played.
# $name (name): The player.
# $cards (u16): How many cards the pile had.
# $points (u32): What they cost.
took-pile = That was higher, so { $name } took the pile: { -cards }, { -points }.
# The time limit was reached.
time-called = Time's up: this is the last round.
# A player has no cards left.
# $name (name): The player.
went-out = { $name } ran out of cards. The round is over.
# That player's score.
# $name (name): The player.
# $total (u32): The player's total over all rounds.
scored-nothing = { $name } scored 0. Total: { $total }.
# Another player's score.
# $name (name): The player.
# $left (&Counts): The cards the player had left.
# $points (u32): What they cost.
# $total (u32): The player's total over all rounds.
scored = { $name } had { COUNTS($left) } left: { -points }. Total: { $total }.
# What one player alone saw: the hand dealt.
# $name (name): The player.
# $hand (&Counts): The cards.
dealt =
    { $name ->
        [you] You were dealt { COUNTS($hand) }.
       *[other] { $name } was dealt { COUNTS($hand) }.
    }

## Moments: events in a few words over the table

# The pile was swooped.
moment-swoop = Swoop!
# A player took the pile.
# $name (name): The player.
# $cards (u16): How many cards it had.
moment-took = { $name } took { -cards }
# The same where the card that was played is known.
# $rank (Rank): The card.
# $name (name): The player.
# $cards (u16): How many cards the pile had, with that card.
moment-higher = { A_CARD($rank) } is higher: { $name } took { -cards }
# A player has no cards left.
# $name (name): The player.
moment-out = { $name } went out!
# A player has one card left.
# $name (name): The player.
moment-last =
    { $name ->
        [you] Your last card!
       *[other] { $name }: last card!
    }

## A player's last turn, in a few words on the player's plate

# Phrase. They played cards.
# $rank (Rank): Their rank.
# $many (u8): How many.
turn-played = played { CARDS($rank, $many) }
# Phrase. They added cards to a face-down card that was turned over.
# $rank (Rank): Their rank.
# $many (u8): How many.
turn-added = added { CARDS($rank, $many) }
# Phrase. They turned over a face-down card.
# $card (Rank): The card.
turn-flipped = turned over { A_CARD($card) }
# Phrase. They took the pile.
# $cards (u16): How many cards it had.
turn-took = took { -cards }
# Phrase. They did several things, in this order; a list of phrases.
# $parts ([String]): What they did, each as a number of cards, "3×2", or as one of the next four.
turn-many = { COMMAS($parts) }
# Phrase. In that list: they added cards to a face-down card that was turned over.
# $cards (text): The cards in signs, "8×2".
part-added = added { $cards }
# Phrase. In that list: they turned over a face-down card.
# $card (text): The card as a sign.
part-flipped = turned { $card }
# Phrase. In that list: they swooped.
part-swooped = swoop!
# Phrase. In that list: they took the pile.
# $cards (u16): How many cards it had.
part-took = took { $cards }
