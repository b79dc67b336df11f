"""Verbs on libraries: searching, shuffling, revealing, and putting the top cards back in another order."""

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import Amount, DiscreteEffect, Filter, Objects, Players, valued
from rulesdb.engine.kernel.event_kinds.object_events import Looks
from rulesdb.engine.kernel.event_kinds.zone_events import Shuffle
from rulesdb.engine.kernel.language.phrases import PLAIN, TE, inflected, printed
from rulesdb.engine.kernel.play.declarations import different, pick_several
from rulesdb.engine.kernel.process.game_rules import Verb
from rulesdb.engine.kernel.process.options import DecisionQuestion
from rulesdb.engine.kernel.process.pipeline import happen, happen_all
from rulesdb.engine.kernel.selection.filters import Anything
from rulesdb.engine.kernel.state.state import Look
from rulesdb.engine.kernel.verbs.generation import players
from rulesdb.engine.mtg.characteristics import properties
from rulesdb.engine.mtg.events.zones import Move, Shown
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.selection.objects import TopCards
from rulesdb.engine.mtg.state import IN_PLAY, Context, LastKnown, Zone, ZoneName

RULE = "mtg:417.1"
"""The rule of the events of effects."""


def _shuffle(game: Game, context: Context, player: int) -> bool:
    return happen(game, Shuffle(by=RULE, source=context.source, zone=Zone("library", player)))


def _shown(game: Game, context: Context, card: int) -> Shown:
    known = LastKnown(game.object(card), properties(game, card))
    return Shown(by=RULE, source=context.source, object=card, known=known)


class SearchLibrary(DiscreteEffect, frozen=True):
    """Search the library of a player for cards, put them into a zone, and shuffle the library."""

    fits: Filter
    """Condition on the cards; who searches for cards of a quality need not find any."""
    amount: Amount = 1
    """Greatest number of cards, from 0."""
    zone: ZoneName = "hand"
    """The zone into which they are put; "library" for the top of the shuffled library."""
    is_tapped: bool = False
    """Whether they come into play tapped."""
    is_revealed: bool = False
    """Whether they are revealed."""
    is_first_in_play: bool = False
    """Whether one of them, which the player chooses, comes into play tapped instead."""
    who: Players | None = None
    """Players who search their libraries, None for the controller."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let each player search."""
        results = [self._searches(game, context, player) for player in players(game, self.who, context)]
        return any(results)

    def _searches(self, game: Game, context: Context, player: int) -> bool:
        of_player = replace(context, controller=player)
        able = [one for one in game.zone("library", player) if self.fits.fits(game, one, of_player)]
        number = min(valued(game, self.amount, context), len(able))
        may_stop = () if isinstance(self.fits, Anything) else range(number)
        chosen = pick_several(game, DecisionQuestion(player, "choose", RULE), different(able), number, may_stop)
        if self.is_revealed:
            happen_all(game, "reveal", [_shown(game, context, one) for one in chosen])
        if self.zone == "library":
            _shuffle(game, context, player)
        question = DecisionQuestion(player, "choose", RULE)
        first = (
            pick_several(game, question, different(chosen), min(1, len(chosen)), ()) if self.is_first_in_play else ()
        )
        moves = [self._move(context, player, one, one in first) for one in chosen if game.has(one)]
        has_moved = happen_all(game, "put", moves)
        if self.zone != "library":
            _shuffle(game, context, player)
        return has_moved

    def _move(self, context: Context, player: int, card: int, is_first: bool) -> Move:
        is_in_play = is_first or self.zone == "in play"
        return Move(
            by=RULE,
            source=context.source,
            object=card,
            to=IN_PLAY if is_in_play else Zone(self.zone, player),
            controller=player if is_in_play else None,
            is_tapped=is_first or self.is_tapped,
        )


class ShuffleLibrary(DiscreteEffect, frozen=True):
    """Shuffle the libraries of players."""

    who: Players | None = None
    """The players, None for the controller."""

    def generate(self, game: Game, context: Context) -> bool:
        """Shuffle each library."""
        results = [_shuffle(game, context, player) for player in players(game, self.who, context)]
        return any(results)


class RevealCards(DiscreteEffect, frozen=True):
    """Reveal cards."""

    what: Objects
    """The cards."""

    def generate(self, game: Game, context: Context) -> bool:
        """Reveal each of the cards."""
        found = self.what.objects(game, context)
        return happen_all(game, "reveal", [_shown(game, context, one) for one in found])


