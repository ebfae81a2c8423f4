### The cards of Stroop. Each says a word, and has a look: its color, size, pattern and direction.

# A card in full.
-spoken =
    { $direction ->
        [none] { SAYS($card) }, in { SIZE($card) } { PATTERN($card) } { COLOR($card) }, { LETTERS($card) } letters
        [forward] { SAYS($card) }, in { SIZE($card) } { PATTERN($card) } { COLOR($card) }, { LETTERS($card) } letters, forward
       *[backward] { SAYS($card) }, in { SIZE($card) } { PATTERN($card) } { COLOR($card) }, { LETTERS($card) } letters, backward
    }

# Phrase. A word by itself, in lower case: as a card prints it, and as the page says it out loud.
# $word (Word): The word.
word = { WORD($word) }
# Phrase. A card in full, for screen readers.
# $card (Card): The card.
# $direction (Direction?): How it reads, in a game where that differs from card to card.
spoken = { -spoken }
# The card in the middle, for screen readers. Which cards fit is never said.
# $card (Card): The card.
# $direction (Direction?): How it reads, in a game where that differs from card to card.
center = In the middle: { -spoken }
# Phrase. In training, in round one: what the word in the middle asks of a card.
# $word (Word): The word.
asks =
    { $word ->
        [color] printed in { WORD($word) }
        [size] printed { WORD($word) }
        [pattern] printed { WORD($word) }
        [letters] { WORD($word) } letters
       *[direction] printed { WORD($word) }
    }
# Phrase. In training, in round two: the look of the card in the middle, value by value.
# $card (Card): The card.
# $direction (Direction?): How it reads, in a game where that differs from card to card.
looks =
    { $direction ->
        [none] { COLOR($card) } · { SIZE($card) } · { PATTERN($card) } · { LETTERS($card) } letters
        [forward] { COLOR($card) } · { SIZE($card) } · { PATTERN($card) } · { LETTERS($card) } letters · forward
       *[backward] { COLOR($card) } · { SIZE($card) } · { PATTERN($card) } · { LETTERS($card) } letters · backward
    }
