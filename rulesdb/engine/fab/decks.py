"""Decks of Flesh and Blood as files of card sheets: a hero, what the hero begins the game with, and the deck itself.

What a card is follows from its types: the hero-card is the hero, arena-cards begin the game equipped, and all others
are the deck. Of more arena-cards than the hero has zones the player chooses as the game starts, and then also what to
leave out of a deck of more than 60 cards, or of 40. Tokens and macros are brought along. The made-up deck for
``rulesdb play`` and random games has cards of many kinds, so that games use as many rules as possible.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import cards_in, read_sheets
from rulesdb.engine.fab.rules.cards.categories import card_category, is_hero_card
from rulesdb.engine.fab.rules.objects.card_pool import Seat, SeatError, check_seat, equipped_zone, is_equipped_as_weapon
from rulesdb.engine.fab.sample_cards.small_cards import hero
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES, WEAPON_ZONES
from rulesdb.engine.kernel.language.card_sheets import Sheet, copies, not_allowed
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText

_Sheets = Sequence[Sheet[Card]]
_DECK_SIZES = 60, 40
"""The least numbers of cards in a deck that formats ask for."""


def read_deck(source: SourceText) -> tuple[Seat | None, tuple[Diagnostic, ...]]:
    """Return the seat of a player with the deck of a file, whose name is "", and what is wrong with the file."""
    sheets, problems = read_sheets(source)
    found = problems or tuple(_against_equipping(source, sheets))
    if found:
        return None, found
    seat = _seat(sheets)
    try:
        check_seat(seat)
    except SeatError as error:
        numbers = sorted({rule.partition(":")[2].partition("#")[0] for rule in error.rules})
        sheet = next((sheet for sheet in sheets if sheet.card.name == error.what), None)
        refused = "without a hero" if sheet is None else f"with 《{error.what}》 here"
        return None, (not_allowed(source, sheet, f"no game can begin {refused} ({', '.join(numbers)})"),)
    return seat, ()


def _seat(sheets: _Sheets) -> Seat:
    heroes = [sheet.card for sheet in sheets if is_hero_card(sheet.card)]
    others = _without_the_hero(tuple(card for card in copies(sheets) if card_category(card) not in {"arena", "deck"}))
    hero_card = heroes[0] if heroes else None
    deck, arena = (
        copies([sheet for sheet in sheets if card_category(sheet.card) == category]) for category in ("deck", "arena")
    )
    if _has_room_for_all(arena):
        return Seat("", hero_card, deck, arena, others=others)
    return Seat("", hero_card, others=others, pool=(*arena, *deck))


def least_deck(taken: Sequence[Seat]) -> int:
    """Return the least size of a deck that players select from what they bring: that of a format for which all do."""
    sizes = [sum(card_category(card) == "deck" for card in seat.pool or seat.deck) for seat in taken]
    return next((size for size in _DECK_SIZES if size <= min(sizes)), min(sizes))


def _without_the_hero(others: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return what is brought besides the deck and what is equipped, without the first hero-card, which is the hero."""
    first = next((at for at, card in enumerate(others) if is_hero_card(card)), len(others))
    return others[:first] + others[first + 1 :]


def _against_equipping(source: SourceText, sheets: _Sheets) -> Iterator[Diagnostic]:
    """Yield the diagnostics of arena-cards for which the hero has no zone."""
    for sheet in sheets:
        if card_category(sheet.card) == "arena" and not _zone(sheet.card)[0]:
            message = f"《{sheet.card.name}》 is no card of a deck, no weapon, and no equipment of a zone of the arena"
            yield not_allowed(source, sheet, message)


def _has_room_for_all(cards: Sequence[Card]) -> bool:
    """Whether a hero has a zone for each arena-card; if not, the player chooses as the game starts (4.1.4)."""
    taken, room = Counter(_zone(card)[0] for card in cards), dict(map(_zone, cards))
    return all(taken[zone] <= room[zone] for zone in taken)


