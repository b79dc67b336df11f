"""The language of situations of Magic: what is printed is read as the same clause, and nothing has two readings."""

from typing import get_args, get_origin

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from support.engine.grammar_conflicts import conflicts
from support.engine.random_values import Values
from support.situations.told import problems

from rulesdb.engine.kernel.language.phrases import Role, UnsayableError
from rulesdb.situations.files import Situation, candidates_for, read_in_part
from rulesdb.situations.games import situation_game
from rulesdb.situations.mtg.game import GAME
from rulesdb.situations.parts import HeldZone, OwnZone, Pile
from rulesdb.source.text import SourceText

VOCABULARY = GAME.vocabulary()
VALUES = Values("mtg", GAME.vocabulary, leaves_unsaid=True, outside=("rulesdb.situations.",))
DEEPEST = 4


@pytest.mark.exhaustive
@settings(deadline=None)  # the first example makes the grammar
@given(
    st.sampled_from(VOCABULARY.roles).flatmap(
        lambda role: st.tuples(st.just(role), VALUES.records(role.parent, DEEPEST))
    )
)
def test_random_clauses_come_back(pair: tuple[Role, object]) -> None:
    """A clause of whatever players, cards and numbers is printed, and read as the same clause."""
    role, value = pair
    game = situation_game("mtg")
    try:
        said = game.printer().say(value)
    except UnsayableError:
        assume(False)
    assert game.reader().read(said, role.name) == value
    assert game.printer().say(game.reader().read(said, role.name)) == said


SENTENCES = (
    "【アン】の手札に《熊》がある",
    "【アン】の場に《熊》がタップ状態で出たばかりで2枚ある",
    "【アン】の場に《熊》が裏向きである",
    "【アン】は《遅い獣》を「時間」カウンター2個で待機させている",
    "《熊》に「+1/+1」カウンターが2個ある",
    "【アン】のライフは7である",
    "【アン】のマナ・プールに赤マナが2点ある",
    "【ベン】のターンのターン終了ステップである",
    "《熊》に《鎖》がつけられている",
    "《熊》は1点のダメージを受けている",
    "【アン】は《古の獣》を裏向きでプレイする",
    "【アン】は《古の獣》を表向きにする",
    "【アン】は《遅い獣》を待機させる",
    "【アン】は《熊》と2枚目の《熊》で攻撃する",
    "【アン】は攻撃しない",
    "【ベン】は《犬》と《猫》で《熊》を、《鳥》で【アン】の《鹿》をブロックする",
    "【ベン】はブロックしない",
    "次のターンまで誰も攻撃せずに全員がパスを続ける",
    "【アン】の次のターンまで全員がパスを続ける",
    "【アン】の次のアップキープ・ステップまで誰も攻撃せずに全員がパスを続ける",
    "次のターン終了ステップまで全員がパスを続ける",
    "攻撃クリーチャー指定ステップまで全員がパスを続ける",
    "マナを出すもの: 《山》2枚、《森》",
    "支払うマナ: 赤マナ、無色マナ",
    "対象: 《熊》の誘発型能力",
    "誘発した能力の順番: 《熊》の能力",
    "誘発した能力の順番: 《騎兵》の能力(《熊》)、なし",
    "裏向きでプレイするか: はい",
    "《熊》のサイズは？",
    "《熊》はタップ状態である？",
    "《熊》は飛行を持つ？",
    "《熊》のコントローラーは誰？",
    "《熊》は攻撃できる？",
    "《犬》は《熊》をブロックできる？",
    "【アン】の墓地は何枚？",
    "【アン】のマナ・プールには何がある？",
    "今はどのステップ？",
    "公開された裏向きのカードは？",
    "【アン】は《遅い獣》を待機させられる？",
    "【ベン】は《古の獣》を表向きにできる？",
)


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_sentence_is_printed_as_it_is_written(sentence: str) -> None:
    """Printing a sentence that was read gives its words."""
    game = situation_game("mtg")
    assert game.printer().say(game.reader().read(sentence, "clause")) == sentence


