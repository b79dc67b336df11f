"""Verbs of combat and of layers: attacking, clashing, intimidating, exchanging the attack, negating, new targets."""

from msgspec.structs import replace

from rulesdb.engine.fab import events
from rulesdb.engine.fab.book import book, verb
from rulesdb.engine.fab.card_parts.abilities import Resolution, Triggered
from rulesdb.engine.fab.card_parts.effects import Delayed
from rulesdb.engine.fab.card_parts.roles import AttackEffect
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.continuous.layer_continuous import apply_to_next_attack
from rulesdb.engine.fab.rules.general.precedence import is_impossible
from rulesdb.engine.fab.rules.objects.chain_links import is_open
from rulesdb.engine.fab.rules.objects.defending import add_by_effect
from rulesdb.engine.fab.rules.playing.targeting import choose_new_targets
from rulesdb.engine.fab.selection.conditions import HasHappened
from rulesdb.engine.fab.selection.event_patterns import Begins, Happens, ObjectHits
from rulesdb.engine.fab.selection.identity_filters import attacked_last
from rulesdb.engine.fab.selection.objects import hero_of, heroes
from rulesdb.engine.fab.state import ChainLink
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.objects import CreateNamedTokens, PutObjects
from rulesdb.engine.fab.zones import CHAIN, Zone
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Objects, Target
from rulesdb.engine.kernel.effects.properties import value_of
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.event_kinds.effect_events import drawn_by_lot
from rulesdb.engine.kernel.language.phrases import (
    TE,
    DeclaredRows,
    english,
    inflected,
    phrase,
    printed,
    printed_verb,
)
from rulesdb.engine.kernel.play.declarations import objects_of, remaining_targets
from rulesdb.engine.kernel.process.options import DecisionQuestion, Pick
from rulesdb.engine.kernel.process.pipeline import happen, happen_all, note
from rulesdb.engine.kernel.records.checked import only_one
from rulesdb.engine.kernel.selection.kinds import selections
from rulesdb.engine.kernel.selection.objects import ControllersOf
from rulesdb.engine.kernel.verbs.generation import determined_by, open_to
from rulesdb.engine.kernel.verbs.sequences import Conditional, Sequence


class AttackWith(AttackEffect, frozen=True):
    """Attack with one of some objects (8.5.38)."""

    what: Objects
    """The objects of which the controller chooses one when the effect is generated."""

    def determined(self, game: Game, context: Context) -> tuple[int, ...]:
        """Let the controller choose the attacking object; return it, or nothing if no object can be chosen."""
        player = context.controller
        able = (one for one in self.what.objects(game, context) if not is_impossible(game, "attack", player, one))
        found = [*map(Pick, able)]
        chosen = game.pick(player, "attack with", found, "fab:8.5.38").object if found else None
        return () if chosen is None else (chosen,)

    def generate(self, game: Game, context: Context) -> bool:
        """Record the attacking object in the attack-layer; it moves to the combat chain after all effects (7.2.3)."""
        chosen = context.chosen if context.chosen is not None else self.determined(game, context)
        item = None if context.layer is None else game.state.objects.get(context.layer)
        if not chosen or item is None or item.layer is None:
            return False
        note(game, events.Became(by="fab:8.5.38", record=replace(item, layer=replace(item.layer, attacker=chosen[0]))))
        return True


class Clash(DiscreteEffect, frozen=True):
    """Clash with heroes (8.5.45)."""

    opponents: Objects
    """The other clashing heroes."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the clashing players reveal the top cards of their decks; the one with the greatest power wins.

        If a player who would fail to win clashes again instead, that clash decides who wins.
        """
        others = (game.player_of(hero) for hero in self.opponents.objects(game, context))
        players = tuple(dict.fromkeys((context.controller, *others)))
        if len(players) == 1:
            return False
        happen(game, events.Clashed(by="fab:8.5.45", source=context.source, players=players))
        tops = {player: game.zone("deck", player)[0] for player in players if game.zone("deck", player)}
        shown = [events.Revealed(by="fab:8.5.45", source=context.source, object=card) for card in tops.values()]
        is_done = happen_all(game, "reveal", shown)
        winner, since = _winner(game, tops), len(game.events)
        for player in players:
            if player != winner and not _has_clashed(game, since):
                revealed = tuple(tops.values())
                happen(game, events.FailedClash(by="fab:8.5.45", player=player, players=players, revealed=revealed))
        if winner is not None and not _has_clashed(game, since):
            happen(game, events.WonClash(by="fab:8.5.45a", player=winner, object=tops[winner]))
        return is_done


