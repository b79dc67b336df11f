"""What players do and choose in situations of Magic: attacks, blocks, mana, and what is left open."""

import pytest
from support.situations.told import answers, played

from rulesdb.situations.mtg.described import is_described

CARDS = """ゲーム: mtg

《熊》 「{1}{G}」 クリーチャー ― 「熊」 パワー2 タフネス2

《番犬》 「{W}」 クリーチャー ― 「犬」 パワー1 タフネス1

《巨人》 「{4}{G}」 クリーチャー パワー5 タフネス5
トランプル

《火花》 「{1}」 インスタント
対象のクリーチャーかプレイヤーに2点のダメージを与える。

《古の獣》 「{0}」 クリーチャー ― 「獣」 パワー5 タフネス5
変異「{G}」

"""


def test_creatures_attack_and_block_as_the_sentences_say() -> None:
    """Two attackers are blocked by a creature each, and nobody is asked for anything."""
    told = """アンの場に《熊》と《巨人》がある。
ベンの場に《番犬》が2枚ある。
アンは《熊》と《巨人》で攻撃する。
ベンは《番犬》で《熊》を、2枚目の《番犬》で《巨人》をブロックする。
戦闘ダメージまで全員がパスを続ける。
"""
    left = played(f"{CARDS}{told}ベンのライフは？").open
    assert left is not None
    assert (left.player, left.topic) == ("アン", "守備プレイヤーに割り振る戦闘ダメージ")
    after = "守備プレイヤーに割り振る戦闘ダメージ: 4。\n全員がパスする。\nベンのライフは？ 《番犬》はどこにある？"
    assert answers(CARDS + told + after) == ["16", "ベンの墓地"]


def test_the_second_of_two_equal_creatures_attacks_as_well() -> None:
    """Both creatures of a name attack, when the second one is named by its number."""
    told = "アンの場に《熊》が2枚ある。\nアンは《熊》と2枚目の《熊》で攻撃する。\n戦闘終了まで全員がパスを続ける。\n"
    assert answers(f"{CARDS}{told}ベンのライフは？") == ["16"]


def test_whether_to_attack_is_left_open_if_nobody_says_it() -> None:
    """Passing through combat stops at the attack, by the name of the active player."""
    told = "アンの場に《熊》がある。\n戦闘後メインまで全員がパスを続ける。\nベンのライフは？"
    left = played(CARDS + told).open
    assert left is not None
    assert (left.player, left.topic, left.sentence.line) == ("アン", "攻撃するクリーチャー", 18)
    assert left.options == ("《熊》", "これ以上は選ばないこと")


def test_the_open_attack_is_declared_by_the_next_sentence() -> None:
    """Who stands in the declare attackers step says who attacks, or that nobody does."""
    told = "アンの場に《熊》がある。\n攻撃クリーチャー指定まで全員がパスを続ける。\n"
    assert answers(f"{CARDS}{told}アンは《熊》で攻撃する。\n戦闘終了まで全員がパスを続ける。\nベンのライフは？") == [
        "18"
    ]
    assert answers(f"{CARDS}{told}アンは攻撃しない。\n今はどのステップ？") == ["アンのターンの戦闘終了ステップ"]


def test_whether_to_block_is_left_open_if_nobody_says_it() -> None:
    """The defending player is asked, and may say that nobody blocks."""
    told = "アンの場に《熊》がある。\nベンの場に《番犬》がある。\nアンは《熊》で攻撃する。\n"
    left = played(f"{CARDS}{told}戦闘終了まで全員がパスを続ける。\nベンのライフは？").open
    assert left is not None
    assert (left.player, left.topic) == ("ベン", "ブロックするクリーチャー")
    assert answers(f"{CARDS}{told}ベンはブロックしない。\n戦闘終了まで全員がパスを続ける。\nベンのライフは？") == ["18"]


def test_passing_goes_on_after_the_attack_that_interrupted_it() -> None:
    """Attacks and blocks behind a sentence about passing are declared on the way, and the moment comes all the same."""
    told = "アンの場に《熊》がある。\nベンの場に《番犬》がある。\nアンの次のアップキープまで進む。\n"
    combat = "アンは《熊》で攻撃する。\nベンはブロックしない。\nベンは攻撃しない。\n"
    asked = "今はどのステップ？ ベンのライフは？"
    assert answers(CARDS + told + combat + asked) == ["アンのターンのアップキープ・ステップ", "18"]


def test_passing_several_times_goes_on_after_an_answer() -> None:
    """Players pass three times, though a question comes after the second time."""
    told = "アンの場に《熊》がある。\n全員が3回ずつパスする。\n"
    asked = "今はどのステップ？"
    assert answers(f"{CARDS}{told}アンは攻撃しない。\n{asked}") == ["アンのターンの戦闘後メイン・フェイズ"]


