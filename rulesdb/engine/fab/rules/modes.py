"""Modal abilities (1.7.5): how many modes are chosen, which ones, and what they make of their source."""

from collections.abc import Sequence

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Modal
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.play_statics import declared_for
from rulesdb.engine.kernel.cards.abilities import ModalAbility, ModeIf, ResolutionAbility
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.play import declarations
from rulesdb.engine.kernel.play.declarations import ModeRules
from rulesdb.engine.kernel.play.targets import lack_targets
from rulesdb.engine.kernel.process.pipeline import note

DeclaredModes = tuple[int, ...]


@book.definition("1.7.5a#sentence-1")
def declare_as_added(game: Game, attempt: Attempt, rule: str) -> None:
    """The modes of a source are declared as it is added to the stack as a layer."""
    choose_modes(game, attempt, rule)
    determine_base_abilities(game, attempt.layer)


@book.definition("1.7.5a#sentence-1")
def declare_nothing_more(_game: Game, _layer: int) -> None:
    """No mode is declared as a layer resolves."""


@book.definition("1.7.5#sentence-1")
def choose_modes(game: Game, attempt: Attempt, rule: str) -> None:
    """A modal ability is a choice of modes."""
    declarations.declare_modes(game, attempt, _lacks_targets, rule, _MODES)


def _lacks_targets(game: Game, attempt: Attempt, mode: Ability) -> bool:
    return isinstance(mode, ResolutionAbility) and lacks_targets(game, attempt, mode)


@book.filter("5.1.4a#sentence-2")
def lacks_targets(game: Game, attempt: Attempt, mode: ResolutionAbility) -> bool:
    """All targets of the effects must be declared, so that a mode without enough legal targets cannot be chosen."""
    return lack_targets(game, mode.effects, attempt.context(game))


@book.definition("1.7.5#sentence-6")
def number_of_modes(game: Game, attempt: Attempt, ability: ModalAbility) -> int:
    """The number of modes is a fixed number, or a description of how many are chosen."""
    return number_at_selection(game, attempt, ability)


@book.definition("1.7.5e#sentence-2")
def number_at_selection(game: Game, attempt: Attempt, ability: ModalAbility) -> int:
    """Conditions and parameters of the number of modes are evaluated at the time the modes are selected."""
    return valued(game, ability.choose, attempt.context(game))


@book.definition("1.7.5#sentence-7")
def selectable(game: Game, attempt: Attempt, ability: ModalAbility) -> Sequence[int]:
    """Conditions of an ability are those for selecting its modes; the indices of the modes that meet them."""
    return declarations.modes_in_their_conditions(game, attempt, ability)


@book.definition("1.7.5b#sentence-2")
def may_choose_again(ability: ModalAbility) -> bool:
    """The same mode cannot be selected more than once, unless the ability specifies it."""
    return ability.may_repeat


@book.definition("1.7.5b#sentence-3")
def choose_fewer(_rule: str) -> None:
    """A player who may select more modes than are available can only select as many as are available."""


@book.definition("1.7.5b#sentence-4")
def in_printed_order(modes: DeclaredModes) -> DeclaredModes:
    """Selected modes are in the order in which the ability lists them."""
    return tuple(sorted(modes))


_MODES = ModeRules[Game, Attempt](
    number=number_of_modes,
    selectable=selectable,
    may_choose_again=may_choose_again,
    choose_fewer=choose_fewer,
    ordered=in_printed_order,
)


def determine_base_abilities(game: Game, layer: int) -> None:
    """Replace the modal abilities of a layer by the modes that are declared for it."""
    item, declared = game.object(layer), declared_for(game, layer).modes
    if declared:
        abilities = base_abilities_by_modes(item.card.abilities, declared)
        card = replace(item.card, abilities=abilities)
        note(game, kinds.Became(record=replace(item, card=card, whole=item.whole or item.card)))


@book.definition("1.7.5d#sentence-1")
def base_abilities_by_modes(abilities: tuple[Ability, ...], declared: tuple[DeclaredModes, ...]) -> tuple[Ability, ...]:
    """Once modes have been selected, they determine the base abilities of the source."""
    found: list[Ability] = []
    modes = iter(declared)
    for ability in abilities:
        if isinstance(ability, Modal):
            chosen = selected_modes(next(modes, ()))
            found += as_separate(as_abilities(tuple(_inner(ability.modes[at]) for at in chosen)))
        else:
            found.append(ability)
    return tuple(found)


def _inner(mode: Ability) -> Ability:
    return mode.mode if isinstance(mode, ModeIf) else mode


@book.definition("1.7.5#sentence-2")
def as_abilities(modes: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Each mode is a base ability that the source could have."""
    return modes


@book.definition("1.7.5c#sentence-1")
def selected_modes(modes: DeclaredModes) -> DeclaredModes:
    """A mode that is selected more than once counts as a separate mode each time."""
    return modes


@book.definition("1.7.5c#sentence-2")
def as_separate(modes: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Modes selected more than once do not create a compound event: each generates its effects for itself."""
    return modes


@book.definition("1.7.5c#sentence-3")
def may_target_again(legal: Sequence[int], before: Sequence[int]) -> Sequence[int]:  # noqa: ARG001  (for the misreading)
    """The same target may be selected for each time that a mode with a targeted effect is selected."""
    return legal
