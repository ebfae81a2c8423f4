### Looking back at a game.

look-back = Rückblick
to-result = Zum Ergebnis
to-now = Zum Spiel
part-before = Voriger Abschnitt
part-after = Nächster Abschnitt
step-back = Ein Zug zurück
step-on = Ein Zug vor
play-film = Abspielen
pause-film = Anhalten
speed = Tempo
film-speed =
    { $percent ->
        [50] Halbes Tempo
        [100] Echtes Tempo
        [200] Doppeltes Tempo
       *[other] { $percent } %
    }
moment-label = Zug
moment = { $step } von { $last }
go-to = Springe zu