def _zone(card: Card) -> tuple[str, int]:
    """Return the zone that an arena-card is equipped to, and how many of that zone a hero has; "" and 0 for none."""
    if not is_equipped_as_weapon(card) and not card.subtypes & set(EQUIPMENT_ZONES):
        return "", 0
    zone = equipped_zone(card)
    return zone, len(WEAPON_ZONES) if zone in WEAPON_ZONES else 1


_DECK = """\
《爪の一撃》 アクション ― 攻撃 コスト0 ピッチ1 パワー3 防御3

《連なる刃》 アクション ― 攻撃 コスト1 ピッチ2 パワー3 防御3
続行

《大槌》 アクション ― 攻撃 コスト3 ピッチ3 パワー7 防御3
これがヒットしたとき、カードを1枚引く。

《見下ろす影》 アクション ― 攻撃 コスト2 ピッチ3 パワー5 防御3
圧倒

《早駆け》 アクション ― 攻撃 コスト0 ピッチ2 パワー2 防御2
続行
(サブタイプがオーラの、かつあなたがコントロールする)パーマネントがある間、『これは、パワーに1の修整を得る。』が機能する。

《追い剥ぎ》 アクション ― 攻撃 コスト1 ピッチ1 パワー4 防御3
これがヒットしたとき、対戦相手は、手札を1枚捨てる。

《捨て身の牙》 アクション ― 攻撃 コスト1 ピッチ1 パワー4 防御3
「捨て身」 ― これをプレイするための追加コストとして、「手札を1枚捨てる」を支払ってもよい。\
そうした場合、このターンの終わりまで、これは、パワーに3の修整を得る。

《清めの太刀》 アクション ― 攻撃 コスト2 ピッチ3 パワー4 防御3
手札にあるとき、これ自身がピッチされたとき、ライフを1点得る。

《折れても戻る枝》 アクション ― 攻撃 コスト1 ピッチ2 パワー4 防御2
手札にあるとき、これ自身が捨てられたとき、カードを1枚引く。

《膨らむ炎》 アクション ― 攻撃 コストX ピッチ2 パワー2 防御3
このターンの終わりまで、これは、パワーにXの修整を得る。

《癒しの水》 インスタント コスト1 ピッチ3
ライフを2点得る。

《火の粉》 インスタント コスト0 ピッチ1
対象の対戦相手のヒーローに1点の秘術ダメージを与える。

《岐れ道》 インスタント コスト1 ピッチ2
以下から1個を選ぶ: 『ライフを2点得る。』『対象のヒーローに1点の秘術ダメージを与える。』『カードを1枚引く。』

《打ち消し》 インスタント コスト2 ピッチ3
「3{h}」 ― これのリソースコストを支払うのではなく、ライフ3点を支払ってもよい。
対象のスタックのカードレイヤーを無効にする。

《探し物》 アクション コスト0 ピッチ2 防御2
デッキから攻撃アクションカードを1枚探して手札に置き、シャッフルする。
続行

《高い盾》 防御リアクション コスト1 ピッチ2 防御4

《渾身》 攻撃リアクション コスト0 ピッチ2
このターンの終わりまで、すべての攻撃であるものは、パワーに2の修整を得る。

《溜まる霧》 アクション ― オーラ コスト0 ピッチ3 防御2
続行
あなたのアクションフェイズの開始時になったとき、これを破壊する。リソースポイントを1点得る。

《古い地図》 アクション ― アイテム コスト0 ピッチ3 防御2
続行
アクション ― リソース2点、「これを破壊する」: 『カードを2枚引く。』『続行』

《静かな気》 リソース ピッチ2 気を与える
"""
_EQUIPMENT = """\
《古い剣》 武器 ― 剣・片手 パワー2
1ターンに1回、アクション ― コストなし: 『攻撃』

《鉄の兜》 装備品 ― 頭 防御1
1ターンに1回、インスタント ― 気1点: 対象の対戦相手のヒーローに1点の秘術ダメージを与える。
"""


@cache
def seats(names: tuple[str, ...] = ("あなた", "相手")) -> tuple[Seat, ...]:
    """Return players, each with a hero, a sword, a helmet and a deck of 40 cards."""
    return tuple(Seat(name, hero(f"{name}の英雄"), cards_in(_DECK) * 2, cards_in(_EQUIPMENT)) for name in names)
