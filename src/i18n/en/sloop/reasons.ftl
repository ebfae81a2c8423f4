### Why something is good in Sloop: what a player is advised to do, or a bot has done.
### Of bots::sloop::advice::Reason
### With $names (&Names): Those of the seats.
### With $by (Voice): Who says it.

# Phrase. Why it is good.
# $cards (usize): How many cards it gains.
most = no move brings more than these { $cards } cards
# Phrase. Why it is good: others bring as much, but of what they leave, cards of more numbers could take something.
# $cards (usize): How many cards it gains.
most-leaving-least = no move brings more than these { $cards } cards, and the fewest numbers could take what it leaves
# Phrase. Why it is good.
# $cards (usize): How many cards the build has.
own-build =
    { $by ->
        [adviser] it brings home your build of { $cards } cards
       *[player] it brings home my build of { $cards } cards
    }
# Phrase. Why it is good.
# $seat (name): Another player.
# $number (Value): A number.
could-take = { $seat } could take the same next, with { A_NUMBER($number) }
# Phrase. Why it is good.
# $cards (usize): How many cards.
steals =
    { $cards ->
        [1] it steals a card
       *[other] it steals { $cards } cards
    }
# Phrase. Why it is good.
# $card (Card): A card that is kept for a build.
holds =
    { $by ->
        [adviser] you keep { A_CARD($card) } to capture it with
       *[player] I keep { A_CARD($card) } to capture it with
    }
# Phrase. Why it is good.
plays-again =
    { $by ->
        [adviser] you play another card at once
       *[player] I play another card at once
    }
# Phrase. Why it is good.
# $cards (u8): Of how many cards one is played.
flips = { -i } play { -flipped } as well
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
nothing-to-take =
    { $by ->
        [adviser] you can't capture anything
       *[player] I can't capture anything
    }
# Phrase. Why it is good: of what other cards would leave, cards of more numbers could take something.
leaves-least =
    { $by ->
        [adviser] you can't capture anything, and the fewest numbers could take what this leaves
       *[player] I can't capture anything, and the fewest numbers could take what this leaves
    }
