"""Revealing objects (8.5.17)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.sight import RevealEffect


class RevealObjects(RevealEffect, Discrete, frozen=True):
    """Reveal private objects (8.5.17)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("公開する効果", "8.5.17")}

    rule: ClassVar[str] = "fab:8.5.17"


PHRASES = (*inflected(RevealObjects, "{what}を公開する", TE, "する~して"),)
