"""Keywords that mean an ability of another kind (8.3), a file for each kind of what they are about.

A row of ``KEYWORDS`` has what a keyword is called, its sentence and what it means, which its class fills in.
"""
