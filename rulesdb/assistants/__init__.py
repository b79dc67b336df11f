"""Tools for assistants (Model Context Protocol): questions to a book, answered in short texts that name their sources.

``tools`` and ``answers`` know nothing of the protocol; ``server`` hands them to its SDK, and is loaded by itself.
"""
