"""Checks of madness (502.24): discarded cards that are removed from the game, and played for their madness cost."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard

_WORM = ("《怒りの蛇》 「{4}」 クリーチャー パワー3 タフネス4", "マッドネス「{1}」")
_DISCARDS = "手札を1枚捨てる。"
_QUESTION = "アン: 置き換えるか"


def _discards(t: Table, ann: Person) -> None:
    """Let Ann discard her only other card by a spell, and apply the first ability of madness if she is asked."""
    ann.plays(ann.instant("浪費", _DISCARDS)).resolve(replace=...).expect("捨てるときの質問", t.question, _QUESTION)
    t.answer(replace=True)


def _removed_worm(t: Table, ann: Person, lands: int = 1) -> TrackedCard:
    """Return a card with madness that Ann has discarded and removed from the game; she has lands in play."""
    ann.lands("red", lands)
    worm = ann.hand(*_WORM)
    _discards(t, ann)
    return worm


def _plays_it(t: Table) -> None:
    """Resolve the triggered ability; the owner plays the card if asked."""
    t.resolve(may=...).expect("誘発型能力を解決するときの質問", t.question, "アン: 行うかどうか")
    t.answer(may=True)


@mtg.check(
    "502.24a#sentence-5,6",
    "マッドネスを持つカードは、捨てるときに墓地に置く代わりにゲームから取り除いて、そこからプレイしてもよい",
)
def a_discarded_card_is_played(t: Table, ann: Person, ben: Person) -> None:
    """Ben's spell makes Ann discard a creature; she removes it, and plays it for one mana, if she wants to."""
    ann.lands("red", 1)
    worm, force = ann.hand(*_WORM), ben.instant("強要", "対戦相手は、手札を1枚捨てる。")
    ben.responds(force).resolve(replace=...).expect("捨てるときの質問", t.question, _QUESTION)
    t.answer(replace=True)
    t.expect("捨てた後に怒りの蛇のある場所", worm.zone, "ゲーム外")
    _plays_it(t)
    t.resolve().expect("怒りの蛇のある場所", worm.zone, "場")
    t.expect("タップ状態の土地の数", ann.tapped, 1)


@mtg.check(
    "502.24a#sentence-6,7 502.24#item-1", "取り除いたカードはプレイしなくてもよく、しないならオーナーの墓地に置く"
)
def a_card_that_is_not_played_goes_to_the_graveyard(t: Table, ann: Person) -> None:
    """Its owner declines."""
    worm = _removed_worm(t, ann)
    t.resolve(may=False).expect("怒りの蛇のある場所", worm.zone, "墓地")


@mtg.check("502.24a#sentence-2", "手札にある間にマッドネスを失っているカードは、捨てるとふだんどおり墓地に置かれる")
def madness_must_be_there_in_hand(t: Table, ann: Person) -> None:
    """An artifact takes madness away from cards in hands."""
    ann.plays_with("《正気の鐘》 「{0}」 アーティファクト", "手札にあるものは、すべてのマッドネスを失う。")
    worm = ann.hand(*_WORM)
    ann.plays(ann.instant("浪費", _DISCARDS)).resolve(replace=...).expect("捨てた後の質問", t.question, "アン: 優先権")
    t.expect("怒りの蛇のある場所", worm.zone, "墓地")


@mtg.check("502.24a#sentence-2", "手札にある間にマッドネスを得ているカードにも、マッドネスが働く")
def madness_may_be_gained_in_hand(t: Table, ann: Person) -> None:
    """An artifact gives madness to cards in hands; the card does not have it any more when it is played."""
    ann.plays_with("《狂気の鐘》 「{0}」 アーティファクト", "手札にあるものは、『マッドネス「{1}」』を得る。")
    ann.lands("red", 1)
    bear = ann.hand("《重い熊》 「{4}」 クリーチャー パワー2 タフネス2")
    _discards(t, ann)
    _plays_it(t)
    t.resolve().expect("重い熊のある場所", bear.zone, "場")


@mtg.check("502.24a#sentence-1", "マッドネスを得たカードは、取り除く能力だけでなく、誘発型能力も得ている")
def both_abilities_are_gained(t: Table, ann: Person) -> None:
    """An artifact gives madness to cards in hands; a discarded card is removed, and not played."""
    ann.plays_with("《狂気の鐘》 「{0}」 アーティファクト", "手札にあるものは、『マッドネス「{1}」』を得る。")
    bear = ann.hand("《重い熊》 「{4}」 クリーチャー パワー2 タフネス2")
    _discards(t, ann)
    t.expect("誘発型能力を解決する前に重い熊のある場所", bear.zone, "ゲーム外")
    t.expect("スタックのオブジェクトの数", t.stack, 1)
    t.resolve(may=False).expect("プレイされなかった重い熊のある場所", bear.zone, "墓地")


