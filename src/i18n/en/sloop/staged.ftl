### What a staged card of Sloop can do, what it would do, and the buttons for it.
### Owner [player] $player (name): Whose it is.
### Played [card] $card (Card): The card.
### Played [wild] $value (Value): What it counts as.

-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
-numbers =
    { $owner ->
        [own] your { $number }s
        [player] { POSSESSIVE($player) } { $number }s
       *[nobody] the lost { $number }s
    }
-build =
    { $owner ->
        [own] your build of { $number }s
        [player] { POSSESSIVE($player) } build of { $number }s
       *[nobody] the lost build of { $number }s
    }

## What a card can do

# The name of the choice of what a card does, and a hint to choose.
choose-use = What should it do?
# Everything that a card can do.
# $card (Card): The card.
# $ways ([String]): What it can do: those of the messages that begin with `can-` that apply.
can = { THE_CARD($card) } can { OR($ways) }.
# Phrase. What a card can do.
can-capture = capture
# Phrase. What a card can do.
# $owner (Owner<'a>): Whose build it can take.
# $number (Value): Its number.
can-capture-build = capture { -numbers }
# Phrase. What a card can do.
can-build = start a build
# Phrase. What a card can do.
# $owner (Owner<'a>): Whose build it can go into.
# $number (Value): Its number.
can-add = add to { -numbers }
# Phrase. What a card can do.
# $action (Icon): The action it has then.
can-act =
    { $action ->
        [steal] be put down to steal
        [double-play] be put down to play another
       *[flip-three] be put down to flip
    }
# Phrase. What a card can do.
can-put = just be put down
# It can do nothing.
# $card (Card): The card.
can-nothing = { THE_CARD($card) } can't be played now.
# Chooses to capture.
use-capture = Capture
# Chooses to start a build.
use-build = Build
# Chooses to add to a build.
use-add = Add
# Chooses to put the card down and use its action.
# $action (Icon): The action.
use-act =
    { $action ->
        [steal] Steal
        [double-play] Play another
       *[flip-three] Flip
    }
# Chooses to put the card down.
use-put = Put down
# Phrase. Follows a choice that is not possible, for screen readers.
not-now = not possible now

## Why a card cannot be used in a certain way

# There is nothing it captures.
# $number (Value): Its number.
cannot-capture = Nothing in the display is { A_NUMBER($number) } or adds up to { $number }.
# There is nothing a wild captures.
nothing-to-capture = There's nothing in the display to capture.
# It makes no number for which another card is held.
# $card (Card): The card.
cannot-build = You can't build with { THE_CARD($card) }: nothing it makes matches another card in your hand.
# The player already has a build.
# $number (Value): Its number.
has-build = You can only have one build at a time, and you're building { $number }s.
# There is no build to add to.
no-build = You have no build to add to.
# It makes nothing that fits into a build.
# $card (Card): The card.
# $owner (Owner<'a>): Whose build it is.
# $number (Value): Its number.
cannot-add = { THE_CARD($card) } doesn't make { $number } with anything in the display, so it can't go into { -build }.
# The player's own build comes first.
# $number (Value): Its number.
owes-build = You're building { $number }s, so first add to that build or capture it.

## A staged capture

# What it takes, if that is not too long.
# $played (Played): The card played.
# $groups ([String]): What it takes: `taken-build` if there is a build, then `group` for each group.
# $bonus (Card?): The extra card that it takes.
# $cards (usize): How many cards come to the pile, with the card played.
takes =
    { $bonus ->
        [none] { -takes } { AND($groups) }: { -cards } for your pile.
       *[other] { -takes } { AND($groups) }, plus { A_CARD($bonus) }: { -cards } for your pile.
    }
# The same in a shorter form.
# $played (Played): The card played.
# $cards (usize): How many cards come to the pile, with the card played.
takes-many =
    { $played ->
        [card] Your { CARD($card) } brings { -cards } to your pile.
       *[wild] As { $value }, your wild brings { -cards } to your pile.
    }
-takes =
    { $played ->
        [card] your { CARD($card) } takes
       *[wild] as { $value }, your wild takes
    }
