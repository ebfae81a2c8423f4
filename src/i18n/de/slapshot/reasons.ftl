### Why something is good in Slapshot: what a player is advised to do, or a bot has done.

decks-unknown = Niemand weiß, was darin ist
any-order =
    { $by ->
        [adviser] Solange du die andere nicht kennst, ist jede Reihenfolge gleich gut
       *[player] Solange ich die andere nicht kenne, ist jede Reihenfolge gleich gut
    }
unforeseen = Das erste Tor entscheidet, und diese Reihenfolge sieht niemand voraus
weakest = Das ist { -my } schwächster { -position }
-my =
    { $by ->
        [adviser] dein
       *[player] mein
    }
-position =
    { $kind ->
        [forward] Stürmer
        [defenseman] Verteidiger
       *[goalie] Torhüter
    }
best-odds =
    { $by ->
        [adviser] Soweit du es wissen kannst, stehen deine Chancen dort am besten
       *[player] Soweit ich es wissen kann, stehen meine Chancen dort am besten
    }
nothing-else =
    { $by ->
        [adviser] Etwas anderes kannst du nicht tun
       *[player] Etwas anderes kann ich nicht tun
    }
