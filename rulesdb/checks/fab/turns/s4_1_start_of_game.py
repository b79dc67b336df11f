"""Checks of 4.1: the start-of-game procedure."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import who_gained
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import hero, instant

_AT_THE_START = "ゲームの開始時になったとき、"
_HELMET = read_card("《兜》 装備品 ― 頭 防御1")
_CROWN = read_card("《冠》 装備品 ― 頭 防御1")
_SWORD = read_card("《剣》 武器 ― 剣・片手 パワー2")
_SPARK, _WATER = instant("火花"), instant("水")
_AURA = read_card("《灯》 アクション ― オーラ コスト0")


def _bring(*people: Person, cards: tuple[Card, ...] = (), pool: tuple[Card, ...] = (), intellect: int = 0) -> None:
    """Let players bring a hero and cards: those with which they start, or a card-pool from which they choose."""
    for person in people:
        person.brings(hero(f"{person.name}の英雄", intellect=intellect), *cards, pool=pool)


def _chooses(t: Table, ann: Person, *pool: Card, ability: str = "") -> None:
    """Let Ann start from a card-pool, with a hero who may have an ability, and stop at her first choice from it."""
    abilities = (ability,) if ability else ()
    ann.brings(read_card("《アンの英雄》 ヒーロー ライフ20 知力0", *abilities), pool=pool)
    _bring(*t.people[1:], cards=(_SPARK,))
    first = "start_in_the_arena" if "闘技場" in ability else "equipment" if _HELMET in pool else "leave_out"
    t.start(first_turn=ann, **{first: ...})


@fab.check("4.1.1#sentence-2", "ゲーム開始時の手順の間は、スタックにレイヤーがあっても、プレイヤーは優先権を得ない")
def nobody_has_priority_as_the_game_starts(t: Table, ann: Person, ben: Person) -> None:
    """Ann's crown triggers at the start of the game; she has priority only when she has drawn her hand."""
    _bring(ann, cards=(read_card("《朝の冠》 装備品 ― 頭", f"{_AT_THE_START}ライフを1点得る。"), _SPARK), intellect=1)
    _bring(ben, cards=(_SPARK,), intellect=1)
    t.start(first_turn=ann)
    t.expect("最初に優先権を得たときの、アンの手札の枚数", ann.count("hand"), 1)


@fab.check("4.1.2#sentence-2", "ヒーローカードは、はじめから、表向きでヒーローゾーンに置かれる")
def heroes_are_placed_face_up(t: Table, ann: Person, ben: Person) -> None:
    """Before the first turn-player is chosen."""
    _bring(ann, ben, cards=(_SPARK,))
    t.start(first_turn=...)
    zones = [person.hero.zone for person in (ann, ben)]
    t.expect("アンとベンのヒーローのあるゾーン", zones, ["ヒーローゾーン"] * 2)
    t.expect("第1ターンプレイヤーを決めるときに、ベンはアンのヒーローを見られるか", ben.sees(ann.hero), True)


_TWO_ARSENALS = "あなたは、格納庫ゾーンを2つ持ってゲームを開始する。"


@fab.check("4.1.2a#sentence-1b", "ヒーローのメタ型常在能力は、ゾーンの数を変えることがある")
def a_hero_has_two_arsenal_zones(t: Table, ann: Person, ben: Person) -> None:
    """Ann's hero has two arsenal zones; she puts a card into one at the end of each of two turns."""
    ann.brings(read_card("《アンの英雄》 ヒーロー ライフ20 知力2", _TWO_ARSENALS), *[_SPARK] * 5)
    _bring(ben, cards=(_SPARK,))
    t.start(first_turn=ann)
    for turns in range(2):
        t.end_turn(arsenal=t.tracked_card(t.game.zone("hand", 0)[0])).expect(
            "アンの格納庫のカードの枚数", ann.count("arsenal"), turns + 1
        )
        t.end_turn()


