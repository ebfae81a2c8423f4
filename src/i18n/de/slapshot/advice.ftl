### What a manager is advised to do in Slapshot.

does-pick = einen beliebigen Stapel nehmen
does-trade = aus { WHOSE($with, "em") } Team ziehen
does-give = { THE_CARD_WHOM($card) } zurückgeben
does-draft = { THE_CARD_WHOM($card) } für einen Neuzugang abgeben
does-play = bei { DATIVE($host) } antreten
does-line-up = diese Reihenfolge nehmen
does-pass = passen
