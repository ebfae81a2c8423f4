### Notes for new players of Dealt!, in the action bar.

neighbors = Die Reihenfolge bleibt. Nur Nachbarn gehen zusammen.
brackets = Klammern zeigen, was zusammen geht. Tipp auf eine.
reserve = Kannst oder willst du nicht überbieten? Nimm eine Reserve.
gap = Such dir eine Lücke aus. Die Karte bleibt dort.
