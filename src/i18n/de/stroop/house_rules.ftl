### The choices of the house rules of Stroop, before a game.

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
