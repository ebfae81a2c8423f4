### What Sloop says to the player to move, and about the player for whom others wait.

## The player's cards

# The name of the region of the player's hand.
# $who (name): The player.
hand = { POSSESSIVE($who) } hand
# A card of the hand, for screen readers.
# $card (Card): The card.
# $place (usize): Its position, counted from 1.
# $of (usize): The number of cards in the hand.
# $seen-by (name?): The partner, if they know the card.
hand-card =
    { $seen-by ->
        [none] { CARD($card) }, card { $place } of { $of }
       *[other] { CARD($card) }, card { $place } of { $of }, { $seen-by } knows it
    }
# Says what the mark on a card of the hand means: the partner knows it.
# $partner (name): The partner.
known-by = { $partner } knows this card.
# Says what the dot on a card of the hand means.
can-take = This card can take something.
# The name of the region of the flipped cards.
flipped-cards = Flipped cards
# The name of the region of the card offered by the partner.
# $partner (name): The partner.
offer-of = { POSSESSIVE($partner) } offer

## What to do, to the player by name if several people play

# The goal of the game, before a player's first turn.
goal = The most cards win.
# The same if there are teams.
goal-of-teams = The team with the most cards wins.
# Play a card.
# $name (name?): The player.
# $ways ([String]): What the player can do: those of the four messages that begin with `way-` that apply, in their order.
turn =
    { $name ->
        [none] { OR($ways) }.
       *[other] { $name }, { OR($ways) }.
    }
# Play a card, if nothing can be captured or added to.
# $name (name?): The player.
# $ways ([String]): What the player can do: those of the four messages that begin with `way-` that apply, in their order.
turn-without-capture =
    { $name ->
        [none] There's nothing you can capture: { OR($ways) }.
       *[other] { $name }, there's nothing you can capture: { OR($ways) }.
    }
# Phrase. One of the ways to play a card.
way-capture = capture
# Phrase. One of the ways to play a card.
way-build = build
# Phrase. One of the ways to play a card.
# $owner (name): The partner.
# $number (Value): The number of the partner's build.
way-add = add to { POSSESSIVE($owner) } { $number }s
# Phrase. One of the ways to play a card.
way-put = put a card down
# Play the further card of a Double Play.
# $name (name?): The player.
turn-again =
    { $name ->
        [none] Play another card, or end your turn.
       *[other] { $name }, play another card, or end your turn.
    }
# Add to the player's own build, or capture it.
# $name (name?): The player.
# $number (Value): Its number.
# $owed (Owed): What the player's cards allow.
# $two (bool): Whether a 2 can be put down before that as well.
owes =
    { $two ->
        [yes]
            { $name ->
                [none] { -owes }. You can put down a 2 first.
               *[other] { $name }, { -owes }. You can put down a 2 first.
            }
       *[no]
            { $name ->
                [none] { -owes }.
               *[other] { $name }, { -owes }.
            }
    }
-owes =
    { $owed ->
        [add-or-capture] you're building { $number }s: add to it or capture it
        [add] you're building { $number }s: add to it
        [capture] you're building { $number }s: capture it
       *[only-after-two] you're building { $number }s: put down a 2, then add to it or capture it
    }
# The player's own build is lost, with the reason.
# $name (name?): The player.
# $number (Value): Its number.
lost-build =
    { $name ->
        [none] { -lost-build }
       *[other] { $name }, { -lost-build }
    }
-lost-build = you lost your build of { $number }s: none of your cards could add to it or capture it. It stays there for anyone with its number.
# Play one of the flipped cards.
# $name (name?): The player.
# $cards (u8): The number of flipped cards, three at most.
play-flipped =
    { $name ->
        [none] { -play-flipped }
       *[other] { $name }, { -play-flipped }
    }
-play-flipped =
    { $cards ->
        [1] play the flipped card.
        [2] play one of the two flipped cards. The other leaves the game.
       *[other] play one of the three flipped cards. The others leave the game.
    }
