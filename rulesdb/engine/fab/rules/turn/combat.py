"""Combat (chapter 7): the steps of a chain link, and closing the chain."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.card_parts.roles import is_attack_layer
from rulesdb.engine.fab.cards import CardType
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import power, types
from rulesdb.engine.fab.rules.continuous.layer_continuous import apply_to_the_attack_source
from rulesdb.engine.fab.rules.objects.attacks import in_order_of, is_attack, is_attackable, remaining_targets
from rulesdb.engine.fab.rules.objects.defending import declare_defending_cards, total_defense
from rulesdb.engine.fab.rules.objects.equipping import is_worn_in
from rulesdb.engine.fab.rules.objects.objects import layer_category, layers, permanents_among
from rulesdb.engine.fab.rules.playing.costs import gain_action_point
from rulesdb.engine.fab.rules.turn.priority import PRIORITY
from rulesdb.engine.fab.rules.turn.resolving import LayerResolution, generate_layer_effects, next_to_resolve
from rulesdb.engine.fab.state import ChainLink, Object
from rulesdb.engine.fab.zones import CHAIN, PERMANENT, Zone
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import happen, note

Steps = tuple[Callable[[Game], None], ...]
_REACTIONS: frozenset[CardType] = frozenset({"attack reaction", "defense reaction"})


class Attacking:
    """An attack during the Attack Step."""

    def __init__(self, game: Game, layer: int) -> None:
        """Store the attack on top of the stack, its controller and declared targets as the Attack Step begins."""
        self.layer = layer
        self.controller = controller_of_attack(game, layer)
        self.targets = remaining_targets(game, game.object(layer).declared.attack_targets)
        """Ids of the attack-targets."""
        self.has_failed = False
        """Whether the Attack Step ends, and the Close Step begins."""
        self.linked: kinds.Linked | None = None
        """How the attack has become a chain link."""

    def link(self, game: Game) -> kinds.Linked | None:
        """Return how the attack becomes a chain link, None if there is no active-attack."""
        if self.linked is None and (found := active_attack(game, self.layer)) is not None:
            self.linked = chain_link(game, self, found)
        return self.linked


def attack_step(game: Game) -> None:
    """7.2: the attack takes effect, moves to the chain as a chain link, and attacks."""
    happen(game, kinds.Began(by="fab:7.2.1", what="combat:attack", player=game.state.turn_player))
    attacking = Attacking(game, next_to_resolve(game))
    for step in steps_of_attacking():
        step(game, attacking)
        if attacking.has_failed:
            close_without_attack(game, attacking)
            return
    PRIORITY.begin(game)


@book.law
def close_without_attack(game: Game, attacking: Attacking) -> None:
    """The Close Step begins if no attack-target is legal, or if the attack cannot be on the combat chain."""
    by = "fab:7.7.2c" if has_legal_target(game, attacking) else "fab:7.7.2b"
    note(game, kinds.GoTo(by=by, stage="close step"))


@book.definition("7.2.2#sentence-3")
def check_attack_targets(game: Game, attacking: Attacking) -> None:
    """If no attack-target is legal, the Attack Step ends and the Close Step begins."""
    attacking.has_failed = not has_legal_target(game, attacking)


@book.law
def has_legal_target(game: Game, attacking: Attacking) -> bool:
    """At least one of the attack-targets must still be legal: it must be attackable."""
    return any(is_attackable(game, attacking.controller, game.object(target)) for target in attacking.targets)


@book.definition("7.2.3#sentence-2")
def generate_effects_of_attack(game: Game, attacking: Attacking) -> None:
    """The resolution abilities of the attack generate their effects in order, except go again."""
    generate_layer_effects(game, LayerResolution(game, attacking.layer))


@book.law
def move_to_the_chain(game: Game, attacking: Attacking) -> None:
    """The attack moves onto the combat chain as a chain link, with its attack-source; if it cannot, combat closes."""
    attack, linked = active_attack(game, attacking.layer), attacking.link(game)
    if attack is None or linked is None:
        attacking.has_failed = True
        return
    for object_id, by in moves_to_the_chain(attack, game.object(attack).proxy_of):
        happen(game, kinds.Move(by=by, object=object_id, to=CHAIN, controller=attacking.controller))
    if cannot_be_on_the_chain(game, attack):
        attacking.has_failed = True
        return
    if attack != attacking.layer:
        transfer_effects(game, attacking.layer, attack)
        clear_attack_layer(game, attacking.layer)
    note(game, linked)
    apply_to_the_attack_source(game, attacking.layer, attack)


@book.law
def moves_to_the_chain(attack: int, source: int | None) -> tuple[tuple[int, str], ...]:
    """The objects that move onto the combat chain as a chain link, with the rules by which they do."""
    moves = (attack, "fab:7.2.3")
    return (moves,) if source is None else (moves, (source, "fab:7.2.3b"))


@book.law
def cannot_be_on_the_chain(game: Game, attack: int) -> bool:
    """Whether an attack could not move onto the combat chain."""
    return game.object(attack).zone != CHAIN


@book.law
def transfer_effects(game: Game, layer: int, attack: int) -> None:
    """The effects that apply to an attack-layer transfer to the active-attack."""
    for lasting in game.state.lasting:
        if lasting.objects is not None and layer in lasting.objects:
            objects = lasting.objects - {layer} | {attack}
            note(game, kinds.Lasts(by="fab:7.2.3c", before=lasting, after=replace(lasting, objects=objects)))


@book.law
def clear_attack_layer(game: Game, layer: int) -> None:
    """An attack-layer ceases to exist when its card has become the active-attack."""
    happen(game, kinds.Clear(by="fab:7.2.3c", objects=(layer,)))


@book.law
def chain_link(game: Game, attacking: Attacking, attack: int) -> kinds.Linked:
    """The attack becomes the active-attack of the next chain link, with its controller and its attack-targets."""
    return kinds.Linked(
        by="fab:7.0.3a",
        attack=attack,
        attack_source=game.object(attack).proxy_of,
        controller=attacking.controller,
        targets=attacking.targets,
    )


@book.law
def attack(game: Game, attacking: Attacking) -> None:
    """The attack event occurs, and effects trigger from attacking."""
    linked = attacking.link(game)
    assert linked is not None
    attacker = as_extension(linked.attack, linked.attack_source)
    happen(game, kinds.Attacked(by="fab:7.2.4", object=attacker, targets=linked.targets))


AttackingStep = Callable[[Game, Attacking], None]


@book.law
def steps_of_attacking() -> tuple[AttackingStep, ...]:
    """What happens in the Attack Step, in order, before players get priority (7.2.2 to 7.2.4)."""
    return check_attack_targets, generate_effects_of_attack, move_to_the_chain, attack


controller_of_attack = book.law(Game.player_of)
"""The controller of an attack is the same as the controller of the card or ability that represents it."""


@book.definition("1.4.3a#sentence-1a")
def as_extension(attack: int, source: int | None) -> int:
    """An attack-proxy acts as an extension of its attack-source, another object: that one attacks, and hits."""
    return attack if source is None else source


@book.law
def active_attack(game: Game, layer: int) -> int | None:
    """The active-attack is the layer itself, or the card specified by an attack-layer; None if it does not exist."""
    if not game.has(layer):
        return None
    item = game.object(layer)
    if not is_attack_layer(item):
        return layer
    assert item.layer is not None
    attacker = item.layer.attacker
    return attacker if game.has(attacker) else None


def defend_step(game: Game) -> None:
    """7.3: defending cards are declared."""
    happen(game, kinds.Began(by="fab:7.3.1", what="combat:defend", player=game.state.turn_player))
    declare_defending_cards(game)
    PRIORITY.begin(game)


def reaction_step(game: Game) -> None:
    """7.4: players may use reactions."""
    happen(game, kinds.Began(by="fab:7.4.1", what="combat:reaction", player=game.state.turn_player))
    PRIORITY.begin(game)


def damage_step(game: Game) -> None:
    """7.5: damage is calculated and dealt."""
    happen(game, kinds.Began(by="fab:7.5.1", what="combat:damage", player=game.state.turn_player))
    deal_damage_to_all(game)
    PRIORITY.begin(game)


@book.law
def deal_damage_to_all(game: Game) -> None:
    """Damage is calculated and dealt for one attack-target after another (7.5.2, 7.5.2c)."""
    link = game.link
    if link is None:
        return
    for target in in_order_of_damage(game, link):
        if not is_illegal_target(game, link, target):
            deal_combat_damage(game, link, target)


@book.law
def in_order_of_damage(game: Game, link: ChainLink) -> Sequence[int]:
    """The attack-targets that still exist (7.5.2b); the controller of the attack determines their order (7.5.2c)."""
    return in_order_of(game, link.controller, remaining_targets(game, link.targets), "fab:7.5.2c")


@book.filter("7.5.2b#sentence-1b")
def is_illegal_target(game: Game, link: ChainLink, target: int) -> bool:
    """An attack-target that no opponent controls any more is illegal, and is dealt no damage."""
    return game.player_of(target) not in game.opponents(link.controller)


@book.definition("7.5.2#sentence-3a")
def deal_combat_damage(game: Game, link: ChainLink, target: int) -> None:
    """The attack deals damage to the attack-target if its power is greater than the total defense."""
    planned, begun = hit_event(game, link, target), len(game.events)
    happen(game, planned)
    events = game.events[begun:]
    if is_dealt(planned, events):
        assert planned.source is not None
        lost = (event for event in events if isinstance(event, kinds.LoseLife) and is_same_damage(planned, event))
        hit(game, planned.source, planned.object, sum(event.amount for event in lost))


@book.law
def hit_event(game: Game, link: ChainLink, target: int) -> kinds.Deal:
    """The game deals physical damage, whose source is the attack, equal to power minus total defense (7.5.2)."""
    amount = power_in_the_damage_step(game, link.attack) - total_defense(game, link, target)
    source = as_extension(link.attack, link.source)
    return kinds.Deal(by="fab:7.5.2", source=source, object=target, amount=amount, damage="physical")


@book.law
def power_in_the_damage_step(game: Game, attack: int) -> int:
    """Power is a property of any object, and the value that is used in the damage step (2.9.1)."""
    return power(game, attack) or 0


def is_same_damage(planned: kinds.Deal, event: kinds.Deal | kinds.LoseLife) -> bool:
    """Whether an event is the attack's planned damage to its attack-target, or the life lost by it (7.5.5b)."""
    return (event.by, event.source, event.object) == (planned.by, planned.source, planned.object)


