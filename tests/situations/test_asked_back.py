"""What may be meant by parts of a situation that are not understood, sentences and lines of cards."""

import pytest
from support.situations.told import part_of

from rulesdb.situations.files import candidates_for


def candidates(text: str) -> list[str]:
    """Return what may be meant by the only part of a situation that is not understood."""
    situation = part_of(text)
    (part,) = situation.unread
    return [one.text for one in candidates_for(situation, part)]


@pytest.mark.parametrize(
    ("sentence", "meant"),
    [
        ("ベンの命は？", "ベンのライフは？"),
        ("アンは《石》を唱える。", "アンは《石》をプレイする"),
    ],
)
def test_the_word_that_a_complaint_suggests_is_a_candidate(sentence: str, meant: str) -> None:
    """The sentence with the suggested word is offered first, without the particle that is behind it anyway."""
    assert candidates(f"アンの手札に《石》がある。{sentence}")[0] == meant


def test_a_suggested_word_that_does_not_fit_is_no_candidate() -> None:
    """A sentence that is not understood with the suggested word either is not offered."""
    assert candidates("ベンの命をくれ。") == []
