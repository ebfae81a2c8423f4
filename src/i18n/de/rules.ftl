### The rules page. The rules themselves are in the folder beside this file.

no-such-rule = Eine Regel „{ $clause }“ gibt es nicht. Hier sind alle.
whole = Alle Regeln
contents = Inhalt
legend = So liest du diese Regeln
unmarked = Jede Regel hat eine feste Nummer, auf die du verweisen kannst. Was kein Zeichen hat, steht im Regelheft, hier mit unseren eigenen Worten.
footnote =
    { $mark ->
        [ruling] Unsere Auslegung
        [reconstructed] Rekonstruiert
        [described] Von anderen beschrieben
       *[option] Ihr entscheidet
    }
means =
    { $mark ->
        [ruling] Im Regelheft steht dazu nichts, oder man kann es auf zwei Arten lesen, und so spielen wir es. An eurem Tisch darf es anders sein.
        [reconstructed] Das wurde nie veröffentlicht. Wir haben es selbst erschlossen, und vielleicht weicht es vom gedruckten Spiel ab.
        [described] In unserem Exemplar des Regelhefts fehlt das, aber andere, die das Spiel beschreiben, sind sich darin einig.
       *[option] Das legt ihr vor dem Austeilen fest.
    }
example = Beispiel
here = In dieser Ausgabe
cards = { WORDS($cards) }
