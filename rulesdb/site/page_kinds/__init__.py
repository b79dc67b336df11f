"""The kinds of pages, a module for each: its view, the values only it has, and what makes it from a rulebook.

Every kind is a row of ``table.py`` and has a template. Documents for programs that list the pages are rows there, too.
"""
