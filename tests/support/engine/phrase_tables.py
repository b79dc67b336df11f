"""Tables of phrases in English and in Japanese, for the pages about the languages of cards and of situations."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Literal, get_origin

from rulesdb.engine.kernel.language.phrases import (
    Gap,
    Maybe,
    Phrase,
    PhrasePiece,
    Role,
    Vocabulary,
    member_of,
    options_of,
)
from rulesdb.engine.kernel.records.checked import fields_of

Language = Literal["en", "ja"]
LANGUAGES: tuple[Language, ...] = ("en", "ja")

_FORMS = {
    "": ("", ""),
    "te": ("before もよい", "「もよい」の前"),
    "ta": ("what has happened", "もう起こったこと"),
    "not": ("what is not so", "そうでないこと"),
    "noun": ("by itself", "それだけで"),
    "any": ("what one of them is", "その一つ"),
    "prize": ("as a prize", "賞品として"),
    "predicate": ("of objects that are named before", "何についてかを先に言うとき"),
    "alone": ("within another ability", "ほかの能力の中で"),
    "sheet": ("as a sheet", "シートとして"),
}
"""What the forms of phrases are for."""
_PARTS = {
    "players": "プレイヤー", "objects": "もの", "filter": "どんな", "value": "数", "condition": "条件",
    "target": "対象", "cost": "コスト", "effect": "効果", "event": "出来事", "instead": "置き換え",
    "admitted": "どんな", "lasting": "継続効果", "ability": "能力", "card": "カード", "printed": "カード",
    "player": "プレイヤー", "answer": "答え", "block": "ブロッククリーチャー", "group": "カードと数",
    "symbols": "マナ",
}  # fmt: skip
"""What fills a gap, by the name of its role."""
_WORDS = {
    "腕": "領域", "墓地": "領域", "このターンの終わりまで": "期間", "コントロールを失うまで": "期間",
    "一般": "ダメージの種類", "アクションポイント": "ポイント", "開始フェイズ": "ステップ", "次のターン": "ステップ",
    "アップキープ・ステップ": "ステップ", "アップキープ": "ステップ", "コスト": "特性", "サイズ": "特性",
    "パワー": "特性", "起動能力": "能力の種類", "飛行": "能力の種類", "追加コストを支払うか": "尋ねられたこと",
    "白マナ": "マナ", "{0}": "マナ", "赤": "色", "白": "色", "タップ状態": "状態",
    "裏向き": "状態",
}  # fmt: skip
"""What words are, by the first of them; others are named by that one."""
_RULE = re.compile(r"(?<![\w.])\d+(?:\.\d+)+[a-z]*")


def headings(language: Language) -> tuple[str, str]:
    """Return the first two lines of a table of phrases."""
    return ("| phrase | says |", "|---|---|") if language == "en" else ("| 言い方 | ルール |", "|---|---|")


def phrase_rows(
    language: Language, vocabulary: Vocabulary, role: Role, numbers: Mapping[type, str] | None = None
) -> Iterator[str]:
    """Yield the rows of a role's phrases: those that say the same, in one.

    ``numbers`` has those of the rules of classes that all games share, whose documentation has none.
    """
    found: dict[tuple[type, str], dict[str, list[str]]] = {}
    for row in vocabulary.phrases:
        if issubclass(row.kind, role.parent):
            forms = found.setdefault((row.kind, meaning(row, language, (numbers or {}).get(row.kind, ""))), {})
            forms.setdefault(row.form, []).append(phrase_text(row, vocabulary, language))
    for (_, meant), forms in found.items():
        lines = [f"{text}{_form(form, language)}" for form, texts in forms.items() for text in merged(texts)]
        yield f"| {joined(lines)} | {meant} |"
    for form, (before, behind) in role.wrappers.items():
        anything = "Any other of them." if language == "en" else ""
        yield f"| {before}…{behind}{_form(form, language)} | {anything} |"


def joined(lines: Iterable[str]) -> str:
    """Return lines as the lines of a cell; what would begin an element of HTML is escaped."""
    return "<br>".join(re.sub(r"<(?=[A-Za-z])", r"\<", line) for line in lines)


def merged(texts: Iterable[str]) -> list[str]:
    """Return phrases with what only some of them have in angle brackets: ``<ab>c`` for ``abc`` and ``c``."""
    rest = list(dict.fromkeys(texts))
    while pairs := [(parts, long, short) for long in rest for short in rest if (parts := _additional(long, short))]:
        ((common, _),) = Counter(part for (_, part, _), _, _ in pairs).most_common(1)
        for (before, part, behind), long, short in pairs:
            if part == common and {long, short} <= {*rest}:
                rest[rest.index(long)] = f"{before}<{part}>{behind}"
                rest.remove(short)
    return rest


def _additional(long: str, short: str) -> tuple[str, str, str] | None:
    """Return what a phrase has and another one has not, between the rest; None if that is not one part of it.

    Of the places that a part can have (そうし<た場合、そうし>なかった), it has the one behind a comma.
    """
    length = len(long) - len(short)
    if length <= 0:
        return None
    cut = ((long[:at], long[at : at + length], long[at + length :]) for at in range(len(short), -1, -1))
    whole = [parts for parts in cut if parts[0] + parts[2] == short and _is_whole(parts)]
    return next((parts for parts in whole if parts[1][-1] in "、。"), whole[0] if whole else None)


def _is_whole(parts: tuple[str, ...]) -> bool:
    """Whether no part has a bracket without its partner."""
    return all(part.count(left) == part.count(right) for part in parts for left, right in ("{}", "<>"))


def _form(form: str, language: Language) -> str:
    what = _FORMS[form][LANGUAGES.index(language)]
    return f" *({what})*" if what else ""


def phrase_text(row: Phrase, vocabulary: Vocabulary, language: Language = "en") -> str:
    """Return the words of a phrase; gaps in braces, what may be left out in angle brackets."""
    label = (lambda gap: gap.field) if language == "en" else _japanese_label(row, vocabulary)
    return _words(row.pieces, label).replace("\n", "⏎").replace("|", "\\|")


def _words(pieces: Iterable[PhrasePiece], label: Callable[[Gap], str]) -> str:
    return "".join(_piece(piece, label) for piece in pieces)


def _piece(piece: PhrasePiece, label: Callable[[Gap], str]) -> str:
    match piece:
        case str():
            return piece
        case Maybe(pieces):
            return f"<{_words(pieces, label)}>"
        case Gap(_field, _form, joint, _least, most):
            return f"{{{label(piece)}}}" if joint is None or most == 1 else f"{{{label(piece)}{joint}…}}"


def _japanese_label(row: Phrase, vocabulary: Vocabulary) -> Callable[[Gap], str]:
    hints = {field.name: field.hint for field in fields_of(row.kind)}

    def label(gap: Gap) -> str:
        hint = hints[gap.field] if gap.joint is None else member_of(hints[gap.field])
        roles = dict.fromkeys(_PARTS[role.name] for role in vocabulary.roles_of(hint))
        words = vocabulary.words_of(hint, gap.form)
        if roles:
            return "か".join(roles)
        if words:
            return _name_of(words)
        return "数" if int in options_of(hint) else "名前"

    return label


def _name_of(words: Mapping[object, str]) -> str:
    first = next(iter(words.values()))
    return _WORDS.get(first, f"{first}など")


def meaning(row: Phrase, language: Language = "en", number: str = "") -> str:
    """Return what a record means, by its documentation: its first sentence, in Japanese the rules that it names."""
    first = (row.kind.__doc__ or "").split("\n\n")[0].split("\n")[0]
    if number:
        first = re.sub(r"(?=[;.])", f" ({number})", first, count=1)
    if language == "ja":
        return " ".join(_RULE.findall(first))
    said = {name: value.__name__ if isinstance(value, type) else value for name, value in row.fixed.items()}
    fixed = ", ".join(f"{name}: {value}" for name, value in said.items() if value not in {None, ()})
    return f"{first} *({fixed})*" if fixed else first


def word_rows(language: Language, vocabulary: Vocabulary) -> Iterator[str]:
    """Yield a table of the words that fill gaps, by the first one."""
    yield from ("| what | words |", "|---|---|") if language == "en" else ("| | 語 |", "|---|---|")
    yield from dict.fromkeys(_word_rows(language, vocabulary))


def _word_rows(language: Language, vocabulary: Vocabulary) -> Iterator[str]:
    for (hint, form), words in vocabulary.words.items():
        if len(words) > 1:
            first = next(iter(words))
            name = first.__name__ if get_origin(hint) is type else first
            behind = f", {form}" if form else ""
            what = f"{name} …{behind}" if language == "en" else _name_of(words)
            yield f"| {what} | {'、'.join(dict.fromkeys(words.values()))} |"
