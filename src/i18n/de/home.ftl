### The home page.

tagline = Echte Kartenspiele, gemeinsam an einem Bildschirm.
blurb =
    { $game ->
        [dealt] Spiel deine Karten so, wie sie gekommen sind, und bleib nicht auf ihnen sitzen.
        [swoop] Spiel gleich hoch oder niedriger, räum den Stapel ab und werde deine Karten vor allen anderen los.
        [sloop] Kassiere Karten mit gleicher Zahl oder passender Summe und hab am Ende die meisten.
        [slapshot] Tausche, hol Neuzugänge, stell dein Eishockeyteam auf, komm in die Play-offs und gewinne das Finale.
       *[stroop] Alle spielen gleichzeitig: Achte darauf, was Wörter sagen und wie sie aussehen, und hab am Ende die wenigsten Karten.
    }
facts =
    { $game ->
        [dealt] { $fewest } bis { $most } Personen, etwa 20 Minuten
        [swoop] { $fewest } bis { $most } Personen, etwa eine Stunde
        [sloop] { $fewest } bis { $most } Personen, etwa 20 Minuten
        [slapshot] { $fewest } bis { $most } Personen, etwa eine Stunde
       *[stroop] { $fewest } bis { $most } Personen, etwa 5 Minuten
    }
play = { GAME($game) } spielen
quick-game = Schnelles Spiel
quick-game-of = Schnelles Spiel: { GAME($game) }
training = Training
training-for = Training für { GAME($game) }
open-game = Laufendes Spiel
to-act = { LIST($names) } { VERBS($names, "bist", "ist", "sind", "seid") } dran
you-act = Du bist dran
back-to-table = Zurück zu { GAME($game) }
last-game = Zuletzt: { GAME($game) }
more-pages = Mehr
not-affiliated = Aus Freude am Spielen gemacht. Wer diese Spiele erfunden hat oder verlegt, hat damit nichts zu tun und steht nicht dahinter.
