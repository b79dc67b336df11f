"""Beginning layer-continuous effects (6.2.2)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete, Lasting, Target
from rulesdb.engine.fab.state import Until
from rulesdb.engine.kernel.errors import PartError
from rulesdb.engine.kernel.language.phrases import phrases
from rulesdb.engine.kernel.verbs.begin import BeginEffect

_NEXT_TURN = "end of next turn"


class Begin(BeginEffect, Discrete, frozen=True):
    """Generate a layer-continuous effect (6.2.2)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {
        "": by("レイヤー型継続効果", "6.2.2"),
        "next": by("次のオブジェクトへの効果", "6.2.4"),
        "who": by("効果のコントローラー", "1.8.1b"),
        "while_": by("適用の条件", "6.2.2d"),
    }

    effect: Lasting
    """The continuous effect."""
    until: Until | None = "end of turn"
    """The duration of the effect, None if it specifies none (6.2.2a)."""
    target: Target | None = None
    """Phrase with the word target for the objects of the effect, None if it has no targets."""

    def __post_init__(self) -> None:
        """Raise PartError for the end of a next turn of nobody, or for a player of another duration."""
        super().__post_init__()
        if (self.until == _NEXT_TURN) != (self.whose is not None):
            raise PartError("Begin", "whose", "the end of a next turn has its player, and no other duration has one")


_WHAT = (
    "{target}について、{objects}は、{effect:predicate}",
    "[{while_}間、][{uses}回だけ、]{objects}は、{effect:predicate}",
    "[{while_}間、][{uses}回だけ、]{target}は、{effect:predicate}",
    "[{while_}間、][{uses}回だけ、]次にプレイする{next:noun}は、{effect:predicate}",
    "[{while_}間、][{uses}回だけ、]次の{next:noun}は、{effect:predicate}",
    "[{while_}間、][{uses}回だけ、]{effect}",
    "{who}がコントロールする効果として、次にプレイする{next:noun}は、{effect:predicate}",
    "{who}がコントロールする効果として、{effect}",
    "{target}について、{effect}",
)
_NEXT_ATTACK = "[{while_}間、][{uses}回だけ、]あなたの次の{next}攻撃は、{effect:predicate}"
PHRASES = (
    *phrases(Begin, f"{{until}}、{_NEXT_ATTACK}", anyhow=True),
    *phrases(Begin, f"今から、{_NEXT_ATTACK}", until=None, anyhow=True),
    *(row for what in _WHAT for row in phrases(Begin, f"{{until}}、{what}")),
    *(row for what in _WHAT for row in phrases(Begin, f"{{whose}}の次のターンの終わりまで、{what}", until=_NEXT_TURN)),
    *phrases(Begin, "{chosen:any}のうち1つを選び、{until}、[{target}について、]{effect}"),
    *phrases(Begin, "{chosen:any}のうち1つを選び、今から、[{target}について、]{effect}", until=None),
    *(row for what in _WHAT for row in phrases(Begin, f"今から、{what}", until=None)),
)
