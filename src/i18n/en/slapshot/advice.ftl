### What a manager is advised to do in Slapshot, and why.

## What to do

# Phrase. Something that is advised.
does-pick = take any deck
# Phrase. Something that is advised.
# $with (name): The other manager.
does-trade = draw a card from { POSSESSIVE($with) } team
# Phrase. Something that is advised.
# $card (Card): The card.
does-give = give back { THE_CARD($card) }
# Phrase. Something that is advised.
# $card (Card): The card.
does-draft = let { THE_CARD($card) } go
# Phrase. Something that is advised.
# $host (name): The other manager.
does-play = visit { $host }
# Phrase. Something that is advised.
does-line-up = keep this order
# Phrase. Something that is advised.
does-pass = pass

## Why

# Phrase. Why it is good.
why-decks-unknown = nobody knows what's in them
# Phrase. Why it is good.
# $by (Voice): Who says it.
why-any-order =
    { $by ->
        [adviser] while you don't know theirs, every order is as good
       *[player] while I don't know theirs, every order is as good
    }
# Phrase. Why it is good.
why-unforeseen = the first goal wins, and nobody can foresee this order
# Phrase. Why it is good.
# $by (Voice): Who says it.
# $kind (Kind): A position on the ice.
why-weakest =
    { $by ->
        [adviser] it's your weakest { KIND($kind) }
       *[player] it's my weakest { KIND($kind) }
    }
# Phrase. Why it is good.
# $by (Voice): Who says it.
why-best-odds =
    { $by ->
        [adviser] as far as you can tell, your odds are best there
       *[player] as far as I can tell, my odds are best there
    }
# Phrase. Why it is good.
# $by (Voice): Who says it.
why-nothing-else =
    { $by ->
        [adviser] you can't do anything else
       *[player] I can't do anything else
    }