# Offer the partner a card, or not.
# $name (name?): The player.
# $partner (name): The partner.
offer =
    { $name ->
        [none] You can offer { $partner } a card before their turn.
       *[other] { $name }, you can offer { $partner } a card before their turn.
    }
# Keep the partner's card, or give it back.
# $name (name?): The player.
# $partner (name): The partner.
# $card (Card): The card.
answer =
    { $name ->
        [none] { $partner } offers you { A_CARD($card) }. { -keep-or-give-back }
       *[other] { $name }, { $partner } offers you { A_CARD($card) }. { -keep-or-give-back }
    }
-keep-or-give-back = Keep it and give another card for it, or give it back.

## Hints on what to tap

# Where to start.
tap-card = Tap a card in your hand.
# The same if dots mark the cards that can take something.
tap-dotted = Tap a card in your hand. A dot means it can take something.
# Why a loose card cannot be the start.
# $card (Card): The card.
nothing-takes = Nothing in your hand takes { THE_CARD($card) } now.
# Where to start with flipped cards.
tap-flipped = Tap one of the flipped cards.
# How to change what is captured or built.
# $value (Value): The number that the cards should make.
tap-display = Tap cards in the display that make { $value }.
# Where to start with an offer.
tap-offer = Tap the card you'd offer.
# Where to start with the card given for the partner's card.
tap-return = Tap the card you'd give for it.

## The buttons

# Ends the turn without a further card.
do-end = End your turn
# Offers a card to the partner.
# $card (Card): The card.
# $partner (name): The partner.
do-offer = Offer { $partner } { THE_CARD($card) }
# What happens after that.
# $partner (name): The partner.
offer-effect = { $partner } can keep it and give you another card, or give it back. Nobody else sees it.
# Offers nothing.
do-offer-nothing = Don't offer a card
# Offers nothing for the rest of the game.
never-offer = Don't ask again
# Confirms that.
never-offers = You won't be asked to offer cards.
# Takes that back. It follows the confirmation.
ask-again = Ask again
# Keeps the partner's card and gives one for it.
# $kept (Card): The partner's card.
# $given (Card): The card given for it.
do-keep = Keep { THE_CARD($kept) }, give { THE_CARD($given) }
# Gives the partner's card back.
# $card (Card): The card.
do-give-back = Give back { THE_CARD($card) }

## What another player is doing

# They play a card.
# $who (name): The player.
waits-turn = { POSSESSIVE($who) } turn.
# They may play another card after a 2.
# $who (name): The player.
waits-more = { $who } can play another card.
# They play one of the flipped cards.
# $who (name): The player.
waits-flipped =
    { $who ->
        [you] You play one of the flipped cards.
       *[other] { $who } plays one of the flipped cards.
    }
# They may offer their partner a card.
# $who (name): The player.
# $partner (name): The partner.
waits-offers = { $who } can offer { $partner } a card.
# They keep their partner's card or give it back.
# $who (name): The player.
# $partner (name): The partner.
waits-answers =
    { $who ->
        [you] You keep { POSSESSIVE($partner) } card or give it back.
       *[other] { $who } keeps { POSSESSIVE($partner) } card or gives it back.
    }

## What a player may do, as everybody knows, for screen readers: as in "Ann, it's your turn: play another card, or end the turn."

# Phrase. Play a card.
asks-turn = capture, build or put a card down
# Phrase. Add to the player's own build or capture it.
# $number (Value): Its number.
asks-owes = add to the build of { $number }s or capture it
# Phrase. Play the further card of a Double Play, or end the turn.
asks-more = play another card, or end the turn
# Phrase. Play one of the flipped cards.
# $many (usize): How many they are.
# $cards ([Card]): The cards.
asks-flipped =
    { $many ->
        [1] play the flipped card, { CARDS($cards) }
       *[other] play one of the flipped cards, { CARDS($cards) }
    }
# Phrase. Offer the partner a card, or not.
asks-offer = offer your partner a card, or don't
# Phrase. Keep the partner's card, or give it back.
asks-answer = keep the card your partner offered, or give it back
