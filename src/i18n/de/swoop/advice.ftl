### What a player of Swoop is advised to do.

does-play = { CARDS_WHOM($rank, $many) } spielen
does-add = { CARDS_WHOM($rank, $many) } anlegen
does-turn = eine verdeckte Karte aufdecken
does-end = den Zug beenden
