"""The words for beginning a prevention effect on damage by a source that is chosen, or to a target (6.4.10)."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from rulesdb.engine.fab.card_parts.effects import Prevents
from rulesdb.engine.fab.selection.identity_filters import IsChosen, IsTarget, can_be_source
from rulesdb.engine.fab.selection.objects import AllObjects
from rulesdb.engine.fab.verbs.begin import ENGLISH_UNTIL, Begin
from rulesdb.engine.kernel.language.phrases import LAST, PLAIN, Row, english, printed, printed_later

OF_CHOSEN, PASSIVE_OF_CHOSEN = "of_chosen", "passive_of_chosen"
"""Forms of damage by a chosen source to somebody, on printed Japanese cards with が and with から."""
TO_TARGET, TO_TARGET_OF_CHOSEN, PASSIVE_TO_TARGET_OF_CHOSEN = "to_target", "to_target_of_chosen", "passive_to_target"
"""Forms of damage to a target, by any source and by a chosen one."""
_SOURCE = AllObjects(can_be_source())
_BY: dict[str, Any] = {"by": IsChosen()}
_TO: dict[str, Any] = {"shielded": IsTarget()}
_SHIELD = "prevent the next {amount}[ {damage}] damage that would be dealt to"


def _english() -> Iterator[Row]:
    """Yield the English rows."""
    yield from english(Prevents, f"{_SHIELD} {{shielded:noun/you}}", OF_CHOSEN, is_shield=True, **_BY)
    yield from english(Prevents, _SHIELD, TO_TARGET_OF_CHOSEN, is_shield=True, **_BY, **_TO)
    yield from english(Prevents, _SHIELD, TO_TARGET, is_shield=True, **_TO)
    for words, until in ENGLISH_UNTIL.items():
        yield from english(Begin, f"{{effect:{TO_TARGET}}} {{target}} {words}", **until)
        for choice in (f"{words} by a source of your choice", f"by a source of your choice {words}"):
            yield from english(Begin, f"{{effect:{OF_CHOSEN}}} {choice}", chosen=_SOURCE, **until)
            yield from english(Begin, f"{{effect:{TO_TARGET_OF_CHOSEN}}} {{target}} {choice}", chosen=_SOURCE, **until)


def _shields() -> Iterator[Row]:
    """Yield the rows of printed Japanese cards for the effects themselves."""
    for damage, (words, form, fixed) in product(
        ("{damage}ダメージ", "ダメージ"),
        (
            ("が{shielded:you}に与える", OF_CHOSEN, _BY),
            ("{shielded:you}に与えられる", PASSIVE_OF_CHOSEN, _BY),
            ("与える", TO_TARGET_OF_CHOSEN, _BY | _TO),
            ("与えられる", PASSIVE_TO_TARGET_OF_CHOSEN, _BY | _TO),
            ("与えられる", TO_TARGET, _TO),
        ),
    ):
        for points in (f"{{amount}}点の{damage}を軽減する", f"{damage}{{amount}}点を軽減する"):
            yield from printed(Prevents, f"{words}次の{points}", form, is_shield=True, **fixed)
        yield from (
            printed(Prevents, f"{words}次の{damage}を{{amount}}点軽減する", form, is_shield=True, **fixed)
            if words.endswith("られる")
            else printed(Prevents, f"{words}次の{damage}を1点軽減する", form, amount=1, is_shield=True, **fixed)
        )


def _printed(form: str) -> Iterator[Row]:
    """Yield the rows of printed Japanese cards in a form, with the duration in front, behind the source, or nowhere."""
    durations: tuple[tuple[str, dict[str, Any]], ...] = (("{until}", {}), ("{until:short}", {}), ("", {"until": None}))
    effects = (
        (f"が{{target}}に{{effect:{TO_TARGET_OF_CHOSEN}}}", "が"),
        (f"から{{target}}に{{effect:{PASSIVE_TO_TARGET_OF_CHOSEN}}}", "から"),
        (f"から{{effect:{PASSIVE_OF_CHOSEN}}}", "から"),
    )
    for until, fixed in durations:
        for one in ("あなたが選んだ発生源", "あなたが選んだ発生源1枚"):
            source = {"chosen": _SOURCE, **fixed}
            yield from printed(Begin, f"{until}{one}{{effect:{OF_CHOSEN}}}", form, **source)
            for effect, joint in effects:
                yield from printed(Begin, f"{until}{one}{effect}", form, **source)
                if until:
                    yield from printed(Begin, f"{one}{joint}{until}{effect.removeprefix(joint)}", form, **source)
        if until:
            yield from printed(Begin, f"{until}{{target}}に{{effect:{TO_TARGET}}}", form)
            yield from printed(Begin, f"{{target}}に{until}{{effect:{TO_TARGET}}}", form)


PHRASES = (*_english(), *_shields(), printed_later(_printed(PLAIN)), printed_later(_printed(LAST)))