def _winner(game: Game, tops: dict[int, int]) -> int | None:
    """Return the player whose revealed card has more power than every other, None if there is none."""
    powers = {player: value_of(game, "power", card) for player, card in tops.items()}
    best = max((power for power in powers.values() if power is not None), default=None)
    found = [player for player, power in powers.items() if power is not None and power == best]
    return found[0] if len(found) == 1 else None


def _has_clashed(game: Game, since: int) -> bool:
    """Whether players have clashed since some event of the process, by its index."""
    return any(isinstance(event, events.Clashed) for event in game.events[since:])


class Wager(DiscreteEffect, frozen=True):
    """Wager tokens with another player on the active-attack (8.5.46)."""

    opponents: Objects
    """The hero of the other player."""
    prizes: tuple[CreateNamedTokens, ...]
    """How the winner creates the tokens that are the prize, one of each."""

    def __post_init__(self) -> None:
        """Raise PartError without a prize, and for tokens that are several or not the winner's."""
        super().__post_init__()
        if not self.prizes or any(one != CreateNamedTokens(one.token) for one in self.prizes):
            raise PartError(type(self).__name__, "prizes", "the creation of one token of each name belongs there")

    def generate(self, game: Game, context: Context) -> bool:
        """Let whoever controls the effect win the prize if the attack hits, and the other player otherwise."""
        players = dict.fromkeys(game.player_of(hero) for hero in self.opponents.objects(game, context))
        others = [player for player in players if player != context.controller]
        if game.link is None or not others:
            return False
        attack = game.link.attack
        happen(game, events.Wagered(by="fab:8.5.46a", source=context.source, player=context.controller, object=attack))
        for other in others:
            self._won_later(other).generate(game, context)
        return True

    def _won_later(self, other: int) -> Begin:
        """Return the effect by which one of the players creates the prize when the chain link resolves (8.5.46b)."""
        lost = tuple(replace(one, who=ControllersOf(hero_of(other))) for one in self.prizes)
        has_hit = HasHappened(ObjectHits(attacked_last()), since="link")
        prize = Resolution((Conditional(has_hit, Sequence(self.prizes), Sequence(lost)),))
        on = Happens(events.LinkResolved)
        return Begin(Delayed(Triggered((prize,), on=on), is_next=True), until="chain closes")


class Intimidate(DiscreteEffect, frozen=True):
    """Intimidate heroes (8.5.10); the card is chosen at random, as cards remind players."""

    target: Target | None = None
    """The target phrase, for the heroes; None for an effect without targets."""
    what: Objects | None = None
    """The heroes, None for targets."""

    def __post_init__(self) -> None:
        """Raise PartError unless ``what`` or ``target`` is given alone."""
        super().__post_init__()
        only_one(self, what=self.what, target=self.target)

    def phrase(self) -> Target | None:
        """Return the target phrase."""
        return self.target

    def generate(self, game: Game, context: Context) -> bool:
        """Banish a card of the hand of each hero's player; return whether there is a hero to be intimidated."""
        heroes = objects_of(game, self.target, self.what, context)
        for hero in heroes:
            self._intimidate(game, context, game.player_of(hero))
        return bool(heroes)

    def _intimidate(self, game: Game, context: Context, player: int) -> None:
        """Banish a random card from a player's hand, if there is one, and let it return at the end phase."""
        hand = open_to(game, "banish", context.controller, game.state.zones.get(Zone("hand", player), ()))
        for card in drawn_by_lot(game, hand, min(1, len(hand)), "fab:8.5.10"):
            serial = game.object(card).serial
            happen(game, events.Banish(by="fab:8.5.10", source=context.source, object=card, is_public=False))
            for banished in game.state.zones.get(Zone("banished", player), ()):
                if game.object(banished).serial == serial:
                    _return_later(banished).generate(game, context)


def _return_later(card: int) -> Begin:
    """Return the effect by which a banished card returns to its owner's hand at the beginning of the end phase."""
    returned = Resolution((PutObjects(what=intimidated_card(card), zone="hand"),))
    return Begin(Delayed(Triggered((returned,), on=Begins("beginning of the end phase")), is_next=True), until=None)


class CloseChain(DiscreteEffect, frozen=True):
    """Close the combat chain (7.7.2)."""

    def generate(self, game: Game, context: Context) -> bool:
        """Close the combat chain if it is open."""
        return is_open(game) and close_as_game_state_action(game, context.source)