@book.law
def is_dealt(planned: kinds.Deal, events: Sequence[Event]) -> bool:
    """An attack hits only if its damage, as replacement effects have modified it, is dealt to the attack-target."""
    return any(isinstance(event, kinds.Deal) and is_same_damage(planned, event) for event in events)


@book.definition("7.5.5#sentence-1a")
def hit(game: Game, source: int, target: int, amount: int) -> None:
    """An attack that deals damage to its target in the Damage Step hits; ``amount`` is the life lost by it."""
    was_marked = game.object(target).is_marked
    happen(game, kinds.AttackHit(by="fab:7.5.5", source=source, object=source, target=target, amount=amount))
    if was_marked and game.has(target) and game.player_of(target) != game.player_of(source):
        note(game, kinds.Marked(by="fab:9.3.3", object=target, is_marked=False))


def resolution_step(game: Game) -> None:
    """7.6: the chain link resolves; an attack with go again gives an action point; then players have priority."""
    happen(game, kinds.Began(by="fab:7.6.1", what="combat:resolution", player=game.state.turn_player))
    for step in steps_of_resolution():
        step(game)


@book.law
def steps_of_resolution() -> Steps:
    """The active chain link resolves first, and then the turn-player gains priority."""
    return resolve_the_link, PRIORITY.begin


