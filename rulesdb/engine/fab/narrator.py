"""The texts about a running game of Flesh and Blood at the terminal."""

from collections.abc import Iterator

from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events.general import PHASES, STEPS
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.present_properties import defense, power
from rulesdb.engine.fab.rules.objects.attacks import life_total
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import ChainLink, Object, State
from rulesdb.engine.fab.telling import ASSETS, CHOSEN_NAMES, EXPLANATIONS, NUMBERS, QUESTIONS, USES, ZONES, Teller
from rulesdb.engine.fab.zones import STACK, Zone, ZoneName
from rulesdb.engine.kernel.event_kinds.telling import CoreNarrator, counters_of
from rulesdb.engine.kernel.language.phrases import SHEET

_ALWAYS: tuple[ZoneName, ...] = ("hand", "deck")
_IF_ANY: tuple[ZoneName, ...] = ("arsenal", "pitch", "soul", "graveyard", "banished")
_OWN: tuple[ZoneName, ...] = ("hand", "arsenal")
_POINTS = ("action", "resource", "chi")


class FabNarrator(Teller, CoreNarrator):
    """The names and texts of one game for a player."""

    questions = QUESTIONS
    explanations = EXPLANATIONS
    uses = USES
    numbers = NUMBERS
    chosen_names = CHOSEN_NAMES
    activated = (Activated,)

    def printed(self, card: Card) -> str:
        """Return the sheet of a card."""
        return printer().say(card, SHEET)

    def text(self, record: object) -> str:
        """Return the text of an ability or effect. Raises UnsayableError for one that no phrase says."""
        return printer().say(record)

    def board(self, state: State) -> Iterator[str]:
        """Yield the phase, then lines for players, the arena, the combat chain, the stack and the reader's cards."""
        game = FAB.process(state)
        yield self._moment(state)
        for player in range(len(state.players)):
            yield self._player(game, player)
        for player in range(len(state.players)):
            yield from self._arena(game, player)
        yield from (self._link(game, link) for link in state.links)
        for layer in reversed(state.zones.get(STACK, ())):
            yield f"  スタック: {self.name(layer)}({self._about(state.objects[layer])})"
        if self.viewer is not None:
            for name in _OWN:
                yield from self.cards_in(state, Zone(name, self.viewer), ZONES[name])

    def _moment(self, state: State) -> str:
        if not state.turn:
            return PHASES[state.phase]
        step = f"、{STEPS[state.combat]}" if state.combat else ""
        return f"ターン{state.turn}({self.player(state.turn_player)}のターン): {PHASES[state.phase]}{step}"

    def _player(self, game: Game, number: int) -> str:
        """Return the line of a player: life, cards by zone, and points."""
        state, player = game.state, game.state.players[number]
        hero = game.hero(number)
        counts = {name: len(state.zones.get(Zone(name, number), ())) for name in (*_ALWAYS, *_IF_ANY)}
        zones = [f"{ZONES[name]}{count}" for name, count in counts.items() if count or name in _ALWAYS]
        points = [f"{ASSETS[kind]}{count}" for kind in _POINTS if (count := player.points(kind))]
        life = 0 if hero is None else life_total(game, hero)
        return f"{player.name}: {'、'.join([f'ライフ{life}', *zones, *points])}"

    def _arena(self, game: Game, player: int) -> Iterator[str]:
        """Yield the line of what a player has in the arena besides the hero and attacks, none for nothing."""
        in_combat = {"hero", "combat chain"}
        items = (one for one in game.in_arena() if one.zone.name not in in_combat)
        names = [self._with_size(game, one) for one in items if game.player_of(one.id) == player]
        if names:
            yield f"  {self.player(player)}の闘技場: {'、'.join(names)}"

    def _with_size(self, game: Game, item: Object) -> str:
        tapped = "(タップ状態)" if item.is_tapped else ""
        return f"{self.name(item.id)}{_size(game, item.id)}{tapped}{counters_of(item)}"

    def _link(self, game: Game, link: ChainLink) -> str:
        """Return the line of a chain link."""
        attack = f"{self.name(link.attack)}{_size(game, link.attack, is_attack=True)}"
        targets = "、".join(map(self.name, link.targets))
        defending = "、".join(f"{self.name(card)}{_size(game, card)}" for card in game.defending(link))
        resolved = "(解決済み)" if link.is_resolved else ""
        to = f" → {targets}" if targets else ""
        return f"  チェインリンク{link.number}{resolved}: {attack}{to}、防御: {defending or 'なし'}"

    def _about(self, layer: Object) -> str:
        """Return who controls a layer, and its targets."""
        controller = "" if layer.controller is None else self.player(layer.controller)
        declared = None if layer.layer is None else layer.layer.declared
        targets = (
            [] if declared is None else [*declared.attack_targets, *(one for of in declared.targets for one in of)]
        )
        names = "、".join(map(self.name, targets))
        return "、".join(filter(None, (controller, f"対象: {names}" if names else "")))


def _size(game: Game, object_id: int, *, is_attack: bool = False) -> str:
    """Return the defense of an object, or the power of an attack or of what has no defense; "" for neither."""
    guards = None if is_attack else defense(game, object_id)
    hits = power(game, object_id) if guards is None else None
    return f" 防御{guards}" if guards is not None else "" if hits is None else f" パワー{hits}"