@book.definition("7.7.2d#sentence-1")
def close_as_game_state_action(game: Game, source: int) -> bool:
    """An effect that closes the combat chain only marks it; the Close Step begins as a game state action."""
    return happen(game, events.Closing(by="fab:7.7.2", source=source))


class SubstituteAttack(DiscreteEffect, frozen=True):
    """Put the active-attack at the bottom of its owner's deck, and another card on the chain link as the attack."""

    what: Objects
    """The cards of which the controller determines one."""

    def generate(self, game: Game, context: Context) -> bool:
        """Exchange the attack for the card, which comes under the controller's control."""
        chosen = self._card(game, context)
        if game.link is None or not chosen:
            return False
        deck = Zone("deck", game.object(game.link.attack).owner)
        happen(game, events.Move(by="fab:8.5.15", object=game.link.attack, to=deck, at_bottom=True))
        put_as_attack(game, game.link, chosen[0], context.controller)
        return True

    def _card(self, game: Game, context: Context) -> tuple[int, ...]:
        """Let the controller choose the card; return it, or nothing if there is none."""
        question = DecisionQuestion(context.controller, "choose", "fab:8.5.15")
        return determined_by(game, question, self.what.objects(game, context), 1)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether there are an active-attack and a card to take its place."""
        return game.link is not None and bool(self.what.objects(game, context))


class PutAsAttack(SubstituteAttack, frozen=True):
    """Put a card onto the active chain link as the attacking card (7.0.4a)."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the card attack on the active chain link, under the controller's control."""
        chosen = self._card(game, context)
        if game.link is None or not chosen:
            return False
        put_as_attack(game, game.link, chosen[0], context.controller)
        return True


def put_as_attack(game: Game, link: ChainLink, card: int, player: int) -> None:
    """Put a card onto the active chain link as the attacking card: it is a new attack on the same attack-targets."""
    clear_former_attack(game, link)
    happen(game, events.Move(by="fab:7.0.4a", object=card, to=CHAIN, controller=player))
    become_active_attack(game, card)


@book.definition("7.0.4a#sentence-2")
def clear_former_attack(game: Game, link: ChainLink) -> None:
    """The active-attack, if any, is cleared when a card is put onto the chain link as an attacking card."""
    if game.has(link.attack):
        happen(game, events.Clear(by=clear_former_attack.id, objects=(link.attack,)))


@book.law
def become_active_attack(game: Game, card: int) -> None:
    """The card becomes the active-attack of the chain link, whose attack-targets remain; it is a new attack."""
    note(game, events.Substituted(by="fab:7.0.4a", attack=card))
    apply_to_next_attack(game, card)


class AddDefending(DiscreteEffect, frozen=True):
    """Add cards as defending cards to the active chain link (8.5.32)."""

    what: Objects
    """The cards."""

    def generate(self, game: Game, context: Context) -> bool:
        """Add the cards that can become defending cards."""
        return add_by_effect(game, self.what.objects(game, context), context.controller)


class Negate(DiscreteEffect, frozen=True):
    """Negate a layer, which is cleared from the stack without resolving (8.5.26)."""

    target: Target
    """Phrase with the word target."""

    def phrase(self) -> Target:
        """Return the target phrase."""
        return self.target

    def generate(self, game: Game, context: Context) -> bool:
        """Clear the targets that are still legal."""
        found = remaining_targets(game, self.target, context)
        return bool(found) and happen(game, events.Clear(by="fab:8.5.26", source=context.source, objects=found))


class CountsAsHit(DiscreteEffect, frozen=True):
    """Objects have hit what they have dealt damage to last (7.5.5)."""

    what: Objects
    """The objects."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let every object that has dealt damage this turn have hit."""
        hits = [self._hits(game, object_id) for object_id in self.what.objects(game, context)]
        return any(hits)

    def _hits(self, game: Game, object_id: int) -> bool:
        dealt = (
            one for one in reversed(game.state.history) if isinstance(one, events.Deal) and one.source == object_id
        )
        damage = next(dealt, None)
        return damage is not None and happen(
            game,
            events.AttackHit(
                by="fab:7.5.5", source=object_id, object=object_id, target=damage.object, amount=damage.amount
            ),
        )


