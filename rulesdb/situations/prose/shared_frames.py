"""Case frames of what is told and asked in situations of any game."""

from rulesdb.situations.prose.frames import Frame, in_forms
from rulesdb.situations.prose.inflection import Form

PLAY = (
    "プレイする|唱える|使う|使用する|撃つ|打つ|撃ち込む|打ち込む|キャストする|詠唱する|出す|切る|繰り出す|放つ|投げる"
)
ACTIVATE = "起動する|プレイする|発動する"
_KEEP = "持つ|抱える|握る|残す|入れる|置く|伏せる|出す|並べる|張る|セットする"
_LIE = "残る|置く|出る|入る|並ぶ|落ちる|置かれる|伏せる|伏せられる"
_HELD: tuple[tuple[str, Form, str, str, str], ...] = (
    (_KEEP, "is doing", "は|の|が", "に", "を"),
    ("持つ|ある|いる", "does", "は|の|が", "に", "を|が"),
    (_LIE, "is doing", "は|の|が", "に", "が"),
    ("", "is", "は|の|が", "は|が", ""),
    ("", "is", "は|の|が", "は", "が"),
    ("", "is", "の", "に", ""),
    ("", "is", "は|の|が", "に", "が"),
)
"""Verbs of cards that are in a zone, with the particles of the player, of the zone and of the cards."""
TARGET = "target=player/card に|へ|@?"

