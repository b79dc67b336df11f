"""Cards with halves of a made-up game: half of one is played, or all of it."""

from msgspec import Struct

from rulesdb.engine.kernel.play.split_cards import SplitRules


class Sandwich(Struct, frozen=True):
    """A card."""

    name: str
    """Its name."""
    price: int = 0
    """Its price."""
    fillings: frozenset[str] = frozenset()
    """What is in it."""
    steps: tuple[str, ...] = ()
    """How it is eaten."""
    slices: tuple["Sandwich", ...] = ()
    """Its halves."""


RULES = SplitRules[Sandwich](
    halves="slices",
    of_half=("name", "fillings", "steps"),
    of_all=("fillings", "steps"),
    may_be_whole=lambda card: card.price > 1,
)
HAM = Sandwich("ハム", 7, frozenset({"ハム", "レタス"}), ("噛む",))
EGG = Sandwich("卵", 8, frozenset({"卵", "レタス"}), ("すする", "噛む"))


def test_a_card_without_halves_has_one_form() -> None:
    """It is the card itself."""
    assert RULES.forms(HAM) == {(): HAM}


def test_each_half_and_the_whole_are_forms() -> None:
    """What belongs to no half is that of the card; sets are united, and sequences follow each other."""
    card = Sandwich("ハム||卵", 2, slices=(HAM, EGG))
    assert RULES.forms(card) == {
        (0,): Sandwich("ハム", 2, HAM.fillings, HAM.steps),
        (1,): Sandwich("卵", 2, EGG.fillings, EGG.steps),
        (0, 1): Sandwich("ハム||卵", 2, frozenset({"ハム", "卵", "レタス"}), ("噛む", "すする", "噛む")),
    }


def test_the_whole_is_a_form_only_if_the_game_says_so() -> None:
    """A cheap card is played by halves."""
    assert set(RULES.forms(Sandwich("ハム||卵", 1, slices=(HAM, EGG)))) == {(0,), (1,)}
