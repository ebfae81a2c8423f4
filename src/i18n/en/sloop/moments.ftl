### What everybody at a table of Sloop should notice, in a few words over the display. Sums may follow, after a colon.
### Owner [player] $player (name): Whose it is.

-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

# Cards were captured.
# $who (name): The player.
# $cards (usize): How many came to the pile.
captured = { $who } captured { -cards }
# Phrase. A build among what was captured.
# $owner (Owner<'a>): Whose it was; `own` if it was the player's.
# $number (Value): Its number.
taken-build =
    { $owner ->
        [own] the { $number }s
        [player] { POSSESSIVE($player) } { $number }s
       *[nobody] the lost { $number }s
    }
# A build was started.
# $who (name): The player.
# $number (Value): Its number.
built = { $who } built { $number }s
# A player added to a build.
# $who (name): The player.
# $owner (Owner<'a>): Whose it is; `own` if it is the player's.
# $number (Value): Its number.
added =
    { $owner ->
        [own] { $who } added to the { $number }s
        [player] { $who } added to { POSSESSIVE($player) } { $number }s
       *[nobody] { $who } added to the lost { $number }s
    }
# A build lost its owner.
# $who (name): The former owner.
# $number (Value): Its number.
lost-build = { $who } lost the build of { $number }s
# A 2 was put down to play another card.
double-play = Double Play!
# Cards were flipped.
# $who (name): The player.
# $cards (usize): How many.
flipped = { $who } flipped { -cards }
# Cards were stolen.
# $who (name): The thief.
# $thefts ([String]): What was stolen: `theft` for each card.
stole = { $who } stole { AND($thefts) }
# Phrase. A card that was stolen, in that list.
# $card (Card): The card.
# $from (name): From whose pile.
theft = { A_CARD($card) } from { $from }
# More cards were stolen, and it is not said from whom.
# $who (name): The thief.
# $cards ([Card]): The cards.
stole-many = { $who } stole { CARDS($cards) }
# The draw pile has run out.
pile-empty = The draw pile is empty
# At the end of the game, the rest of the display goes to whoever captured last.
# $who (name): That player.
took-rest = { $who } got what was left
