//! A small booklet with everything in it, in two languages.

/// In English.
pub(super) const BOOKLET: &str = "\
# The game in a minute {#opening}

A game for two.

# The order {#order}

1. [8] _Solo_
2. [9 9] _Pair_

# Capturing {#SL-3}

## SL-3.1 What a card captures

The card takes _groups_. See [SL-3.2].

§ Our ruling.

‡ Reconstructed.

† Described.

± You choose.

> 1. In the display: [6 2 5 3].
> 2. Ann plays [8].

## SL-3.2 One after another

- Bread
- Salt
- [Stop]

Then:

- (a) First this.

  § Within a point.

- (b) Otherwise that.

> the table counts.

# Figures {#SL-4}

## SL-4.1 What counts

| | Solo | Pair |
| --- | --- | --- |
| Points | 1 | 2 |
";

/// The same in German.
pub(super) const GERMAN: &str = "\
# Das Spiel in einer Minute {#opening}

Ein Spiel zu zweit.

# Rangfolge {#order}

1. [8] _Solo_
2. [9 9] _Paar_

# Schlagen {#SL-3}

## SL-3.1 Was eine Karte schlägt

Die Karte nimmt _Gruppen_. Siehe [SL-3.2].

§ Unsere Regelung.

‡ Ergänzt.

† Beschrieben.

± Ihr wählt.

> 1. In der Auslage: [6 2 5 3].
> 2. Ann spielt [8].

## SL-3.2 Eins nach dem anderen

- Brot
- Salz
- [Stop]

Dann:

- (a) Zuerst dies.

  § Innerhalb eines Punktes.

- (b) Sonst das.

> der Tisch zählt.

# Figuren {#SL-4}

## SL-4.1 Was zählt

| | Solo | Paar |
| --- | --- | --- |
| Punkte | 1 | 2 |
";
