"""What may be meant by a sentence that is not understood says nothing else: the same numbers, players and cards."""

import re
from collections import Counter

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from support.situations.told import part_of

from rulesdb.situations.files import candidates_for

SENTENCES = (
    "アンの手札に《熊》が2枚ある。",
    "ベンのライフは3である。",
    "アンは《熊》をプレイする。",
    "アンは2枚目の《熊》で攻撃する。",
    "ベンは《犬》を使わない。",
    "全員が2回ずつパスする。",
    "ベンは《犬》をプレイできる？",
    "アンの手札は何枚？",
    "対象: ベン。",
)
PIECES = ("", "ベンの", "3", "二枚の", "《犬》", "ない", "{2}", "を", "攻", "はい")
CARDS = {
    "fab": "《熊》 アクション ― 攻撃 コスト0 パワー3\n\n《犬》 アクション コスト0\n\n",
    "mtg": "《熊》 {1}{G} クリーチャー ― 熊 2/2\n\n《犬》 {W} クリーチャー ― 犬 1/1\n\n",
}
NAMES = re.compile(r"《[^》]*》|\{[^}]*\}")
NEGATION = re.compile(r"な[いく]|なかっ|ませ[んぬ]")


def said(text: str) -> tuple[Counter[str], Counter[str], int, bool]:
    """Return the names, the numbers and players, and the negations of a sentence, and whether it is a question."""
    plain = NAMES.sub("", text.replace("二枚", "2枚"))
    others = Counter(re.findall(r"[0-9]+(?:枚目)?|(?<![ァ-ヶー])(?:アン|ベン)(?![ァ-ヶー])", plain))
    return Counter(NAMES.findall(text)), others, len(NEGATION.findall(text)), text.endswith("？")


@pytest.mark.parametrize("game", CARDS)
@settings(max_examples=12, derandomize=True, deadline=None, phases=[Phase.generate])
@given(st.sampled_from(SENTENCES), st.data())
def test_no_candidate_has_anything_else_than_the_sentence(game: str, sentence: str, data: st.DataObject) -> None:
    """Whatever is put in or left out: no other number, player, card, negation or question."""
    start = data.draw(st.integers(0, len(sentence) - 1))
    end = data.draw(st.integers(start, min(start + 2, len(sentence) - 1)))
    written = f"{sentence[:start]}{data.draw(st.sampled_from(PIECES))}{sentence[end:]}"
    found = part_of(f"ゲーム: {game}\n\n{CARDS[game]}{written}\n")
    for part in found.unread:
        if part.card is None:
            for one in candidates_for(found, part):
                assert said(one.text) == said(part.unread.text), (written, one.text)


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("mtg", "アンはサイクリング・コスト{1}を支払って《熊》を起動する。"),
        ("mtg", "ベンは2枚の《犬》を待機させられる？"),
        ("mtg", "ベンは《熊》を対象に選ぶことができるか？"),
        ("fab", "アンのリソースポイントがいくつ？"),
        ("fab", "対象の: ベン。"),
    ],
)
def test_what_is_another_sentence_is_not_offered(game: str, sentence: str) -> None:
    """A cost, the number of cards, a question and the answers are what they were."""
    found = part_of(f"ゲーム: {game}\n\n{CARDS[game]}{sentence}\n")
    offered = [one.text for part in found.unread for one in candidates_for(found, part)]
    assert [one for one in offered if said(one) != said(found.unread[0].unread.text) or "はい" in one] == []


@pytest.mark.parametrize(
    ("sentence", "other"),
    [
        ("ベンのライフは3点減った。", "3である"),
        ("ベンは《犬》を《熊》で防御する。", "《犬》と《熊》"),
        ("アンはもう一度アクションを見られる？", "は？"),
        ("《熊》はまだあったりする？", "どこ"),
        ("アンの《熊》はどこへ消えますか？", "コスト"),
        ("《熊》はゴニョゴニョを持つ？", "を持つ"),
        ("もにゃの誘発が解決した。", "^解決が終わる"),
        ("だれも何もリアクションしないでいる。", "ベンは"),
        ("アンのデッキは上から《熊》、《犬》ですよね。", "アンのデッキに《熊》と《犬》"),
    ],
)
def test_nothing_is_offered_that_leaves_out_what_it_means(sentence: str, other: str) -> None:
    """Neither its verb or a word of the game, nor who or in which order; and no other question is."""
    found = part_of(f"ゲーム: fab\n\n{CARDS['fab']}アンの手札に《熊》がある。\n{sentence}\n")
    offered = [one.text for part in found.unread for one in candidates_for(found, part)]
    assert [text for text in offered if re.search(other, text)] == []
