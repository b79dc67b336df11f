"""Pronouns of Magic's cards, played: それ means what the sentence before targets, moves or makes."""

import pytest

from rulesdb.checks.mtg.table import Person, Table
from rulesdb.cli.catalogue.sentence_lookup import japanese
from rulesdb.engine.mtg.codec import CODEC
from rulesdb.engine.mtg.language.card_sheets import read_sheets
from rulesdb.engine.mtg.state import State
from rulesdb.source.text import SourceText


def test_the_target_of_the_sentence_before_is_dealt_damage(ann: Person, ben: Person) -> None:
    """The creature that is tapped dies of the damage, and the other one is untouched."""
    bear, wolf = ben.creature("熊"), ben.creature("狼")
    spell = ann.sorcery("火花", "対象のクリーチャーをタップする。それに2点のダメージを与える。")
    ann.plays(spell, target=bear).resolve()
    assert (bear.zone, wolf.zone, wolf.damage) == ("墓地", "場", 0)


@pytest.mark.parametrize(
    "second", ["それの上に「+1/+1」カウンターを1個置く。", "そのクリーチャーに+1/+1カウンターを1個置く。"]
)
def test_the_target_of_the_sentence_before_gets_a_counter(ann: Person, second: str) -> None:
    """A pronoun with a noun means the same as one without."""
    bear, wolf = ann.creature("熊"), ann.creature("狼")
    ann.plays(ann.sorcery("成長", f"クリーチャー1体を対象とし、それをアンタップする。{second}"), target=bear).resolve()
    assert (bear.size, wolf.size) == ("3/3", "2/2")


def test_the_target_is_found_after_a_move(ann: Person, ben: Person) -> None:
    """The creature that is removed from the game comes back, and forgets what was on it."""
    bear = ben.creature("熊")
    growth = ann.sorcery("成長", "対象のクリーチャーに+1/+1カウンターを1個置く。")
    blink = ann.sorcery("瞬き", "対象のクリーチャーをゲームから取り除く。それを場に出す。")
    ann.plays(growth, target=bear).resolve()
    assert bear.size == "3/3"
    ann.plays(blink, target=bear).resolve()
    assert (bear.zone, bear.size) == ("場", "2/2")


def test_all_that_the_sentence_before_names_are_meant(ann: Person, ben: Person) -> None:
    """What a selection named stays meant, though it would name other objects by now."""
    bear, wolf = ben.creature("熊"), ann.creature("狼", size="3/3")
    wall = ann.plays_with("《壁》 {0} エンチャント")
    ann.plays(ann.sorcery("波", "すべてのクリーチャーをオーナーの手札に戻す。それらを場に出す。")).resolve()
    assert (bear.zone, wolf.zone, wall.zone) == ("場", "場", "場")


def test_a_token_of_the_sentence_before_is_meant(table: Table, ann: Person) -> None:
    """The token alone gets the counter and flies."""
    bear = ann.creature("熊")
    made = "1/1の白の鳥・クリーチャー・トークンを1体場に出す。"
    text = "それの上に+1/+1カウンターを1個置く。そのトークンをタップする。"
    ann.plays(ann.sorcery("孵化", f"{made}{text}")).resolve()
    (token,) = (item for item in table.state.objects.values() if item.is_token)
    assert (token.counters, token.is_tapped, bear.size) == ((("+1/+1", 1),), True, "2/2")


def test_a_discarded_card_is_meant(ann: Person) -> None:
    """The card that is discarded comes into play."""
    bear = ann.creature("熊", zone="hand")
    ann.plays(ann.sorcery("掘り出し", "カードを1枚捨てる。それを場に出す。")).resolve()
    assert bear.zone == "場"


def test_the_controller_of_a_destroyed_creature_is_the_last_one(ann: Person, ben: Person) -> None:
    """A creature that Ann has stolen from Ben was hers as it was destroyed."""
    bear = ben.creature("熊")
    theft = ann.sorcery("盗み", "ゲームの終わりまで、対象のクリーチャーは、コントローラーがあなたになる。")
    end = ann.sorcery("終止", "クリーチャー1体を対象とし、それを破壊する。そのコントローラーは3点のライフを得る。")
    ann.plays(theft, target=bear).resolve()
    ann.plays(end, target=bear).resolve()
    assert (bear.zone, ann.life, ben.life) == ("墓地", 23, 20)


def test_a_target_player_is_meant_by_noun(ann: Person, ben: Person) -> None:
    """The player who is targeted first loses life, though a creature is targeted in between."""
    bear, hand = ann.creature("熊"), ben.hand("《本》 {0} アーティファクト")
    text = "プレイヤー1人を対象とする。クリーチャー1体を対象とし、それをタップする。そのプレイヤーはカードを1枚捨てる。"
    ann.plays(ann.sorcery("重荷", text), target=[ben.record, bear]).resolve()
    assert hand.zone == "墓地"


def test_a_targeted_player_draws(ann: Person, ben: Person) -> None:
    """Not the one who plays the spell."""
    tomes = [person.has_card("library", "《本》 {0} アーティファクト") for person in (ann, ben)]
    ann.plays(ann.sorcery("教え", "対象のプレイヤーはカードを1枚引く。"), target=ben.record).resolve()
    assert [tome.zone for tome in tomes] == ["ライブラリー", "手札"]


