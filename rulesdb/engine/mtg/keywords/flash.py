"""Flash (502.57): a spell that is played whenever its player could play an instant."""

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.keywords import Flash, PlayedAsInstant
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempt import Attempt

PHRASES = (
    phrase(Flash, "瞬速"),
    phrase(PlayedAsInstant, "あなたは、インスタントをプレイできるときなら、いつでもこれをプレイしてよい。"),
)
_WORDINGS = (Flash, PlayedAsInstant)


def _printed(game: Game, object_id: int) -> int:
    """Return how many times flash is printed on an object (misreading of 502.57a)."""
    return sum(isinstance(ability, _WORDINGS) for ability in game.object(object_id).card.abilities)


@book.definition(
    "502.57a#sentence-1", _printed, "瞬速は、カードに印刷された注意書きで、得たり失ったりする能力ではないとする読み方"
)
def instances(game: Game, object_id: int) -> int:
    """Flash is a static ability: it works as long as the card has it, printed or gained."""
    return sum(isinstance(ability, _WORDINGS) for ability in abilities(game, object_id))


def _only_in_hand(game: Game, attempt: Attempt) -> bool:
    """Whether the card is played from a hand (misreading of 502.57a)."""
    return game.object(attempt.layer).zone.name == "hand"


@book.definition("502.57a#sentence-2", _only_in_hand, "瞬速は、手札にあるときだけ機能するとする読み方")
def functions(_game: Game, _attempt: Attempt) -> bool:
    """Flash functions in every zone from which the card could be played."""
    return True


def _on_an_empty_stack(game: Game, attempt: Attempt) -> bool:
    return all(one == attempt.layer for one in game.stack)


@book.definition(
    "502.57a#sentence-3",
    _on_an_empty_stack,
    "瞬速があれば、相手のターンにもプレイできるが、呪文や能力に対応してはプレイできないとする読み方",
)
def is_time_for_an_instant(_game: Game, _attempt: Attempt) -> bool:
    """A player may play the spell any time they could play an instant: whenever the player has priority."""
    return True


def may_be_played_as_an_instant(game: Game, attempt: Attempt) -> bool:
    """Whether flash lets a player play a card now."""
    has_flash = functions(game, attempt) and instances(game, attempt.layer) > 0
    return has_flash and is_time_for_an_instant(game, attempt)


def _as_faster(number: int) -> int:
    return number


@book.definition(
    "502.57b#sentence-1",
    _as_faster,
    "瞬速を2つ持つ呪文は、1つの場合より速く、刹那を持つ呪文がスタックにあってもプレイできるとする読み方",
)
def as_one(number: int) -> int:
    """Several instances of flash on one object have the same effect as one."""
    return min(number, 1)


def outruns(game: Game, attempt: Attempt) -> bool:
    """Whether a spell is played in spite of what stops even instants; one instance of flash lets no spell do so."""
    return attempt.is_card and as_one(instances(game, attempt.layer)) > 1
