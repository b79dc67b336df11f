"""Data of the pages' search: graph, index and lexicon as one small script.

``encoding.page_data`` is the door. templates/search has the scripts that read it.
"""
