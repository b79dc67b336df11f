"""The terms of Flesh and Blood in the suite: its observations, and its words for what is chosen."""

from typing import Any, cast

from rulesdb.engine.fab import continuous
from rulesdb.engine.fab.codec import CODEC
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.telling import NUMBERS
from rulesdb.play.fab.table import TrackedCard
from rulesdb.suite.arguments import identifiers
from rulesdb.suite.labelled_table import LabelledTable
from rulesdb.suite.vocabulary import COMMON, Observable, Vocabulary, name_or_none

START = "start of game"
"""The stage of a game that begins with the start-of-game procedure."""
NEVER = ""
"""The stage of a game that does not begin."""
MACRO = "macro"
"""The zone of a macro in the setup."""


class FabTerms(LabelledTable):
    """A table of Flesh and Blood whose objects have labels."""

    card_class = TrackedCard
    ruleset = "fab"
    codec = CODEC
    amounts = NUMBERS

    def say(self, record: object) -> str:
        """Return a part of a card in Japanese."""
        return printer().say(record)


def _types(table: LabelledTable, card: TrackedCard, _value: object) -> list[str]:
    return sorted(continuous.types(cast("Any", table.game), card.id))


def _subtypes(table: LabelledTable, card: TrackedCard, _value: object) -> list[str]:
    return sorted(continuous.subtypes(cast("Any", table.game), card.id))


VOCABULARY = Vocabulary(
        *COMMON,
        Observable("action points", "action_points", "player", "number of action points"),
        Observable("resource points", "resource_points", "player", "number of resource points"),
        Observable("chi points", "chi_points", "player", "number of chi points"),
        Observable("sees", "sees", "player", "whether the player may see an object", ("card",)),
        Observable("may pass", "may_pass", "player", "whether the player can pass now"),
        Observable("kept out by", "is_kept_out_by", "player", "rules that the card-pool breaks", neutral=identifiers),
        Observable("life of object", "life", "card", "life total of the object, 0 if it has none"),
        Observable("power", "power", "card", "power, null for none"),
        Observable("defense", "defense", "card", "defense, null for none"),
        Observable("pitch", "pitch", "card", "pitch, null for none"),
        Observable("types", "types", "card", "its types, sorted", neutral=_types),
        Observable("subtypes", "subtypes", "card", "its subtypes, sorted", neutral=_subtypes),
        Observable("supertypes", "supertypes", "card", "its supertypes, sorted"),
        Observable("has subtype", "has_subtype", "card", "whether it has a subtype", ("word",)),
        Observable("owner", "owner", "card", "name of its owner, null for none", neutral=name_or_none),
        Observable("is public", "is_public", "card", "whether it is public"),
        Observable("is marked", "is_marked", "card", "whether it is marked"),
        Observable("targets", "targets", "card", "names of the declared targets of a layer"),
        Observable("power outside", "power_outside", "player", "power of a card outside the game", ("print",)),
        Observable("power without a game", "power_without_a_game", "game", "power of a card in no game", ("print",)),
        Observable("defense without a game", "defense_without_a_game", "game", "defense of a card in no game",
            ("print",)),
        Observable("attack proxies", "proxies", "game", "number of attack-proxies"),
        Observable("attack sources", "attack_sources", "game", "names of the attack-sources, by chain link"),
        Observable("owners", "owners_of", "game", "names of the owners of the objects of a name", ("word",)),
        Observable("active player", "active", "game", "name of who acts, null for none", neutral=name_or_none),
)  # fmt: skip
"""The observations of Flesh and Blood."""
