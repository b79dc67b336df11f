"""Phasing (502.15): permanents that leave play in one untap step, and are back in the next one.

The texts of 502.15 and of the phased-out zone (217.8) as of 2006 were not at hand. What stands here is from memory,
except that the timestamp stays (418.5e) and that echo triggers again (502.19). By the rules of that time the phased-out
zone is a zone: what phases out leaves play, and abilities about that trigger; what phases in does not come into play.
"""

from rulesdb.engine.kernel.events import Events
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.process.pipeline import happen_at_once
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Keyword, governed_by
from rulesdb.engine.mtg.characteristics import has
from rulesdb.engine.mtg.events.zones import PhasesIn, PhasesOut
from rulesdb.engine.mtg.game import Game


class Phasing(Keyword, frozen=True):
    """Phasing: the permanent phases in or out as its controller's untap step begins."""

    GOVERNED_BY = governed_by("フェイジング", "502.15")


PHRASES = (phrase(Phasing, "フェイジング"),)


@book.step("502.15")
def phase(game: Game) -> None:
    """Before untapping, permanents with phasing phase out, and what phased out under the player's control phases in.

    All that happens at once. What is attached to a permanent that phases out does so with it, and not by itself.
    """
    by, player = phase.id, game.state.turn_player
    going = [item.id for item in game.in_play() if item.controller == player and has(game, item.id, Phasing)]
    phased_out = (item for item in map(game.object, game.zone("phased out")) if item.phased_out_with is None)
    out = (PhasesOut(by=by, object=one) for one in going if game.object(one).attached_to not in going)
    returning = (PhasesIn(by=by, object=item.id) for item in phased_out if item.controller == player)
    happen_at_once(game, (*out, *returning))


@book.definition("502.15")
def phases_with_its_host(game: Game, event: PhasesOut | PhasesIn) -> Events:
    """What is attached to a permanent phases out with it, and phases in with it and not by itself."""
    by = phases_with_its_host.id
    if isinstance(event, PhasesOut):
        host = event.object
        attached = (item.id for item in game.in_play() if item.attached_to == host)
        return tuple(PhasesOut(by=by, object=one, host=host) for one in attached)
    phased_out = map(game.object, game.zone("phased out"))
    return tuple(PhasesIn(by=by, object=item.id) for item in phased_out if item.phased_out_with == event.object)