@mtg.check("502.24a#sentence-3", "捨てて取り除いたカードのマッドネスは誘発し、効果で取り除かれたものは誘発しない")
def another_removal_does_not_trigger(t: Table, ann: Person) -> None:
    """A card is discarded; a spell removes another one from the game, which is in hand."""
    worm, other = ann.hand(*_WORM), ann.hand(f"《2匹目の蛇》{_WORM[0][6:]}", _WORM[1])
    forgets = ann.instant("忘我", "あなたの手札のすべてのカードをゲームから取り除く。")
    ann.plays(ann.instant("浪費", _DISCARDS)).resolve(discard=worm, replace=True)
    t.expect("捨てた後の、怒りの蛇のある場所と、スタックにある能力の数", [worm.zone, t.stack], ["ゲーム外", 1])
    t.resolve(may=False).expect("プレイされなかった怒りの蛇のある場所", worm.zone, "墓地")
    ann.plays(forgets).resolve().expect("取り除かれた2匹目の蛇のある場所", other.zone, "ゲーム外")
    t.expect("スタックにある能力の数", t.stack, 0)


@mtg.check("502.24a#sentence-4", "「マッドネス」の後に書かれたコストを支払う")
def the_madness_cost_is_the_one_written(t: Table, ann: Person) -> None:
    """One of five lands is tapped."""
    ann.lands("red", 5)
    ann.hand(*_WORM)
    _discards(t, ann)
    _plays_it(t)
    t.expect("タップ状態の土地の数", ann.tapped, 1)


@mtg.check("502.24b#sentence-1", "マッドネス・コストは代替コストなので、支払うのはそれだけで、マナ・コストは支払わない")
def the_mana_cost_is_not_paid_for_madness(t: Table, ann: Person) -> None:
    """One land is enough for a card of mana cost four and madness cost one."""
    worm = _removed_worm(t, ann)
    _plays_it(t)
    t.expect("怒りの蛇のある場所", worm.zone, "スタック")


@mtg.check(
    "502.24#item-1",
    "マッドネスのカードは、誘発した能力を解決する中でプレイする。解決の後にプレイする時間が与えられるのではない",
)
def it_is_played_as_the_ability_resolves(t: Table, ann: Person) -> None:
    """Before anybody has priority again, the card is a spell on the stack."""
    worm = _removed_worm(t, ann)
    _plays_it(t)
    t.expect("解決した直後に怒りの蛇のある場所", worm.zone, "スタック")
    t.expect("優先権を持つのはアンか", ann.has_priority, True)


@mtg.check(
    "502.24#item-2a,2b,2c",
    "マッドネスでは相手のターンにもプレイできるが、呪文としてスタックに置かれ、打ち消されることもある",
)
def it_is_a_spell_like_others(t: Table, ann: Person, ben: Person) -> None:
    """In Ben's turn Ann discards a creature, plays it, and Ben counters it; of two others she plays none."""
    ann.lands("red", 1)
    worm, other, last = (
        ann.hand(f"《{name}》 「{{4}}」 クリーチャー パワー3 タフネス4", _WORM[1])
        for name in ("怒りの蛇", "2匹目の蛇", "3匹目の蛇")
    )
    one, two, three = (ann.instant(name, _DISCARDS) for name in ("浪費", "放棄", "散財"))
    no = ben.instant("否定", "対象の呪文を打ち消す。")
    t.until("upkeep")
    ann.responds(one).resolve(discard=worm, replace=True)
    _plays_it(t)
    t.expect("怒りの蛇のある場所", worm.zone, "スタック")
    ben.plays(no, target=worm).resolve().expect("打ち消された怒りの蛇のある場所", worm.zone, "墓地")
    ann.responds(two).resolve(discard=other, replace=False).expect("ふだんどおり捨てた蛇のある場所", other.zone, "墓地")
    ann.responds(three).resolve(discard=last, replace=True).expect("取り除いた蛇のある場所", last.zone, "ゲーム外")
    t.resolve(may=False).expect("プレイしなかった蛇のある場所", last.zone, "墓地")


@mtg.check("502.24#item-3", "マッドネス・コストを支払っても、呪文のマナ・コストは変わらない")
def madness_leaves_the_mana_cost(t: Table, ann: Person) -> None:
    """One mana is paid; the converted mana cost on the stack is four."""
    worm = _removed_worm(t, ann)
    _plays_it(t)
    t.expect("スタックでの、点数で見たマナ・コスト", worm.converted_mana_cost, 4)


@mtg.check("502.24#item-4", "コストを増やす効果は、マッドネス・コストを支払うときにも働く")
def effects_change_the_madness_cost(t: Table, ann: Person) -> None:
    """Creatures cost two more: three lands pay for a madness cost of one."""
    ann.plays_with(
        "《重税の像》 「{0}」 アーティファクト", "クリーチャーであるものをプレイするコストは、「{2}」多くなる。"
    )
    worm = _removed_worm(t, ann, lands=4)
    _plays_it(t)
    t.expect("怒りの蛇のある場所", worm.zone, "スタック")
    t.expect("タップ状態の土地の数", ann.tapped, 3)


