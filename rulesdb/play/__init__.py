"""One way to set up a game, answer its questions and observe it, for checks, situations and the suite.

``table`` has a game with its choices and its account, ``card_table`` players and cards; a game derives its own classes
in its folder. A check is the front end in Python, a situation the one in Japanese, a scenario of the suite the one in
JSON. ``recording`` keeps the states of a game, of which ``boards`` makes pictures.
"""
