### The table of Sloop: its cards, the display, the players' plates and the house rules.
### Owner [player] $player (name): Whose it is.
### Role [chosen-as] $value (Value): What it counts as.
### Role [group] $others ([Card]): The other cards of the group.
### Role [group] $sum (Value): What the group makes.

-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

## Cards

# Phrase. What is printed on a card.
# $card (Card): The card.
# Length: 3
face = { FACE($card) }
# Phrase. The name of a card.
# $card (Card): The card.
card = { CARD($card) }
# Phrase. Several cards.
# $cards ([Card]): The cards.
cards = { CARDS($cards) }
# What a 1 does, in the closer look at it.
does-steal = Steal: when you put it down, you can take the top card of every opponent's pile.
# What a 2 does.
does-double-play = Double Play: when you put it down, you can play another card right away.
# What a 3 does.
does-flip-three = Flip 3: when you put it down, you can flip three cards and play one of them.
# What a wild does.
does-wild = Wild: it counts as any number from 1 to 12.
# What a supercharged card does.
does-supercharged = Supercharged: capturing with it takes one more loose card, and while it's loose in the display, the display is kept one card larger.

## Sums, written on chosen cards

# Cards that make a group.
# $cards ([Card]): The cards.
sum = { SUM($cards) }
# Groups, and what each of them makes.
# $groups (&Groups): The groups.
# $value (Value): What each of them makes.
sums = { SUMS($groups, $value) }
# What a group makes, if it has more cards than fit.
# $value (Value): The number.
makes = = { $value }
# What a wild counts as.
# $value (Value): The number.
stands-for = ★={ $value }

## The display

# Its heading.
display = Display
# What it holds, for screen readers.
# $loose (usize): The number of loose cards.
# $builds (usize): The number of builds.
display-holds =
    { $loose ->
        [0]
            { $builds ->
                [0] The display is empty
               *[other] { -builds }
            }
       *[other]
            { $builds ->
                [0] { -loose }
               *[other] { -loose } and { -builds }
            }
    }
-loose =
    { $loose ->
        [one] 1 loose card
       *[other] { $loose } loose cards
    }
-builds =
    { $builds ->
        [one] 1 build
       *[other] { $builds } builds
    }
# What lies beside it: the heading of a closer look.
draw-pile = Draw pile
# The number of cards to which it is filled up after each turn.
# $cards (usize): How many.
refilled-to = Refills to { -cards }
# The reason for that number.
# $minimum (usize): How many it would be without loose supercharged cards.
# $supercharged (usize): How many loose supercharged cards there are.
why-refilled-to =
    { $supercharged ->
        [0] { -filled-up }. { -counts-once }
        [1] { -filled-up }, and one more for the loose supercharged card. { -counts-once }
       *[other] { -filled-up }, and one more for each of the { $supercharged } loose supercharged cards. { -counts-once }
    }
-filled-up = the display is filled up to { $minimum } cards after each turn
-counts-once = A build counts as one card.
# No cards are left to fill it up.
no-refills = No more refills
# The number of cards in the draw pile.
# $cards (usize): How many.
left-to-draw = { -cards } left to draw
# The number of cards that left the game.
# $cards (usize): How many.
removed = { -cards } out of the game

## Loose cards

# Their heading.
loose = Loose cards
# Says what the dot on a loose card means while a card of the hand is staged.
fits = Goes with the card you tapped
# A loose card, for screen readers, and its role in what is staged.
# $card (Card): The card.
# $role (Role<'a>): Its role.
loose-card =
    { $role ->
        [free] { CARD($card) }
        [fits] { CARD($card) }, fits
        [chosen] { CARD($card) }, chosen
        [chosen-as] { CARD($card) }, chosen as { $value }
        [group] { CARD($card) }, chosen, makes { $sum } with { CARDS($others) }
        [over] { CARD($card) }, chosen, left over
       *[bonus] { CARD($card) }, chosen as the extra card
    }

