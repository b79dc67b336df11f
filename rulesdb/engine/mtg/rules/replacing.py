"""Replacement effects (419): which replace an event, and in which order."""

from collections.abc import Sequence

from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.replacement import ReplacementRules, Replacing, event_instead, is_matched, replaced
from rulesdb.engine.kernel.events import Event, OfPlayer, object_of
from rulesdb.engine.kernel.tables.event_rules import Keys
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.object_effects import Replaces
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.keyword_replacements import KeywordReplacement
from rulesdb.engine.mtg.rules.keyword_rules import REPLACEMENTS

ReplacingOrKeyword = Replacing[Replaces] | KeywordReplacement


def _in_force(game: Game, event: Event) -> Sequence[ReplacingOrKeyword]:
    """Return the replacement effects that may be about an event: those of cards, then those of keywords."""
    of_cards = (Replacing(effect, one) for effect, one in of_kind(game, Replaces))
    of_keywords = (one for replacements in REPLACEMENTS for one in replacements(game, event))
    return (*of_cards, *of_keywords)


def _can_replace(game: Game, effect: ReplacingOrKeyword, event: Event) -> bool:
    return isinstance(effect, KeywordReplacement) or is_matched(game, effect, event)


def _instead(event: Event, game: Game, effect: ReplacingOrKeyword) -> Event | None:
    return effect.instead(game, event) if isinstance(effect, KeywordReplacement) else event_instead(game, effect, event)


def _is_optional(effect: ReplacingOrKeyword) -> bool:
    return effect.is_optional if isinstance(effect, KeywordReplacement) else effect.effect.is_optional


@book.definition("419.9")
def affected_player(game: Game, event: Event) -> int:
    """The affected player, or the controller of the affected object, chooses which replacement effect is applied."""
    if isinstance(event, OfPlayer):
        return event.player
    found = object_of(event)
    assert found is not None  # every event that an effect replaces is about a player or an object
    return game.player_of(found)


_RULES = ReplacementRules[Game, ReplacingOrKeyword](
    rule=affected_player.id,
    in_force=_in_force,
    can_replace=_can_replace,
    instead=_instead,
    affected=affected_player,
    is_optional=_is_optional,
)


def modified(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """Return the event that occurs instead of an event, and the keys of the effects that replaced it."""
    return replaced(game, event, spent, _RULES) if _in_force(game, event) else (event, spent)
