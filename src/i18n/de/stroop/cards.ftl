### The cards of Stroop. Their words stay English, as the rules count their letters; their looks are said in German.

-spoken =
    { $direction ->
        [none] „{ SAYS($card) }“, { SIZE($card) }, { PATTERN($card) } und { COLOUR($card) }, { LETTERS($card) } Buchstaben
        [forward] „{ SAYS($card) }“, { SIZE($card) }, { PATTERN($card) } und { COLOUR($card) }, { LETTERS($card) } Buchstaben, vorwärts
       *[backward] „{ SAYS($card) }“, { SIZE($card) }, { PATTERN($card) } und { COLOUR($card) }, { LETTERS($card) } Buchstaben, rückwärts
    }

word = { WORD($word) }
spoken = { -spoken }
centre = In der Mitte: { -spoken }
asks =
    { $word ->
        [colour] { MEANING($word) } gedruckt
        [size] { MEANING($word) } gedruckt
        [pattern] { MEANING($word) } gedruckt
        [letters] { MEANING($word) } Buchstaben
       *[direction] { MEANING($word) } gedruckt
    }
looks =
    { $direction ->
        [none] { COLOUR($card) } · { SIZE($card) } · { PATTERN($card) } · { LETTERS($card) } Buchstaben
        [forward] { COLOUR($card) } · { SIZE($card) } · { PATTERN($card) } · { LETTERS($card) } Buchstaben · vorwärts
       *[backward] { COLOUR($card) } · { SIZE($card) } · { PATTERN($card) } · { LETTERS($card) } Buchstaben · rückwärts
    }