@fab.check(
    "4.1.2a#sentence-2 4.1.2a#example-1",
    "格納庫ゾーンを2つ持って開始したプレイヤーのヒーローが能力を失っても、格納庫ゾーンは2つのままである",
)
def two_arsenal_zones_stay_without_the_ability(t: Table, ann: Person, ben: Person) -> None:
    """Ann has a card in her arsenal as her hero loses the ability; then she puts another one there."""
    ann.brings(read_card("《アンの英雄》 ヒーロー ライフ20 知力2", _TWO_ARSENALS), *[_SPARK] * 5)
    losing = "ゲームの終わりまで、すべての対戦相手のヒーローは、すべてのメタ型常在能力を失う。"
    ben.brings(hero("ベンの英雄", intellect=1), read_card("《素顔》 インスタント コスト0", losing))
    t.start(first_turn=ann)
    t.end_turn(arsenal=t.tracked_card(t.game.zone("hand", 0)[0]))
    ben.plays(ben.card("素顔")).resolve()
    t.end_turn()
    t.end_turn(arsenal=t.tracked_card(t.game.zone("hand", 0)[0]))
    t.expect("能力を失った後の、アンの格納庫のカードの枚数", ann.count("arsenal"), 2)


# Who has the first turn (4.1.3)


@fab.check("4.1.3#sentence-2,6,7", "選ばれたプレイヤーが、自分も含むだれか1人を、第1ターンプレイヤーに決める")
def the_selected_player_chooses_who_is_first(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ben lost the previous game of the match."""
    _bring(ann, ben, cid, cards=(_SPARK,))
    t.follows(ann, ben)
    t.start(first_turn=...)
    t.expect("ベンが決められるプレイヤー", t.choices, ["ベン", "シド", "アン"])
    t.answer(first_turn=cid).expect("第1ターンプレイヤー", t.turn_player, "シド")


@fab.check("4.1.3#sentence-3", "マッチの最初のゲームでは、第1ターンプレイヤーを決めるプレイヤーが、ランダムに選ばれる")
def the_first_selection_is_random(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """By chance, Ben is selected, who sits neither first nor last."""
    t.seed = 3
    _bring(ann, ben, cid, cards=(_SPARK,))
    t.start(first_turn=ann)
    t.expect("選ばれたプレイヤー", t.players_asked("first turn"), ["ベン"])


@fab.check("4.1.3#sentence-4a", "マッチの2回目のゲームでは、前のゲームで敗北したプレイヤーが選ばれる")
def the_loser_of_the_previous_game_is_selected(t: Table, ann: Person, ben: Person) -> None:
    """Ben lost the previous game, in which he had been selected."""
    _bring(ann, ben, cards=(_SPARK,))
    t.follows(ben, ben)
    t.start(first_turn=ann)
    t.expect("選ばれたプレイヤー", t.players_asked("first turn"), ["ベン"])


@fab.check("4.1.3#sentence-5", "前のゲームが引き分けなら、前のゲームで選ばれたのと同じプレイヤーが選ばれる")
def after_a_draw_the_same_player_is_selected(t: Table, ann: Person, ben: Person) -> None:
    """The previous game was a draw; Ben had been selected in it."""
    _bring(ann, ben, cards=(_SPARK,))
    t.follows(ben)
    t.start(first_turn=ann)
    t.expect("選ばれたプレイヤー", t.players_asked("first turn"), ["ベン"])


@fab.check(
    "4.1.3#sentence-1 4.1.4#sentence-1,2 4.1.5#sentence-1,2",
    "第1ターンプレイヤーを決めてから、全員が闘技場カードを選び、それから全員がデッキを選ぶ",
)
def first_player_then_equipment_then_deck(t: Table, ann: Person, ben: Person) -> None:
    """Both players choose from a card-pool."""
    _bring(ann, ben, pool=(_HELMET, _SPARK, _WATER))
    t.start(first_turn=ann)
    both = ("頭に装備するカード", "デッキに入れないカード", "差し出されたデッキの扱い")
    t.expect("尋ねられた順", t.questions, ["最初のターンを行う人", *(one for one in both for _ in range(2))])
    t.expect("頭に装備するカードを尋ねられたプレイヤー", t.players_asked("equipment"), ["アン", "ベン"])


@fab.check(
    "4.1.6#sentence-1 4.1.7#sentence-1 4.1.8#sentence-1",
    "インベントリが決まってから、デッキがシャッフルされ、その後で装備する",
)
def inventory_then_shuffling_then_equipping(t: Table, ann: Person, ben: Person) -> None:
    """Ann's hero keeps dear items out of the inventory, and she has one."""
    limit = "開始時のインベントリのサブタイプがアイテムのカードは、コストが2以下でなければならない。"
    ann.brings(
        read_card("《アンの英雄》 ヒーロー ライフ20 知力0", limit),
        _HELMET,
        _SPARK,
        others=(read_card("《大きな歯車》 アクション ― アイテム コスト3"),),
    )
    _bring(ben, cards=(_SPARK,))
    t.start(first_turn=ann)
    t.expect(
        "起こった順(4.1.6cは除外、4.1.7はシャッフル、4.1.8は装備)",
        t.rules_applied("4.1.3", "4.1.6c", "4.1.7", "4.1.8"),
        ["4.1.3", "4.1.6c", "4.1.7", "4.1.8"],
    )


# What players choose from the card-pool (4.1.4 to 4.1.6)


@fab.check(
    "4.1.4#sentence-2 4.1.4a#sentence-1a,1b 4.1.4a#sentence-2,3",
    "カードプールから、ゾーンごとに、それに対応する闘技場カードを1枚まで選び、装備してゲームを開始する",
)
def players_select_their_equipment(t: Table, ann: Person, ben: Person) -> None:
    """Ann has two pieces of equipment for the head, a sword and a hammer; she chooses the crown, and no weapon."""
    _chooses(t, ann, _HELMET, _CROWN, _SWORD, read_card("《大槌》 武器 ― 槌・両手 パワー4"), _SPARK)
    t.expect("頭に装備できるカード", t.choices, ["これ以上は選ばないこと", "《兜》", "《冠》"])
    crown, sword = ann.card("冠"), ann.card("剣")
    t.answer(equipment=(crown, ...))
    t.expect("1つ目の武器ゾーンに装備できるカード", t.choices, ["これ以上は選ばないこと", "《剣》", "《大槌》"])
    t.answer(equipment=(None, None))
    t.expect("冠のあるゾーン", crown.zone, "頭")
    t.expect("剣のあるゾーン", sword.zone, "インベントリ")
    t.expect("何回、装備するカードを尋ねられたか", len(t.players_asked("equipment")), 3)


@fab.check(
    "4.1.4b#sentence-1 4.1.4b#sentence-2a,2b",
    "選んだ闘技場カードは、ゲームが始まるまで裏向きで、どれを何枚選んだのかは、選んだ本人だけが知っている",
)
def selected_equipment_is_private(t: Table, ann: Person, ben: Person) -> None:
    """Ann has chosen a helmet as she is asked about her deck."""
    _chooses(t, ann, _HELMET, _SPARK, _WATER)
    helmet = ann.card("兜")
    t.answer(equipment=helmet, leave_out=...)
    t.expect("デッキを選ぶとき、兜は表向きか", helmet.is_public, False)
    t.expect("デッキを選ぶとき、アンとベンは兜を見られるか", [ann.sees(helmet), ben.sees(helmet)], [True, False])
    t.expect("デッキを選ぶとき、1つの山に残っている枚数", ann.count("inventory"), 3)
    t.answer(leave_out=None).expect("ゲームが始まった後、ベンは兜を見られるか", ben.sees(helmet), True)


@fab.check(
    "4.1.5#sentence-2 4.1.5a#sentence-1 4.1.6#sentence-2 4.1.6b#sentence-1,2",
    "デッキカードの中からデッキになるものを選び、残りのカードは、自分だけが見てよいインベントリになる",
)
def players_select_their_deck(t: Table, ann: Person, ben: Person) -> None:
    """Ann chooses from two instants and a helmet, which she does not equip."""
    _chooses(t, ann, _HELMET, _SPARK, _WATER)
    spark, water, helmet = ann.card("火花"), ann.card("水"), ann.card("兜")
    t.answer(equipment=None, leave_out=...)
    t.expect("デッキから外せるカード", t.choices, ["これ以上は選ばないこと", "《火花》", "《水》"])
    t.answer(leave_out=(water, None))
    t.expect("火花のあるゾーン", spark.zone, "デッキ")
    t.expect("水と兜のあるゾーン", [water.zone, helmet.zone], ["インベントリ", "インベントリ"])
    t.expect("ゲーム中に、アンとベンは水を見られるか", [ann.sees(water), ben.sees(water)], [True, False])


_STARTS_AURA = "あなたのデッキのサブタイプがオーラのカードを1枚、闘技場に置いてゲームを開始してもよい。"


@fab.check(
    "4.1.5b#sentence-2,4 4.1.5b#example-1 4.1.8#sentence-3 4.1.2a#sentence-1d",
    "デッキのオーラ1枚を闘技場に置いて開始でき、そのオーラもデッキの枚数に数える",
)
def a_card_of_the_deck_starts_in_the_arena(t: Table, ann: Person, ben: Person) -> None:
    """The format demands three cards; Ann has an aura and three instants, of which she leaves one out."""
    t.demands(3)
    _chooses(t, ann, _AURA, _SPARK, _SPARK, _WATER, ability=_STARTS_AURA)
    t.expect("闘技場に置いて開始できるカード", t.choices, ["これ以上は選ばないこと", "《灯》"])
    aura, water = ann.card("灯"), ann.card("水")
    t.answer(start_in_the_arena=aura, leave_out=water)
    t.expect("灯のあるゾーン", aura.zone, "闘技場")
    t.expect("デッキゾーンのカードの枚数", ann.count("deck"), 2)


@fab.check(
    "4.1.5b#sentence-3 4.1.5b#sentence-5a,5b",
    "闘技場に置いて開始するカードも、ゲームが始まるまで裏向きで、どれを何枚選んだのかは、自分だけが知っている",
)
def a_card_that_starts_in_the_arena_is_private(t: Table, ann: Person, ben: Person) -> None:
    """Ann has chosen an aura as she is asked which cards she leaves out of her deck."""
    _chooses(t, ann, _AURA, _SPARK, _WATER, ability=_STARTS_AURA)
    aura = ann.card("灯")
    t.answer(start_in_the_arena=aura, leave_out=...)
    t.expect("デッキを選ぶとき、灯は表向きか", aura.is_public, False)
    t.expect("デッキを選ぶとき、ベンは灯を見られるか", ben.sees(aura), False)
    t.expect("デッキを選ぶとき、1つの山に残っている枚数", ann.count("inventory"), 3)
    t.answer(leave_out=None).expect("ゲームが始まった後、ベンは灯を見られるか", ben.sees(aura), True)


@fab.check(
    "4.1.6c#sentence-2 4.1.6c#example-1",
    "開始時のインベントリについての指定を満たさないカードは、インベントリに入らず、ゲームから除外される",
)
def what_the_inventory_cannot_have_is_removed(t: Table, ann: Person, ben: Person) -> None:
    """Items of the inventory cost 2 or less; Ann's card-pool has items that cost 2 and 3 left."""
    small = read_card("《小さな歯車》 アクション ― アイテム コスト2")
    large = read_card("《大きな歯車》 アクション ― アイテム コスト3")
    limit = "開始時のインベントリのサブタイプがアイテムのカードは、コストが2以下でなければならない。"
    _chooses(t, ann, small, large, _SPARK, ability=limit)
    wheels = [ann.card(one.name) for one in (small, large)]
    t.answer(leave_out=(*wheels, None))
    t.expect("小さな歯車と大きな歯車のあるゾーン", [wheel.zone for wheel in wheels], ["インベントリ", "なし"])


# Shuffling and presenting (4.1.7)


@fab.check(
    "4.1.7#sentence-2a,2b 4.1.7#sentence-3 4.1.7a#sentence-1,2",
    "デッキはシャッフルされ、対戦相手がカットするなどして、それからはもう変えられない",
)
def decks_are_shuffled_and_presented(t: Table, ann: Person, ben: Person) -> None:
    """Ben cuts Ann's deck, which she cannot change afterwards."""
    _chooses(t, ann, _HELMET, _SPARK, _WATER)
    t.answer(equipment=None, leave_out=None, cut=...).expect(
        "尋ねられていること", t.question, "ベン: 差し出されたデッキの扱い"
    )
    t.expect("ベンが選べること", t.choices, ["シャッフル", "カット", "シャッフルとカット"])
    t.expect("アンのデッキの枚数", ann.count("deck"), 2)
    t.expect("デッキがシャッフルされた回数", t.event_count(kinds.Shuffle), 1)
    t.answer(cut="cut", cut_at=1).expect("デッキがカットされた回数", t.event_count(kinds.Cut), 1)
    t.expect("ベンのデッキもシャッフルされた後の、シャッフルの回数", t.event_count(kinds.Shuffle), 2)
    t.expect("何回、装備するカードを尋ねられたか", len(t.players_asked("equipment")), 1)
    t.expect("何回、デッキに入れないカードを尋ねられたか", len(t.players_asked("leave out")), 1)


@fab.check("4.1.7b#sentence-1,2", "開始時のデッキは非開示で、差し出された対戦相手も、そのカードを見てはならない")
def a_presented_deck_is_private(t: Table, ann: Person, ben: Person) -> None:
    """Ann's deck has been presented to Ben."""
    _chooses(t, ann, _SPARK, _WATER)
    spark = ann.card("火花")
    t.answer(leave_out=None)
    t.expect("ベンは、アンのデッキの火花を見られるか", ben.sees(spark), False)
    t.expect("アンは、シャッフルされた自分のデッキの火花を見られるか", ann.sees(spark), False)


# The beginning (4.1.8, 4.1.9)


@fab.check("4.1.8#sentence-2a,2b", "装備は、第1ターンプレイヤーから時計回り順に行う")
def players_equip_clockwise(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ben has the first turn; Cid has a sword, and the others have a helmet each."""
    for person, sheet in (
        (ann, "《アンの兜》 装備品 ― 頭"),
        (ben, "《ベンの兜》 装備品 ― 頭"),
        (cid, "《剣》 武器 ― 剣・片手 パワー2"),
    ):
        person.brings(hero(f"{person.name}の英雄"), read_card(sheet), _SPARK)
    t.start(first_turn=ben)
    t.expect("装備された順", t.values(kinds.Equipped, "object"), ["ベンの兜", "剣", "アンの兜"])


@fab.check("4.1.8#sentence-4 4.1.8#sentence-5a", "ゲームの開始時に誘発した効果は、手札を引く前に解決される")
def effects_of_the_start_of_the_game_resolve(t: Table, ann: Person, ben: Person) -> None:
    """Ann's crown triggers at the start of the game, and what triggers on that resolves, too."""
    echo = read_card("《響きの腕輪》 装備品 ― 腕", "ライフが増えたとき、対戦相手は、ライフを1点失う。")
    crown = read_card("《朝の冠》 装備品 ― 頭", f"{_AT_THE_START}ライフを1点得る。")
    _bring(ann, cards=(crown, echo, _SPARK), intellect=1)
    _bring(ben, cards=(_SPARK,))
    t.start(first_turn=ann)
    t.expect("アンのライフと、それが増えて誘発した効果が解決された、ベンのライフ", [ann.life, ben.life], [21, 19])
    t.expect("起こった順(8.5.7はライフ、4.1.9は手札)", t.rules_applied("8.5.7", "4.1.9"), ["8.5.7", "4.1.9"])


@fab.check("4.1.8#sentence-5b", "ゲームの開始時にライフが0になれば、次のレイヤーが解決される前に、敗北する")
def the_dead_lose_as_the_game_starts(t: Table, ann: Person, ben: Person) -> None:
    """Two crowns trigger at the start of the game: damage kills Ann's hero before a layer would give life."""
    blow = f"{_AT_THE_START}すべての対戦相手のヒーローに20点の秘術ダメージを与える。"
    _bring(ann, cards=(read_card("《命の冠》 装備品 ― 頭", f"{_AT_THE_START}ライフを3点得る。"), _SPARK))
    _bring(ben, cards=(read_card("《死の冠》 装備品 ― 頭", blow), _SPARK))
    t.start(first_turn=ann)
    t.expect("勝ったプレイヤー", t.winners, ("ベン",))


@fab.check("4.1.8a#sentence-1", "ゲームの開始時の誘発レイヤーをスタックに加える順番は、第1ターンプレイヤーが選ぶ")
def the_first_turn_player_orders_the_layers(t: Table, ann: Person, ben: Person) -> None:
    """Both players have a crown that triggers at the start of the game; Ben begins, and adds his layer first."""
    _bring(ann, ben, cards=(read_card("《朝の冠》 装備品 ― 頭", f"{_AT_THE_START}ライフを1点得る。"), _SPARK))
    t.start(first_turn=ben, first_player=ben)
    t.expect("先にレイヤーを置く人を尋ねられたプレイヤー", t.players_asked("first player"), ["ベン"])
    t.expect("ライフを得た順", who_gained(t), ["アンの英雄", "ベンの英雄"])


@fab.check(
    "4.1.8b#sentence-1 4.1.8b#example-1",
    "各ターンで最初にオーラが闘技場に出たときの効果は、ゲーム開始時の手順の間には誘発しない",
)
def nothing_of_a_turn_triggers_as_the_game_starts(t: Table, ann: Person, ben: Person) -> None:
    """Ann's hero triggers on the first aura of each turn; an aura starts the game in the arena."""
    first = "各ターンで初めてサブタイプがオーラのものが闘技場に出たとき、ライフを1点得る。"
    ann.brings(read_card("《アンの英雄》 ヒーロー ライフ20 知力0", _STARTS_AURA, first), pool=(_AURA, _SPARK))
    _bring(ben, cards=(_SPARK,))
    t.start(first_turn=ann, start_in_the_arena=...)
    aura = ann.card("灯")
    t.answer(start_in_the_arena=aura, leave_out=None)
    t.expect("灯のあるゾーン", aura.zone, "闘技場")
    t.expect("アンのライフ", ann.life, 20)


@fab.check("4.1.9#sentence-1 4.1.9#sentence-2a,2b", "最後に、各プレイヤーは、ヒーローの知力と同じ枚数になるまで引く")
def hands_are_drawn_last(t: Table, ann: Person, ben: Person) -> None:
    """Ann's crown draws a card at the start of the game; her hero has 2 intellect, and Ben's has 3."""
    _bring(
        ann,
        cards=(read_card("《朝の冠》 装備品 ― 頭", f"{_AT_THE_START}カードを1枚引く。"), *[_SPARK] * 6),
        intellect=2,
    )
    _bring(ben, cards=(_SPARK,) * 6, intellect=3)
    t.start(first_turn=ann)
    t.expect("アンの手札の枚数", ann.count("hand"), 2)
    t.expect("ベンの手札の枚数", ben.count("hand"), 3)


@fab.check("4.1.9#sentence-3", "第1ターンプレイヤーが、最初の開始フェイズを始める")
def the_first_turn_player_begins(t: Table, ann: Person, ben: Person) -> None:
    """Ann was selected, and has chosen Ben."""
    _bring(ann, ben, cards=(_SPARK,))
    t.follows(ann)
    t.start(first_turn=ben)
    t.expect("最初のターンのターンプレイヤー", t.turn_player, "ベン")
