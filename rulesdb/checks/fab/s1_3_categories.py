"""Checks of 1.3.2: the categories of cards, and where a game may start with them."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card

_HERO = read_card("《旅人》 ヒーロー ライフ20 知力4")
_STONE = read_card("《石》 アクション コスト0", "ライフを1点得る。")
_TOKEN = read_card("《砂の器》 トークン ― アイテム")
_CROWN = read_card("《冠》 装備品 ― 頭 防御1")


@fab.check("1.3.2#sentence-2", "ヒーローカードとトークンカードは、闘技場カードとは別のカテゴリーである")
def heroes_and_tokens_are_no_arena_cards(t: Table, ann: Person, ben: Person) -> None:
    """A token-card and another hero-card stand where equipment stands."""
    ann.brings(_HERO, _STONE, _TOKEN, in_deck=True)
    ben.brings(_HERO, _STONE, others=(_HERO,))
    t.expect("デッキにトークンカードを入れると反するルール", ann.is_kept_out_by, ["1.1.3", "1.3.2c"])
    t.expect("ヒーローカードをもう1枚、カードプールに入れると反するルール", ben.is_kept_out_by, ["1.1.3", "1.3.2a"])


@fab.check("1.3.2a#sentence-1 1.1.2#sentence-1", "ヒーローのタイプを持つヒーローカードだけが、ヒーローになれる")
def a_hero_is_a_card_with_the_type_hero(t: Table, ann: Person, ben: Person) -> None:
    """A hero and a demi-hero are brought as heroes."""
    ann.brings(_HERO, _STONE)
    ben.brings(read_card("《半神》 デミヒーロー ライフ20 知力4"), _STONE)
    t.expect("ヒーローカードをヒーローとすると反するルール", ann.is_kept_out_by, [])
    t.expect("デミヒーローカードをヒーローとすると反するルール", ben.is_kept_out_by, ["1.1.2"])


@fab.check("1.3.2a#sentence-2", "ヒーローカードは、ヒーローとしてゲームを開始し、デッキには入っていない")
def a_hero_card_starts_as_a_hero(t: Table, ann: Person, ben: Person) -> None:
    """A second hero-card is in a deck; the first one starts the game."""
    ben.brings(_HERO, _STONE, _HERO)
    t.expect("デッキにヒーローカードを入れると反するルール", ben.is_kept_out_by, ["1.1.3", "1.3.2a", "1.3.2c"])
    for person in (ann, ben):
        person.brings(_HERO, _STONE)
    t.start(first_turn=ann)
    t.expect("アンのヒーローのあるゾーン", ann.hero.zone, "ヒーローゾーン")


@fab.check("1.3.2b#sentence-1", "トークンカードとは、トークンのタイプを持つカードである")
def a_token_card_has_the_type_token(t: Table, ann: Person, ben: Person) -> None:
    """A token-card and an item that is no token are brought beside the deck; both have a foreign supertype."""
    ann.brings(_HERO, _STONE, others=(read_card("《影の器》 「影」 トークン ― アイテム"),))
    ben.brings(_HERO, _STONE, others=(read_card("《影の鏡》 「影」 アクション ― アイテム コスト0"),))
    t.expect("影のトークンカードを持ってくると反するルール", ann.is_kept_out_by, [])
    t.expect("影のアイテムを持ってくると反するルール", ben.is_kept_out_by, ["1.1.3"])


@fab.check("1.3.2b#sentence-2", "持ってきたトークンカードは、カードプールの一部とはみなさない")
def a_token_card_is_no_part_of_the_card_pool(t: Table, ann: Person) -> None:
    """A token-card with the supertypes of the hero stands beside the deck."""
    ann.brings(_HERO, _STONE, others=(_TOKEN,))
    t.expect("トークンカードを持ってくると反するルール", ann.is_kept_out_by, [])


@fab.check("1.3.2c#sentence-1", "デッキカードのタイプを1つ持てば、ほかのタイプを持っていても、デッキカードである")
def one_type_makes_a_deck_card(t: Table, ann: Person, ben: Person) -> None:
    """An action that is also equipment is in a deck; what is nothing but equipment is in another deck."""
    ann.brings(_HERO, read_card("《変形する腕》 アクション・装備品 ― 腕 コスト0 防御1"), in_deck=True)
    ben.brings(_HERO, _CROWN, in_deck=True)
    t.expect("アクションで装備品でもあるカードをデッキに入れると反するルール", ann.is_kept_out_by, [])
    t.expect("装備品でしかないカードをデッキに入れると反するルール", ben.is_kept_out_by, ["1.3.2d"])


@fab.check("1.3.2c#sentence-2", "プレイできないブロックやメンターやリソースのカードも、デッキカードである")
def blocks_mentors_and_resources_are_deck_cards(t: Table, ann: Person) -> None:
    """A deck has a card of each of the seven types."""
    types = ("アクション", "攻撃リアクション", "ブロック", "防御リアクション", "インスタント", "メンター", "リソース")
    ann.brings(_HERO, *(read_card(f"《{kind}の札》 {kind}") for kind in types))
    t.expect("7つのタイプのカードをデッキに入れると反するルール", ann.is_kept_out_by, [])


@fab.check("1.3.2c#sentence-3", "デッキカードは、デッキに入った状態でゲームを開始してもよい")
def a_deck_card_may_start_in_the_deck(t: Table, ann: Person, ben: Person) -> None:
    """A deck of one card, which is drawn as the first hand."""
    for person in (ann, ben):
        person.brings(_HERO, _STONE)
    t.expect("アクションカードをデッキに入れると反するルール", ann.is_kept_out_by, [])
    t.start(first_turn=ann)
    t.expect("石のあるゾーン", ann.card("石").zone, "手札")


@fab.check("1.3.2d#sentence-1", "ほかの3つのカテゴリーでないカードは、装備品や武器でなくても、闘技場カードである")
def every_other_card_is_an_arena_card(t: Table, ann: Person) -> None:
    """A demi-hero is in the card-pool."""
    ann.brings(_HERO, _STONE, others=(read_card("《半神》 デミヒーロー ライフ20 知力4"),))
    t.expect("デミヒーローカードをカードプールに入れると反するルール", ann.is_kept_out_by, [])


@fab.check("1.3.2d#sentence-2", "闘技場カードは、デッキに入った状態でゲームを開始できない")
def an_arena_card_cannot_start_in_the_deck(t: Table, ann: Person, ben: Person) -> None:
    """Equipment is in a deck, and on a hero's head."""
    ann.brings(_HERO, _STONE, _CROWN, in_deck=True)
    ben.brings(_HERO, _STONE, _CROWN)
    t.expect("装備品をデッキに入れると反するルール", ann.is_kept_out_by, ["1.3.2d"])
    t.expect("装備品を装備すると反するルール", ben.is_kept_out_by, [])
