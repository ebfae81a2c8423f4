### Why the rules of Slapshot refuse a move: shown over the team in place of what it would do.

pick-first = Stell erst dein Team aus sechs Karten zusammen.
teams-are-complete = Alle Teams sind vollständig.
kind-complete =
    { $kind ->
        [forward] Du hast schon 3 Stürmer. Mehr hat ein Team nicht.
        [defenseman] Du hast schon 2 Verteidiger. Mehr hat ein Team nicht.
       *[goalie] Du hast schon einen Torhüter. Mehr hat ein Team nicht.
    }
give-back-first = Gib erst eine Karte für die gezogene zurück.
nothing-to-give-back = Du hast in keinem Tausch eine Karte gezogen.
other-kind = Gib einen { KIND($kind) } zurück: Du hast auch einen gezogen.
same-card = Die Karte, die du gezogen hast, kannst du nicht zurückgeben.
not-in-team = { CARD($card) } ist nicht in deinem Team.
no-such-manager = Wähle das Team von jemand anderem.
deck-empty = Es liegt kein { KIND($kind) } mehr auf dem Stapel.
line-up-first = Stell erst dein Team auf: Das Spiel beginnt gleich.
no-game = Gerade steht kein Spiel an.
not-your-team = Zur Aufstellung gehören alle sechs Karten deines Teams, jede einmal.
visited-twice = Bei diesem Team bist du schon zweimal angetreten.
others-first = Tritt erst bei { DATIVE($who) } an. Ein zweites Mal geht erst, wenn du bei allen einmal warst.
no-trades-left = Du hast schon viermal getauscht. Öfter geht es nicht.
no-drafts-left = Du hast schon vier Neuzugänge geholt. Mehr gibt es nicht.
games-left = Passen kannst du erst, wenn du alle Auswärtsspiele gespielt hast.
no-passing = Passen geht nicht: Tausche, hol einen Neuzugang oder tritt zu einem Spiel an.
