"""The event of an effect on several objects or players, which consists of one event for each of them."""

from typing import ClassVar

from rulesdb.engine.kernel.events import Change, CompoundEvent


class Several(CompoundEvent, frozen=True, kw_only=True):
    """Several events of one kind. The rules have no name for it, and accounts tell its events alone."""

    is_left_out: ClassVar[bool] = True
    sentence = Change.sentence
