"""The first line of a card sheet in the form in which cards are printed: with a type box, and points as symbols."""

from typing import Literal

from rulesdb.engine.fab.cards import Card, CardType, Class, Subtype, Talent, VariableCost
from rulesdb.engine.fab.rules.cards.type_box import (
    pitch_of_symbols,
    read_type_box,
    subtypes_of,
    supertypes_of,
    types_of,
)
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.records.checked import Checked

BOX = "》 【"
"""The signs by which the first line of a sheet in this form is known."""
BoxWord = Literal[CardType, Subtype, Class, Talent, "generic", "―", "/"]
PitchSymbols = Literal["r", "rr", "rrr", "c", "cc", "ccc"]
"""Socketed symbols of resource points or of chi points."""


class PrintedCard(Checked, frozen=True):
    """The first line of a card as it is printed."""

    name: str
    """Name."""
    box: tuple[BoxWord, ...] = ()
    """The words of the type box, in order, with its dash and slash."""
    cost: int | VariableCost | None = None
    """Printed cost, None for no cost."""
    pitch: PitchSymbols | None = None
    """Printed pitch, None for no pitch."""
    power: int | Literal["*"] | None = None
    """Printed power, None for no power."""
    defense: int | Literal["*"] | None = None
    """Printed defense, None for no defense."""

    def card(self) -> Card:
        """Return the card without its abilities."""
        box = read_type_box(self.box)
        value, asset = pitch_of_symbols(self.pitch)
        supertypes, hybrid = supertypes_of(box, self.name)
        return Card(
            self.name,
            types_of(box, self.cost),  # type: ignore[arg-type]  # the card checks the words
            subtypes_of(box, self.power),  # type: ignore[arg-type]  # as above
            supertypes,
            cost=self.cost,
            pitch=value,
            pitch_asset=asset,
            power=self.power,
            defense=self.defense,
            hybrid=hybrid,
        )


PHRASES = (
    phrase(
        PrintedCard,
        "《{name}》 【{box| }】< コスト{cost}>< ピッチ{pitch}>< パワー{power}>< 防御{defense}>",
    ),
)
