"""Events of layers, which wait on the stack: creation, playing, activation, resolution, and actions taken back."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import CoreDeclared
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Change, Event, ObjectId, OfAnyGame, OfObject, OfPlayer, OfPlayerAndObject
from rulesdb.engine.kernel.state.state import AnyObject, CoreState, updated
from rulesdb.engine.kernel.state.zones import ZoneRules


class CoreStack(Change, frozen=True, kw_only=True):
    """A layer that is not a card is created on the stack."""

    zone_rules: ClassVar[ZoneRules[AnyObject]]
    """The rules of the game's zones."""
    layer: OfAnyGame
    """The layer; the event sets its timestamp."""
    at_bottom: bool = False
    """Whether the layer goes to the bottom of the stack, not to its top."""

    def changed(self, state: CoreState) -> CoreState:
        """Put the layer on top of the stack, or at its bottom."""
        layer = replace(self.layer, timestamp=state.clock)
        return replace(self.zone_rules.added(state, layer, is_first=self.at_bottom), clock=state.clock + 1)


class KeptOffStack(Change, frozen=True, kw_only=True):
    """A triggered effect is not put on the stack, because it has no legal modes or targets; nothing is left of it."""

    is_fact: ClassVar[bool] = True
    layer: ObjectId
    """Id that its layer has while modes and targets are looked for."""

    def sentence(self, teller: Teller) -> str:
        """Say whose effect is not put on the stack, and why."""
        assert self.source is not None
        whose = f"{teller.name_of_moved(self.source)}の{teller.triggered}"
        return f"{whose}は、適正な対象がないので、スタックに置かれない"

    def covers(self, event: Event) -> bool:
        """Whether the other event is the trial."""
        return isinstance(event, CoreStack) and event.layer.id == self.layer


class EffectFailed(Change, frozen=True, kw_only=True):
    """An effect of the resolving layer finds nothing that it could be about, and changes nothing."""

    is_fact: ClassVar[bool] = True
    words = "{layer:name}の効果は、及ぶものがないので、失敗する"
    layer: ObjectId
    """Id of the layer."""


class CoreDeclare(OfObject, frozen=True, kw_only=True):
    """Parameters of a layer are declared."""

    is_left_out: ClassVar[bool] = True
    declared: CoreDeclared
    """All parameters declared so far, which replace those in the layer."""

    def changed(self, state: CoreState) -> CoreState:
        """Store the declared parameters in the layer."""
        item = state.objects[self.object]
        return state if item.layer is None else updated(state, item, layer=replace(item.layer, declared=self.declared))


class CardPlayed(OfPlayerAndObject, frozen=True, kw_only=True):
    """A card counts as played."""

    is_fact: ClassVar[bool] = True
    words = "{object:name}はプレイされたことになる"


class Used(OfPlayerAndObject, frozen=True, kw_only=True):
    """An ability counts as activated."""

    is_fact: ClassVar[bool] = True
    ability: int
    """Index of the ability among all abilities of the object, from 0."""
    layer: ObjectId
    """Id of the activated layer."""

    def sentence(self, teller: Teller) -> str:
        """Say whose ability counts as activated."""
        return f"{teller.name(self.object)}の能力は{teller.activated_verb}されたことになる"


class TakenBack(OfPlayer, frozen=True, kw_only=True):
    """An action turned out to be illegal by some rules and was taken back."""

    is_fact: ClassVar[bool] = True
    rules: tuple[str, ...]
    """Identifiers of the rules that made the action illegal, sorted."""

    def sentence(self, teller: Teller) -> str:
        """Say whose action is taken back, and by which rules."""
        numbers = "、".join(rule.partition(":")[2] for rule in self.rules)
        return f"{teller.player(self.player)}のアクションは不適正なので、巻き戻される({numbers})"


class Functional(OfObject, frozen=True, kw_only=True):
    """The static abilities of a layer become functional, as it resolves."""

    is_left_out: ClassVar[bool] = True

    def changed(self, state: CoreState) -> CoreState:
        """Make the static abilities of the layer functional."""
        return replace(state, resolving=self.object)


class Resolved(OfObject, frozen=True, kw_only=True):
    """A layer has resolved, or failed to resolve."""

    has_failed: bool = False
    """Whether the layer failed to resolve."""

    def changed(self, state: CoreState) -> CoreState:
        """End the resolution: no layer is the resolving one."""
        return replace(state, resolving=None)

    def sentence(self, teller: Teller) -> str:
        """Say whether the layer resolved."""
        return f"{teller.name(self.object)}の解決が{'失敗する' if self.has_failed else '終わる'}"
