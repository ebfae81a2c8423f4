### Notes for new players of Dealt!, over the table.

neighbours = Deine Karten bleiben in der Reihenfolge, in der sie gekommen sind. Zusammen spielen kannst du nur Karten, die direkt nebeneinander stecken.
brackets = Siehst du die Klammern unter deiner Hand? Jede zeigt Karten, die du zusammen spielen kannst. Tipp auf eine, um sie zu wählen.
reserve = Kannst oder willst du nicht überbieten? Dann nimm stattdessen eine deiner zwei Reservekarten auf die Hand.
gap = Such dir die Lücke aus, in die diese Karte soll. Dort bleibt sie, also steck sie neben etwas, zu dem sie passt.
