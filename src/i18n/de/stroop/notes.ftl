### The notes for new players of Stroop.

no-turns = Niemand ist an der Reihe: Alle spielen gleichzeitig. Zieh von deinem Stapel, wann immer du willst, und spiel jede Karte, die passt, bevor dir jemand zuvorkommt.
stop = Dein ganzer Stapel ist gezogen, und nichts auf deiner Hand passt? Dann halte STOPP eine halbe Sekunde lang gedrückt, und die Runde ist vorbei. Aber sieh genau hin: Passt doch etwas, bist du für diese Runde raus.
