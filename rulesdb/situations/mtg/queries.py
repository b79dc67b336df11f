"""What is asked about a game of Magic: what an object is like, mana, the step, special actions."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal

from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.event_kinds.telling import shown
from rulesdb.engine.kernel.language.phrases import PLAIN, phrase
from rulesdb.engine.mtg import characteristics
from rulesdb.engine.mtg.events.faces import FaceRevealed
from rulesdb.engine.mtg.events.teller import MANA
from rulesdb.engine.mtg.events.turns import STEPS
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.suspend import is_suspended
from rulesdb.engine.mtg.language.record_words import COLORS
from rulesdb.engine.mtg.rules.attempts import SpecialAction
from rulesdb.play.card_table import TrackedCard
from rulesdb.play.mtg.table import Table
from rulesdb.situations import queries
from rulesdb.situations.clauses import Query
from rulesdb.situations.mtg.actions import special_actions
from rulesdb.situations.mtg.parts import HeldZone, OwnZone
from rulesdb.situations.parts import CardRef, PlayerRef
from rulesdb.situations.queries import NONE
from rulesdb.situations.session import Outcome, Session

Trait = Literal["size", "power", "toughness", "converted mana cost", "damage", "colors", "name"]
"""What an object has."""
Condition = Literal["tapped", "face down", "suspended"]
"""What an object may be."""


def _size(game: Game, creature: int) -> str:
    return f"{characteristics.power(game, creature)}/{characteristics.toughness(game, creature)}"


def _colors(game: Game, object_id: int) -> str:
    found = characteristics.properties(game, object_id).colors
    return "、".join(word for color, word in COLORS.items() if color in found) or "無色"


_TRAITS: Mapping[Trait, tuple[str, Callable[[Game, int], object]]] = {
    "size": ("サイズ", _size),
    "power": ("パワー", characteristics.power),
    "toughness": ("タフネス", characteristics.toughness),
    "converted mana cost": ("点数で見たマナ・コスト", characteristics.converted_mana_cost),
    "damage": ("ダメージ", lambda game, one: game.object(one).damage),
    "colors": ("色", _colors),
    "name": ("名前", lambda game, one: characteristics.properties(game, one).name or NONE),
}
_CONDITIONS: Mapping[Condition, tuple[str, Callable[[Game, int], bool]]] = {
    "tapped": ("タップ状態", lambda game, one: game.object(one).is_tapped),
    "face down": ("裏向き", lambda game, one: game.object(one).face is not None),
    "suspended": ("待機状態", is_suspended),
}
WORDS: Mapping[tuple[object, str], Mapping[str, str]] = {
    (Trait, PLAIN): {trait: words for trait, (words, _) in _TRAITS.items()},
    (Condition, PLAIN): {condition: words for condition, (words, _) in _CONDITIONS.items()},
}
"""The words for what an object has and may be."""


class TraitOf(Query, frozen=True, kw_only=True):
    """What an object has: its size, colors and the like."""

    card: CardRef
    """The object."""
    trait: Trait
    """What is asked about."""

    def outcome(self, session: Session) -> Outcome:
        """Return the value."""
        _, value = _TRAITS[self.trait]
        return session.of_copies(self.card, lambda card: Outcome(shown(value(session.table.game, card.id))))


class IsInCondition(Query, frozen=True, kw_only=True):
    """Whether an object is tapped, face down or suspended."""

    card: CardRef
    """The object."""
    condition: Condition
    """What is asked about."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no."""
        _, holds = _CONDITIONS[self.condition]
        return session.of_copies(self.card, lambda card: Outcome(shown(holds(session.table.game, card.id))))


class HasKeyword(Query, frozen=True, kw_only=True):
    """Whether an object has a keyword ability."""

    card: CardRef
    """The object."""
    keyword: type[Ability]
    """The keyword."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no."""
        return session.of_copies(self.card, lambda card: Outcome(shown(card.has(self.keyword))))


