### The choices of the house rules of Slapshot, before a game.

wins-rule = Saison
wins-choice = { $wins } Siege bis zu den Play-offs
league-rule = Spielplan
league-choice =
    { $league ->
        [yes] Liga: zweimal bei allen antreten
       *[no] Antreten, bei wem du willst
    }
limits-rule = Tausch und Neuzugänge
limits-choice =
    { $limits ->
        [yes] Je 4 pro Saison
       *[no] So oft du willst
    }
deck-rule = Kartensatz
deck-choice =
    { $deck ->
        [ours] Unser Kartensatz
        [own] Dein eigener Kartensatz
       *[brought] Der mitgebrachte Kartensatz
    }
deck-note =
    { $deck ->
        [ours] Die veröffentlichten Regeln nennen die Karten nicht. Die Werte in unserem Kartensatz sind also eine Rekonstruktion. Hast du das Spiel, dann wähle deinen eigenen Kartensatz und gib die echten ein.
        [own] Gib ein, wie viele Karten von jeder Sorte dein Kartensatz hat. Am Anfang ist er eine Kopie von unserem, dessen Werte eine Rekonstruktion sind. Jede Änderung wird in diesem Browser gespeichert.
       *[brought] Diesen Kartensatz hat jemand eingegeben. Dein eigener bleibt, wie er ist.
    }
