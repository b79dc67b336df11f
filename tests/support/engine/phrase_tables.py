"""The words and the meaning of a phrase, as the pages about phrases have them."""

from rulesdb.engine.kernel.language.phrases import Gap, Maybe, Phrase, PhrasePiece


def said(pieces: tuple[PhrasePiece, ...]) -> str:
    """Return the words of a phrase; fields in braces, what may be left out in angle brackets."""
    return "".join(map(_piece, pieces)).replace("\n", "⏎").replace("|", "\\|")


def _piece(piece: PhrasePiece) -> str:
    match piece:
        case str():
            return piece
        case Gap(field, _form, None):
            return f"{{{field}}}"
        case Gap(field, _form, joint, _least, most):
            return f"{{{field}}}" if most == 1 else f"{{{field}{joint}…}}"
        case Maybe(pieces):
            return f"<{said(pieces)}>"


def meaning(row: Phrase) -> str:
    """Return what a record says: the first sentence of its documentation, and what its words fix."""
    first = (row.kind.__doc__ or "").split("\n\n")[0].split("\n")[0]
    fixed = ", ".join(f"{name}: {value}" for name, value in row.fixed.items() if value not in {None, ()})
    return f"{first} *({fixed})*" if fixed else first
