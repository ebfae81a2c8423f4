### The player's own deck of Slapshot: the fields to type it in, and what was done with it.

## The cards

# Heading of the cards of a kind.
# $kind (Kind): The kind.
# $count (usize): How many there are.
cards = { KINDS($kind) }: { $count }
# The label of the number of plain cards with a value.
# $kind (Kind): Their kind.
# $value (u8): Their value.
count = How many { KIND($kind) } { $value }
# The button for one more of these.
# $kind (Kind): Their kind.
# $value (u8): Their value.
one-more = One more { KIND($kind) } { $value }
# The button for one fewer of these.
# $kind (Kind): Their kind.
# $value (u8): Their value.
one-fewer = One fewer { KIND($kind) } { $value }
# Heading of the special cards.
specials = Bruisers and Tiny Tim
# That they are not among the plain cards.
specials-note = Choose these five here. Don't count them again among the plain cards above.
# The label of the choice of a bruiser.
# $number (usize): Which of the four, counted from 1.
bruiser = Bruiser { $number }
# The label of the choice of Tiny Tim.
tiny-tim = Tiny Tim
# The option of no such card.
no-card = Not chosen
# The option of a card.
# $kind (Kind): Its kind.
# $value (u8): Its value.
card = { KIND($kind) } { $value }

## Whether it can be played with

# It can.
fits = All 54 cards are in. You'll play with this deck.
# It cannot; this follows the reason.
meanwhile = Until that's fixed, you'll play with our deck.
# The browser does not store it.
not-saved = This browser won't save your deck. It lasts until you close this page, so save it as a file.

## What can be done with it

# The button that saves the deck as a file.
save = Save as a file
# The button that opens a deck from a file.
open = Open a file
# The button that sets the deck to ours.
from-ours = Start over from our deck
# The button that undoes that, or opening a file.
undo = Undo

## What was done with it

# The deck is now the same as ours.
is-ours = Your deck is now a copy of ours.
# Replacing the deck was undone.
undone = Your deck is back.
# The deck is now the one of a file.
# $file (text): The file.
opened = Your deck is now the one from { $file }.
# A file cannot be used.
# $file (text): The file.
# $flaw (FileError): What is wrong with it.
file-flaw =
    { $flaw ->
        [empty] { $file } is empty. { -same }
        [too-large] { $file } is too large to be a deck. { -same }
        [unreadable] { $file } can't be read: your browser won't open it. { -same }
       *[foreign] { $file } isn't a Slapshot deck. { -same }
    }
# The text of a file is not a deck.
# $file (text): The file.
# $why (DeckUnreadable): Why.
no-deck =
    { $why ->
        [foreign] { $file } isn't a Slapshot deck. Only decks saved by this page can be opened. { -same }
       *[damaged] { $file } is a deck, but it's damaged. { -same }
    }
-same = Your deck hasn't changed.
