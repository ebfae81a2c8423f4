### What everybody at a table of Sloop should notice, in a few words over the display. Sums may follow, after a colon.
### Owner [player] $player (name): Whose it is.

-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

# Cards were captured.
# $who (name): The player.
# $cards (usize): How many.
captured = { $who } captured { -cards }
# Somebody else's build was captured.
# $who (name): The player.
# $owner (Owner<'a>): Whose it was.
# $number (Value): Its number.
captured-build =
    { $owner ->
        [own] { $who } captured the build of { $number }s
        [player] { $who } captured { POSSESSIVE($player) } build of { $number }s
       *[nobody] { $who } captured the lost build of { $number }s
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
# $cards (usize): How many.
stole = { $who } stole { -cards }
# The draw pile has run out.
pile-empty = The draw pile is empty
# At the end of the game, the rest of the display goes to whoever captured last.
# $who (name): That player.
took-rest = { $who } got what was left
