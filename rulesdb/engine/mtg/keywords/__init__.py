"""Keyword abilities that the primer is about, a file for each: its data, its phrases and its rules."""
