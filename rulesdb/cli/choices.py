"""Names that a user chooses from: one sentence for all that are not among them."""

from collections.abc import Collection

from rulesdb.cli.errors import UsageError
from rulesdb.source.quoting import shortened

IN_THIS_HOME = " in this home"
"""Where the rulesets and editions are that a command may be asked for."""


def refuse_unknown(what: str, written: str | None, known: Collection[str], where: str = "") -> None:
    """Raise UsageError, with the nearest name, if ``written`` is not one of ``known``; None is fine.

    ``what`` is the noun (``ruleset``), ``where`` says of what they are all, with a blank before it.
    """
    if written is None or written in known:
        return
    from difflib import get_close_matches  # noqa: PLC0415  (cold commands must not pay for it)

    shown = shortened(written)
    near = get_close_matches(shown, known, n=1)
    hint = f" (did you mean {near[0]}?)" if near else ""
    raise UsageError(f"there is no {what} {shown!r}{where}{hint}; take one of: {', '.join(known)}")
