### Notes for new players of Sloop, over the table.

capture = Eine Karte kassiert Karten mit derselben Zahl und Karten, die zusammen diese Zahl ergeben. Wer die meisten Karten hat, gewinnt, also nimm, was geht.
build = Du kannst bauen: Leg jetzt Karten zusammen und kassiere sie im nächsten Zug auf einmal. Dafür musst du eine Karte mit der Zahl behalten, die du baust.
actions = Eine 1, 2 oder 3 kann etwas Besonderes, wenn du sie auslegst, statt mit ihr zu kassieren. Du klaust Karten, spielst noch eine oder deckst drei auf.
supercharged = Mit einer Turbokarte lohnt sich das Kassieren: Du nimmst noch eine lose Karte deiner Wahl dazu.
