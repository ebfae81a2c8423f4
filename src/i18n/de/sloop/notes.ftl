### Notes for new players of Sloop, in the action bar.

capture = Tipp auf eine Handkarte: Sie kassiert ihre Zahl oder Karten, die sie zusammen ergeben.
pile = Was du kassierst, kommt auf deinen Stapel. Am Ende gewinnen die meisten Karten.
put = Keine deiner Karten nimmt jetzt etwas. Leg eine aus, später kann sie jeder kassieren.
build = Du kannst bauen: Leg Karten zu einer Zahl zusammen, die du hast, und kassiere den Bau danach.
own-build = Bau weiter oder kassiere jetzt. Bis du kassierst, kann ein Joker dir den Bau nehmen.
their-build = Ein Bau zählt als seine Zahl. Nur wer ihn hat, kann ihn kassieren, oder ein Joker.
lost-build = Dieser Bau ist verloren: Er gehört niemandem, wer seine Zahl hat, kann ihn kassieren.
wild = Joker: jede Zahl, die du willst. Er kassiert sogar den Bau eines anderen.
supercharged = Turbokarte: Wenn sie kassiert, nimmt sie noch eine Karte deiner Wahl mit.
supercharged-loose = Solange eine Turbokarte (mit Blitz) in der Auslage liegt, kommt dort eine Karte mehr hin.
steal = Klauen: Leg eine 1 aus und nimm von jedem Gegner die oberste Karte.
double-play = Doppelzug: Leg eine 2 aus und spiel gleich noch eine Karte.
flip-three = Drei aufdecken: Leg eine 3 aus, deck drei Karten auf und spiel eine davon.
last-cards = Der Nachziehstapel ist leer. Wer zuletzt kassiert, bekommt auch den Rest der Auslage.