@pytest.mark.parametrize(
    ("spoken", "printed"),
    [
        ("次のアップキープまで全員がパスを続ける", "次のアップキープ・ステップまで全員がパスを続ける"),
        ("【アン】の次のターンまで誰も攻撃せずに進む", "【アン】の次のターンまで誰も攻撃せずに全員がパスを続ける"),
        ("【アン】の場に《熊》がタップ状態でいる", "【アン】の場に《熊》がタップ状態である"),
        ("【アン】の戦場に《熊》が2枚ある", "【アン】の場に《熊》が2枚ある"),
        ("【アン】の追放領域に《熊》がある", "【アン】のゲーム外に《熊》がある"),
        ("【アン】は《火花》を唱える", "【アン】は《火花》をプレイする"),
        ("【アン】は《古の獣》を裏向きで唱える", "【アン】は《古の獣》を裏向きでプレイする"),
        ("【アン】は《火花》を唱えられる？", "【アン】は《火花》をプレイできる？"),
        ("《熊》はどこにいる？", "《熊》はどこにある？"),
        ("戦闘終了まで進む", "戦闘終了ステップまで全員がパスを続ける"),
        ("戦闘後メインまで全員がパスを続ける", "戦闘後メイン・フェイズまで全員がパスを続ける"),
        ("【アン】のターンの戦闘開始である", "【アン】のターンの戦闘開始ステップである"),
        ("【アン】は《井戸》の能力をプレイする", "【アン】は《井戸》の能力を起動する"),
    ],
)
def test_a_sentence_in_other_words_is_printed_in_those_of_2006(spoken: str, printed: str) -> None:
    """Short and present words have the same meaning as those of the printed sentence."""
    game = situation_game("mtg")
    assert game.printer().say(game.reader().read(spoken, "clause")) == printed


@pytest.mark.exhaustive
def test_no_sentence_has_two_readings() -> None:
    """The grammar of situations has no conflict."""
    assert conflicts(VOCABULARY) == []


def test_words_of_situations_are_one_of_a_kind() -> None:
    """Each value of a Literal has a word, but for zones of other games, and no two values have the same word."""
    for (hint, _form), words in VOCABULARY.words.items():
        assert get_origin(hint) is type or hint in {HeldZone, OwnZone, Pile} or set(words) == set(get_args(hint))
        assert len(set(words.values())) == len(words)


@pytest.mark.parametrize(
    ("line", "column", "meant"),
    [
        ("アンの場所に《熊》がある。", 4, "アンの場に《熊》がある"),
        ("アンは《熊》で突撃する。", 8, "アンは《熊》で攻撃する"),
        ("アンは《熊》を表向きにさせる。", 12, "アンは《熊》を表向きにする"),
        ("《熊》のサイズとは？", 8, "《熊》のサイズは？"),
        ("ベンは《犬》で《熊》を妨害する。", 12, "ベンは《犬》で《熊》をブロックする"),
    ],
)
def test_a_wrong_sentence_is_marked_where_it_goes_wrong(line: str, column: int, meant: str) -> None:
    """The diagnostic has the column of the first wrong word; the sentence that is meant is one of the nearest."""
    situation = read_in_part(SourceText("-", f"ゲーム: mtg\n\n{line}\n"))
    assert isinstance(situation, Situation)
    (part,) = situation.unread
    assert (part.line, part.unread.problem.column) == (3, column)
    assert meant in [candidate.text for candidate in candidates_for(situation, part)]


@pytest.mark.parametrize("players", ["アン", "アン、ベン、シン"])
def test_magic_is_played_by_two_players(players: str) -> None:
    """Another number of players is refused at the line that names them."""
    (problem,) = problems(f"ゲーム: mtg\nプレイヤー: {players}\n\nアンのライフは？\n")
    assert problem.line == 2
    assert "a situation of this game has 2" in problem.message
