"""The kinds of players, objects, filters, amounts, conditions, events and replacements on cards, a file for each."""
