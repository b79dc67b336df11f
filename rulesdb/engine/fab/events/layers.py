"""Events of layers (1.6): creation, declared parameters, playing, activation and resolution."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.events.base import Change, OfObject, OfPlayer, OfPlayerAndObject
from rulesdb.engine.fab.events.state_updates import added
from rulesdb.engine.fab.events.teller import Teller
from rulesdb.engine.fab.state import Object, State
from rulesdb.engine.fab.zones import STACK
from rulesdb.engine.kernel.state_updates import updated, with_item, with_object


class Stack(Change, frozen=True, kw_only=True):
    """A layer that is not a card is created on the stack (1.6.2)."""

    layer: Object
    """The layer; the event sets its timestamp."""
    at_bottom: bool = False
    """Whether the layer goes to the bottom of the stack, not to its top."""

    def changed(self, state: State) -> State:
        """Put the layer on top of the stack, or at its bottom."""
        before = state.zones.get(STACK, ())
        state = replace(added(state, replace(self.layer, timestamp=state.clock)), clock=state.clock + 1)
        if not self.at_bottom:
            return state
        return replace(state, zones=with_item(state.zones, STACK, (self.layer.id, *before)))

    def sentence(self, teller: Teller) -> str:
        """Say whose layer it is, and show it to the teller: the layer may be gone before the teller's next look."""
        teller.notice(self.layer)
        source = self.layer.layer.source if self.layer.layer else None
        return f"{teller.name(source)}のレイヤーがスタックに置かれる"


class Declare(OfObject, frozen=True, kw_only=True):
    """Parameters of a layer are declared (5.1.3, 5.1.4)."""

    is_untold: ClassVar[bool] = True
    declared: Declared
    """All parameters declared so far, which replace those in the layer."""

    def changed(self, state: State) -> State:
        """Store the declared parameters in the layer."""
        item = state.objects[self.object]
        return state if item.layer is None else updated(state, item, layer=replace(item.layer, declared=self.declared))


class Became(Change, frozen=True, kw_only=True):
    """An object's record is replaced by one with the same id."""

    is_untold: ClassVar[bool] = True
    object: Object
    """The new record of the object."""

    def changed(self, state: State) -> State:
        """Replace the record."""
        return with_object(state, self.object)


class Played(OfPlayerAndObject, frozen=True, kw_only=True):
    """A card counts as played (5.1.10)."""

    is_fact: ClassVar[bool] = True

    def sentence(self, teller: Teller) -> str:
        """Say what counts as played."""
        return f"{teller.name(self.object)}はプレイされたことになる"


class Used(OfPlayerAndObject, frozen=True, kw_only=True):
    """An ability counts as activated (5.2.2)."""

    is_fact: ClassVar[bool] = True
    ability: int
    """Index of the ability among all abilities of the object, from 0."""
    layer: int
    """Id of the activated-layer."""

    def sentence(self, teller: Teller) -> str:
        """Say whose ability counts as activated."""
        return f"{teller.name(self.object)}の能力は起動されたことになる"


class TakenBack(OfPlayer, frozen=True, kw_only=True):
    """An action turned out to be illegal by some rules and was taken back (1.10.3)."""

    is_fact: ClassVar[bool] = True
    rules: tuple[str, ...]
    """Identifiers of the rules that made the action illegal, sorted."""

    def sentence(self, teller: Teller) -> str:
        """Say whose action is taken back, and by which rules."""
        numbers = "、".join(rule.partition(":")[2] for rule in self.rules)
        return f"{teller.player(self.player)}のアクションは不適正なので、巻き戻される({numbers})"


class Functional(OfObject, frozen=True, kw_only=True):
    """The static abilities of a layer become functional, as it resolves (5.3.3)."""

    is_untold: ClassVar[bool] = True

    def changed(self, state: State) -> State:
        """Make the static abilities of the layer functional."""
        return replace(state, resolving=self.object)


class Resolved(OfObject, frozen=True, kw_only=True):
    """A layer has resolved, or failed to resolve."""

    has_failed: bool = False
    """Whether the layer failed to resolve."""

    def changed(self, state: State) -> State:
        """End the resolution: no layer is the resolving one."""
        return replace(state, resolving=None)

    def sentence(self, teller: Teller) -> str:
        """Say whether the layer resolved."""
        return f"{teller.name(self.object)}の解決が{'失敗する' if self.has_failed else '終わる'}"