def test_the_object_of_an_event_is_found_where_it_went(ann: Person, ben: Person) -> None:
    """A dead creature is put into play from the graveyard by the ability that triggered on it."""
    bear = ben.creature("熊")
    ann.plays_with("《墓守》 {0} エンチャント", "クリーチャーであるものが場から墓地に置かれたとき、それを場に出す。")
    ann.plays(ann.sorcery("終止", "対象のクリーチャーを破壊する。"), target=bear).resolve(2)
    assert bear.zone == "場"


def test_what_is_blocked_is_meant_where_the_source_blocks(table: Table, ann: Person, ben: Person) -> None:
    """これ is the blocking creature, so that それ is the other one."""
    bear = ann.creature("熊")
    wall = ben.creature("毒の壁", "これ自身がクリーチャーであるものをブロックしたとき、それを破壊する。")
    table.until("declare blockers", attack=[bear, None], block=[wall, None], blocked=[bear])
    table.resolve()
    assert (bear.zone, wall.zone) == ("墓地", "場")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("それを破壊する。", "それ"),
        ("ライフを1点得る。それをタップする。", "それ"),
        ("それらをタップする。", "それ"),
        ("そのクリーチャーを破壊する。", "そのクリーチャー"),
        ("対象のクリーチャーをタップする。その呪文を打ち消す。", "その呪文"),
        ("対象の土地をタップする。そのプレイヤーはカードを1枚引く。", "そのプレイヤー"),
        ("対象の土地をタップする。そのプレイヤーに1点のダメージを与える。", "そのプレイヤー"),
        ("対象の土地をタップする。それがブロックしたクリーチャーを破壊する。", "それがブロックしたクリーチャー"),
        ("{T}: それをタップする。", "それ"),
        ("以下から1つを選ぶ: 『対象の土地をタップする。それを破壊する。』『その土地を破壊する。』", "その土地"),
        ("以下から1つを選ぶ: 『対象の土地をタップする。それを破壊する。』『それをタップする。』", "それをタ"),
    ],
)
def test_a_pronoun_that_means_nothing_is_refused(text: str, word: str) -> None:
    """The caret stands under the pronoun."""
    cards, problems = read_sheets(SourceText("cards.txt", f"《火花》 {{1}}{{R}} インスタント\n{text}\n"))
    assert cards == ()
    (problem,) = problems
    assert (problem.line, problem.column) == (2, text.index(word) + 1)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("対象のクリーチャーを破壊する。それをタップする。", "場"),
        ("対象のクリーチャーをオーナーの手札に戻す。それに2点のダメージを与える。", "場かプレイヤー"),
        ("対象の呪文を打ち消す。それを破壊する。", "場"),
        ("あなたの墓地にあるカード1枚を対象とし、それをゲームから取り除く。それを生け贄に捧げる。", "場"),
        ("クリーチャー1体を対象とし、それをアンタップする。それを打ち消す。", "スタック"),
    ],
)
def test_what_is_elsewhere_by_then_is_not_meant(text: str, place: str) -> None:
    """An effect that could do nothing to it is refused, with the place where it could."""
    cards, (problem,) = read_sheets(SourceText("cards.txt", f"《火花》 {{1}}{{R}} インスタント\n{text}\n"))
    assert (cards, problem.message) == ((), f"this is never done to それ, but in {place} alone")


def test_the_caret_stands_under_the_pronoun_for_what_is_elsewhere() -> None:
    """The line has the same word where it means what is in play still."""
    text = "対象のクリーチャーをタップする。それをアンタップする。それを破壊する。それをタップする。"
    _, (problem,) = read_sheets(SourceText("cards.txt", f"《火花》 {{R}} インスタント\n{text}\n"))
    assert problem.column == text.rindex("それ") + 1


def test_what_a_pronoun_lacks_is_said() -> None:
    """The message names the pronoun and the way out."""
    _, (problem,) = read_sheets(SourceText("cards.txt", "《火花》 {R} インスタント\nその呪文を打ち消す。\n"))
    assert problem.message == (
        "その呪文 means nothing here: no sentence before it names such a thing; name it, such as 対象のクリーチャー"
    )
    assert japanese(problem.message)


def test_sentences_of_a_spell_may_stand_on_several_lines(ann: Person, ben: Person) -> None:
    """The second line means the target of the first one."""
    bear = ben.creature("熊")
    ann.plays(
        ann.sorcery("火花", "対象のクリーチャーをタップする。", "それに2点のダメージを与える。"), target=bear
    ).resolve()
    assert bear.zone == "墓地"


def test_a_game_with_an_effect_on_what_a_pronoun_means_can_be_saved(table: Table, ann: Person) -> None:
    """The state is read back as it was while the effect lasts."""
    bear = ann.creature("熊")
    text = "クリーチャー1体を対象とし、それをアンタップする。ターン終了時まで、それは+1/+1の修整を受ける。"
    ann.plays(ann.sorcery("成長", text), target=bear).resolve()
    assert bear.size == "3/3"
    assert CODEC.decode(CODEC.encode(table.state), State) == table.state
