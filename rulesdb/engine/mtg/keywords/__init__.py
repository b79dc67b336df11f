"""Keyword abilities that the primer is about, a file for each: its data, its phrases and its rules.

rules/keyword_rules.py gathers their rows in tables.
"""