def test_nobody_attacks_on_the_way_if_the_sentence_says_so() -> None:
    """Passing to the next turn without attacks asks nobody."""
    told = "アンの場に《熊》がある。\nベンの場に《番犬》がある。\n"
    passing = "アンの次のターンまで誰も攻撃せずに全員がパスを続ける。\n今はどのステップ？ ベンのライフは？"
    assert answers(CARDS + told + passing) == ["アンのターンのアップキープ・ステップ", "20"]


def test_an_illegal_attack_is_refused_by_its_rule() -> None:
    """A creature that has just come does not attack: the account has the rule, and the game goes on."""
    told = "アンの場に《熊》が出たばかりである。\nアンは《熊》で攻撃する。\nベンのライフは？ 《熊》はタップ状態である？"
    found = played(CARDS + told)
    assert [one.outcome.answer for one in found.answered] == ["20", "いいえ"]
    refused = [line for line in found.account if "ことができない" in line.text]
    assert [(line.text, line.rule) for line in refused] == [("アンは《熊》で攻撃することができない", "mtg:212.3f")]


def test_an_illegal_block_is_refused_by_its_rule() -> None:
    """A tapped creature does not block, and nobody is asked for another block."""
    told = "アンの場に《熊》がある。\nベンの場に《番犬》がタップ状態である。\nアンは《熊》で攻撃する。\n"
    found = played(f"{CARDS}{told}ベンは《番犬》で《熊》をブロックする。\nベンのライフは？")
    refused = [line for line in found.account if "ことができない" in line.text]
    assert [(line.text, line.rule) for line in refused] == [
        ("ベンは《番犬》で《熊》をブロックすることができない", "mtg:309.2a")
    ]


def test_nobody_attacks_in_the_turn_of_another_player() -> None:
    """The attack is refused at once, and the game stays in the main phase."""
    told = "ベンの場に《熊》がある。\nベンは《熊》で攻撃する。\n今はどのステップ？"
    found = played(CARDS + told)
    assert [one.outcome.answer for one in found.answered] == ["アンのターンの戦闘前メイン・フェイズ"]
    assert [line.rule for line in found.account if "ことができない" in line.text] == ["mtg:308.2"]


def test_what_triggers_before_the_attack_is_ordered_and_resolved_first() -> None:
    """Abilities that trigger at the beginning of combat resolve by sentences of their own before a creature attacks."""
    bells = "".join(
        f"《{name}》 「{{1}}」 アーティファクト\nあなたの戦闘開始ステップが始まったとき、ライフを{life}点得る。\n\n"
        for name, life in (("鐘", 1), ("笛", 2))
    )
    told = "アンの場に《熊》と《鐘》と《笛》がある。\n"
    attack = "アンは《熊》で攻撃する。\n戦闘終了まで進む。\nベンのライフは？ アンのライフは？"
    order = "誘発した能力の順番: 《笛》の能力。\n"
    left = played(CARDS + bells + told + attack).open
    assert left is not None
    assert (left.topic, left.options) == ("誘発した能力の順番", ("《鐘》の能力", "《笛》の能力"))
    problem = played(f"{CARDS}{bells}{told}アンは《熊》で攻撃する。\n{order}").problem
    assert problem is not None
    assert "on the stack" in problem.message
    assert answers(f"{CARDS}{bells}{told}戦闘開始まで進む。\n{order}全員が2回ずつパスする。\n{attack}") == ["18", "23"]


def test_attacks_wait_until_the_stack_is_empty() -> None:
    """What is on the stack is resolved by a sentence of its own, never on the way to an attack."""
    told = "アンの場に《熊》と《森》がある。\nアンの手札に《火花》がある。\nアンは《火花》をプレイする。対象: ベン。\n"
    problem = played(f"{CARDS}{told}アンは《熊》で攻撃する。").problem
    assert problem is not None
    assert "on the stack" in problem.message


def test_equal_lands_pay_without_a_question_and_different_ones_are_asked_for() -> None:
    """Any of three mountains may be tapped, but a mountain or a forest is a choice."""
    told = "アンの手札に《火花》がある。\nアンの場に《山》が3枚ある。\n"
    playing = "アンは《火花》をプレイする。対象: ベン。\n"
    ending = "全員がパスする。\nベンのライフは？ 《森》はタップ状態である？"
    assert answers(f"{CARDS}{told}{playing}全員がパスする。\nベンのライフは？") == ["18"]
    left = played(f"{CARDS}{told}アンの場に《森》がある。\n{playing}{ending}").open
    assert left is not None
    assert (left.topic, left.options) == ("マナを出すもの", ("《山》", "《森》", "これ以上は選ばないこと"))
    paid = playing.rstrip("\n") + "マナを出すもの: 《森》。\n"
    assert answers(f"{CARDS}{told}アンの場に《森》がある。\n{paid}{ending}") == ["18", "はい"]


