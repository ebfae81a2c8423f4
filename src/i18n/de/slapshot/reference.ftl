### The quick reference of Slapshot: one paragraph for each topic.

winning = Mit jedem gewonnenen Spiel rückst du vor. Wer die Play-offs erreicht, spielt gegen das zweitbeste Team um den Pokal: Den bekommt, wer in dieser Serie zuerst vier Spiele gewinnt.
scoring = Beide Teams decken ihre sechs Karten eine nach der anderen auf. Der höhere Wert schießt ein Tor, bei gleichen Werten fällt keins. Wer mehr Tore hat, gewinnt.
goalies = Ein Torhüter hält gegen Stürmer und Verteidiger, egal, welchen Wert sie haben. Ein Tor schießt er nur gegen einen Torhüter mit kleinerem Wert.
tiny-tim = Tiny Tim hat den Wert 0, aber gegen einen Torhüter schießt er immer ein Tor.
bruisers = Eine Karte, die auf ein Raubein trifft, wird verletzt, auch wenn sie das Tor schießt. Treffen zwei Raubeine aufeinander, sind beide verletzt. Nach dem Spiel kommen verletzte Karten unter ihren Stapel und werden durch dessen oberste Karte ersetzt, zuerst beim Heimteam.
trade = Wähle ein Team und zieh blind eine seiner sechs Karten. Gib eine andere Karte derselben Art zurück. Nur ihr beide wisst, welche Karten das waren.
draft = Leg eine deiner Karten unter den Stapel ihrer Art und nimm dafür die oberste. Sonst sieht niemand die beiden Karten.
home-ice = In den Spielen, die du ansetzt, bist du Gast, und das Heimteam beginnt mit einem Tor.
overtime = Nach einem Unentschieden werden verletzte Karten ersetzt, und beide Teams stellen neu auf. Niemand beginnt mit einem Tor, und das erste Tor gewinnt. Nach zehn torlosen Verlängerungen entscheidet ein Münzwurf.
play-offs = Erreicht das erste Team die Play-offs, ist die Saison vorbei. Es spielt mit dem zweitbesten um die Meisterschaft: Wer zuerst vier Spiele gewinnt, ist Meister. Das erste Team ist in den Spielen 1, 2, 5 und 7 zu Hause. Getauscht wird nicht mehr, und niemand holt Neuzugänge.
league = In einer Liga trittst du zweimal bei jedem Gegner an, und bei allen einmal, bevor du bei einem zum zweiten Mal antrittst. Die zwei Teams mit den meisten Siegen spielen das Finale. Mit Obergrenzen darfst du in einer Saison viermal tauschen und vier Neuzugänge holen.
