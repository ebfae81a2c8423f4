### What a player of Sloop is advised to do, and why.

## What to do

# Phrase. Something that is advised.
# $taken ([Card]): The loose cards that are taken.
# $card (Card): The card played.
does-capture = capture { CARDS($taken) } with { THE_CARD($card) }
# Phrase. Something that is advised.
# $number (Value): The number of the build that is taken.
# $card (Card): The card played.
does-capture-build = capture the build of { $number }s with { THE_CARD($card) }
# Phrase. Something that is advised.
# $number (Value): The number of the build that is taken.
# $taken ([Card]): The loose cards that are taken.
# $card (Card): The card played.
does-capture-both = capture the build of { $number }s and { CARDS($taken) } with { THE_CARD($card) }
# Phrase. Something that is advised.
# $number (Value): The number of the build.
# $card (Card): The card played.
# $taken ([Card]): The loose cards that join it.
does-build = build { $number }s with { THE_CARD($card) } and { CARDS($taken) }
# Phrase. Something that is advised.
# $card (Card): The card played.
# $many (usize): The number of loose cards that join it.
# $taken ([Card]): Those cards.
does-add =
    { $many ->
        [0] add { THE_CARD($card) } to the build
       *[other] add { THE_CARD($card) } and { CARDS($taken) } to the build
    }
# Phrase. Something that is advised.
# $action (Icon): The action of the card.
# $card (Card): The card played.
does-act =
    { $action ->
        [steal] put { THE_CARD($card) } down to steal
        [double-play] put { THE_CARD($card) } down to play another
       *[flip-three] put { THE_CARD($card) } down to flip
    }
# Phrase. Something that is advised.
# $card (Card): The card played.
does-put = just put { THE_CARD($card) } down
# Phrase. Something that is advised.
# $card (Card): The card for the partner.
does-offer = offer { THE_CARD($card) }
# Phrase. Something that is advised.
does-offer-nothing = offer nothing
# Phrase. Something that is advised.
# $card (Card): The card that is given for the partner's.
does-keep = keep the card, and give { THE_CARD($card) } for it
# Phrase. Something that is advised.
does-give-back = give the card back
# Phrase. Something that is advised.
does-end = end your turn

## Why

# Phrase. Why it is good.
# $cards (usize): How many cards it gains.
why-most = no move brings more than these { $cards } cards
# Phrase. Why it is good: others bring as much, but of what they leave, cards of more numbers could take something.
# $cards (usize): How many cards it gains.
why-most-leaving-least = no move brings more than these { $cards } cards, and the fewest numbers could take what it leaves
# Phrase. Why it is good.
# $by (Voice): Who says it.
# $cards (usize): How many cards the build has.
why-own-build =
    { $by ->
        [adviser] it brings home your build of { $cards } cards
       *[player] it brings home my build of { $cards } cards
    }
# Phrase. Why it is good.
# $name (name): Another player.
# $number (Value): A number.
why-could-take = { $name } could take the same next, with { A_NUMBER($number) }
# Phrase. Why it is good.
# $cards (usize): How many cards.
why-steals =
    { $cards ->
        [1] it steals a card
       *[other] it steals { $cards } cards
    }
# Phrase. Why it is good.
# $by (Voice): Who says it.
# $card (Card): A card that is kept for a build.
why-holds =
    { $by ->
        [adviser] you keep { A_CARD($card) } to capture it with
       *[player] I keep { A_CARD($card) } to capture it with
    }
# Phrase. Why it is good.
# $by (Voice): Who says it.
why-plays-again =
    { $by ->
        [adviser] you play another card at once
       *[player] I play another card at once
    }
# Phrase. Why it is good.
# $by (Voice): Who says it.
# $cards (u8): Of how many cards one is played.
why-flips = { -i } play { -flipped } as well
# Who plays.
-i =
    { $by ->
        [adviser] you
       *[player] I
    }
# What is played.
-flipped =
    { $cards ->
        [1] the last card of the draw pile
       *[other] one of { $cards } cards from the draw pile
    }
# Phrase. Why it is good.
# $by (Voice): Who says it.
why-nothing-to-take =
    { $by ->
        [adviser] you can't capture anything
       *[player] I can't capture anything
    }
# Phrase. Why it is good: of what other cards would leave, cards of more numbers could take something.
# $by (Voice): Who says it.
why-leaves-least =
    { $by ->
        [adviser] you can't capture anything, and the fewest numbers could take what this leaves
       *[player] I can't capture anything, and the fewest numbers could take what this leaves
    }
