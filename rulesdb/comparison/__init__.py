"""Comparison of two versions of a rules text: two lists of rules in, the changes between them out.

``rules`` has the values that are compared, ``matching`` finds which old rule is which new one by ``similarity``,
``references`` tells a reference that follows its rule to a new number from a changed one, ``differences`` compares two
texts word by word, ``kinship`` finds split and merged rules, ``renamed`` the numbers that now name another rule, and
``comparison`` joins them.
"""
