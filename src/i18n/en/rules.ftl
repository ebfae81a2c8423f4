### The rules page. The rules themselves are in the folder beside this file.

# An address names a clause that does not exist.
# $clause (text): What it says.
no-such-rule = There's no rule “{ $clause }”. Here are all the rules.
# Leads from a rule shown over the table to all of them.
whole = All the rules
# The list of chapters.
contents = Contents
# Heading of the legend of marks.
legend = How to read these rules
# What the absence of a mark means.
unmarked = Every rule has a fixed number, so you can point to it. Anything without a mark is what the rule book says, in our own words.
# The words beside the sign of a mark.
# $mark (Footnote): The mark.
footnote =
    { $mark ->
        [ruling] Our ruling
        [reconstructed] Reconstructed
        [described] As others describe it
       *[option] You choose
    }
# What a mark means.
# $mark (Footnote): The mark.
means =
    { $mark ->
        [ruling] The rule book doesn't say, or can be read two ways, and this is how we play it. Your own table may do it differently.
        [reconstructed] This was never published. We worked it out, and it may differ from the printed game.
        [described] This is missing from our copy of the rule book, but others who describe the game agree on it.
       *[option] You decide before the deal.
    }
# Heading of an example.
example = Example
# Introduces a note about this edition.
here = In this edition
# A row of cards, for screen readers.
# $cards (text): Their faces, separated by spaces.
cards = { WORDS($cards) }
