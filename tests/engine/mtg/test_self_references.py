"""これ in effects, played: the source, wherever its own trigger event or effect has just put it (217.1c)."""

import pytest

from rulesdb.checks.mtg.table import Person, Table

_DIES = "これが死亡したとき、"


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        (f"{_DIES}これをオーナーの手札に戻す。", "手札"),
        (f"{_DIES}これを戦場に戻す。", "場"),
        (f"{_DIES}これをオーナーのコントロール下で戦場に戻す。", "場"),
        (f"{_DIES}これを追放する。", "ゲーム外"),
        (f"{_DIES}これをオーナーのライブラリーの一番上に置く。", "ライブラリー"),
        (f"{_DIES}不死鳥をオーナーの手札に戻す。", "手札"),
        (f"{_DIES}このカードをオーナーの手札に戻す。", "手札"),
        (f"{_DIES}カードを1枚引く。これをオーナーの手札に戻す。", "手札"),
        (f"{_DIES}これを追放する。これを戦場に戻す。", "場"),
        (f"{_DIES}これを追放する。それを戦場に戻す。", "場"),
        ("これが墓地に置かれたとき、これをオーナーの手札に戻す。", "手札"),
        ("これが戦場を離れたとき、これをオーナーの手札に戻す。", "手札"),
    ],
)
def test_what_its_own_trigger_event_moved_is_found(ann: Person, text: str, zone: str) -> None:
    """The card is found in the graveyard, and moved on from there."""
    phoenix, _ = ann.creature("不死鳥", text), ann.has_card("library", "《本》 {0} アーティファクト")
    ann.plays(ann.sorcery("終止", "対象のクリーチャーを破壊する。"), target=phoenix).resolve(2)
    assert phoenix.zone == zone


def test_an_aura_that_lost_what_it_enchanted_is_found(ann: Person) -> None:
    """The Aura goes to the graveyard as its creature dies, and comes back to hand."""
    bear, end = ann.creature("熊"), ann.sorcery("終止", "対象のクリーチャーを破壊する。")
    text = "これが戦場から墓地に置かれたとき、これをオーナーの手札に戻す。"
    aura = ann.hand("《不滅》 「{0}」 エンチャント ― 「オーラ」", "エンチャント（クリーチャー）", text)
    ann.plays(aura, target=bear).resolve()
    ann.plays(end, target=bear).resolve(2)
    assert (bear.zone, aura.zone) == ("墓地", "手札")


def test_what_has_moved_once_more_is_not_found(ann: Person) -> None:
    """The ability that resolves first returns the card to hand; the other one looks for it in the graveyard alone."""
    phoenix = ann.creature("不死鳥", f"{_DIES}これを追放する。", f"{_DIES}これをオーナーの手札に戻す。")
    ann.plays(ann.sorcery("終止", "対象のクリーチャーを破壊する。"), target=phoenix).resolve(3)
    assert phoenix.zone == "手札"


def test_what_the_sentence_before_moved_is_found(ann: Person) -> None:
    """A creature that removes itself from the game comes back."""
    spirit = ann.creature("霊", "{0}: これを追放する。これを戦場に戻す。これをタップする。")
    ann.activates(spirit).resolve()
    assert (spirit.zone, spirit.is_tapped) == ("場", True)


def test_a_source_that_left_and_came_back_is_another_object(ann: Person) -> None:
    """An ability of the creature that it was does nothing to the one that it is."""
    text = "{0}: これをアンタップする。これの上に+1/+1カウンターを1個置く。それの上に+1/+1カウンターを1個置く。"
    spirit = ann.creature("霊", text)
    blink = ann.instant("瞬き", "対象のクリーチャーを追放する。それを戦場に戻す。")
    ann.activates(spirit)
    ann.plays(blink, target=spirit).resolve(2)
    assert (spirit.zone, spirit.size) == ("場", "2/2")


@pytest.mark.parametrize("pronoun", ["これ", "それ"])
def test_what_came_into_play_and_has_left_is_not_found(ann: Person, pronoun: str) -> None:
    """The ability that triggers on a spell becoming a permanent does nothing to the card in the graveyard."""
    whale = ann.creature("鯨", f"これが場に出たとき、{pronoun}をオーナーの手札に戻す。", zone="hand")
    end = ann.instant("終止", "対象のクリーチャーを破壊する。")
    ann.plays(whale).resolve()
    ann.plays(end, target=whale).resolve(2)
    assert whale.zone == "墓地"


@pytest.mark.parametrize("pronoun", ["これ", "それ"])
def test_what_went_to_a_hidden_zone_is_not_found(ann: Person, pronoun: str) -> None:
    """The creature that is returned to hand stays there."""
    bear = ann.creature("熊", f"これが戦場を離れたとき、{pronoun}を戦場に戻す。")
    ann.plays(ann.sorcery("送還", "対象のクリーチャーをオーナーの手札に戻す。"), target=bear).resolve(2)
    assert bear.zone == "手札"


@pytest.mark.parametrize("pronoun", ["これ", "それ"])
@pytest.mark.parametrize("does", ["を破壊する。", "を生け贄に捧げる。", "をタップする。"])
def test_nothing_is_done_to_a_card_where_the_effect_reaches_nothing(
    table: Table, ann: Person, pronoun: str, does: str
) -> None:
    """A card in a graveyard is neither destroyed nor tapped."""
    phoenix = ann.creature("不死鳥", f"{_DIES}{pronoun}{does}")
    ann.plays(ann.sorcery("終止", "対象のクリーチャーを破壊する。"), target=phoenix).resolve()
    dead = phoenix.id
    table.resolve()
    assert (phoenix.zone, phoenix.id, phoenix.is_tapped) == ("墓地", dead, False)
