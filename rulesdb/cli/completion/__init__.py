"""Completion in shells: what may stand at a place of the command line, and a script for each shell that asks for it."""
