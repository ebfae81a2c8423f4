### What a manager is advised to do in Slapshot, and why.

## What to do

does-pick = einen beliebigen Stapel nehmen
does-trade = aus { WHOSE($with, "em") } Team ziehen
does-give = { THE_CARD_WHOM($card) } zurückgeben
does-draft = { THE_CARD_WHOM($card) } für einen Neuzugang abgeben
does-play = bei { DATIVE($host) } antreten
does-line-up = diese Reihenfolge nehmen
does-pass = passen

## Why

why-decks-unknown = Niemand weiß, was darin ist
why-any-order =
    { $by ->
        [adviser] Solange du die andere nicht kennst, ist jede Reihenfolge gleich gut
       *[player] Solange ich die andere nicht kenne, ist jede Reihenfolge gleich gut
    }
why-unforeseen = Das erste Tor entscheidet, und diese Reihenfolge sieht niemand voraus
why-weakest = Das ist { -my } schwächster { -position }
-my =
    { $by ->
        [adviser] dein
       *[player] mein
    }
-position =
    { $kind ->
        [forward] Stürmer
        [defenseman] Verteidiger
       *[goalie] Torhüter
    }
why-best-odds =
    { $by ->
        [adviser] Soweit du es wissen kannst, stehen deine Chancen dort am besten
       *[player] Soweit ich es wissen kann, stehen meine Chancen dort am besten
    }
why-nothing-else =
    { $by ->
        [adviser] Etwas anderes kannst du nicht tun
       *[player] Etwas anderes kann ich nicht tun
    }
