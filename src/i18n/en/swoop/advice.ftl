### What a player of Swoop is advised to do.

# Phrase. Something that is advised.
# $rank (Rank): The rank of the cards.
# $many (u8): How many.
does-play = play { CARDS($rank, $many) }
# Phrase. Something that is advised.
# $rank (Rank): The rank of the cards.
# $many (u8): How many.
does-add = add { CARDS($rank, $many) }
# Phrase. Something that is advised.
does-turn = turn over a face-down card
# Phrase. Something that is advised.
does-end = end your turn
