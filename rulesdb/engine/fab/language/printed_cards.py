"""The first line of a card sheet in the form in which cards are printed: with a type box, and points as symbols."""

from typing import Literal

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card, CardType, Class, Subtype, Talent, VariableCost
from rulesdb.engine.fab.rules.cards.printed_text import BoxWords, pitch_of_symbols, read_type_box
from rulesdb.engine.kernel.language.phrases import english, phrase
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
    metatypes: tuple[str, ...] = ()
    """The words of the type box that are metatypes, which stand in brackets."""
    box: tuple[BoxWord, ...] = ()
    """The other words of the type box, in order, with its dash and slash."""
    cost: int | VariableCost | None = None
    """Printed cost, None for no cost."""
    pitch: PitchSymbols | None = None
    """Printed pitch, None for no pitch."""
    power: int | Literal["*"] | None = None
    """Printed power, None for no power."""
    defense: int | Literal["*"] | None = None
    """Printed defense, None for no defense."""
    life: int | Literal["*"] | None = None
    """Printed life, None for no life."""
    intellect: int | None = None
    """Printed intellect, None for no intellect."""

    @property
    def words(self) -> BoxWords:
        """All words of the type box, in order."""
        return (*(f"「{metatype}」" for metatype in self.metatypes), *self.box)


@book.law
def printed_card(printed: PrintedCard) -> Card:
    """The card of what is printed above its text box: the type box determines all its types."""
    box = read_type_box(printed.words)
    value, asset = pitch_of_symbols(printed.pitch)
    return Card(
        printed.name,
        box.types,  # type: ignore[arg-type]  # the card checks the words
        box.subtypes,  # type: ignore[arg-type]  # the card checks the words
        box.supertypes,
        cost=printed.cost,
        pitch=value,
        pitch_asset=asset,
        power=printed.power,
        defense=printed.defense,
        life=printed.life,
        intellect=printed.intellect,
        hybrid=box.hybrid,
        metatypes=box.metatypes,
    )


PHRASES = (
    *english(
        PrintedCard,
        "《{name}》 {box| }<, cost {cost}><, pitch {pitch}><, power {power}><, defense {defense}><, life {life}>"
        "<, intellect {intellect}>",
    ),
    phrase(
        PrintedCard,
        "《{name}》 【<「{metatypes|」「}」 >{box| }】< コスト{cost}>< ピッチ{pitch}>< パワー{power}>< 防御{defense}>"
        "< ライフ{life}>< 知力{intellect}>",
    ),
)
