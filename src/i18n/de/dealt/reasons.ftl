### Why something is good in Dealt!: what a player is advised to do, or a bot has done.

runs-out =
    { $by ->
        [adviser] Danach ist deine Hand leer
       *[player] Danach ist meine Hand leer
    }
wins-trick =
    { $by ->
        [adviser] Das kann niemand mehr überbieten, und du beginnst den nächsten Stich
       *[player] Das kann niemand mehr überbieten, und ich beginne den nächsten Stich
    }
fewest-plays =
    { $plays ->
        [1] Der Rest kann in 1 Zug weg, und weniger lässt kein Zug übrig
       *[other] Der Rest kann in { $plays } Zügen weg, und weniger lässt kein Zug übrig
    }
lowest =
    { $by ->
        [adviser] Niedriger kannst du den Stich nicht überbieten
       *[player] Niedriger kann ich den Stich nicht überbieten
    }
leads-next =
    { $by ->
        [adviser] Dann beginnst du den nächsten Stich
       *[player] Dann beginne ich den nächsten Stich
    }
nothing-else =
    { $by ->
        [adviser] Etwas anderes kannst du nicht tun
       *[player] Etwas anderes kann ich nicht tun
    }
