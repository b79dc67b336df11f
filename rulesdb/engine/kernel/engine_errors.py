"""The errors of the engines, with their data."""

from collections.abc import Iterable

from rulesdb import RulesdbError


class EngineError(RulesdbError):
    """The parent of all errors that an engine raises deliberately."""


class IllegalChoiceError(EngineError):
    """A choice outside the options. ``rules`` are the rules that forbid it; the game is unchanged."""

    def __init__(self, choice: str, rules: Iterable[str]) -> None:
        """Keep the choice and the rules."""
        self.choice = choice
        self.rules = tuple(sorted(rules))
        because = f": forbidden by {', '.join(self.rules)}" if self.rules else ": not among the options"
        super().__init__(f"illegal choice {choice}{because}")


class EndlessError(EngineError):
    """An endless loop of rules. ``rule`` was the last one called when the bound was reached."""

    def __init__(self, rule: str) -> None:
        """Keep the rule."""
        self.rule = rule
        super().__init__(f"this would go on for ever: stopped while {rule} was running")


class UnknownRuleError(EngineError):
    """A function or check registered under a number that no text has. ``registrant`` names the function or check."""

    def __init__(self, rule: str, registrant: str) -> None:
        """Keep the identifier of the rule and the registrant."""
        self.rule = rule
        self.registrant = registrant
        super().__init__(f"{registrant} stands under {rule}, but no text has such a rule")


class CardError(EngineError):
    """A card with an invalid property."""

    def __init__(self, card: str, what: str) -> None:
        """Keep the name of the card."""
        self.card = card
        super().__init__(f"card {card}: {what}")


class PartError(EngineError):
    """A part of a card with an invalid field. ``part`` is its class; ``what`` is the sentence about the error."""

    def __init__(self, part: str, field: str, what: str) -> None:
        """Keep the class, the field and the sentence."""
        self.part = part
        self.field = field
        self.what = what
        super().__init__(f"{part}.{field}: {what}")


class DataError(EngineError):
    """Stored data that cannot be read: not JSON, of an unknown class, or with a field that does not fit."""


class SavedGameError(EngineError):
    """A saved game that cannot be read: damaged, or of another game or version."""
