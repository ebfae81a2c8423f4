### The choices of the house rules of Stroop, before a game.

rivals = Die Bots spielen
rivals-choice =
    { $rivals ->
        [levels] Nach Stufe
       *[match] So schnell wie du
    }
rivals-hint = Bots, die so schnell sind wie du, lernen aus jeder Runde, sodass du etwa jede zweite gewinnst.
deck = Kartensatz
deck-choice =
    { $advanced ->
        [yes] Mit Profikarten, 110 Karten
       *[no] Nur Grundkarten, 65 Karten
    }
deck-hint = Mit den Profikarten liest man manche Wörter rückwärts, und ihr könnt zu fünft spielen. Im Regelheft steht nicht, wie oft jede Karte vorkommt, deshalb sind beide Kartensätze eine Rekonstruktion.
cards = Nachziehstapel
cards-choice =
    { $cards ->
        [one] Je 1 Karte
       *[other] Je { $cards } Karten
    }
tempo = Zeiten
tempo-choice =
    { $tempo ->
        [usual] Standard: kurze Strafe
        [relaxed] Locker: nachsichtig bei Fehlern
        [strict] Streng: unnachsichtig bei Fehlern
       *[linked] Eigene: wie im Link
    }
clock = Wenn es nicht weitergeht
clock-choice =
    { $ends ->
        [yes] Nach 10 Sekunden ist Schluss
       *[no] Jemand muss STOPP rufen
    }
games = Spiele
games-choice =
    { $games ->
        [1] Ein Spiel
       *[other] Match aus drei Spielen
    }
handicaps = Handicaps
player = Name
fewer = Karten
pause = Pause
fewer-label = { WHOSE($who, "e") } Karten am Anfang
fewer-choice =
    { $fewer ->
        [0] Gleich
       *[other] { $fewer } weniger
    }
pause-label = { WHOSE($who, "e") } Pause nach einem Patzer
pause-as-set = Wie oben
pause-choice =
    { $ms ->
        [0] Keine
        [1500] 1,5 s
        [2000] 2 s
       *[other] { $ms } ms
    }