class ChooseNewTargets(DiscreteEffect, frozen=True):
    """Choose new targets for layers (1.8.5f)."""

    what: Objects
    """The layers."""
    among: Objects | None = None
    """The objects among which the new targets are, None for legal targets of the layers' own effects."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose new targets for every layer."""
        chosen = [choose_new_targets(game, context, layer, self.among) for layer in self.what.objects(game, context)]
        return any(chosen)


VERBS = {
    AttackWith: verb("攻撃する効果", "8.5.38"),
    Clash: verb("激突", "8.5.45"),
    Wager: verb("賭け", "8.5.46"),
    Intimidate: verb("威嚇", "8.5.10"),
    CloseChain: verb("戦闘チェインを閉じる効果", "7.7.2"),
    SubstituteAttack: verb("攻撃を入れ替える効果", "8.5.15", "7.0.4a"),
    PutAsAttack: verb("攻撃として置く効果", "8.5.15", "7.0.4a"),
    AddDefending: verb("防御カードを加える効果", "8.5.32", "7.0.5a"),
    CountsAsHit: verb("ヒットしたことになる効果", "7.5.5"),
    Negate: verb("無効にする効果", "8.5.26"),
    ChooseNewTargets: verb("対象を変更する効果", "1.8.5f"),
}
PRIZE = "prize"
"""The form of the creation of a token as that of a prize."""
PHRASES: list[DeclaredRows] = [
    *english(Intimidate, "intimidate {target/what}"),
    *english(Intimidate, "intimidate", target=Target(heroes())),
    *english(Clash, "clash with {opponents}"),
    *printed_verb(Clash, "{opponents}と激突する", "する~して~し"),
    *printed_verb(Wager, "{opponents}と{prizes:prize|}を賭ける", "る~て~"),
    *(
        row
        for joint in ("と", "および", "")
        for row in printed_verb(Wager, f"{{opponents}}と{{prizes:prize||{joint}}}を賭ける", "る~て~")
    ),
    *(row for one in ("", "1枚") for row in printed(CreateNamedTokens, f"「{{token}}」トークン{one}", PRIZE, amount=1)),
    *english(CreateNamedTokens, "a 「{token}」 token", PRIZE, amount=1),
    *english(Wager, "wager {prizes:prize|} with {opponents}"),
    *english(Wager, "wager {prizes:prize|| and } with {opponents}"),
    phrase(CreateNamedTokens, "「{token}」トークン", PRIZE, amount=1),
    *inflected(Wager, "{opponents}との間で{prizes:prize|}を賭ける", TE, "る~て"),
    *inflected(Wager, "{opponents}との間で{prizes:prize||および}を賭ける", TE, "る~て"),
    *english(Negate, "negate {target}"),
    *printed_verb(Negate, "{target}を無効にする", "する~して~し"),
    *printed_verb(Negate, "{target}を無効化する", "する~して~し"),
    *printed_verb(Negate, "{target}を打ち消す", "す~して~し"),
    *english(CountsAsHit, "{what} has hit"),
    *inflected(CountsAsHit, "{what}がヒットしたことにする", TE, "する~して"),
    *english(CloseChain, "close the combat chain"),
    *inflected(AttackWith, "{what:any}のうち1つで攻撃する", TE, "する~して"),
    *inflected(Clash, "{opponents}と激突を行う", TE, "う~って"),
    *inflected(Intimidate, "{target}に威嚇を行う", TE, "う~って"),
    *inflected(Intimidate, "{what}に威嚇を行う", TE, "う~って"),
    *inflected(CloseChain, "戦闘チェインを閉じる", TE, "る~て"),
    *inflected(
        PutAsAttack, "{what:any}のうち1枚を攻撃しているカードとしてアクティブチェインリンクに置く", TE, "く~いて"
    ),
    *inflected(AddDefending, "{what}を防御カードとしてアクティブチェインリンクに加える", TE, "る~て"),
    *inflected(SubstituteAttack, "攻撃を{what:any}のうち1枚と入れ替える", TE, "る~て"),
    *inflected(Negate, "{target}を無効にする", TE, "する~して"),
    *inflected(ChooseNewTargets, "{what}の新たな対象を選ぶ", TE, "ぶ~んで"),
    *inflected(ChooseNewTargets, "{what}の新たな対象を、{among:any}の中から選ぶ", TE, "ぶ~んで"),
]


@selections(PHRASES, "威嚇で追放した{card}番のカード")
def intimidated_card(game: Game, _context: Context, card: int) -> tuple[int, ...]:
    """The card that one intimidation has banished, and no other one (8.5.10c)."""
    return (card,) if game.has(card) else ()
