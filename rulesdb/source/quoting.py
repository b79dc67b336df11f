"""How a message repeats what somebody wrote, which may be a word or a file's worth."""


def shortened(written: str, most: int = 60) -> str:
    """Return what was written as a message repeats it: its beginning, at most ``most`` code points of it."""
    return written if len(written) <= most else f"{written[:most]}…"
