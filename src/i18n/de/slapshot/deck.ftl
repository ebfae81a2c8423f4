### The player's own deck of Slapshot: the fields to type it in, and what was done with it.

## The cards

cards = { KIND($kind) }: { $count }
count = Anzahl { KIND($kind) } { $value }
one-more = Ein { KIND($kind) } { $value } mehr
one-fewer = Ein { KIND($kind) } { $value } weniger
specials = Raubeine und Tiny Tim
specials-note = Wähle diese fünf hier. Zähl sie oben bei den einfachen Karten nicht noch einmal mit.
bruiser = Raubein { $number }
tiny-tim = Tiny Tim
no-card = Nicht gewählt
card = { KIND($kind) } { $value }

## Whether it can be played with

fits = Alle 54 Karten sind da. Du spielst mit diesem Kartensatz.
meanwhile = Bis das behoben ist, spielst du mit unserem Kartensatz.
not-saved = Dieser Browser speichert deinen Kartensatz nicht. Er bleibt nur, bis du die Seite schließt. Speichere ihn also als Datei.

## What can be done with it

save = Als Datei speichern
open = Datei öffnen
from-ours = Wieder mit unserem anfangen
undo = Rückgängig

## What was done with it

is-ours = Dein Kartensatz ist jetzt eine Kopie von unserem.
undone = Dein Kartensatz ist wieder da.
opened = Dein Kartensatz ist jetzt der aus { $file }.
file-flaw =
    { $flaw ->
        [empty] { $file } ist leer. { -same }
        [too-large] { $file } ist für einen Kartensatz zu groß. { -same }
        [unreadable] { $file } lässt sich nicht lesen: Dein Browser öffnet die Datei nicht. { -same }
       *[foreign] { $file } ist kein Kartensatz von Slapshot. { -same }
    }
no-deck =
    { $why ->
        [foreign] { $file } ist kein Kartensatz von Slapshot. Öffnen lassen sich nur Kartensätze, die diese Seite gespeichert hat. { -same }
       *[damaged] { $file } ist ein Kartensatz, aber beschädigt. { -same }
    }
-same = Dein Kartensatz bleibt, wie er war.
