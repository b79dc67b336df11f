"""Defaults of the fields of tables, for rules that a game does without; they take whatever the field is given."""


def always(*_args: object) -> bool:
    """Return True."""
    return True


def never(*_args: object) -> bool:
    """Return False."""
    return False


def nothing(*_args: object) -> tuple[()]:
    """Return no objects, effects or rules."""
    return ()


def do_nothing(*_args: object) -> None:
    """Leave the game as it is."""
