"""The message catalogue: the command's English sentences with their Japanese.

A row's key is the English sentence as the code has it, with ``{name}`` for each part that changes. A part that is a
sentence of the command itself has a format: ``{problem:ja}`` has to be in the catalogue too, ``{reason:try}`` may be;
``{words:list}`` are words between commas, of which any may be.
Other parts stand as they are, since a user or a text wrote them. ``tests/cli/test_catalogue.py`` lists what has no row.
"""
