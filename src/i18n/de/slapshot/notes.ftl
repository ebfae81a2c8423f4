### Notes for new players of Slapshot, in the action bar.

pick = Niemand weiß, was in den Stapeln liegt. Welcher zuerst drankommt, ist fast egal.
turn = Tu eins: Tausche, hol einen Neuzugang oder tritt zu einem Spiel an. Nur Spiele bringen Siege.
trade = Du bekommst blind eine ihrer sechs Karten. Dann gibst du eine derselben Art zurück.
line-up = Paar für Paar: Die höhere Karte trifft. Torhüter halten alles. Heim beginnt mit einem Tor.
bruiser = Das rote Kreuz heißt Raubein: Wer ihm begegnet, wird verletzt, selbst wenn er trifft.
tiny-tim = Tiny Tim zählt 0, aber er trifft als Einziger gegen jeden Torhüter.
injuries = Wer auf ein Raubein trifft, wird verletzt. Nach dem Spiel kommt dafür eine neue Karte.
