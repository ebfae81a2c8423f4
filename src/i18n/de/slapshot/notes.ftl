### Notes for new players of Slapshot, over the table.

pick = Ein Team hat drei Stürmer, zwei Verteidiger und einen Torhüter. Du wählst nur, von welchem Stapel du ziehst. Die Reihenfolge ist also nicht so wichtig.
turn = In deinem Zug tust du eins von drei Dingen. Tausche eine Karte mit einem anderen Team, hol einen Neuzugang vom Stapel oder tritt zu einem Spiel an. Nur Spiele bringen Siege.
trade = Du tauschst blind: Du bekommst irgendeine der sechs Karten des anderen Teams. Dann gibst du eine Karte derselben Art zurück und wirst so vielleicht eine schwache los.
line-up = Die Karten treffen in dieser Reihenfolge aufeinander, die erste auf die erste. Ein Torhüter hält gegen alle außer Tiny Tim. Dein bester Stürmer kann an ihm scheitern, und bei deiner schwächsten Karte wäre es egal.
injuries = Wer auf ein Raubein trifft, wird verletzt, ob mit oder ohne Tor. Nach dem Spiel kommt dafür eine Karte vom selben Stapel.
