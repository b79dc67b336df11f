"""Completion in shells: the candidates for a word of the command line, and a script for every shell."""
