"""Japanese words that several answers share: names of kinds of nodes and parts, games, editions, proofs, findings.

A leaf: the rulebook and the command take their words from here, and a reviewer of the wording finds them in one folder.
Messages of all stages quote what a user wrote by ``quoting``.
"""
