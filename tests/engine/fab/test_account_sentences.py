"""The account of a game, and the nouns for what may be chosen, as players read them."""

from msgspec.structs import replace

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.checks.games import registry
from rulesdb.checks.running import play
from rulesdb.engine.fab.narrator import FabNarrator
from rulesdb.engine.kernel.event_kinds.telling import ordinals, quoted
from rulesdb.pipeline.games import new_game


def _account(t: Table) -> list[str]:
    return [line.text for line in t.lines]


def test_a_hero_is_called_by_its_player_and_a_layer_of_it_is_not(t: Table, ann: Person) -> None:
    """The layer of the hero's ability is cleared, and not the player."""
    ann.plays_as("《語り部》 ヒーロー ライフ20 知力4", "インスタント ― コストなし: ライフを1点得る。")
    ann.activates(ann.hero).resolve()
    assert {"アンはライフを1点得る", "アンのレイヤーがクリアされる"} <= set(_account(t))


def test_a_hero_that_is_a_copy_of_something_else_is_called_by_its_player(t: Table, ann: Person) -> None:
    """The hero is a copy of a stone, and is marked."""
    ann.item("石")
    becomes = "このターンの終わりまで、あなたのヒーローは、名前が「石」のもののコピーになる。"
    spells = [ann.instant("呪文", words) for words in (becomes, "あなたのヒーローを標的にする。")]
    ann.resolves(*spells)
    assert "アンは標的状態になる" in _account(t)


def test_the_attack_of_a_weapon_is_told_apart_from_the_weapon(t: Table, ann: Person) -> None:
    """1.4.3: both of them move to the combat chain."""
    ann.activates(ann.sword("剣")).until("attack")
    assert [line for line in _account(t) if line.endswith("戦闘チェインに移る")] == [
        "《剣》の攻撃が戦闘チェインに移る",
        "《剣》が戦闘チェインに移る",
    ]


def test_a_loss_of_life_is_told_beside_damage_to_another_hero(t: Table, ann: Person) -> None:
    """The sentence about the damage says nothing of what Ann loses, but says that Ben loses as much life."""
    ann.plays(ann.instant("痛み", "ライフを1点失う。すべての対戦相手のヒーローに2点の秘術ダメージを与える。")).resolve()
    assert [line for line in _account(t) if "点失う" in line or "ダメージ" in line] == [
        "アンはライフを1点失う",
        "《痛み》がベンに秘術ダメージ2点を与える",
    ]


def test_the_end_of_a_mark_is_told_once(t: Table, ann: Person) -> None:
    """9.3.3: the first hit ends it, and the second one finds a hero that is not marked."""
    spell = ann.instant("契り", "すべての対戦相手のヒーローを標的にする。")
    blows = [ann.attack("爪", "続行", power=1, defense=None) for _ in range(2)]
    ann.plays(spell).resolve()
    for blow in blows:
        ann.plays(blow).until("resolution")
    assert [line for line in _account(t) if "標的状態" in line] == ["ベンは標的状態になる", "ベンは標的状態でなくなる"]


_TWO_MODES = "以下から1個を選ぶ: 『ライフを2点得る。』『カードを1枚引く。』"
_DECK = f"""\
《石橋のキリ》 ヒーロー ライフ20 知力4

《見張りの兜》 装備品 ― 頭 防御1
カードがプレイされたとき、ライフを1点得る。

《見張りの籠手》 装備品 ― 腕 防御1
カードがプレイされたとき、ライフを1点得る。

40x 《二択》 インスタント コスト0 ピッチ1
{_TWO_MODES}
"""


def _with_two_triggers() -> Table:
    """Return a table at which Ann must put one of two triggered layers of hers on the stack first."""
    table = Table()
    ann: Person = table.people[0]
    ann.equips("head", "兜", "カードがプレイされたとき、ライフを1点得る。")
    ann.equips("arms", "籠手", "カードがプレイされたとき、ライフを1点得る。")
    ann.plays(ann.instant("火花"), order_of_triggers=...)
    return table


def test_a_player_chooses_modes_and_effects_by_name() -> None:
    """A mode is offered by its text, an effect by its card and text, and the sheet of the card explains it."""
    game = new_game("fab", 7, decks=(_DECK, ""))
    offered = []
    for _ in range(3):
        question = game.question()
        assert question is not None
        offered.append((question.options, game.option_help(0).sheet.partition("\n")[0]))
        game.choose(0)
    assert offered[2] == (("「ライフを2点得る。」を選ぶ", "「カードを1枚引く。」を選ぶ"), "")
    question = game.question()
    assert question is not None
    assert question.options == (
        "《見張りの兜》の効果「ライフを1点得る。」を選ぶ",
        "《見張りの籠手》の効果「ライフを1点得る。」を選ぶ",
    )
    assert game.option_help(1).sheet.startswith("《見張りの籠手》")


def test_accounts_name_the_mode_that_was_chosen() -> None:
    """A line of an account has the text of the mode."""
    lines = [line.text for line in play(registry(fab.ruleset).checks["fab/a_modal_ability_is_a_choice"]).account]
    assert [line for line in lines if line.endswith("を選ぶ(モード)")]
    assert [line for line in lines if "番目を選ぶ" in line] == []


def test_a_hidden_card_is_not_given_away_by_the_text_of_its_effect() -> None:
    """Who does not see the card that an effect comes from reads neither its name nor the text."""
    table = _with_two_triggers()
    decision = table.position.decision
    assert decision is not None
    narrator = FabNarrator(table.state, 1)
    for item in table.state.objects.values():
        narrator.notice(replace(item, is_public=item.zone.name == "hero"))
    nouns = [narrator.noun(option, decision) for option in decision.options]
    assert nouns == ["カードの効果(1番目)", "カードの効果(2番目)"]


def test_marks_within_a_quoted_text_are_of_the_other_kind() -> None:
    """What is quoted within a text stands in other marks than the text."""
    assert quoted("「時間」カウンターを置く。") == "「『時間』カウンターを置く。」"
    assert quoted("『続行』を得る。") == "「『続行』を得る。」"


def test_nouns_that_are_alike_have_ordinals() -> None:
    """Of four nouns the two that are alike are told apart by their order."""
    assert ordinals(["剣の効果", "盾", "剣の効果"]) == ["剣の効果(1番目)", "盾", "剣の効果(2番目)"]


def test_the_combat_chain_opens_with_the_first_attack_alone(t: Table, ann: Person) -> None:
    """7.0.2a, 7.6.3: the second attack begins another layer step of the combat chain that is open."""
    blows = [ann.attack("爪", "続行", defense=None) for _ in range(2)]
    for blow in blows:
        ann.plays(blow).until("resolution")
    steps = [line for line in _account(t) if line.endswith("レイヤーステップになる")]
    assert steps == ["戦闘チェインが開き、レイヤーステップになる", "レイヤーステップになる"]