def resolve_the_link(game: Game) -> None:
    """Resolve the active chain link, and give an action point for an attack with go again (7.6.2)."""
    link = game.link
    if link is not None:
        has_go_again = attack_has_go_again(game, link)
        become_resolved(game, link)
        if has_go_again:
            gain_for_go_again(game, link)


@book.definition("7.6.2#sentence-2")
def become_resolved(game: Game, link: ChainLink) -> None:
    """The active chain link becomes a resolved chain link, and effects that trigger when it resolves are triggered."""
    happen(game, kinds.LinkResolved(by=become_resolved.id, number=link.number))


@book.definition("7.6.2a#sentence-1")
def attack_has_go_again(game: Game, link: ChainLink) -> bool:
    """Whether an attack has go again is told by its last known information if it is not on the chain any more."""
    return has_ability(game, link.attack, GoAgain)


@book.definition("7.6.2#sentence-3")
def gain_for_go_again(game: Game, link: ChainLink) -> None:
    """If the attack has go again, its controller gains 1 action point."""
    gain_action_point(game, link.controller, gain_for_go_again.id, link.attack)


def close_step(game: Game) -> None:
    """7.7: the combat chain closes; nobody gets priority, and the stack resolves as though all players passed."""
    happen(game, kinds.Began(by="fab:7.7.1", what="combat:close", player=game.state.turn_player))
    for step in steps_of_closing():
        step(game)