def test_lands_that_are_all_needed_are_not_asked_for() -> None:
    """A cost of two is paid with the only two lands, though they differ; with a third land it is a choice."""
    told = "アンの手札に《熊》がある。\nアンの場に《山》と《森》がある。\n"
    playing = "アンは《熊》をプレイする。\n《山》はタップ状態である？ 《森》はタップ状態である？"
    assert answers(CARDS + told + playing) == ["はい", "はい"]
    left = played(f"{CARDS}{told}アンの場に《沼》がある。\n{playing}").open
    assert left is not None
    assert left.options == ("《山》", "《沼》", "これ以上は選ばないこと")


def test_generic_mana_is_not_asked_for_if_all_lands_are_needed() -> None:
    """Two different lands pay for a face-down card together with a third one, whatever their order."""
    told = "アンの手札に《古の獣》がある。\nアンの場に《山》と《森》と《沼》がある。\n"
    playing = "アンは《古の獣》を裏向きでプレイする。\n全員がパスする。\n《古の獣》はどこにある？"
    assert answers(CARDS + told + playing) == ["場"]


def test_a_player_chooses_the_mana_that_pays() -> None:
    """Of mana of two kinds in the pool the sentence names what is spent; the other mana is left."""
    pool = "アンのマナ・プールに赤マナが1点ある。\nアンのマナ・プールに緑マナが1点ある。\n"
    playing = "アンは《火花》をプレイする。対象: ベン。支払うマナ: 緑マナ。\nアンのマナ・プールには何がある？"
    assert answers(f"{CARDS}アンの手札に《火花》がある。\n{pool}{playing}") == ["赤マナ1点"]


def test_a_card_with_morph_is_played_face_down_or_face_up() -> None:
    """Without a word about it the question is left open."""
    told = "アンの手札に《古の獣》がある。\nアンの場に《森》が3枚ある。\n"
    left = played(f"{CARDS}{told}アンは《古の獣》をプレイする。\n《古の獣》はどこにある？").open
    assert left is not None
    assert left.topic == "裏向きでプレイするか"
    up = "アンは《古の獣》をプレイする。裏向きでプレイするか: いいえ。\n全員がパスする。\n《古の獣》のサイズは？"
    down = "アンは《古の獣》を裏向きでプレイする。\n全員がパスする。\n《古の獣》のサイズは？"
    assert [answers(CARDS + told + way) for way in (up, down)] == [["5/5"], ["2/2"]]


def test_a_face_down_card_that_cannot_be_paid_for_is_taken_back() -> None:
    """With two lands the cost of three cannot be paid, and the card is in hand again."""
    told = "アンの手札に《古の獣》がある。\nアンの場に《森》が2枚ある。\n"
    assert answers(f"{CARDS}{told}アンは《古の獣》を裏向きでプレイする。\n《古の獣》はどこにある？") == ["アンの手札"]


def test_a_card_that_cannot_be_played_face_down_is_refused() -> None:
    """In the turn of the opponent the play is refused, and no answer about the face is left over."""
    told = "ベンのターンである。\nアンの手札に《古の獣》がある。\nアンの場に《森》が3枚ある。\nベンはパスする。\n"
    playing = "アンは《古の獣》を裏向きでプレイする。\n《古の獣》はどこにある？"
    found = played(CARDS + told + playing)
    assert (found.open, found.problem) == (None, None)
    assert "アンは《古の獣》をプレイすることができない" in [line.text for line in found.account]


def test_targets_of_one_name_are_left_open_if_they_differ() -> None:
    """A bear of either player may be the target: the owner in the answer tells them apart."""
    told = (
        "アンの場に《熊》がある。\nベンの場に《熊》がある。\nアンの手札に《火花》がある。\nアンの場に《山》がある。\n"
    )
    left = played(f"{CARDS}{told}アンは《火花》をプレイする。\nアンのライフは？").open
    assert left is not None
    assert left.topic == "対象"
    playing = "アンは《火花》をプレイする。対象: ベンの《熊》。\n全員がパスする。\n"
    assert answers(f"{CARDS}{told}{playing}ベンの《熊》はどこにある？ アンの《熊》はどこにある？") == [
        "ベンの墓地",
        "場",
    ]


FLANKING = """《騎兵》 「{W}」 クリーチャー パワー3 タフネス3
側面攻撃

アンの場に《騎兵》がある。
ベンの場に《熊》と《番犬》がある。
アンは《騎兵》で攻撃する。
ベンは《熊》と《番犬》で《騎兵》をブロックする。
"""