# fmt: off
FRAMES: tuple[Frame, ...] = (
    # what players do
    Frame(PLAY, "has done", f"player は|が, card* を, zone から?, {TARGET}", "{player}は{card}を[{zone}から]プレイする[。対象: {target}]"),
    Frame(ACTIVATE, "has done", f"player は|が, ability* を, {TARGET}", "{player}は{ability}を起動する[。対象: {target}]"),
    Frame("起動する|発動する", "has done", f"player は|が, card* を, {TARGET}", "{player}は{card}の能力を起動する[。対象: {target}]"),
    Frame("パスする", "has done", "player は|が, first=先に/最初に/まず ?, nothing ?, 優先権 を?", "{player}はパスする"),
    Frame("何もする", "does not", "player は|が", "{player}はパスする"),
    Frame("渡す|放棄する|手放す|譲る", "has done", "player は|が, nothing ?, 優先権 を, to=player に?", "{player}はパスする"),
    Frame("パスする|スルーする", "has done", "everybody は|が|, 優先権 を?", "全員がパスする"),
    Frame("何もする|何も行う|対応する", "does not", "everybody は|が|も|", "全員がパスする"),
    Frame("何もする|何も行う|対応する", "does not", "nobody も", "全員がパスする"),
    Frame("捨てる|ディスカードする", "does", "player は|が, cards=card/cards* を, 手札 から?", "{player}は{cards}を捨てる"),
    Frame("破壊する|割る|壊す", "does", "player は|が, cards=card/cards を", "{player}は{cards}を破壊する"),
    Frame("公開する|見せる", "does", "player は|が, cards=card/cards を, 手札 から?", "{player}は{cards}を公開する"),
    Frame("引く|ドローする", "does", "player は|が, カード を?, amount の|", "{player}はカードを{amount}枚引く"),
    Frame("引く|ドローする", "does", "player は|が, カード を", "{player}はカードを引く"),
    Frame("引く|ドローする", "does", "player は|が", "{player}はカードを引く"),
    Frame("引く|ドローする", "does", "player は|が, ability* で, カード を?", "{player}はカードを引く"),
    # what is so
    *(
        Frame(verbs, form, f"player {player}, zone {zone}, facing=裏向き/表向き {facing}, {cards} {case}{amount}", "{player}の{zone}に{cards}が[{facing}で][{amount}枚]ある")
        for cards, amount, facing in (("cards", "", "で|?"), ("cards=card", "", "で|の|?"), ("cards=card", ", amount ", "で|の|?"))
        for verbs, form, player, zone, case in _HELD
    ),
    Frame("", "is", "player は|の|が, zone に|は|が, card が, facing=裏向き/表向き で|, amount ?", "{player}の{zone}に{card}が{facing}で[{amount}枚]ある"),
    Frame("", "is", "player の|は, zone の, 一番上/トップ は|が, card ", "{player}の{zone}の一番上に{card}がある"),
    *in_forms((("", "is"), ("なる|並ぶ|積まれる", "is doing")), "player の|は, zone は|の|が, 上から/一番上から/上から順に/上から順番に , cards の?, 順/順番 に|で|?", "{player}の{zone}の上から順に{cards}がある"),
    Frame("", "is", "player の|は, zone は|の, piled ", "{player}の{zone}の上から順に{piled}がある"),
    *in_forms(
        (("ある|いる|残る", "does"), ("残る|入る|置く|置かれる", "is doing"), ("", "is")),
        "player の|は|が, heap に|は|が, さらに/もう ?, unnamed=カード が|の|?, amount の|, カード が|の|?, あり ?", "{player}の{heap}にカードが{amount}枚ある",
    ),
    Frame("ある|いる", "does not", "player は|の, zone に|は, カード が?", "{player}の{zone}にカードはない"),
    Frame("", "is", "player の|は, zone は|が, 空/空っぽ/がら空き/なし/0枚 ", "{player}の{zone}にカードはない"),
    Frame("ある|いる|残る", "does not", "player の|は, zone に|は, cards=card/cards しか", "{player}の{zone}に{cards}がある"),
    Frame("ある|いる|残る", "does not", "player の|は, zone に|は, card が|は, amount しか", "{player}の{zone}に{card}が{amount}枚ある"),
    Frame("", "is", "player の|は, ライフ/残りライフ/ライフ総量/体力 は|が, amount ", "{player}のライフは{amount}である"),
    Frame("", "is", "player は, 手札 は|が|, amount ", "{player}の手札は{amount}枚である"),
    Frame("", "is", "everybody の|は, ライフ/残りライフ は|が, amount ", "全員のライフは{amount}である"),
    Frame("ある|残る", "does", "player の|は|に, ライフ が, amount ", "{player}のライフは{amount}である"),
    # what is asked
    Frame("", "is", "player の|は, ライフ/残りライフ/ライフ総量/体力 は|が|, much ?", "{player}のライフは？"),
    Frame("なる|残る", "does", "player の|は, ライフ/残りライフ/体力 は|が, much に|?", "{player}のライフは？"),
    Frame("残る|ある", "is doing", "player の|は|に, ライフ/残りライフ/体力 は|が, much ?", "{player}のライフは？"),
    Frame("ある|いる|行く|置かれる|移動する|移る|残る|戻る", "does", "card は|が, where に|へ", "{card}はどこにある？"),
    Frame("置く|残る|行く|落ちる", "is doing", "card は|が, where に", "{card}はどこにある？"),
    Frame("", "is", "card は|が, where ", "{card}はどこにある？"),
    Frame("", "is", "card の, 場所/居場所 は", "{card}はどこにある？"),
    Frame("ある|いる|行く|置かれる|移動する|移る|残る|戻る|落ちる", "does", "card は|が, zone に|へ", "{card}は{zone}にある？"),
    Frame("残る|置く|落ちる|置かれる", "is doing", "card は|が, zone に", "{card}は{zone}にある？"),
    Frame(PLAY, "can", "player は|が, card* を|は, zone から?", "{player}は{card}を[{zone}から]プレイできる？"),
    Frame(ACTIVATE, "can", "player は|が, ability* を|は", "{player}は{ability}を起動できる？"),
    Frame("なる", "is doing", "player の|は, ライフ/残りライフ/体力 は|が, much に|?", "{player}のライフは？"),
    Frame("なる", "is doing", "player の|は, zone は|が, much に|", "{player}の{zone}は何枚？"),
    Frame("ある|いる|残る", "does", "player の|は, zone に|は, much の, カード が|は", "{player}の{zone}は何枚？"),
    Frame("ある|残る|なる", "does", "player の|は, zone は|に|が, much に|", "{player}の{zone}は何枚？"),
    Frame("残る|ある", "is doing", "player の|は, zone は|に|が, much ", "{player}の{zone}は何枚？"),
    Frame("ある|残る", "does", "player の|は, zone に|は, カード は|が, much ", "{player}の{zone}は何枚？"),
    Frame("ある|残る", "is doing", "player の|は, zone に|は, カード は|が, much ", "{player}の{zone}は何枚？"),
    Frame("", "is", "player の|は, zone は|の|が, 枚数 は?, much ", "{player}の{zone}は何枚？"),
    Frame("", "is", "player の|は, zone の, 枚数 は|が", "{player}の{zone}は何枚？"),
    Frame("ある|移る|来る", "does", "優先権 は|が, who に", "優先権は誰にある？"),
    Frame("持つ", "is doing", "優先権 は|を, who が", "優先権は誰にある？"),
    Frame("得る|もらう", "does", "優先権 は|を, who が", "優先権は誰にある？"),
    Frame("勝つ", "does", "who が|は", "勝ったのは誰？"),
    Frame("負ける|敗北する|死ぬ", "does", "player は|が, ゲーム/このゲーム に?", "{player}は負ける？"),
    Frame("敗北する|負ける", "is doing", "player は|が, ゲーム に?", "{player}は敗北している？"),
    Frame("ある|残る", "does", "スタック に, what が", "スタックには何がある？"),
    Frame("ある|残る|乗る|積まれる", "is doing", "スタック に, what が", "スタックには何がある？"),
)
# fmt: on
"""The frames, one for each meaning of some verbs and what stands beside them."""
