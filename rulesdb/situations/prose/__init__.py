"""Sentences as people tell what happened: several clauses in one, pronouns, the past."""
