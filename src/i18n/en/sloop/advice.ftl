### What a player of Sloop is advised to do.

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
