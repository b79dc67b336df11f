"""The kinds of events: changes of the game, with the identifier of the rule that caused them (``by``).

A file has a family of events, with the change of state and the Japanese sentence of every event.
"""
