"""Clauses of Magic in the words of people who do not know the program, read by their verb and the nouns around it."""

import pytest
from support.situations import told

CARDS = """ゲーム: mtg

《火種》 {R} インスタント
クリーチャー1体かプレイヤー1人を対象とする。火種はそれに2点のダメージを与える。

《牙獣》 {2}{G} クリーチャー ― ビースト 3/3

《祭壇番》 {1}{B} クリーチャー ― 人間 1/1
クリーチャーを1体生け贄に捧げる：祭壇番は、ターン終了時まで+1/+1の修整を受ける。

《鎖》 {G} エンチャント ― オーラ
エンチャント(クリーチャー)
エンチャントされているクリーチャーは、+2/+0の修整を受ける。

自分の手札に《火種》がある。相手は《牙獣》をコントロールしている。自分は《祭壇番》をコントロールしている。
"""
SAID = 3
"""The number of sentences behind the cards."""


def read(sentences: str) -> list[object]:
    """Return what sentences stand for."""
    return [one.clause for one in told.situation(f"{CARDS}{sentences}").sentences[SAID:]]


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("自分は《山》を3枚アンタップで持っています。", "自分はアンタップ状態の《山》3枚をコントロールしている。"),
        ("自分は《山》2枚を立てている。", "自分は《山》2枚をコントロールしている。"),
        ("自分の場には、寝ている《山》が1枚あります。", "自分はタップ状態の《山》1枚をコントロールしている。"),
        (
            "自分は《山》2枚と《森》1枚(どれもアンタップ)。",
            "自分はアンタップ状態の《山》2枚とアンタップ状態の《森》1枚をコントロールしている。",
        ),
        (
            "相手の場にはタップ状態の《島》しか土地がありません。",
            "相手はタップ状態の《島》をコントロールしている。相手はほかに土地をコントロールしていない。",
        ),
        ("ライフは自分が8、相手が12。", "自分のライフは8である。相手のライフは12である。"),
        ("ライフは20対20。", "全員のライフは20である。"),
        (
            "お互いライフ20、自分のメイン・フェイズのことです。",
            "自分のターンの戦闘前メイン・フェイズに。全員のライフは20である。",
        ),
    ],
)
def test_what_is_in_play(written: str, plain: str) -> None:
    """Permanents with their states and numbers, life, and when it is."""
    assert read(written) == read(plain)


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        (
            "《山》を寝かせて《牙獣》に《火種》を撃った。",
            "自分は《火種》をプレイする。対象: 《牙獣》。マナを出すもの: 《山》。",
        ),
        (
            "自分のターンの戦闘フェイズに、《山》1枚から《火種》を相手に唱えました。",
            "自分のターンの戦闘開始ステップに。自分は《火種》をプレイする。対象: 相手。マナを出すもの: 《山》1枚。",
        ),
        (
            "対応して自分は《牙獣》に《火種》を使いました。",
            "自分は対応する。自分は《火種》をプレイする。対象: 《牙獣》。",
        ),
        (
            "ダメージがスタックに乗る前に、自分は《山》から{R}を払って《火種》を《牙獣》に撃つ。",
            (
                "ブロック・クリーチャー指定ステップまで全員がパスを続ける。自分は《火種》をプレイする。対象: 《牙獣》。"
                "マナを出すもの: 《山》。自分は「{R}」を支払う。"
            ),
        ),
        ("《火種》をフラッシュバックで相手に撃つ。", "自分は《火種》を墓地からプレイする。対象: 相手。"),
        ("《火種》で応戦する。", "自分は対応する。自分は《火種》をプレイする。"),
        ("《火種》を《牙獣》に合わせた。", "自分は対応する。自分は《火種》をプレイする。対象: 《牙獣》。"),
        (
            "自分は《祭壇番》に《牙獣》を食わせた。",
            "自分は《祭壇番》の能力を起動する。選ぶもの: 《牙獣》。",
        ),
        (
            "《祭壇番》の能力で《牙獣》を生け贄に捧げました。",
            "自分は《祭壇番》の能力を起動する。選ぶもの: 《牙獣》。",
        ),
    ],
)
def test_what_is_played_and_how_it_is_paid_for(written: str, plain: str) -> None:
    """The lands that pay, the target, the moment and what is responded to stand in any order before the verb."""
    assert read(written) == read(plain)


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        (
            "相手が《牙獣》で殴ってきたので、《祭壇番》で受け止めました。",
            "相手は《牙獣》で攻撃する。自分は《祭壇番》でブロックする。",
        ),
        ("相手が《牙獣》で殴ってきたところ、ブロックはなしです。", "相手は《牙獣》で攻撃する。誰もブロックしない。"),
        ("戦闘ダメージがスタックに積まれる。", "戦闘ダメージ・ステップまで全員がパスを続ける。"),
        (
            "《祭壇番》で殴ったところ、相手に《牙獣》で止められました。",
            "自分は《祭壇番》で攻撃する。相手は《牙獣》でブロックする。",
        ),
        (
            "《祭壇番》をアタッカーに指定したが、ブロッカーはいなかった。",
            "自分は《祭壇番》で攻撃する。誰もブロックしない。",
        ),
    ],
)
def test_who_attacks_does_not_block(written: str, plain: str) -> None:
    """A subject with が is that of its own clause alone, where that one says when or why."""
    assert read(written) == read(plain)


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("《牙獣》は戦闘を生き延びますか？", "《牙獣》は場にある？"),
        ("《牙獣》は死にますか？", "《牙獣》は墓地にある？"),
        ("《牙獣》は何/何になりますか？", "《牙獣》のサイズは？"),
        ("相手の場に残っているクリーチャーは何体か。", "相手がコントロールするクリーチャーは？"),
        ("戦闘後の相手のライフは？", "戦闘終了ステップまで全員がパスを続ける。相手のライフは？"),
        ("自分の場に《祭壇番》は何体残りますか？", "自分がコントロールする「祭壇番」はいくつ？"),
        (
            "このターンが終わったときの自分のライフは？",
            "ターンを終える。自分のライフは？",
        ),
    ],
)
def test_questions(written: str, plain: str) -> None:
    """What has become of a creature, how many are left, and what is so at a later moment."""
    assert read(written) == read(plain)


