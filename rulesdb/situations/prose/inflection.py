"""The inflected forms of Japanese verbs that end a clause: プレイした, プレイしました, プレイできる, プレイしない."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Literal

Form = Literal["does", "will do", "has done", "does not", "can", "could", "is doing", "is not doing", "is"]
"""What a clause says of its verb: that it happens, does not, may or may not, or is going on; "is" is the copula.

"has done" is what happens, also where it is told as what goes on (撃っている), and "will do" what has not happened yet.
"""

_ROWS = {
    "う": "わいってえ", "く": "かきいてけ", "ぐ": "がぎいでげ", "す": "さししてせ", "つ": "たちってて",
    "ぬ": "なにんでね", "ぶ": "ばびんでべ", "む": "まみんでめ", "る": "らりってれ",
}  # fmt: skip
"""Of a consonant verb, by its last sound: those before ない and ます, the て-form, and that of the potential."""
_E_OR_I = "えけげせてねべめれいきぎしちにびみりじ"
_VOWEL_VERBS = {"出る", "得る", "見る", "寝る", "着る", "経る"}
"""Verbs with a vowel stem whose last sound before る is in kanji."""
_COPULA = ("である", "だ", "です", "だった", "でした", "であった", "であります", "")


def _stems(verb: str) -> tuple[str, str, str, str]:
    """Return the stems of a verb before ない and ます, its て-form and its potential."""
    if verb.endswith("する"):
        base = verb[:-2]
        return f"{base}し", f"{base}し", f"{base}して", f"{base}できる"
    if verb.endswith("来る") or verb == "くる":
        base = verb[:-1] if verb.endswith("来る") else "き"
        return base, base, f"{base}て", f"{base}られる"
    stem, last = verb[:-1], verb[-1]
    if last == "る" and (stem.endswith(tuple(_E_OR_I)) or verb.endswith(tuple(_VOWEL_VERBS))):
        return stem, stem, f"{stem}て", f"{stem}られる"
    negative, polite, te, potential = _ROWS[last][0], _ROWS[last][1], _ROWS[last][2:-1], _ROWS[last][-1]
    if verb.endswith(("行く", "いく")):
        te = "って"
    return "" if verb == "ある" else f"{stem}{negative}", f"{stem}{polite}", f"{stem}{te}", f"{stem}{potential}る"


def _past(te: str) -> str:
    return f"{te[:-1]}{'た' if te[-1] == 'て' else 'だ'}"


def _ends(verb: str) -> Iterator[str]:
    """Yield the plain and the polite forms of a verb in the present and the past."""
    _, polite, te, _ = _stems(verb)
    yield from (verb, _past(te), f"{polite}ます", f"{polite}ました")


def _does(verb: str) -> Iterator[str]:
    _, polite, te, _ = _stems(verb)
    yield from _ends(verb)
    for further in ("くる", "いく", "しまう", "おく"):  # 撃ってくる, 死んでしまう
        yield from (f"{te}{end}" for end in _ends(further))
    for going in ("いく", "行く"):  # 殴りにいく
        yield from (f"{polite}に{end}" for end in _ends(going))
    if verb.endswith("する"):
        yield verb[:-2]


def _will_do(verb: str) -> Iterator[str]:
    _, polite, te, _ = _stems(verb)
    yield from (verb, f"{polite}ます", f"{te}しまう", f"{te}しまいます")


def _does_not(verb: str) -> Iterator[str]:
    negative, polite, _, _ = _stems(verb)
    yield from (f"{negative}ない", f"{negative}なかった", f"{polite}ません", f"{polite}ませんでした")


def _can(verb: str) -> Iterator[str]:
    _, _, te, _ = _stems(verb)
    yield from (f"{can}{end}" for can in _potentials(verb) for end in ("る", "ます"))
    yield from (f"{verb}こと{end}" for end in ("は可能である", "は可能です", "が可能である", "が可能です", "は可能"))
    yield from (f"{te}{end}" for end in ("もよい", "もいい", "も良い", "よい", "いい"))


def _potentials(verb: str) -> tuple[str, ...]:
    return (_stems(verb)[3][:-1], f"{verb}ことができ", f"{verb}ことはでき")


def _could(verb: str) -> Iterator[str]:
    yield from (f"{can}{end}" for can in _potentials(verb) for end in ("た", "ました"))


def _is_doing(verb: str) -> Iterator[str]:
    _, _, te, _ = _stems(verb)
    yield from (f"{te}{end}" for end in (*_ends("いる"), "る", "た", "ます", "ました", *_ends("ある")))
    if verb.endswith("する"):
        yield f"{verb[:-2]}中"


def _has_done(verb: str) -> Iterator[str]:
    yield from _does(verb)
    yield from _is_doing(verb)


def _is_not_doing(verb: str) -> Iterator[str]:
    _, _, te, _ = _stems(verb)
    yield from (f"{te}{is_so}{end}" for is_so in ("い", "") for end in ("ない", "なかった", "ません", "ませんでした"))


_FORMS: Mapping[Form, Callable[[str], Iterable[str]]] = {
    "does": _does, "will do": _will_do, "has done": _has_done, "does not": _does_not, "can": _can, "could": _could,
    "is doing": _is_doing, "is not doing": _is_not_doing, "is": lambda _: _COPULA,
}  # fmt: skip


def inflected(verb: str, form: Form) -> Iterable[str]:
    """Return the forms of a verb, given in its dictionary form, that end a clause."""
    return _FORMS[form](verb)
