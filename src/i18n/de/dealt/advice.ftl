### What a player of Dealt! is advised to do.

does-play = { COMBINATION($combination) } spielen
does-stop = den Stich stoppen
does-redraw = eine Nachziehkarte spielen
does-take = { FACE($card) } nehmen und hier einstecken
does-place = { FACE($card) } hier einstecken
does-take-at =
    { $after ->
        [0] { FACE($card) } nehmen und ganz links einstecken
       *[other] { FACE($card) } nehmen und hinter Karte { $after } einstecken
    }
does-place-at =
    { $after ->
        [0] { FACE($card) } ganz links einstecken
       *[other] { FACE($card) } hinter Karte { $after } einstecken
    }
does-elsewhere = an anderer Stelle
