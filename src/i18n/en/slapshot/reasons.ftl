### Why something is good in Slapshot: what a player is advised to do, or a bot has done.
### Of bots::slapshot::advice::Reason
### With $by (Voice): Who says it.

# Phrase. Why it is good.
decks-unknown = nobody knows what's in them
# Phrase. Why it is good.
any-order =
    { $by ->
        [adviser] while you don't know theirs, every order is as good
       *[player] while I don't know theirs, every order is as good
    }
# Phrase. Why it is good.
unforeseen = the first goal wins, and nobody can foresee this order
# Phrase. Why it is good.
# $kind (Kind): A position on the ice.
weakest =
    { $by ->
        [adviser] it's your weakest { KIND($kind) }
       *[player] it's my weakest { KIND($kind) }
    }
# Phrase. Why it is good.
best-odds =
    { $by ->
        [adviser] as far as you can tell, your odds are best there
       *[player] as far as I can tell, my odds are best there
    }
# Phrase. Why it is good.
nothing-else =
    { $by ->
        [adviser] you can't do anything else
       *[player] I can't do anything else
    }
