### What a player of Dealt! is advised to do, and why.

## What to do

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

## Why

why-runs-out =
    { $by ->
        [adviser] Danach ist deine Hand leer
       *[player] Danach ist meine Hand leer
    }
why-wins-trick =
    { $by ->
        [adviser] Das kann niemand mehr überbieten, und du beginnst den nächsten Stich
       *[player] Das kann niemand mehr überbieten, und ich beginne den nächsten Stich
    }
why-fewest-plays =
    { $plays ->
        [1] Der Rest kann in 1 Zug weg, und weniger lässt kein Zug übrig
       *[other] Der Rest kann in { $plays } Zügen weg, und weniger lässt kein Zug übrig
    }
why-lowest =
    { $by ->
        [adviser] Niedriger kannst du den Stich nicht überbieten
       *[player] Niedriger kann ich den Stich nicht überbieten
    }
why-leads-next =
    { $by ->
        [adviser] Dann beginnst du den nächsten Stich
       *[player] Dann beginne ich den nächsten Stich
    }
why-nothing-else =
    { $by ->
        [adviser] Etwas anderes kannst du nicht tun
       *[player] Etwas anderes kann ich nicht tun
    }
