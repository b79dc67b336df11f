"""The ends of sentences, as wordings look for them."""

END = r"(?=[。？?]|$| ?(?:→|⇒|->))"
"""Matches before the end of a sentence, of a line, or before an expected answer."""
QUESTION = r"(?=[？?])"
"""Matches before a question mark."""
START = r"(?:^|(?<=。)|(?<=[。 ] ))"
"""Matches where a sentence begins."""