class ControllerOf(Query, frozen=True, kw_only=True):
    """The player who controls an object."""

    card: CardRef
    """The object."""

    def outcome(self, session: Session) -> Outcome:
        """Return the player's name."""

        def name_of(card: TrackedCard[Any]) -> Outcome:
            player = session.table.game.object(card.id).controller
            return Outcome(NONE if player is None else session.table.people[player].name)

        return session.of_copies(self.card, name_of)


class CountOf(queries.CountOf, frozen=True, kw_only=True):
    """The number of cards in a zone of a player."""

    zone: OwnZone
    """The zone."""


class IsInZone(queries.IsInZone, frozen=True, kw_only=True):
    """Whether an object is in a zone."""

    zone: HeldZone
    """The zone."""


class MayPlayFrom(queries.MayPlayFrom, frozen=True, kw_only=True):
    """Whether a player may play a card from a zone now."""

    zone: HeldZone
    """The zone."""


class Look(queries.Look, frozen=True, kw_only=True):
    """What is seen at the table."""

    zone: HeldZone = "hand"
    """The zone that it is about."""


class ManaOfPlayer(Query, frozen=True, kw_only=True):
    """The mana in a player's mana pool."""

    player: PlayerRef
    """The player."""

    def outcome(self, session: Session) -> Outcome:
        """Return the kinds of mana with their amounts."""
        state = session.table.state.players[session.person(self.player).number]
        return Outcome(
            "、".join(f"{word}{state.points(kind)}点" for kind, word in MANA.items() if state.points(kind)) or NONE
        )


class PresentStep(Query, frozen=True, kw_only=True):
    """The present step or main phase."""

    waits_for_nobody: ClassVar[bool] = True

    def outcome(self, session: Session) -> Outcome:
        """Return its name, with the player whose turn it is."""
        state = session.table.state
        return Outcome(f"{session.table.people[state.turn_player].name}のターンの{STEPS[state.step]}")


class Revealed(Query, frozen=True, kw_only=True):
    """The cards that were revealed from face-down objects so far."""

    def outcome(self, session: Session) -> Outcome:
        """Return their names."""
        found = (event.card.name for event in session.table.events if isinstance(event, FaceRevealed))
        return Outcome("、".join(f"《{name}》" for name in found) or NONE)


class MayTakeAction(Query, frozen=True, kw_only=True):
    """Whether a player may take a special action with a card now."""

    is_of_state: ClassVar[bool] = False
    player: PlayerRef
    """The player."""
    card: CardRef
    """The card."""
    action: SpecialAction
    """The action."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules that forbid it."""
        return session.may(self.player, self.card, special_actions(session, self.action, self.card))


PHRASES = (
    phrase(TraitOf, "{card}の{trait}は？"),
    phrase(IsInCondition, "{card}は{condition}である？"),
    phrase(HasKeyword, "{card}は{keyword}を持つ？"),
    phrase(ControllerOf, "{card}のコントローラーは誰？"),
    phrase(CountOf, "{player}の{zone}は何枚？"),
    phrase(CountOf, "{player}の{zone}には何枚ある？"),
    phrase(ManaOfPlayer, "{player}のマナ・プールには何がある？"),
    phrase(PresentStep, "今はどのステップ？"),
    phrase(Revealed, "公開された裏向きのカードは？"),
    phrase(MayTakeAction, "{player}は{card}を待機させられる？", action="suspend"),
    phrase(MayTakeAction, "{player}は{card}を表向きにできる？", action="turn face up"),
    phrase(queries.MayPlay, "{player}は{card}を唱えられる？"),
    phrase(MayPlayFrom, "{player}は{card}を{zone}からプレイできる？"),
    phrase(MayPlayFrom, "{player}は{zone}から{card}をプレイできる？"),
    phrase(MayPlayFrom, "{player}は{zone}から{card}を唱えられる？"),
    phrase(MayPlayFrom, "{player}は{card}を{zone}から唱えられる？"),
    phrase(queries.ZoneOf, "{card}はどこにいる？"),
    phrase(IsInZone, "{card}は{zone}にある？"),
    phrase(IsInZone, "{card}は{zone}にいる？"),
    phrase(queries.MayActivate, "{player}は{card}の能力をプレイできる？"),
    *queries.looks(Look, Table),
)
