### The quick reference of Dealt!

beats = Zusammen spielen kannst du nur Karten, die auf deiner Hand nebeneinander stecken. Ein höherer Rang überbietet jeden niedrigeren, beim selben Rang gewinnt die höhere Zahl. Gleich hoch reicht nicht.
wild = X ist jede Zahl von 1 bis 12. Du sagst sie an, wenn du es spielst.
stop = Stopp beendet den Stich sofort, und wer die Karte gespielt hat, beginnt den nächsten.
redraw = Liegt diese Karte im Stich, zieht 3 Karten nach, wer ihn gewinnt. Liegen beide darin, sind es 6.
reserve = Wenn du den Stich nicht beginnst, kannst du statt zu spielen eine deiner Reservekarten nehmen. Steck sie auf deiner Hand ein, wo du willst.
loss = Wer zuletzt noch Karten hat, gibt einen Chip ab. Das gilt auch, wenn du nichts spielen und keine Reservekarte nehmen kannst. Musst du einen Chip abgeben und hast keinen, verlierst du das Spiel.
