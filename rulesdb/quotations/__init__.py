"""Quotations of rules, compared with the texts of a graph: whether the words are those of the rule, and which are near.

Nothing here reads a file or knows the home: graphs and the words of a quotation in, a verification out.
"""
