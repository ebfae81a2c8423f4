### What a player of Sloop is advised to do.

does-capture = { CARDS_WHOM($taken) } mit { THE_CARD_DATIVE($card) } kassieren
does-capture-build = den { $number }er-Bau mit { THE_CARD_DATIVE($card) } kassieren
does-capture-both = den { $number }er-Bau und { CARDS_WHOM($taken) } mit { THE_CARD_DATIVE($card) } kassieren
does-build = mit { THE_CARD_DATIVE($card) } und { CARDS_DATIVE($taken) } einen { $number }er-Bau beginnen
does-add =
    { $many ->
        [0] mit { THE_CARD_DATIVE($card) } weiterbauen
       *[other] mit { THE_CARD_DATIVE($card) } und { CARDS_DATIVE($taken) } weiterbauen
    }
does-act =
    { $action ->
        [steal] { THE_CARD_WHOM($card) } auslegen und klauen
        [double-play] { THE_CARD_WHOM($card) } auslegen und noch eine spielen
       *[flip-three] { THE_CARD_WHOM($card) } auslegen und aufdecken
    }
does-put = { THE_CARD_WHOM($card) } einfach auslegen
does-offer = { THE_CARD_WHOM($card) } anbieten
does-offer-nothing = nichts anbieten
does-keep = die Karte behalten und { THE_CARD_WHOM($card) } dafür geben
does-give-back = die Karte zurückgeben
does-end = den Zug beenden