## Builds

# Their heading.
builds = Builds
# The number of a build, on its counter and on the plate of its owner.
# $number (Value): The number.
number = { $number }s
# A build, for screen readers.
# $number (Value): Its number.
# $owner (Owner<'a>): Whose it is.
# $cards ([Card]): Its cards.
build = { -build }
# The same if the staged card could capture it or add to it.
# $number (Value): Its number.
# $owner (Owner<'a>): Whose it is.
# $cards ([Card]): Its cards.
build-fits = { -build }, fits
# The same if the staged card would do so.
# $number (Value): Its number.
# $owner (Owner<'a>): Whose it is.
# $cards ([Card]): Its cards.
build-chosen = { -build }, chosen
-build =
    { $owner ->
        [own] your build of { $number }s: { CARDS($cards) }
        [player] { POSSESSIVE($player) } build of { $number }s: { CARDS($cards) }
       *[nobody] lost build of { $number }s: { CARDS($cards) }
    }
# The number of cards in a build, beside it.
# $cards (usize): How many.
# Length: 10
build-holds = { -cards }
# Who may do what with a build, in the closer look at it.
# $number (Value): Its number.
# $owner (Owner<'a>): Whose it is.
build-rights =
    { $owner ->
        [own] You can capture this with { A_NUMBER($number) }. Anyone else needs a wild.
        [player] Only { $player } can capture this with { A_NUMBER($number) }. Anyone else needs a wild.
       *[nobody] This build was lost. Anyone can capture it with { A_NUMBER($number) } or a wild, but nobody can add to it.
    }
# The empty place for the build of a player, as a button and as the heading of the closer look at it.
# $who (name): The player.
place-of = { POSSESSIVE($who) } place for a build
# What it is for, in that closer look.
# $who (name): The player.
why-place =
    { $who ->
        [you] You have no build. When you start one, it lies here.
       *[other] { $who } has no build. When { $who } starts one, it lies here.
    }

# The owner of a build may lose it, on the build and for screen readers.
at-risk = may be lost
# The same in full, in the closer look at it.
# $owner (Owner<'a>): Whose it is.
why-at-risk =
    { $owner ->
        [own] You have nothing left to capture it with, so you lose it next turn unless something can go into it.
        [player] { $player } has no cards left, so it's lost next turn.
       *[nobody] It's lost next turn.
    }

## The players

# A number of cards, as a bare number next to a picture of them.
# $cards (usize): How many.
count = { $cards }
# The number of cards in a hand.
# $cards (usize): How many.
hand-count = { -cards } in hand
# The number of cards in a score pile.
# $cards (usize): How many.
pile-count = { -cards } captured
# The top of a score pile.
# $card (Card?): The card, if there is one.
top =
    { $card ->
        [none] Nothing captured yet
       *[other] Top of the pile: { CARD($card) }
    }
# A player has a build.
# $number (Value): Its number.
building = Building { $number }s
# A player has none.
no-build = No build
# Marks the plate of the reader's partner.
your-partner = Partner
# A player's partner, in the closer look at that player.
# $who (name): The partner.
partner = Partner: { $who }
# The number of cards that a team has so far.
# $cards (usize): How many.
team-count = Team: { -cards }
# The cards in the partner's hand that the reader knows.
# $who (name): The partner.
# $cards ([Card]): The cards.
known-of = You know { $who } has { CARDS($cards) }
# This player captured last, and would get the remaining cards.
captured-last = Last capture
# A player's last turn, in the closer look at that player.
# $turn (text): The turn in a few words, as in the log: "built 9s with a 7".
last-turn = Last turn: { $turn }

## The house rules

# The label of the choice whether there are teams, if four play.
partners-rule = Partners
# Everybody plays for themselves.
no-partners = Everyone for themselves
# Partners sit opposite each other.
partners-across = Two teams, partners across
