### The log of Stroop: one line for each event.

# A game of a match begins: all cards were shuffled again.
# $game (u8): 1 to 3.
# $games (u8): How many games there are.
game-began = Game { $game } of { $games } started.
# A round begins.
# $round (u8): 1 or 2.
# $center (Card): The card in the middle.
round-began =
    { $round ->
        [1] Round one started on { CARD($center) }.
       *[other] Round two started on { CARD($center) }.
    }
# A card landed in the middle.
# $who (name): The player.
# $card (Card): The card.
landed = { $who } played { CARD($card) }.
# A card came just after somebody else's.
# $who (name): The player.
# $card (Card): The card.
second = { POSSESSIVE($who) } “{ SAYS($card) }” came second and went back.
# A card fit the one that was in the middle a moment ago.
# $who (name): The player.
# $card (Card): The card.
too-late = { POSSESSIVE($who) } “{ SAYS($card) }” came just too late and went back.
# A card did not fit.
# $who (name): The player.
# $card (Card): The card.
# $center (Card): The card in the middle.
# $round (u8): In round 1 the middle has to describe the card, then the other way around.
fumbled =
    { $round ->
        [1] { $who } tried { CARD($card) }, but “{ SAYS($center) }” doesn't describe it.
       *[other] { $who } tried { CARD($card) }, but that doesn't describe { CARD($center) }.
    }
# Somebody called STOP although a card of theirs fit.
# $who (name): The player.
# $missed (Card): The card.
barred = { $who } called STOP but could still have played { CARD($missed) }: out for the round.
# Somebody called STOP a moment too late.
# $who (name): The player.
called-too-late = { $who } called STOP just as the middle changed, so it didn't count.
# The game was paused: by somebody, because nobody sees the page, or after a wrong STOP, so that everybody sees the card
# that was missed.
paused = The clock stopped.
# A round is over because somebody called STOP.
# $round (u8): 1 or 2.
# $who (name): The player.
ended-by-call =
    { $round ->
        [1] Round one ended: { $who } called STOP.
       *[other] Round two ended: { $who } called STOP.
    }
# A round is over because everybody called STOP too soon.
# $round (u8): 1 or 2.
ended-with-all-out =
    { $round ->
        [1] Round one ended: everyone was out.
       *[other] Round two ended: everyone was out.
    }
# A round is over because of the clock.
# $round (u8): 1 or 2.
ended-stuck =
    { $round ->
        [1] Round one ended: nobody could draw or play.
       *[other] Round two ended: nobody could draw or play.
    }
-so-many-each =
    { $each ->
        [one] 1 card each
       *[other] { $each } cards each
    }
# The cards for round two were dealt out.
# $each (u8): How many each player got.
# $filled (u8): How many of them are new, so that everybody has as many.
dealt-out =
    { $filled ->
        [0] The middle pile was dealt out, { -so-many-each }.
        [one] The middle pile was dealt out, { -so-many-each }, with 1 new one to make it even.
       *[other] The middle pile was dealt out, { -so-many-each }, with { $filled } new ones to make it even.
    }
