"""Scenes that checks of several sections set up, what they read off them, and phrases of their cards."""

from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.events import GainLife
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import gem
from rulesdb.engine.fab.zones import ZoneName

THIS_TURN = "このターンの終わりまで、"
ADDITIONAL_COST = "これをプレイするための追加コストとして、"
ALTERNATIVE_COST = "これのリソースコストを支払うのではなく、"
HEALS = "インスタント ― コストなし: ライフを1点得る。"
IN_YOUR_END_PHASE = "あなたの終了フェイズの開始時になったとき、"
DAMAGE_TO_YOU = "あなたのヒーロー自身が受けるダメージ"
YOURS = "あなたがコントロールする"
THIEF = (
    "《盗賊の鍵》 アクション ― アイテム",
    "追放ゾーンにあるものをプレイしてもよい。",
    "あなたは、オーナーとしてプレイしてもよい。",
)


def turn_effect(person: Person, name: str, effect: str) -> TrackedCard:
    """Give a player an instant with an effect until the end of the turn."""
    return person.instant(name, f"{THIS_TURN}{effect}。")


def attacks_under(person: Person, *abilities: str, power: int = 3, **effects: str) -> TrackedCard:
    """Let a player attack with a claw, and then play instants with effects until the end of the turn, by their names.

    Return the claw.
    """
    spells = [turn_effect(person, name, effect) for name, effect in effects.items()]
    claw = person.attack("爪", *abilities, power=power)
    person.plays(claw)
    person.resolves(*spells)
    return claw


def ends_a_step(t: Table, step: str, following: str) -> None:
    """Expect who has priority first in a step of combat, and which passes end it: those while the stack is empty."""
    spark = t.people[1].instant("火花", "ライフを1点得る。")
    attacks_in_the_turn_of_another(t).until(step).expect("ステップが始まって、最初に優先権を得た人", t.active, "アン")
    t.people[1].responds(spark)
    t.active_player.passes()
    t.active_player.passes()
    t.expect("火花を使ったベンと、シドだけが続けてパスした時の、スタックのレイヤーの数", t.stack, 1)
    t.active_player.passes()
    t.expect("全員が続けてパスし、火花が解決された後のステップ", t.step, step)
    t.resolve().expect("スタックが空のときに、全員が続けてパスした後のステップ", t.step, following)
    t.expect("そのステップが始まって、最初に優先権を得た人", t.active, "アン")


def attacks_in_the_turn_of_another(t: Table, *targets: TrackedCard) -> Table:
    """Let Ben attack in Ann's turn, with a card of his hand: Cid, who is no turn-player either, or several targets."""
    ann, ben, cid = t.people[:3]
    horn = ben.item("角笛", "インスタント ― コストなし: あなたの手札の攻撃アクションカードのうち1つで攻撃する。")
    ben.attack("狼")
    if targets:
        ben.item("大波", f"攻撃は、攻撃対象を{len(targets)}つまで選べる。")
    ann.passes()
    return ben.activates(horn, attack_target=targets or cid.hero)


def draws(t: Table, instead: str = "", **answers: object) -> TrackedCard:
    """Let the first player draw a card by an effect; return the card on top of the deck.

    ``instead`` is what a self-replacement effect makes of the draw, if it is given.
    """
    drawing = t.people[0]
    replaced = f"あなたのアクションフェイズであるなら、{instead}。" if instead else ""
    think, top = drawing.instant("黙考", f"カードを1枚引く。{replaced}"), drawing.has_card("deck", gem("赤石"))
    drawing.plays(think).resolve(**answers)
    return top


def who_gained(t: Table) -> list[object]:
    """Return the names of the heroes who have gained life, in order."""
    return t.values(GainLife, "object")


_IN_EACH_ZONE: dict[ZoneName, str] = {
    "arms": "《籠手》 装備品 ― 腕", "chest": "《鎧》 装備品 ― 胴", "head": "《兜》 装備品 ― 頭",
    "legs": "《靴》 装備品 ― 足", "weapon 1": "《剣》 武器 ― 剣・片手 パワー2",
    "permanent": "《霧》 アクション ― オーラ", "banished": "《骨》 インスタント", "graveyard": "《灰》 インスタント",
    "pitch": "《金》 インスタント", "arsenal": "《矢》 インスタント", "deck": "《石》 インスタント",
    "hand": "《札》 インスタント",
}  # fmt: skip


def fill_zones(person: Person, *, is_public: bool | None = None) -> dict[str, TrackedCard]:
    """Let a player begin with a card in each zone but the combat chain and the stack; return them by their names.

    ``is_public`` says whether those in private zones are public, None for the default.
    """
    private = {"arsenal", "deck", "hand"}
    found = [
        person.has_card(zone, sheet, is_public=is_public if zone in private else None)
        for zone, sheet in _IN_EACH_ZONE.items()
    ]
    return {card.card.name: card for card in found}


def expects_foreign_cards_kept_out(t: Table, person: Person) -> None:
    """Expect that a card with a supertype that the hero lacks, beside one that the hero has, is kept out (1.1.3)."""
    hero = read_card("《旅人》 「戦士」 ヒーロー ライフ20 知力4")
    person.brings(hero, read_card("《火の剣》 「光」「戦士」 インスタント コスト0"))
    t.expect("ヒーローにないスーパータイプもあるカードを入れると反するルール", person.is_kept_out_by, ["1.1.3"])