class ArrangeTop(DiscreteEffect, frozen=True):
    """Look at the top cards of the library, and put them back in any order."""

    amount: Amount
    """Number of cards, from 0; all of them if there are fewer."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller look at the cards, and choose the order from the top down."""
        found = _looked_at(game, self.amount, context)
        return happen_all(game, "put", _on_top(game, found, context))


class Scry(DiscreteEffect, frozen=True):
    """Scry: look at the top cards of the library, put some on its bottom, and the rest on top, each in any order."""

    amount: Amount
    """Number of cards, from 0; all of them if there are fewer."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller look at the cards, and choose those for the bottom, then the order of the others."""
        player, found = context.controller, _looked_at(game, self.amount, context)
        question = DecisionQuestion(player, "choose", RULE)
        below = pick_several(game, question, different(found), len(found), range(len(found)))
        to = Zone("library", player)
        moves = [Move(by=RULE, source=context.source, object=one, to=to, at_bottom=True) for one in below]
        rest = tuple(one for one in found if one not in below)
        return happen_all(game, "put", [*moves, *_on_top(game, rest, context)])


def _looked_at(game: Game, amount: Amount, context: Context) -> tuple[int, ...]:
    """Let the controller look at the top cards of the library; return them from the top down."""
    player, found = context.controller, TopCards(amount).objects(game, context)
    for position, card in enumerate(found):
        look = Look(player, card, Zone("library", player), position)
        happen(game, Looks(by=RULE, source=context.source, look=look))
    return found


def _on_top(game: Game, cards: tuple[int, ...], context: Context) -> list[Move]:
    """Return the moves of cards to the top of the library, in an order that the controller chooses."""
    player = context.controller
    order = pick_several(game, DecisionQuestion(player, "choose", RULE), different(cards), len(cards), ())
    to = Zone("library", player)
    return [Move(by=RULE, source=context.source, object=one, to=to) for one in reversed(order)]


VERBS = {SearchLibrary: Verb(), ShuffleLibrary: Verb(), RevealCards: Verb(), ArrangeTop: Verb(), Scry: Verb()}
_FOUND = "[{who}は、]ライブラリーから{fits:noun}を{amount}枚"
_WAYS: tuple[tuple[str, ZoneName, bool, bool, bool], ...] = (
    ("探し、公開して手札に加えてから切り直す", "hand", False, True, False),
    ("探し、公開して1枚はタップ状態で場に、残りは手札に加えてから切り直す", "hand", False, True, True),
    ("探し、手札に加えてから切り直す", "hand", False, False, False),
    ("探し、タップ状態で場に出してから切り直す", "in play", True, False, False),
    ("探し、場に出してから切り直す", "in play", False, False, False),
    ("探し、墓地に置いてから切り直す", "graveyard", False, False, False),
    ("探し、公開して切り直してから一番上に置く", "library", False, True, False),
    ("探し、切り直してから一番上に置く", "library", False, False, False),
)
PHRASES = (
    *(
        row
        for words, zone, is_tapped, is_revealed, is_first_in_play in _WAYS
        for way in (words, f"{words.removesuffix('切り直す')}切り直して" if words.endswith("切り直す") else words)
        for row in printed(
            SearchLibrary,
            f"ライブラリーから{{fits}}カードを{{amount}}枚{way}",
            PLAIN if way == words else TE,
            zone=zone,
            is_tapped=is_tapped,
            is_revealed=is_revealed,
            is_first_in_play=is_first_in_play,
        )
    ),
    *(
        row
        for words, zone, is_tapped, is_revealed, is_first_in_play in _WAYS
        for row in inflected(
            SearchLibrary,
            f"{_FOUND}{words}",
            TE,
            "く~いて" if words.endswith("く") else "す~して",
            zone=zone,
            is_tapped=is_tapped,
            is_revealed=is_revealed,
            is_first_in_play=is_first_in_play,
        )
    ),
    *inflected(ShuffleLibrary, "[{who}は、]ライブラリーを切り直す", TE, "す~して"),
    *inflected(RevealCards, "{what}を公開する", TE, "する~して"),
    *inflected(Scry, "占術{amount}を行う", TE, "う~って"),
    *inflected(ArrangeTop, "ライブラリーの一番上のカード{amount}枚を見て望む順番で戻す", TE, "す~して"),
)
