"""What can go wrong in a game, each with its data."""

from collections.abc import Iterable


class EngineError(Exception):
    """The parent of every error that an engine raises on purpose."""


class IllegalChoiceError(EngineError):
    """A choice that was not among the options. ``rules`` are those that forbid it; the game is as it was."""

    def __init__(self, choice: str, rules: Iterable[str]) -> None:
        """Keep the choice and the rules."""
        self.choice = choice
        self.rules = tuple(sorted(rules))
        because = f": forbidden by {', '.join(self.rules)}" if self.rules else ": not among the options"
        super().__init__(f"illegal choice {choice}{because}")


class EndlessError(EngineError):
    """Rules that call each other without end. ``rule`` was running when the bound was met."""

    def __init__(self, rule: str) -> None:
        """Keep the rule."""
        self.rule = rule
        super().__init__(f"this would go on for ever: stopped while {rule} was running")


class UnknownRuleError(EngineError):
    """A function or a check under a number that no text has. ``place`` says where it stands."""

    def __init__(self, rule: str, place: str) -> None:
        """Keep the number and the place."""
        self.rule = rule
        self.place = place
        super().__init__(f"{place} stands under {rule}, but no text has such a rule")


class CardError(EngineError):
    """A card with a characteristic that does not exist."""

    def __init__(self, card: str, what: str) -> None:
        """Keep the card."""
        self.card = card
        super().__init__(f"card {card}: {what}")


class PartError(EngineError):
    """A part of a card that is made of what does not belong into it: ``part`` is its kind, ``what`` is wrong."""

    def __init__(self, part: str, field: str, what: str) -> None:
        """Keep the kind, the field and the sentence."""
        self.part = part
        self.field = field
        self.what = what
        super().__init__(f"{part}.{field}: {what}")


class DataError(EngineError):
    """A written value that cannot be read: no JSON, of an unknown kind, or with a field that does not fit."""


class SavedGameError(EngineError):
    """A saved game that cannot be read: of another version or game, or damaged."""
