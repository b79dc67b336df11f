"""Verbs that the engine does not have: a class and its phrase, and they are played, said, saved and refused."""

import pytest
from support.engine.grammar_conflicts import conflicts

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.vocabulary import vocabulary
from rulesdb.engine.fab.sample_cards.small_cards import does, instant
from rulesdb.engine.fab.verbs.choices import Optional
from rulesdb.engine.fab.zones import Zone
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Players
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.language.phrase_reader import Reader
from rulesdb.engine.kernel.language.phrases import TE, Printer, inflected
from rulesdb.engine.kernel.process.pipeline import happen, happen_all
from rulesdb.engine.kernel.records.codec import Codec
from rulesdb.engine.kernel.selection.objects import Everyone
from rulesdb.engine.kernel.verbs.draw import DrawCards
from rulesdb.engine.kernel.verbs.generation import players


class Mill(DiscreteEffect, frozen=True):
    """Put the top card of the deck into the graveyard."""

    who: Players | None = None

    def generate(self, game: Game, context: Context) -> bool:
        """Move the top card of every player."""
        moves = [
            events.Move(by="fab:8.5.15", source=context.source, object=deck[0], to=Zone("graveyard", player))
            for player in players(game, self.who, context)
            if (deck := game.zone("deck", player))
        ]
        return happen_all(game, "put", moves)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether every player has a card there."""
        return all(game.zone("deck", player) for player in players(game, self.who, context))


class EmptyArsenal(DiscreteEffect, frozen=True):
    """Banish every card of the controller's arsenal."""

    def generate(self, game: Game, context: Context) -> bool:
        """Banish them."""
        cards = game.zone("arsenal", context.controller)
        return happen_all(game, "banish", [events.Banish(by="fab:8.5.1", object=card) for card in cards])


class SwapPoints(DiscreteEffect, frozen=True):
    """Pay all action points for as many resource points."""

    def generate(self, game: Game, context: Context) -> bool:
        """Pay and gain."""
        player, points = context.controller, game.state.players[context.controller].action
        happen(game, events.PayAsset(by="fab:1.14.2", player=player, asset="action", amount=points))
        return happen(game, events.GainAsset(by="fab:8.5.7", player=player, asset="resource", amount=points))


PHRASES = (
    *inflected(Mill, "[{who}は、]デッキの一番上のカードを墓地に置く", TE, "く~いて"),
    *inflected(EmptyArsenal, "格納庫を空にする", TE, "する~して"),
    *inflected(SwapPoints, "アクションポイントをリソースポイントに替える", TE, "る~て"),
)


@pytest.mark.nightly
def test_new_verbs_are_said_and_read() -> None:
    """By their rows alone, within whatever the language has."""
    language = vocabulary()
    language = language._replace(rows=(*language.rows, *PHRASES))
    assert conflicts(language) == []
    card = instant("嵐", does(Mill(Everyone()), Optional(EmptyArsenal(), then=SwapPoints())))
    said = Printer(language).say(card)
    assert "格納庫を空にしてもよい。そうした場合、アクションポイントをリソースポイントに替える。" in said
    assert Reader(language).read(said, "card") == card


def test_a_new_verb_is_played(t: Table, ann: Person, ben: Person) -> None:
    """By both players; its events are told, and an optional one is possible only where it says so."""
    his = ben.instant("火花", zone="deck")
    storm = ann.hand(instant("嵐", does(Mill(Everyone()))))
    choice = ann.hand(instant("選択", does(Optional(Mill(), then=DrawCards()))))
    ann.plays(storm).resolve()
    assert his.zone == "墓地"
    ann.plays(choice).resolve()
    assert not t.was_asked(ann, "may")


def test_two_more_verbs(ann: Person) -> None:
    """Each is a class alone."""
    kept = ann.instant("火花", zone="arsenal")
    sweep, trade = ann.hand(instant("一掃", does(EmptyArsenal()))), ann.hand(instant("両替", does(SwapPoints())))
    ann.resolves(sweep, trade)
    assert kept.zone == "追放ゾーン"
    assert (ann.action_points, ann.resource_points) == (0, 1)


def test_a_new_verb_is_checked_and_written() -> None:
    """Without anything said about it elsewhere."""
    with pytest.raises(PartError, match=r"Mill\.who: who is 'everyone', where Players or nothing belongs"):
        Mill("everyone")  # type: ignore[arg-type]  # that is what is wrong
    codec = Codec(lambda: (Mill, Everyone, Card))
    assert codec.decode(codec.encode(Mill(Everyone())), Mill) == Mill(Everyone())
