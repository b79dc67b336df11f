"""The engine of the page 裁定: the Python that a browser runs, what of this package it runs, and what it answers.

``runtime`` fetches Python for WebAssembly once and reads it; ``archive`` packs this package with the texts of a
rulebook; ``page_rulings`` is what the page's worker calls. ``engine_files`` puts the three together for the site.
"""