def test_triggered_abilities_are_told_apart_by_what_they_are_about() -> None:
    """Two abilities of one creature trigger on two blockers, and the answer names one of them by its blocker."""
    left = played(f"{CARDS}{FLANKING}《熊》のサイズは？").open
    assert left is not None
    assert (left.topic, left.options) == ("誘発した能力の順番", ("《騎兵》の能力(《熊》)", "《騎兵》の能力(《番犬》)"))
    order = "誘発した能力の順番: 《騎兵》の能力({})。\n全員がパスする。\n《熊》のサイズは？ 《番犬》はどこにある？"
    assert answers(CARDS + FLANKING + order.format("《熊》")) == ["2/2", "ベンの墓地"]
    assert answers(CARDS + FLANKING + order.format("《番犬》")) == ["1/1", "場"]


def test_an_unknown_card_is_named_with_the_nearest_known_one() -> None:
    """A card without a sheet stops the situation at its sentence."""
    problem = played(f"{CARDS}アンの場に《態》がある。\nアンのライフは？").problem
    assert problem is not None
    assert "there is no card '態'" in problem.message


def test_a_card_of_the_other_player_is_said_to_be_missing() -> None:
    """A card that only the other player has is no unknown name."""
    problem = played(f"{CARDS}アンの場に《熊》がある。\nベンの《熊》のサイズは？").problem
    assert problem is not None
    assert problem.message == "ベン has no card with the name 熊"


@pytest.mark.parametrize(
    ("words", "text", "fits"),
    [
        ("2点のダメージを与える", "対象のプレイヤーに2点のダメージを与える。", True),
        ("1点のダメージを与える", "対象のプレイヤーに2点のダメージを与える。", False),
        ("2点のダメージを与える", "対象のプレイヤーに12点のダメージを与える。", False),
        ("能力", "カードを1枚引く。", False),
    ],
)
def test_a_description_with_another_number_fits_no_ability(words: str, text: str, *, fits: bool) -> None:
    """A number is a whole one, and one is a number as others are."""
    assert is_described(words, text) is fits


_SALVE = f"""{CARDS}《澄んだ水》 「{{W}}」 インスタント
以下から1つを選ぶ: 『対象のプレイヤーを選ぶ。そのプレイヤーは、ライフを3点得る。』
 『このターン、対象のプレイヤーに次に与えられるダメージを3点軽減する。』

《倍音の炉》 「{{4}}」 アーティファクト
あらゆるものがダメージを与える場合、代わりにその2倍の点数のダメージを与える。

アンの場に《倍音の炉》と《島》がある。ベンの場に《平地》がある。
アンは《島》から、ベンを対象に《火花》を唱えた。
"""


@pytest.mark.parametrize(
    ("told", "life"),
    [
        ("ベンは対応して、《澄んだ水》を自分を対象に「軽減する」モードで唱え、それが先に解決された。", "20"),
        ("ベンは対応して《澄んだ水》を唱えた。ベンはライフを得るモードを選んだ。対象: ベン。それが解決される。", "19"),
    ],
)
def test_the_mode_that_is_described_is_chosen(told: str, life: str) -> None:
    """The second one as well as the first."""
    first = (
        "《火花》が解決されるとき、ベンは先に軽減を適用することを選んだ。" if life == "20" else "《火花》が解決される。"
    )
    assert answers(f"{_SALVE}{told}{first}ベンのライフは？") == [life]


def test_the_effect_that_replaces_first_is_named_by_its_source_or_its_words() -> None:
    """Also one of a spell that has resolved."""
    told = f"{_SALVE}ベンは対応する。ベンは自分に《澄んだ水》を「軽減」モードで使う。"
    left = played(f"{told}《澄んだ水》が解決される。《火花》が解決される。ベンのライフは？").open
    assert left is not None
    assert left.options == ("《倍音の炉》の効果", "《澄んだ水》の効果")
    for first, life in (("《倍音の炉》の効果", "19"), ("2倍にする効果", "19"), ("《澄んだ水》の軽減", "20")):
        assert answers(f"{told}《火花》が解決されるとき、ベンは先に{first}を適用した。ベンのライフは？") == [life]


def test_whether_an_ability_may_have_a_target() -> None:
    """A tapped creature may be one of what says so, and no other; without any the ability is not played."""
    cards = f"{CARDS}《棘》 「{{1}}」 アーティファクト\nタップ: 対象のタップ状態のクリーチャーを破壊する。\n\n"
    told = f"{cards}アンの場に《棘》と《番犬》がある。ベンの場に《熊》がある。"
    asked = "アンは《熊》を対象に《棘》の能力を起動できる？"
    assert answers(f"{told}{asked}") == ["いいえ(409.1c)"]
    assert answers(f"{told}《番犬》はタップ状態である。{asked}") == ["いいえ"]
    assert answers(f"{told}《熊》はタップ状態である。{asked}") == ["はい"]
