### The cards of Stroop. Their words stay English, as the rules count their letters; their looks are said in German.

-spoken =
    { $direction ->
        [none] „{ SAYS($card) }“, { SIZE($card) }, { PATTERN($card) } und { COLOR($card) }, { LETTERS($card) } Buchstaben
        [forward] „{ SAYS($card) }“, { SIZE($card) }, { PATTERN($card) } und { COLOR($card) }, { LETTERS($card) } Buchstaben, vorwärts
       *[backward] „{ SAYS($card) }“, { SIZE($card) }, { PATTERN($card) } und { COLOR($card) }, { LETTERS($card) } Buchstaben, rückwärts
    }

word = { WORD($word) }
spoken = { -spoken }
center = In der Mitte: { -spoken }
asks =
    { $word ->
        [color] { MEANING($word) } gedruckt
        [size] { MEANING($word) } gedruckt
        [pattern] { MEANING($word) } gedruckt
        [letters] { MEANING($word) } Buchstaben
       *[direction] { MEANING($word) } gedruckt
    }
looks =
    { $direction ->
        [none] { COLOR($card) } · { SIZE($card) } · { PATTERN($card) } · { LETTERS($card) } Buchstaben
        [forward] { COLOR($card) } · { SIZE($card) } · { PATTERN($card) } · { LETTERS($card) } Buchstaben · vorwärts
       *[backward] { COLOR($card) } · { SIZE($card) } · { PATTERN($card) } · { LETTERS($card) } Buchstaben · rückwärts
    }