# Phrase. A build, in the list of what a capture takes.
# $owner (Owner<'a>): Whose it is.
# $number (Value): Its number.
taken-build = { -build }
# Phrase. A group of cards that are added up: "6+2".
# $cards ([Card]): The cards.
# $value (Value): What they make.
group = { SPOKEN_SUM($cards, $value) }
# Asks which extra card a supercharged card takes.
# $card (Card): The supercharged card.
choose-bonus = Tap one more loose card for { THE_CARD($card) } to take.
# Captures loose cards.
# $cards (usize): How many cards come to the pile, with the card played.
do-capture = Capture: +{ -cards }
# The same without the extra card that a supercharged card could take.
# $cards (usize): How many cards come to the pile, with the card played.
do-capture-alone = Capture: +{ -cards }, no extra card
# Captures a build.
# $owner (Owner<'a>): Whose it is.
# $number (Value): Its number.
# $cards (usize): How many cards come to the pile, with the card played.
do-capture-build = Capture { -numbers }: +{ -cards }
# The same without the extra card that a supercharged card could take.
# $owner (Owner<'a>): Whose it is.
# $number (Value): Its number.
# $cards (usize): How many cards come to the pile, with the card played.
do-capture-build-alone = Capture { -numbers }: +{ -cards }, no extra card

## Several ways to capture or build

# The name of the choice between them, for screen readers.
other-ways = Other ways
# Which of them is staged, for screen readers.
# $at (usize): Its position, counted from 1.
# $of (usize): How many there are.
nth = { $at } of { $of }
# The one before, for screen readers.
previous = Previous
# The one after, for screen readers.
next = Next

## What the chosen cards add up to

# No cards are chosen yet.
# $value (Value): What they should make.
choose-cards = Choose cards that make { $value }
# The cards form groups.
# $groups (&Groups): The groups.
# $value (Value): What each of them makes.
# $over ([String]): The cards that are left over: `face` for each.
# $left (usize): How many those are.
reckoned =
    { $left ->
        [0] { SUMS($groups, $value) }
       *[other] { SUMS($groups, $value) }, { AND($over) } left over
    }
# Phrase. A card, in the list of those that are left over.
# $card (Card): The card.
face = { FACE($card) }
# The cards form no group yet: "5+2 = 7 so far, 1 short of 8".
# $cards ([Card]): The cards.
# $total (u16?): What they make, if they are several, and no wild among them.
# $short (u16): How much is missing.
# $value (Value): What they should make.
reckoned-short = { -reckoned } so far, { $short } short of { $value }
# The cards are too much for a group.
# $cards ([Card]): The cards.
# $total (u16?): What they make, if they are several, and no wild among them.
# $value (Value): What they should make.
reckoned-too-much = { -reckoned }, too much for { $value }
-reckoned =
    { $total ->
        [none] { SUM($cards) }
       *[other] { SUM($cards) } = { $total }
    }
# The chosen cards form groups, but the card from the hand is in none.
# $groups (&Groups): The groups.
# $value (Value): What each of them makes.
# $card (Card): The card from the hand.
# $missing (u8): What is missing to make as much with that card.
lacks-cards = { SUMS($groups, $value) }, and your { CARD($card) } still needs { $missing }

## What a wild counts as

# The name of the choice of a number.
name-wild = What should your wild be?
# A number, with what the wild would capture, for screen readers.
# $number (Value): The number.
# $cards (usize): How many cards.
# $owner (Owner<'a>?): Whose build is among them, if any.
wild-as =
    { $owner ->
        [none] As { $number }: { -cards }
        [own] As { $number }: { -cards }, with your build of { $number }s
        [player] As { $number }: { -cards }, with { POSSESSIVE($player) } build of { $number }s
       *[nobody] As { $number }: { -cards }, with the lost build of { $number }s
    }
# The number of cards of such a choice, under its number.
# $cards (usize): How many.
more-cards = +{ $cards }

## A staged build

