"""Discrete effects that all games share, a file for each verb: the data, the condition for being possible, the events.

A game derives its own class, with the identifier of its rule and its classes of events, and the words of its cards.
"""
