"""Destroying objects."""

from typing import ClassVar

from rulesdb.engine.kernel.verbs.generation import EffectOnObjects


class DestroyEffect(EffectOnObjects, frozen=True):
    """Destroy the objects for which no restriction forbids it."""

    action: ClassVar[str] = "destroy"
