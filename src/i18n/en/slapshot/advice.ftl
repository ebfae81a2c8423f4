### What a manager is advised to do in Slapshot.

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
