"""Verbs and the nouns made of them: 巻き戻し for 巻き戻す, 支払い for 支払う.

The analyzer takes the noun for a word of its own. By its shape alone the verb cannot be told for certain (しり may be
of しる or しりる), so every candidate is given; those that are no words stand in no text.
"""

from collections.abc import Mapping, Sequence

OF_THE_I_ROW = dict(zip("いきぎしちにびみり", "うくぐすつぬぶむる", strict=True))
OF_THE_E_ROW = "えけげせぜてでねべめれ"
U_OF_E = dict(zip("えけげせてねべめれ", "うくぐすつぬぶむる", strict=True))
SHORTEST = 2
"""Code points of a word; a single kana is an ending."""


# By the end of an inflected form the ends of the dictionary forms it may be of, longer ends first.
_ROWS_OF_A, _ROWS_OF_I = (
    dict(zip(row, "うくぐすつぬぶむる", strict=True)) for row in ("わかがさたなばまら", "いきぎしちにびみり")
)
_POLITE = (
    "ませんでした",
    "ましたか",
    "ました",
    "ません",
    "ますか",
    "ます",
    "たければ",
    "たかった",
    "たいです",
    "たい",
    "ながら",
    "そう",
)
_OF_TA = {"っ": "うつる", "ん": "むぶぬ", "い": "く", "し": "す"}
_TA_FORMS = ("ちゃった", "ちゃう", "ている", "ていた", "てる", "てた", "ても", "たら", "たり", "た", "て")
_DA_FORMS = ("じゃった", "じゃう", "でいる", "でいた", "でる", "でた", "でも", "だら", "だり", "だ", "で")
_OF_DA = {"ん": "むぶぬ", "い": "ぐ"}
_NEGATIVE = (
    "なかったら",
    "なかった",
    "なければ",
    "なくて",
    "ないで",
    "ない",
    "れました",
    "れます",
    "れている",
    "れたら",
    "れない",
    "れた",
    "れて",
    "れる",
    "せたい",
    "せる",
    "せた",
    "せて",
    "ずに",
    "なきゃ",
    "なくちゃ",
)
ENDINGS: tuple[tuple[Sequence[str], Mapping[str, str]], ...] = (
    (_TA_FORMS, _OF_TA),
    (_DA_FORMS, _OF_DA),
    (_POLITE, _ROWS_OF_I),
    (_NEGATIVE, _ROWS_OF_A),
    (("ば",), U_OF_E),
)
"""Endings with, by the kana before them, the last kana of the verbs that they may be endings of."""


def dictionary_forms(kana: str) -> tuple[str, ...]:
    """Return the dictionary forms that a verb may be an inflected form of, without any dictionary.

    うたった gives うたう, うたつ, うたる and うたっる: those that are no words stand in no lexicon.
    """
    found: dict[str, None] = {}
    for endings, row in ENDINGS:
        for ending in endings:
            stem = kana.removesuffix(ending)
            if stem != kana and (len(stem) >= SHORTEST or is_kanji(stem)):
                found.update(dict.fromkeys(stem[:-1] + last for last in row.get(stem[-1], "")))
                found[f"{stem}る"] = None
                found[f"{stem.removesuffix('ら')}る"] = None  # 食べられる
    return tuple(found)


def is_kanji(written: str) -> bool:
    """Tell whether some characters are kanji alone."""
    return all("一" <= sign <= "鿿" for sign in written) and bool(written)


def is_verb(term: str) -> bool:
    """Tell whether a term of the rules is a verb in its dictionary form: 置く, 闘技場に出る."""
    return term[-1:] in OF_THE_I_ROW.values()


def plain_of_potential(verb: str) -> tuple[str, ...]:
    """Return the verb whose potential form ``verb`` may be: 殴る of 殴れる; none where its shape is another one."""
    stem, last = verb[:-1], verb[-1:]
    if last != "る" or len(stem) < SHORTEST or stem[-1] not in U_OF_E:
        return ()
    return (stem[:-1] + U_OF_E[stem[-1]],)


def related_forms(term: str) -> tuple[str, ...]:
    """Return the verbs that a noun may be made of, and the nouns that may be made of a verb.

    巻き戻し gives 巻き戻す and 巻き戻しる, 置き換える gives 置き換え. A word without kanji before its last kana has
    none: too many words are alike then.
    """
    stem, last = term[:-1], term[-1:]
    if len(term) < SHORTEST or not any("一" <= sign <= "鿿" for sign in stem):
        return ()
    if last in OF_THE_I_ROW:
        return (stem + OF_THE_I_ROW[last], f"{term}る")
    if last in OF_THE_E_ROW:
        return (f"{term}る",)
    shortened = (stem,) if last == "る" and stem[-1] in OF_THE_E_ROW else ()
    return shortened + tuple(stem + noun for noun, verb in OF_THE_I_ROW.items() if verb == last)
