"""Effects that modify the targets of a targeted effect (1.8.5f)."""

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.attackable_objects import attackable
from rulesdb.engine.fab.rules.targeting import legal_targets
from rulesdb.engine.kernel.cards.nested import phrases_within
from rulesdb.engine.kernel.cards.roles import Objects
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.turn.resolution import context_of_layer

Ids = tuple[int, ...]
RULE = "fab:1.8.5f"


@book.definition("1.8.5f#sentence-2")
def legal_for_the_effect(_game: Game, legal: Ids) -> Ids:
    """Only legal targets for the targeted effect may be selected as new targets."""
    return legal


@book.transform("1.8.5f#sentence-3")
def as_specified(legal: Ids, game: Game, context: Context, among: Objects | None) -> Ids:
    """The modifying effect can specify otherwise what the new targets are."""
    return legal if among is None else among.objects(game, context)


@book.definition("1.8.5f#sentence-4")
def unmodified(target: int) -> Ids:
    """If there is no other legal target for the targeted effect, the target remains unmodified."""
    return (target,)


def choose_new_targets(game: Game, context: Context, layer: int, among: Objects | None) -> bool:
    """Let the controller of an effect choose new targets for a layer; return whether it had targets."""
    item = game.object(layer)
    if item.layer is None or not game.has(layer):
        return False
    of_layer, declared = context_of_layer(game, layer), item.layer.declared
    phrases = phrases_within(item.card.abilities, declared.modes)
    legal = [legal_targets(game, phrase.target, of_layer) for phrase in phrases]
    targets = tuple(
        _new_targets(game, context, one, old, among) for one, old in zip(legal, declared.targets, strict=False)
    )
    attacked = _new_targets(game, context, tuple(attackable(game, of_layer.controller)), declared.attack_targets, among)
    changed = replace(declared, targets=targets, attack_targets=attacked)
    note(game, kinds.Declare(by=RULE, object=layer, declared=changed))
    return bool(declared.attack_targets) or any(declared.targets)


def _new_targets(game: Game, context: Context, legal: Ids, targets: Ids, among: Objects | None) -> Ids:
    """Let a player choose a new target for each of the targets of one phrase, or of an attack."""
    found: list[int] = []
    for target in targets:
        able = as_specified(legal_for_the_effect(game, legal), game, context, among)
        others = [Pick(one) for one in able if one not in {*targets, *found}]
        chosen = game.pick(context.controller, "target", others, RULE).object if others else None
        found += unmodified(target) if chosen is None else (chosen,)
    return tuple(found)
