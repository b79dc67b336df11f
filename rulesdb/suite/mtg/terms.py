"""The terms of Magic in the suite: its observations, its special actions, and its words for what is chosen."""

from collections.abc import Sequence
from typing import get_args

from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.mtg.codec import CODEC
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.rules.special_actions import Special, SpecialAction
from rulesdb.engine.mtg.telling import NUMBERS
from rulesdb.play.mtg import table
from rulesdb.play.play_errors import ScriptError
from rulesdb.suite.format import Attempt
from rulesdb.suite.labelled_table import LabelledTable
from rulesdb.suite.vocabulary import COMMON, Observable, Vocabulary

_ACTIONS: dict[str, SpecialAction] = {action: action for action in get_args(SpecialAction)}


class MtgTerms(LabelledTable, table.Table):
    """A table of Magic whose objects have labels."""

    card_class = table.TrackedCard
    ruleset = "mtg"
    codec = CODEC
    amounts = NUMBERS

    def say(self, record: object) -> str:
        """Return a part of a card in Japanese."""
        return printer().say(record)

    def player_of_object(self, object_id: int) -> str | None:
        """Return the name of the player whose record an object is, None for any other object."""
        zone = self.state.objects[object_id].zone
        return self.people[zone.owner].name if zone.name == "player" and zone.owner is not None else None

    def special_attempt(self, player: str, option: Option) -> Attempt:
        """Return a special action."""
        assert isinstance(option, Special)
        return Attempt(player, "special", self.ref(option.object), special=option.action)

    def special_option(self, attempt: Attempt) -> Special:
        """Return the option for a special action. Raises ScriptError for one that there is not."""
        if attempt.special not in _ACTIONS:
            raise ScriptError(f"there is no special action {attempt.special}")
        return Special(_ACTIONS[attempt.special], self.card(attempt.card).id)


def _number(_table: LabelledTable, _subject: object, copies: Sequence[object]) -> int:
    return len(copies)


VOCABULARY = Vocabulary(
    *COMMON,
    Observable("mana", "mana", "player", "amount of mana in the mana pool"),
    Observable("tapped", "tapped", "player", "number of tapped permanents that the player controls"),
    Observable("may look at", "may_look_at", "player", "whether the player may look at its face", ("card",)),
    Observable("name for", "name_of", "player", "its name for a player, in Japanese", ("card",)),
    Observable(
        "may take action",
        "may_take_action",
        "player",
        "whether the player can take a special action",
        ("word", "card"),
    ),
    Observable("size", "size", "card", "power and toughness, such as 2/2"),
    Observable("damage", "damage", "card", "damage on it"),
    Observable("controller", "controller", "card", "name of the player who controls it"),
    Observable("converted mana cost", "converted_mana_cost", "card", "its converted mana cost"),
    Observable("shown costs", "shown_costs", "game", "the mana of the morph costs shown so far"),
    Observable("copies", "copies", "game", "number of copies of a spell on the stack", ("card",), _number),
    Observable("revealed", "revealed", "game", "the cards revealed from face-down objects so far, in Japanese"),
)
"""The observations of Magic."""
