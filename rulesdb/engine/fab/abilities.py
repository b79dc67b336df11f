"""The kinds of abilities (1.7.3): activated, resolution and static, and the keywords that the engine knows."""

from typing import ClassVar, Literal

from rulesdb.engine.fab.cards import Ability, Effect, Stat
from rulesdb.engine.fab.roles import Amount, CardFilter, Discrete, EventPattern, StateCondition
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.checked import Checked

LayerType = Literal["action", "attack reaction", "defense reaction", "instant"]


class Cost(Checked, frozen=True):
    """What must be paid (1.14.1): assets and effects. ``action`` counts action points beside those of the type."""

    resource: Amount = 0
    chi: Amount = 0
    life: Amount = 0
    action: Amount = 0
    effects: tuple[Discrete, ...] = ()


class Resolution(Ability, frozen=True):
    """A resolution ability (5.3): its effects, in the order in which they are printed."""

    effects: tuple[Discrete, ...]


class Modal(Ability, frozen=True):
    """A modal ability (1.7.5): ``choose`` of ``modes``, each a resolution ability."""

    choose: Amount
    modes: tuple[Resolution, ...]
    may_repeat: bool = False


class Activated(Ability, frozen=True):
    """An activated ability (5.2.1): [limit?] [type] - [cost] : [ability] [condition?].

    ``layer`` are the base abilities of its activated-layer. ``limit`` is how often it may be activated in a turn, None
    without one. ``zones`` are where its source must be, None for the arena (or for where its cost can be paid);
    ``is_private`` asks for a private source, or for a public one where it is False.
    """

    type: LayerType
    cost: Cost
    layer: tuple[Ability, ...]
    limit: int | None = None
    condition: StateCondition | None = None
    zones: frozenset[ZoneName] | None = None
    is_private: bool | None = None


class AttackAbility(Ability, frozen=True):
    """The attack keyword (8.3.1): a layer with it is an attack-proxy."""


class GoAgain(Ability, frozen=True):
    """Go again (8.3.5)."""


class Dominate(Ability, frozen=True):
    """Dominate (8.3.4)."""


class Overpower(Ability, frozen=True):
    """Overpower (8.3.22)."""


class Meld(Ability, frozen=True):
    """Meld (8.3.38)."""


class Meta(Ability, frozen=True):
    """A meta-static ability of a hero (5.4.3): its player's card-pool may have cards that ``admitted`` admits."""

    admitted: CardFilter


class Specialization(Ability, frozen=True):
    """Specialization (8.3.7): the card is for the hero with this moniker alone."""

    moniker: str


class PlayStatic(Ability, frozen=True, kw_only=True):
    """A play-static ability (5.4.4): it applies to the playing of the card that has it.

    Where the card was played with its help, "when you do" puts a triggered-layer with the abilities ``when_done`` on
    the stack (5.4.4c), and "if you do" generates the effects ``if_done`` (5.4.4d).
    """

    when_done: tuple[Ability, ...] = ()
    if_done: tuple[Discrete, ...] = ()


class AdditionalCost(PlayStatic, frozen=True):
    """An additional-cost ability (5.4.4a). An optional one is declared by its ``name``."""

    cost: Cost
    is_optional: bool = False
    name: str = ""


class AlternativeCost(PlayStatic, frozen=True):
    """An alternative-cost ability (5.4.4b): ``cost`` stands in for the resource cost of playing the card. It is
    declared by its ``name``.
    """

    cost: Cost
    name: str


class PlayableFrom(PlayStatic, frozen=True):
    """A play-static ability that lets the card be played from more zones."""

    zones: frozenset[ZoneName]
    condition: StateCondition | None = None


class PlayableAsInstant(PlayStatic, frozen=True):
    """A play-static ability that lets an action card be played as though it were an instant."""

    condition: StateCondition | None = None


class Defines(Ability, frozen=True):
    """A property-static ability (5.4.5): gives a value that would be printed otherwise."""

    is_static: ClassVar[bool] = True
    stat: Stat
    value: Amount


class Triggered(Ability, frozen=True):
    """A triggered-static ability (5.4.6): one triggered effect.

    ``on`` is the event that triggers it; ``while_`` the state that must hold as well, or alone (``on`` None: a
    state-triggered effect). ``layer`` are the resolution abilities of the triggered-layer. ``zones`` are where its
    source must be, None for the arena (1.7.4i).
    """

    is_static: ClassVar[bool] = True
    layer: tuple[Ability, ...]
    on: EventPattern | None = None
    while_: StateCondition | None = None
    zones: frozenset[ZoneName] | None = None


class Continuous(Ability, frozen=True):
    """A static ability that generates a continuous effect."""

    is_static: ClassVar[bool] = True
    effect: Effect


class While(Ability, frozen=True):
    """A while-static ability (5.4.7): ``ability`` is functional while the condition holds.

    ``zones`` are the zones that the condition names, ``is_private`` says that it asks for a private source; the rest
    of the condition is None where there is none.
    """

    is_static: ClassVar[bool] = True
    condition: StateCondition | None
    ability: Ability
    zones: frozenset[ZoneName] | None = None
    is_private: bool = False
