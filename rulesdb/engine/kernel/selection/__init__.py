"""The kinds of players, objects, filters, amounts, conditions, events and replacements that all games share.

There is a file for each role (roles.py). A game uses a kind as it is, or derives its own, which lists the names of its
zones and properties; the words of its cards are its own.
"""
