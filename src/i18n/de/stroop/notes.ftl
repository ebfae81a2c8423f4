### The notes for new players of Stroop.

no-turns = Niemand ist an der Reihe: Alle spielen gleichzeitig. Zieh von deinem Stapel, wann immer du willst, und spiel jede Karte, die passt, bevor dir jemand zuvorkommt.
stop = Wenn du deinen ganzen Stapel gezogen hast und nichts auf deiner Hand passt, halte STOPP eine halbe Sekunde lang gedrückt: Dann ist die Runde vorbei. Aber sieh genau hin: Passt doch etwas, bist du für diese Runde raus.
