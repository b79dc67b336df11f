"""Names of editions; apart from their sources, since whoever asks for an edition of a graph reads no file."""

OFFICIAL = "official"
"""The name of an edition of the user's own files that no ``source.toml`` names otherwise."""
PLAIN = "plain"
"""The name of an edition in plain words: it explains the others and never stands before them."""
