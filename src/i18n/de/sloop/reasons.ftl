### Why something is good in Sloop: what a player is advised to do, or a bot has done.

most = Mehr als diese { $cards } Karten bringt kein Zug
most-leaving-least = Mehr als diese { $cards } Karten bringt kein Zug, und danach nehmen die wenigsten Zahlen etwas
own-build =
    { $by ->
        [adviser] Das holt deinen Bau mit { $cards } Karten heim
       *[player] Das holt meinen Bau mit { $cards } Karten heim
    }
could-take = { $seat } { VERB($seat, "könntest", "könnte") } sonst mit einer { $number } dasselbe nehmen
steals =
    { $cards ->
        [1] Das klaut eine Karte
       *[other] Das klaut { $cards } Karten
    }
holds =
    { $by ->
        [adviser] Zum Kassieren behältst du { A_CARD_WHOM($card) }
       *[player] Zum Kassieren behalte ich { A_CARD_WHOM($card) }
    }
plays-again =
    { $by ->
        [adviser] Du spielst gleich noch eine Karte
       *[player] Ich spiele gleich noch eine Karte
    }
flips = { -plays } auch { -flipped } vom Nachziehstapel
-plays =
    { $by ->
        [adviser] Du spielst
       *[player] Ich spiele
    }
-flipped =
    { $cards ->
        [1] die letzte Karte
       *[other] eine von { $cards } Karten
    }
nothing-to-take =
    { $by ->
        [adviser] Kassieren kannst du nichts
       *[player] Kassieren kann ich nichts
    }
leaves-least =
    { $by ->
        [adviser] Kassieren kannst du nichts, und danach nehmen die wenigsten Zahlen etwas
       *[player] Kassieren kann ich nichts, und danach nehmen die wenigsten Zahlen etwas
    }
