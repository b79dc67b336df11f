"""Oracles of 6.3, and of 6.4 with 6.5, and their cases played on the engine.

The oracles and the data of their cases were written from the text of the rules alone, by somebody who had not seen the
engine. What the text leaves open is read as docs/decisions.md tells.
"""
