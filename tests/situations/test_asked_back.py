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
        ("ベンの命はいくつ？", "ベンのライフはいくつ？"),
    ],
)
def test_the_word_that_a_complaint_suggests_is_a_candidate(sentence: str, meant: str) -> None:
    """The sentence with the suggested word is offered first, without the particle that is behind it anyway."""
    assert candidates(f"アンの手札に《石》がある。{sentence}")[0] == meant


def test_the_first_line_of_a_card_is_offered_with_the_suggested_word() -> None:
    """As it is read with the word."""
    told = "《木》 武具 ― 槌（片手） パワー3\n\nアンは《木》を装備している。アンのライフは？"
    assert candidates(told) == ["《木》 武器 ― 槌・片手 パワー3"]


def test_a_suggested_word_that_does_not_fit_is_no_candidate() -> None:
    """A sentence that is not understood with the suggested word either is not offered."""
    assert candidates("ベンの命をくれ。") == []


def test_no_zone_is_left_out_of_what_may_be_meant() -> None:
    """What is there in one is nothing that is in another."""
    told = "ゲーム: mtg\n\n《山》 土地\n\nアンの手札に《石》、くらげ場に《山》がある。アンのライフは？"
    meant = candidates(told)
    assert meant[0] == "アンの手札に《石》がある。アンの場に《山》がある"
    assert all("場" in one for one in meant)


@pytest.mark.parametrize(
    ("first", "line", "meant"),
    [
        ("アクション コスト0", "カードを1枚引く。もにゃもにゃする。", "カードを1枚引く。 省略: もにゃもにゃする。"),
        ("Generic Action, cost 0", "Draw a card. Twirl.", "Draw a card. 省略: Twirl."),
        (
            "Generic Action, cost 0",
            "Action - {r}: Draw a card. Twirl. Go again",
            "Action - {r}: Draw a card. Go again 省略: Twirl.",
        ),
        (
            "アクション コスト0",
            "アクション ― {r}: カードを1枚引く。もにゃる。続行",
            "アクション ― {r}: カードを1枚引く。続行 省略: もにゃる。",
        ),
        ("アクション コスト0", "カードを1枚引く。Xは、もにゃの数である。", None),
        ("アクション コスト0", "もにゃもにゃする。カードを1枚引く。", None),
        ("アクション コスト0", "「もにゃ。カードを1枚引く。もにゃ。」を得る。", None),
    ],
)
def test_the_first_sentences_of_a_line_are_kept(first: str, line: str, meant: str | None) -> None:
    """A line is offered with the sentences that are understood, unless these mean nothing without the others."""
    told = f"《雷》 {first}\n{line}\n\nアンの手札に《雷》がある。アンは《雷》をプレイする。アンのライフは？"
    assert candidates(told) == ([] if meant is None else [meant])


def test_the_sentences_that_are_left_out_are_named() -> None:
    """The line is read without them, and they are a reservation."""
    situation = part_of("《雷》 アクション コスト0\nカードを1枚引く。 省略: もにゃもにゃする。\n\nアンのライフは？")
    assert [len(card.abilities) for card in situation.cards if card.name == "雷"] == [1]
    assert [(one.line, one.unread.text, one.is_left_out) for one in situation.unread] == [
        (2, "省略: もにゃもにゃする。", True)
    ]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("アンは何食わぬ顔で《石》をプレイした。", ["アンは《石》をプレイする"]),
        ("なんとアンは《石》を撃ち、ベンはうっかりパスした。", ["アンは《石》をプレイする。ベンはパスする"]),
    ],
)
def test_a_sentence_is_offered_without_the_words_that_nobody_reads(written: str, meant: list[str]) -> None:
    """Clause by clause, as plain sentences."""
    assert candidates(f"アンの手札に《石》がある。{written}")[:1] == meant


@pytest.mark.parametrize(
    "written",
    ["アンは9秒悩み《石》をプレイした。", "アンは嵐の後で《石》をプレイした。", "アンは嘘をつかず《石》を撃った。"],
)
def test_no_number_time_or_negation_is_left_out_of_what_is_offered(written: str) -> None:
    """What is read then would be about something else."""
    assert "アンは《石》をプレイする" not in candidates(f"アンの手札に《石》がある。{written}")


@pytest.mark.parametrize(
    ("written", "turned"),
    [("ベンは《石》で攻撃された。", "ベンは《石》で攻撃する"), ("対象は《石》以外。", "対象: 《石》")],
)
def test_nothing_is_offered_that_turns_a_sentence_round(written: str, turned: str) -> None:
    """Who is attacked does not attack; what is excepted is not chosen."""
    assert turned not in candidates(f"アンの手札に《石》がある。{written}")
