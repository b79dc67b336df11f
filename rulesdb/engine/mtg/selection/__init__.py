"""The kinds of players, objects, filters, amounts, conditions and events on cards, a file for each role."""