@mtg.check("502.24#item-4", "コストを減らす効果も、マッドネス・コストを支払うときに働く。マナ・コストは変わらない")
def effects_reduce_the_madness_cost(t: Table, ann: Person) -> None:
    """Creatures cost one less: no land is tapped for a madness cost of one."""
    ann.plays_with(
        "《倹約の像》 「{0}」 アーティファクト", "クリーチャーであるものをプレイするコストは、「{1}」少なくなる。"
    )
    worm = _removed_worm(t, ann)
    _plays_it(t)
    t.expect("怒りの蛇のある場所", worm.zone, "スタック")
    t.expect("タップ状態の土地の数", ann.tapped, 0)
    t.expect("スタックでの、点数で見たマナ・コスト", worm.converted_mana_cost, 4)


@mtg.check("502.24#item-5a", "マッドネスは、コストとして捨てたカードにも、能力の指示で捨てたカードにも働く")
def a_card_is_discarded_as_a_cost(t: Table, ann: Person) -> None:
    """An artifact has an ability with a cost of discarding a card, and the instruction to discard another one."""
    altar = ann.plays_with("《焼却炉》 「{0}」 アーティファクト", "(手札を1枚捨てる): 手札を1枚捨てる。")
    worm, other = ann.hand(*_WORM), ann.hand("《もう1匹の蛇》 「{4}」 クリーチャー パワー3 タフネス4", _WORM[1])
    ann.activates(altar, discard=worm, replace=...).expect("コストとして捨てるときの質問", t.question, _QUESTION)
    t.answer(replace=True).expect("怒りの蛇のある場所", worm.zone, "ゲーム外")
    t.expect("スタックにある能力の数", t.stack, 2)
    t.resolve(2, may=False, discard=other, replace=...).expect("指示で捨てるときの質問", t.question, _QUESTION)


@mtg.check("502.24#item-5a", "ターン終了時に手札が多すぎて捨てたカードにも、マッドネスは働き、すぐにプレイできる")
def a_card_is_discarded_at_the_end_of_the_turn(t: Table, ann: Person) -> None:
    """A hand of eight cards, and one land."""
    ann.lands("red", 1)
    worm = ann.hand(*_WORM)
    for number in range(7):
        ann.hand(f"《石{number}》 「{{9}}」 アーティファクト")
    t.until("cleanup", discard=...).expect("手札が8枚あるときの質問", t.question, "アン: 捨てるカード")
    t.answer(discard=worm, replace=...).expect("捨てるときの質問", t.question, _QUESTION)
    t.answer(replace=True).expect("捨てた怒りの蛇のある場所", worm.zone, "ゲーム外")
    _plays_it(t)
    t.resolve().expect("怒りの蛇のある場所", worm.zone, "場")


@mtg.check(
    "502.24#item-5b",
    "マッドネスでプレイしたいというだけでは、カードを捨てられず、手札からマッドネス・コストでプレイすることもできない",
)
def nobody_discards_at_will(t: Table, ann: Person) -> None:
    """One land, and a card with a mana cost of four and a madness cost of one."""
    ann.lands("red", 1)
    t.expect("アンは手札の怒りの蛇をプレイできるか", ann.may_play(ann.hand(*_WORM)), False)


@mtg.check(
    "502.24#item-6a",
    "マッドネスで取り除いたカードは捨てられたカードに数えるので、捨てると誘発する能力は誘発する",
)
def it_counts_as_discarded(t: Table, ann: Person) -> None:
    """An artifact gives life for each discarded creature card."""
    ann.plays_with("《浪費の杯》 「{0}」 アーティファクト", "クリーチャーであるものが捨てられたとき、ライフを2点得る。")
    _removed_worm(t, ann)
    t.expect("スタックにある能力の数(マッドネスと浪費の杯)", t.stack, 2)
    t.resolve(2, may=False).expect("アンのライフ", ann.life, 22)


@mtg.check(
    "502.24#item-6b",
    "捨てられたカードは、プレイする前に墓地に置かれることがないので、相手は対応して墓地から取り除けない",
)
def it_is_never_in_the_graveyard(t: Table, ann: Person, ben: Person) -> None:
    """In response to the ability, Ben removes all cards in graveyards from the game; the creature is played."""
    empty = ben.instant("墓払い", "すべての墓地にあるカードをゲームから取り除く。")
    worm = _removed_worm(t, ann)
    ben.responds(empty).resolve()
    _plays_it(t)
    t.expect("怒りの蛇のある場所", worm.zone, "スタック")


@mtg.check("502.24#item-7", "プレイしないことを選んだカードは墓地に置かれ、プレイする機会はもうない")
def there_is_no_second_chance(t: Table, ann: Person) -> None:
    """The owner declines, and no ability waits on the stack."""
    worm = _removed_worm(t, ann)
    t.resolve(may=False).expect("怒りの蛇のある場所", worm.zone, "墓地")
    t.expect("スタックにある能力の数", t.stack, 0)
    t.expect("アンは怒りの蛇をプレイできるか", ann.may_play(worm), False)
