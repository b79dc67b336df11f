"""Sentences about the course of a game in the words of who tells it: what players do, what happens, what could be."""
