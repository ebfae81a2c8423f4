### The quick reference of Sloop: one paragraph for each topic.

capture = Mit einer Karte kassierst du Karten mit derselben Zahl und Gruppen, die zusammen diese Zahl ergeben, so viele du willst. Eine 8 nimmt 8, 6+2 und 5+3. Alles kommt auf deinen Stapel, auch die 8.
build = Willst du bauen, spiel eine Karte zusammen mit losen Karten, sodass alles eine Zahl ergibt, und behalte eine Karte mit dieser Zahl für später. Der Bau gehört dir: Mit seiner Zahl kannst nur du ihn kassieren, mit einem Joker jeder.
owner = Hast du zu Beginn deines Zuges einen Bau, musst du daran weiterbauen oder ihn kassieren. Kannst du das nicht, verlierst du ihn: Er bleibt liegen, und wer seine Zahl hat, kann ihn nehmen.
actions = Jede Karte kannst du einfach auslegen. Eine 1 klaut dann von jedem Gegner die oberste Karte seines Stapels, nach einer 2 spielst du noch eine Karte, und eine 3 deckt drei Karten auf, von denen du eine spielst. Nutzen musst du das nicht.
supercharged = Kassierst du mit einer Turbokarte, nimmst du noch eine lose Karte deiner Wahl. Nach jedem Zug wird die Auslage auf 4 Karten aufgefüllt, zu fünft und zu sechst auf 5, und für jede lose Turbokarte kommt eine dazu. Ein Bau zählt als eine Karte.
wild = Ein Joker ist jede beliebige Zahl, auf der Hand und in der Auslage. Spielst du ihn aus der Hand, kannst du damit jeden Bau kassieren, außer du hast selbst einen.
end = Ist der Nachziehstapel leer, spielen alle noch ihre Hand leer. Wer zuletzt kassiert hat, bekommt den Rest der Auslage. Es gewinnt, wer die meisten Karten hat, bei Gleichstand, wer in der Reihenfolge später dran ist.
partners = Im Team kannst du deinem Partner vor seinem Zug eine Karte anbieten. Er behält sie und gibt dir eine andere, oder er gibt sie zurück. Hast du selbst keinen Bau, darfst du am Bau deines Partners weiterbauen. Eure Stapel zählen zusammen.