# The name of the choice of a number.
choose-number = What do you want to build?
# A number that can be built, for screen readers.
# $number (Value): The number.
# $cards (usize): How many cards the build would have, with the one from the hand.
# $keeps (Card): The card that is kept to capture it with.
build-as = Build { $number }s with { -cards }, you keep { A_CARD($keeps) }
# What would make a build.
# $groups ([String]): What it is made of: `group` for each group.
# $number (Value): Its number.
# $keeps (Card): The card that is kept to capture it with.
builds = { AND($groups) } make a build of { $number }s. You keep { A_CARD($keeps) } to capture it with.
# Adds to a build.
# $owner (Owner<'a>): Whose it is.
# $number (Value): Its number.
do-add = Add to { -numbers }
# Starts the build.
# $number (Value): Its number.
# $keeps (Card): The card that is kept to capture it with.
do-build = Build { $number }s (you keep { A_CARD($keeps) })
# What would go into the player's own build, if a card is kept to capture it with.
# $groups ([String]): What goes into it: `group` for each group.
# $many (usize): How many groups that are.
# $number (Value): The number of the build.
# $keeps (Card): The card that is kept.
adds-and-keeps =
    { $many ->
        [1] { AND($groups) } goes into your build of { $number }s. You keep { A_CARD($keeps) } to capture it with.
       *[other] { AND($groups) } go into your build of { $number }s. You keep { A_CARD($keeps) } to capture it with.
    }
# The same if none is kept.
# $groups ([String]): What goes into it: `group` for each group.
# $many (usize): How many groups that are.
# $number (Value): The number of the build.
adds-and-keeps-none =
    { $many ->
        [1] { AND($groups) } goes into your build of { $number }s. You won't have { A_NUMBER($number) } left to capture it.
       *[other] { AND($groups) } go into your build of { $number }s. You won't have { A_NUMBER($number) } left to capture it.
    }
# What would go into the partner's build.
# $groups ([String]): What goes into it: `group` for each group.
# $many (usize): How many groups that are.
# $owner (Owner<'a>): Whose build it is.
# $number (Value): Its number.
adds-to-others =
    { $many ->
        [1] { AND($groups) } goes into { -build }.
       *[other] { AND($groups) } go into { -build }.
    }

## A card that is put down

# What happens to a card whose action is not used.
# $card (Card): The card.
put-effect-without-action = The { CARD($card) } goes into the display, and that's all.
# What happens to a card that has no action.
# $card (Card): The card.
put-effect = { THE_CARD($card) } goes into the display, where anyone can take it.
# What a Steal takes.
# $many (usize): How many cards.
# $tops ([String]): The cards: `top-of` for each.
steal-effect =
    { $many ->
        [1] You steal { AND($tops) }, the top card of the pile.
       *[other] You steal { AND($tops) }, the top cards of their piles.
    }
# Phrase. The top card of a pile, in that list.
# $owner (name): Whose pile it is.
# $card (Card): The card.
top-of = { POSSESSIVE($owner) } { CARD($card) }
# What a Double Play does.
double-effect = Then you can play another card.
# What a Double Play does for the owner of a build.
double-effect-with-build = Then you have to add to your build or capture it.
# What a Flip 3 does.
# $cards (u8): How many cards it flips; fewer than three if these are the last of the draw pile.
flip-effect =
    { $cards ->
        [1] You flip the last card of the draw pile and play it.
        [2] You flip two cards and play one of them. The other leaves the game.
       *[other] You flip three cards and play one of them. The others leave the game.
    }
# Puts down a card without using its action.
# $card (Card): The card.
do-put-without-action = Just put down { CARD($card) }
# Puts down a plain card without an action.
# $card (Card): The card.
do-put-plain = Put down { CARD($card) }
# Puts down a wild or a supercharged card.
# $card (Card): The card.
do-put-special = Put down { THE_CARD($card) }
# Puts down a card and steals from one to three players.
# $card (Card): The card.
# $from ([Name]): The players.
do-put-and-steal = Put down { CARD($card) } and steal from { LIST($from) }
# Puts down a card and steals from more players.
# $card (Card): The card.
# $players (usize): How many.
do-put-and-steal-from-many = Put down { CARD($card) } and steal from { $players } players
# Puts down a card and plays another one.
# $card (Card): The card.
do-put-and-double = Put down { CARD($card) } and play another
# Puts down a card and flips others.
# $card (Card): The card.
# $cards (u8): How many, three at most.
do-put-and-flip =
    { $cards ->
        [1] Put down { CARD($card) } and flip one
        [2] Put down { CARD($card) } and flip two
       *[other] Put down { CARD($card) } and flip three
    }
