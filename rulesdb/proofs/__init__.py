"""Proof values: accounts, verdicts and coverage, as checks produce them, caches keep them and answers show them.

A leaf without behaviour of a game: the rulebook and the command show proofs and know no engine.
"""
