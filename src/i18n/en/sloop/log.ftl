### The log of Sloop: what happened, in full sentences.
### Owner [player] $player (name): Whose it is.
### Played [card] $card (Card): The card.
### Played [wild] $value (Value): What it counts as.

-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
-with =
    { $played ->
        [card] { A_CARD($card) }
       *[wild] a wild as { $value }
    }
-build =
    { $owner ->
        [own] the build of { $number }s
        [player] { POSSESSIVE($player) } build of { $number }s
       *[nobody] the lost build of { $number }s
    }

## The deal, and the end

# Phrase. The word for a turn.
turn = turn
# The cards were dealt.
# $who (name): The dealer.
dealt = { $who } dealt the cards.
# Cards were turned up into the display.
# $cards ([String]): The cards: `card` for each, in order.
turned-up = Turned up: { COMMAS($cards) }.
# Phrase. A card, in that list.
# $card (Card): The card.
card = { CARD($card) }
# The draw pile has run out.
pile-empty = The draw pile ran out.
# A player without cards was skipped.
# $who (name): The player.
passed-over = { $who } had no cards left to play.
# At the end of the game, the rest of the display goes to whoever captured last.
# $who (name): That player.
# $cards (usize): How many cards.
took-rest =
    { $cards ->
        [one] { $who } made the last capture and got the last card in the display.
       *[other] { $who } made the last capture and got the last { $cards } cards in the display.
    }
# There is no rest.
nothing-left = Nothing was left in the display.
# Nobody captured in the whole game.
nobody-captured = Nobody captured anything, so nobody got what was left.

## Captures

# A capture took a single loose card.
# $who (name): The player.
# $taken (Card): The card.
# $played (Played): The card that took it.
captured-card = { $who } captured { A_CARD($taken) } with { -with }.
# A capture took a build only.
# $who (name): The player.
# $owner (Owner<'a>): Whose it was; `own` if it was the player's.
# $number (Value): Its number.
# $played (Played): The card that took it.
# $cards (usize): How many cards came to the pile.
captured-build = { $who } captured { -build } with { -with }: { -cards }.
# Any other capture.
# $who (name): The player.
# $cards (usize): How many cards came to the pile.
# $played (Played): The card that took them.
# $groups ([String]): What it took: `with-build` if there was a build, then `group` for each group.
# $bonus (Card?): The extra card that it took.
captured =
    { $bonus ->
        [none] { $who } captured { COMMAS($groups) } with { -with }: { -cards }.
       *[other] { $who } captured { COMMAS($groups) } with { -with }, plus { A_CARD($bonus) }: { -cards }.
    }
# Phrase. A build, in the list of what a capture took.
# $owner (Owner<'a>): Whose it was; `own` if it was the player's.
# $number (Value): Its number.
# $cards (usize): How many cards it had.
with-build = { -build } ({ -cards })
# Phrase. A group of cards that were added up: "6+2".
# $cards ([Card]): The cards.
# $value (Value): What they make.
group = { SPOKEN_SUM($cards, $value) }

## Builds

# A build was started.
# $who (name): The player.
# $number (Value): Its number.
# $card (Card): The card played.
# $groups ([String]): What it is made of: `group` for each group.
built = { $who } built { $number }s with { A_CARD($card) }: { COMMAS($groups) }.
# A card of its number went onto a build.
# $who (name): The player.
# $card (Card): The card played.
# $owner (Owner<'a>): Whose build it is; `own` if it is the player's.
# $number (Value): The number of the build.
added = { $who } added { A_CARD($card) } to { -build }.
# A card went into a build together with loose cards.
# $who (name): The player.
# $card (Card): The card played.
# $owner (Owner<'a>): Whose build it is; `own` if it is the player's.
# $number (Value): The number of the build.
# $groups ([String]): What went into it: `group` for each group.
added-groups = { $who } added { A_CARD($card) } to { -build }: { COMMAS($groups) }.
# A build lost its owner.
# $who (name): The former owner.
# $number (Value): Its number.
lost-build = { $who } couldn't add to the build of { $number }s or capture it, and lost it.

## Cards put down

# A card was put into the display.
# $who (name): The player.
# $card (Card): The card.
# $action (Icon?): Its action, if that was used.
put =
    { $action ->
        [none] { $who } put down { A_CARD($card) }.
        [steal] { $who } put down { A_CARD($card) } to steal.
        [double-play] { $who } put down { A_CARD($card) } to play another card.
       *[flip-three] { $who } put down { A_CARD($card) } to flip cards.
    }
# Cards were stolen.
# $who (name): The thief.
# $thefts ([String]): What was stolen: `theft` for each card.
stole = { $who } stole { AND($thefts) }.
# Phrase. A card that was stolen, in that list.
# $card (Card): The card.
# $from (name): From whose pile.
theft = { A_CARD($card) } from { $from }
# Cards were flipped.
# $who (name): The player.
# $cards ([Card]): The cards.
flipped = { $who } flipped { CARDS($cards) }.
# The flipped cards that were not played left the game.
# $cards ([Card]): The cards.
removed = { CARDS($cards) } left the game.
# A player did without the further card of a Double Play.
# $who (name): The player.
ended-turn = { $who } didn't play another card.

## Offers between partners

# A card was offered.
# $who (name): The player.
offered = { $who } offered a card.
# No card was offered.
# $who (name): The player.
offered-nothing = { $who } didn't offer a card.
# The offered card was kept, and another given for it.
# $who (name): The partner.
kept = { $who } kept the card and gave another one for it.
# The offered card was given back.
# $who (name): The partner.
gave-back = { $who } gave the card back.

## What one player alone saw

# The hand dealt.
# $who (name): The player.
# $cards ([Card]): The cards.
saw-dealt =
    { $who ->
        [you] You were dealt { CARDS($cards) }.
       *[other] { $who } was dealt { CARDS($cards) }.
    }
# The cards drawn.
# $who (name): The player.
# $cards ([Card]): The cards.
saw-drawn = { $who } drew { CARDS($cards) }.
# The card offered by the partner.
# $who (name): The player to whom it was offered.
# $card (Card): The card.
saw-offered =
    { $who ->
        [you] You were offered { A_CARD($card) }.
       *[other] { $who } was offered { A_CARD($card) }.
    }
# The card that the partner gave for the one offered.
# $who (name): The player who got it.
# $card (Card): The card.
saw-given = { $who } got { A_CARD($card) } for it.

## A player's last turn, in a few words on the player's plate

# Phrase. The turn.
# $steps ([String]): What the player did, in order: those of the next messages that apply.
turn-in-brief = { THEN($steps) }
# Phrase. The player lost their build.
# $number (Value): Its number.
did-lose-build = lost the build of { $number }s
# Phrase. The player captured.
# $cards (usize): How many cards came to the pile.
# $played (Played): The card that took them.
did-capture = captured { -cards } with { -with }
# Phrase. The player started a build.
# $number (Value): Its number.
# $card (Card): The card played.
did-build = built { $number }s with { A_CARD($card) }
# Phrase. The player added to a build.
# $card (Card): The card played.
# $number (Value): The number of the build.
did-add = added { A_CARD($card) } to the { $number }s
# Phrase. The player put a card into the display.
# $card (Card): The card.
did-put = put down { A_CARD($card) }
# Phrase. The player stole cards.
# $cards ([Card]): The cards.
did-steal = stole { CARDS($cards) }
# Phrase. The player flipped cards.
# $cards (usize): How many.
did-flip = flipped { -cards }
# Phrase. The player had no cards.
had-no-cards = had no cards left