@book.law
def steps_of_closing() -> Steps:
    """The steps up to that in which the stack is emptied, in order (7.7.3, 7.7.4)."""
    return close, clear_late_layers, PRIORITY.begin_or_go_on


@book.definition("7.7.3#sentence-2")
def close(game: Game) -> None:
    """The event occurs that the combat chain closes, and effects that trigger from it are triggered."""
    happen(game, kinds.Closed(by=close.id))


@book.definition("7.7.3#sentence-3")
def clear_late_layers(game: Game) -> None:
    """All attacks and reactions on the stack are put into their owners' graveyards."""
    late = tuple(layer for layer in layers(game.state) if is_too_late(game, layer))
    if late:
        happen(game, kinds.Clear(by=clear_late_layers.id, objects=late))


@book.law
def is_too_late(game: Game, layer: int) -> bool:
    """Whether a layer is an attack or a reaction, for which there is no combat any more."""
    is_of_reaction = bool(types(game, layer) & _REACTIONS) and layer_category(game.object(layer)) != "triggered"
    return is_of_reaction or is_attack(game, layer)


def end_of_combat(game: Game) -> None:
    """7.7.5 to 7.7.7: the chain's permanents return to their zones, other objects are cleared, and combat ends."""
    for step in steps_of_ending():
        step(game)


@book.law
def steps_of_ending() -> Steps:
    """The steps with an empty stack, in order (7.7.5 to 7.7.7)."""
    return return_permanents, clear_the_chain, close_the_chain, go_on_with_the_action_phase


@book.definition("7.7.5#sentence-2")
def return_permanents(game: Game) -> None:
    """All permanents that remain on the combat chain return to their respective zones."""
    for item in permanents_among([game.object(object_id) for object_id in game.zone("combat chain")]):
        happen(game, kinds.Move(by="fab:7.7.5", object=item.id, to=zone_of_its_own(item), controller=item.controller))


@book.law
def zone_of_its_own(item: Object) -> Zone:
    """The zone of a permanent: that to which it was equipped, or else the permanent zone."""
    assert item.origin is not None  # it has moved to the combat chain
    return item.origin if is_worn_in(item.origin) else PERMANENT


@book.definition("7.7.6#sentence-2")
def clear_the_chain(game: Game) -> None:
    """All objects that remain on the combat chain are cleared."""
    left = game.zone("combat chain")
    if left:
        happen(game, kinds.Clear(by=clear_the_chain.id, objects=left))


@book.definition("7.7.7#sentence-2")
def close_the_chain(game: Game) -> None:
    """The combat chain closes, and effects that last for it end."""
    note(game, kinds.CombatEnds(by=close_the_chain.id))


@book.definition("7.7.7#sentence-4")
def go_on_with_the_action_phase(game: Game) -> None:
    """The Close Step ends, and the action phase continues."""
    note(game, kinds.Began(by=go_on_with_the_action_phase.id, what="combat:", player=game.state.turn_player))
    note(game, kinds.GoTo(by=go_on_with_the_action_phase.id, stage="close of combat"))
