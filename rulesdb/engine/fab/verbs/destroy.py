"""Destroying objects (8.5.4)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import CHOSEN, Discrete, Target
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.destroy import DestroyEffect


class DestroyObjects(DestroyEffect, Discrete, frozen=True):
    """Destroy objects (8.5.4)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("破壊", "8.5.4")}

    rule: ClassVar[str] = "fab:8.5.4"
    event_class = events.Destroy
    target: Target | None = None
    """The target phrase; None for an effect without targets."""


PHRASES = (
    *inflected(DestroyObjects, f"{CHOSEN}を破壊する", TE, "する~して"),
    *inflected(DestroyObjects, "{what}を破壊する", TE, "する~して"),
    *inflected(DestroyObjects, "{target}を破壊する", TE, "する~して"),
)