@pytest.mark.parametrize(
    "written",
    [
        "ライフは20対15。",
        "自分は《山》2枚。",
        "自分は《山》を3枚手札で持っています。",
        "相手の場には《島》しか土地がありました。",
        "《牙獣》は戦闘を生き延びたがりますか？",
        "自分は《火種》を通した。",
        "《火種》は打ち消されなかった。",
        "自分は《火種》で《牙獣》を消した。",
        "自分は《火種》を《牙獣》に当てた。",
        "自分は《祭壇番》で《牙獣》を破壊した。",
        "自分は《火種》で《牙獣》を奪った。",
        "自分はキッカーを支払ってパスした。",
        "《牙獣》の攻撃が通った。",
        "戦闘で《牙獣》は死ぬ？",
        "戦闘中に、自分は《火種》を使った。",
        "自分は《祭壇番》を墓地から場に出した。",
        "自分が《祭壇番》で攻撃しようとしたとき、相手はパスした。",
        "自分は《祭壇番》以外で攻撃した。",
        "《牙獣》は《祭壇番》を2回受けた。",
        "相手が《牙獣》で攻撃しないなら、自分は《祭壇番》で攻撃した。",
    ],
)
def test_what_is_nearly_said_so_is_not_read(written: str) -> None:
    """Whose life is which, where cards are, other verbs, costs of what has none, and when it is not said."""
    assert told.problems(f"{CARDS}{written}")


@pytest.mark.parametrize("written", ["対象は《牙獣》にする。", "対象に《牙獣》を選んだ。", "対象は《牙獣》である。"])
def test_a_target_alone_is_that_of_what_is_played(written: str) -> None:
    """No ability triggers where none is named."""
    playing = "自分は《火種》をプレイする。"
    assert read(f"{playing}{written}") == read(f"{playing}対象: 《牙獣》。")


def test_what_is_played_was_in_the_hand() -> None:
    """No sentence says where the card and the lands were; they were in the hand and in play of who plays the card."""
    cards = CARDS.replace("自分の手札に《火種》がある。", "相手のターンである。")
    play = "相手は《山》から《火種》を《祭壇番》に撃った。打ち消す手段はないので、解決しました。"
    assert told.answers(f"{cards}{play}《祭壇番》はどこにある？") == ["自分の墓地"]
    said = [one.reads_as for one in told.played(f"{cards}{play}").understood]
    assert said[:2] == ["相手の手札に《火種》がある", "相手の場に《山》が1枚ある"]
