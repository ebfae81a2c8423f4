### The cards of Stroop. Each says a word, and has a look: its color, size, pattern and direction.

# A card in full.
-spoken =
    { $direction ->
        [none] { SAYS($card) }, in { SIZE($card) } { PATTERN($card) } { COLOUR($card) }, { LETTERS($card) } letters
        [forward] { SAYS($card) }, in { SIZE($card) } { PATTERN($card) } { COLOUR($card) }, { LETTERS($card) } letters, forward
       *[backward] { SAYS($card) }, in { SIZE($card) } { PATTERN($card) } { COLOUR($card) }, { LETTERS($card) } letters, backward
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
centre = In the middle: { -spoken }
# Phrase. In training, in round one: what the word in the middle asks of a card.
# $word (Word): The word.
asks =
    { $word ->
        [colour] printed in { WORD($word) }
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
        [none] { COLOUR($card) } · { SIZE($card) } · { PATTERN($card) } · { LETTERS($card) } letters
        [forward] { COLOUR($card) } · { SIZE($card) } · { PATTERN($card) } · { LETTERS($card) } letters · forward
       *[backward] { COLOUR($card) } · { SIZE($card) } · { PATTERN($card) } · { LETTERS($card) } letters · backward
    }
