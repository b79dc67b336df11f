"""The table of sequences that pages draw: a new picture of steps is a row here.

A row names its steps by number alone, so that it holds for any edition that has them; the names of the steps are those
of the loaded rules.
"""

from typing import Literal, NamedTuple

from rulesdb.words.effect_stages import STAGES

StepPictureKind = Literal["path", "ladder"]
"""A path is walked step by step; a ladder is descended, and a step without anything to do is passed."""


class Step(NamedTuple):
    """A step of a sequence: a rule, or an item of one."""

    rule: str
    """Its number."""
    item: str = ""
    """The item in it, as ``item-1``; "" for the rule itself."""
    words: str = ""
    """The words of the item that name the step; "" for a rule, whose title or headline does."""


class StepPictureRow(NamedTuple):
    """A row of the table."""

    section: str
    """Identifier of the section on whose page the picture stands."""
    kind: StepPictureKind
    """What it looks like."""
    caption: str
    """What it shows."""
    steps: tuple[Step, ...]
    """The steps in their order."""
    exit: str = ""
    """The number of the rule that ends the sequence early, at the steps that refer to it; "" for none."""


def _rules(section: str, first: int, last: int) -> tuple[Step, ...]:
    """Return a step for every rule of a section from one number to another."""
    return tuple(Step(f"{section}.{number}") for number in range(first, last + 1))


def _items(rule: str, *words: str) -> tuple[Step, ...]:
    """Return a step for every item of a rule from its first one, by the words in it."""
    return tuple(Step(rule, f"item-{number}", name) for number, name in enumerate(words, start=1))


STEP_PICTURES: tuple[StepPictureRow, ...] = (
    StepPictureRow("fab:5.1", "path", "カードをプレイする手順", _rules("5.1", 2, 10), exit="1.10.3"),
    StepPictureRow("fab:5.3", "path", "レイヤーを解決する手順", _rules("5.3", 2, 7)),
    StepPictureRow(
        "fab:6.3", "ladder", "継続効果を適用するステージの順", _items("6.3.2", *STAGES)
    ),
    StepPictureRow("fab:6.5", "ladder", "置換効果を適用する順", _rules("6.5", 2, 8)),
)  # fmt: skip
"""The sequences that are drawn, in the order of the text."""
