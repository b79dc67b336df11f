"""Nouns and case frames of Magic: creatures that attack and block, mana, sacrifices, counters."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.situations.mtg import nouns as of_game
from rulesdb.situations.mtg.parts import WORDS
from rulesdb.situations.parts import HeldZone
from rulesdb.situations.prose.frames import Frame, Frames, in_forms
from rulesdb.situations.prose.inflection import Form
from rulesdb.situations.prose.nouns import nouns
from rulesdb.situations.prose.shared_frames import ACTIVATE, FRAMES, PLAY, TARGET

_OTHER_ZONES = {
    "山札": "ライブラリー", "デッキ": "ライブラリー", "グレイブヤード": "墓地", "グレイブ": "墓地", "戦場": "場", "追放領域": "ゲーム外", "追放": "ゲーム外",
}  # fmt: skip
_ZONES = {**{str(word): str(word) for word in WORDS[HeldZone, PLAIN].values()}, **_OTHER_ZONES}
_ATTACK = "攻撃する|攻撃を宣言する|殴る|殴りかかる|アタックする|攻撃に参加する|攻撃宣言する"
_BLOCKED = "ブロックされる|止められる|受け止められる"
_BLOCK = "受け止める|ブロックする|受ける|止める|ブロックに参加する|ブロック宣言する|チャンプブロックする|チャンプ・ブロックする"
# fmt: off
_HOLD = "コントロールする|並べる|出す|立てる|展開する|従える|擁する|用意する"
_SHOW = f"{_HOLD}|持つ|残す|構える"
_BE = "いる|ある|並ぶ|出る|立つ"
_THERE = "場/コントロール下/側"
_LYING: tuple[tuple[str, Form], ...] = (
    ("置く|置かれる|乗る|載る|のる|乗せる|ある|残る|持つ", "is doing"), ("ある|乗る|残る|持つ", "does"), ("", "is"),
)
_NOT_LYING: tuple[tuple[str, Form], ...] = (("置かれる|乗る|載る|のる|ある", "does not"), ("置かれる|乗る|載る|のる", "is not doing"))
_EVERY = "すべて/全て/全部/どれも/いずれも"
_ON_IT = "上/その上/それの上/それ"
_SINCE = "前のターンから/以前から/前から/ずっと前から/ターン開始時から ?"
_NEW = "召喚酔い/召喚酔い中/召喚酔い状態/召喚酔いの/出たばかり/出たばかりの/このターンに出たばかり/このターンに出たばかりの/このターンに出した/このターンに出た"
_DAMAGE = "ダメージ/戦闘ダメージ"
_DAMAGE_DEALT = "/".join(f"{one}{end}" for one in ("ダメージ", "戦闘ダメージ") for end in ("の後", "のあと", "が与えられる", "が入る"))
_FOUGHT = f"{_DAMAGE_DEALT}/戦闘が終わる/戦闘が終了する/戦闘終了/戦闘の終わり"
_STACKED = "乗る|置く|積む|載る|置かれる|積まれる|載せる|乗せる"
_INSTEAD = "カードを引く代わりに/ドローする代わりに/ドローの代わりに/引く代わりに"
_BURN = "マナ・バーン/マナバーン"
_GO = "なる|入る|移る|進む|来る|迎える|進める"
_MORPH = "変異コストを支払って/変異コストを払って/変異・コストを支払って/変異を支払って/変異コストを支払い"
_THIS_TURN = "このターンに/このターン/このターン、 ?"
_YIELD = "出す|生み出す|得る|加える|生む"
_LIFE = "ライフ/残りライフ/ライフ総量"
_RESOLVE = "解決する|解決される"
_OF_ABILITY = "起動型|誘発型|誘発した|起動した|マナ"
_TRIGGER = "能力/誘発型能力/誘発した能力/場に出たときの能力/場から墓地に置かれたときの能力/墓地に置かれたときの能力/場を離れたときの能力/離れたときの能力"
_OF_STACK = "残り/ほか/それ以外/能力/誘発型能力/起動型能力/誘発した能力/呪文/戦闘ダメージ/スタック/効果"
_ONTO = "on=スタック/onto"
_TILL_EMPTY = "両方/両方とも/2つとも/全部/すべて/全て/順に/順番に/最後まで/スタックが空になるまで/どちらも"
_FRAMES: tuple[Frame, ...] = (
    # what is in play
    *(
        row
        for form in ("is doing", "does")
        for row in (
            Frame(_HOLD if form == "is doing" else "コントロールする", form, f"player は|が, {_SINCE}, groups を|", "{player}は{groups}をコントロールしている"),
            Frame(_SHOW, form, f"player は|が, {_SINCE}, stated を|", "{player}は{stated}をコントロールしている"),
        )
    ),
    *(
        row
        for states in ("stated", "listed", "since=前のターンから/以前から/前から/ずっと前から , groups")
        for row in (
            Frame(_BE, "is doing", f"player の|は, {_THERE} に, {states} が|", f"{{player}}は{{{states.split()[-1]}}}をコントロールしている"),
            Frame("いる|ある", "does", f"player の|は, {_THERE} に, {states} が|", f"{{player}}は{{{states.split()[-1]}}}をコントロールしている"),
        )
    ),
    Frame("いる|ある", "does", "player の|は, コントロール下/側 に, groups が|", "{player}は{groups}をコントロールしている"),
    Frame("コントロールする|持つ", "is doing", "player と, other=player は|が, それぞれ/ともに/共に/どちらも , groups を|", "{player}は{groups}をコントロールしている。{other}は{groups}をコントロールしている"),
    Frame("いる|ある", "does not", f"player の|は|に, {_THERE} に, 何 も", "{player}は何もコントロールしていない"),
    *(
        row
        for amount, number in (("", ""), (", amount ", "{amount}枚"))
        for row in (
            Frame("いる|ある", "does", f"player の|は, {_THERE} に, token が|{amount}", f"{{player}}の場に《{{token}}》のトークンが{number}ある"),
            Frame("並ぶ|出る", "is doing", f"player の|は, {_THERE} に, token が|{amount}", f"{{player}}の場に《{{token}}》のトークンが{number}ある"),
            Frame("コントロールする", "is doing", f"player は|が, token を|{amount}", f"{{player}}の場に《{{token}}》のトークンが{number}ある"),
        )
    ),
    *(
        Frame("", "is", f"player の|は, {_THERE} に|は, {states} ", f"{{player}}は{{{states}}}をコントロールしている")
        for states in ("stated", "listed", "counted")
    ),
    Frame("", "is", "player の|は, 土地/クリーチャー/パーマネント は, groups ", "{player}は{groups}をコントロールしている"),
    Frame("", "is", "player は, stated ", "{player}は{stated}をコントロールしている"),
    Frame("いる|ある", "does not", f"player の|は, {_THERE} に, groups しか, type が|は", "{player}は{groups}をコントロールしている。{player}はほかに{type}をコントロールしていない"),
    Frame("いる|ある", "does not", f"player の|は|に, {_THERE} に?, ほかに/他に , type が|は", "{player}はほかに{type}をコントロールしていない"),
    Frame("いる|ある", "does not", f"player の|は|に, {_THERE} に?, type が|は", "{player}は{type}をコントロールしていない"),
    Frame("アンタップする|立つ|起きる", "is doing", f"player の|は, {_THERE} に?, group が|", "{player}はアンタップ状態の{group}をコントロールしている"),
    Frame("持つ", "is not doing", "player は, 何 も", "{player}は何もコントロールしていない。{player}の手札にカードはない"),
    Frame("つく|つけられる|付く|エンチャントされる|装備される", "is doing", "host=card に, aura=card が", "{host}に{aura}がつけられている"),
    Frame("つく|つけられる|付く|エンチャントされる|装備される", "is doing", "host=card は, aura=card が", "{host}に{aura}がつけられている"),
    Frame("つけられる|エンチャントされる|装備される|強化される|装備する|つける", "is doing", "host=card は|が, aura=card で|を", "{host}に{aura}がつけられている"),
    Frame("", "is", "host=card に|は, aura=card が|は|を, 装備済み/装備 ", "{host}に{aura}がつけられている"),
    *(
        row
        for amount, read in (("amount", "{card}に「{counter}」カウンターが{amount}個ある"), ("0個/0枚/0つ/なし", "{card}に「{counter}」カウンターはない"))
        for row in in_forms(_LYING, f"card に|の|は, {_ON_IT} に?, counter が|は|を|, {amount} ", read)
    ),
    *in_forms(_NOT_LYING, f"card に|の|は, {_ON_IT} に?, counter は|が", "{card}に「{counter}」カウンターはない"),
    Frame("タップする|タップされる|寝る", "is doing", "card は|が|も, すべて/全部/全て ?", "{card}はタップ状態である"),
    Frame("寝る|タップする|タップされる", "is doing", "player の|は|が, type は|が|も, すべて/全部/全て/どれも ", "{player}の{type}はすべてタップ状態である"),
    Frame("", "is", "player の|は|が, type は|が|も, すべて/全部/全て/どれも , タップ済み/タップ状態 ", "{player}の{type}はすべてタップ状態である"),
    Frame("アンタップする|立つ|起きる", "is doing", "すべて/全部/全て/どれも/どちらも/みな は|が?", "すべてアンタップ状態である"),
    Frame("", "is", "すべて/全部/全て/どれも/どちらも/みな は|が?, アンタップ/アンタップ状態 ", "すべてアンタップ状態である"),
    Frame("寝かせる|タップする|倒す", "is doing", "player は|が, card を", "{player}の{card}はタップ状態である"),
    Frame("立つ|起きる|アンタップする", "is doing", "cards=card/cards は|が|も", "{cards}はアンタップ状態である"),
    Frame("", "is", "card は|が|も, 立った状態/起きた状態/アンタップ ", "{card}はアンタップ状態である"),
    Frame("", "is", "card は|が|も, タップ状態/タップ済み/寝た状態 ", "{card}はタップ状態である"),
    *in_forms((("いる|ある", "does"), ("出る|並ぶ|立つ", "is doing")), f"cards=card/cards は|が|も, {_SINCE.removesuffix(' ?')} , 場 に?", "{cards}は前のターンから場にいる"),
    Frame("", "is", "card に|の|は, カウンター は|が|も, 0個/0枚/0つ/なし ", "{card}にカウンターはない"),
    *in_forms(_NOT_LYING, f"card に|の|は, {_ON_IT} に?, カウンター は|が|も", "{card}にカウンターはない"),
    Frame("", "is", f"cards=card/cards は|が, {_NEW} ", "{cards}は召喚酔いしている"),
    Frame("解ける", "is doing", "cards=card/cards は|が|の, 召喚酔い が|は", "{cards}は召喚酔いしていない"),
    Frame("出す|出る|プレイする|唱える", "has done", "cards=card/cards は|が, 前のターン/以前のターン に, 場 に?", "{cards}は召喚酔いしていない"),
    Frame("", "is", "player の|は, 場 の|に, type は, groups ", "{player}は{groups}をコントロールしている。{player}はほかに{type}をコントロールしていない"),
    Frame("ある|残る", "does not", f"player の|は|に, {_LIFE} は|が, amount しか", "{player}のライフは{amount}である"),
    Frame("残る", "is not doing", f"player の|は|に, {_LIFE} は|が, amount しか", "{player}のライフは{amount}である"),
    Frame("つける|付ける|貼る|装備する|装備させる|エンチャントする", "is doing", "player は|が, aura=card を, host=card に", "{player}は{aura}をコントロールしている。{host}に{aura}がつけられている"),
    Frame("", "is", "player が|の, コントロールする/コントロールしている , type は, groups ", "{player}は{groups}をコントロールしている。{player}はほかに{type}をコントロールしていない"),
    Frame("", "is", "player は|の|に, type は|が|, なし/無し ", "{player}は{type}をコントロールしていない"),
    Frame("", "is", "player は, zone に, cards=card/cards ", "{player}の{zone}に{cards}がある"),
    Frame("", "is", "player は, zone に, card が|, amount ", "{player}の{zone}に{card}が{amount}枚ある"),
    Frame("", "is", "player の|は|が, library は|が|に|の, 枚数 は|が?, amount ", "{player}のライブラリーは{amount}枚である"),
    Frame("ある|残る", "does", "player の|は, library は|が|に, カード が?, amount ", "{player}のライブラリーは{amount}枚である"),
    Frame("ある|残る", "is doing", "player の|は, library は|が|に, カード が?, amount ", "{player}のライブラリーは{amount}枚である"),
    Frame("", "is", "player の|は, card は|が, 待機状態/待機中 ", "{player}は{card}を待機させている"),
    # when it is
    Frame("移る|渡る|渡す|回す", "does", "player は|が?, ターン が|を, other=player に", "{other}のターンになる"),
    Frame("終わる|終了する|終える|渡す|返す", "does", "idle ?, ターン/このターン が|を|は, idle ?", "ターンを終える"),
    Frame("終える|渡す|返す|終了する", "does", "player は|が|も, idle ?, ターン/このターン/自分のターン が|を, idle ?", "{player}はターンを終える"),
    Frame("終わる|終了する", "does", "past が|は", "{past}まで全員がパスを続ける"),
    Frame("進む|進める|待つ", "does", "everybody は|が?, past の|が, 終わり/終わる/終了/終了する まで", "{past}まで全員がパスを続ける"),
    Frame("終わる|終了する|終える", "does", "player の, ターン は|が|を, idle ?", "{player}のターンが終わる"),
    Frame("", "is", "player の, ターン は|が, idle ", "{player}のターンが終わる"),
    Frame("する|ある|起こる|起きる", "does not", "player の, ターン は|に|には, 何 も", "{player}のターンが終わる"),
    Frame("ターンエンドする|ターン終了する|エンドする|ターンを終える", "does", "player は|が", "{player}はターンを終える"),
    Frame("ターンエンドする|ターン終了する", "does", "", "ターンを終える"),
    Frame("", "is", "turn , こと/できごと/出来事/話/場面 の?", "{turn}である"),
    Frame("", "is", "turn ", "{turn}である"),
    Frame("", "is", "turn に", "{turn}に"),
    Frame(_GO, "does", "player は|が?, everybody ?, nothing ?, stage に|へ|まで|を", "{stage}まで全員がパスを続ける"),
    Frame("進む|進める", "is doing", "player は|が?, everybody ?, stage に|へ|まで", "{stage}まで全員がパスを続ける"),
    Frame(_GO, "does", "stage に|へ|まで, peace ", "{stage}まで{peace}全員がパスを続ける"),
    Frame(_GO, "does", "next に|へ|まで, peace ?", "{next}まで[{peace}]全員がパスを続ける"),
    Frame(_GO, "does", "coming に|へ|まで, peace ?", "{coming}まで[{peace}]全員がパスを続ける"),
    Frame(_STACKED, "does", "damage=戦闘ダメージ/ダメージ/regular が|を, スタック に|へ", "戦闘ダメージ・ステップまで全員がパスを続ける"),
    Frame(_STACKED, "does", "struck が|を, スタック に|へ", "先制攻撃の戦闘ダメージ・ステップまで全員がパスを続ける"),
    Frame("", "is", "step ", "{step}まで全員がパスを続ける"),
    # combat
    Frame(_ATTACK, "does", "player は|が, cards=card/cards* で, target=player を|に|へ|@?", "{player}は{cards}で攻撃する"),
    Frame(_ATTACK, "does", "player は, cards=card/cards* が|は, target=player を|に|へ|@?", "{player}は{cards}で攻撃する"),
    Frame("攻撃に参加させる|攻撃させる", "does", "player は|が, cards=card/cards* を", "{player}は{cards}で攻撃する"),
    Frame(_ATTACK, "does not", "player は|が", "{player}は攻撃しない"),
    Frame(_BLOCK, "does", "player は|が, cards=card/cards* で, attacker=card を", "{player}は{cards}で{attacker}をブロックする"),
    Frame(_BLOCK, "does", "player は|が, cards=card/cards* で", "{player}は{cards}でブロックする"),
    Frame(_BLOCK, "does", "player は, cards=card/cards* が|は, attacker=card を", "{player}は{cards}で{attacker}をブロックする"),
    Frame(_BLOCK, "does", "player は, cards=card/cards* が|は", "{player}は{cards}でブロックする"),
    Frame(_BLOCK, "does not", "player は|が", "{player}はブロックしない"),
    Frame(_BLOCK, "does not", "nobody も", "誰もブロックしない"),
    Frame(_BLOCKED, "does", "attacker=card は|が, blockers=card/cards に|で", "{attacker}は{blockers}にブロックされる"),
    Frame(_BLOCKED, "does", "player に, cards=card/cards で", "{player}は{cards}でブロックする"),
    Frame("", "is", "attacker=card は|が|も, 素通し/素通り/ブロックなし/ノーブロック ", "{attacker}はブロックされない"),
    Frame(_BLOCKED, "does not", "attacker=card は|が", "{attacker}はブロックされない"),
    Frame("指定する|宣言する|選ぶ|出す|立てる|回す", "does", "player は|が, cards=card/cards* を, ブロッカー/ブロック・クリーチャー/ブロッククリーチャー/ブロック/チャンプブロック に|として", "{player}は{cards}でブロックする"),
    Frame("指定する|宣言する|選ぶ|出す|立てる|回す", "does", "player は|が, cards=card/cards* を, アタッカー/攻撃・クリーチャー/攻撃クリーチャー/攻撃 に|として", "{player}は{cards}で攻撃する"),
    Frame("", "is", "ブロック/ブロッカー は|が|, なし/無し ", "誰もブロックしない"),
    Frame("確定する", "does", "ブロック は|が|, なし/無し が|に|で", "誰もブロックしない"),
    Frame("", "is", "player は|が, ノーブロック ", "{player}はブロックしない"),
    Frame("ノーブロックする", "does", "player は|が", "{player}はブロックしない"),
    Frame("行われる|宣言される", "does not", "player は|が?, ブロック/ブロック・クリーチャー は|が", "誰もブロックしない"),
    Frame("いる|ある|出る|する|指定される", "does not", "ブロッカー/ブロック/ブロック・クリーチャー は|が|も|を", "誰もブロックしない"),
    Frame("いる|ある", "does not", "player に|は|の|側に, 場 に?, blockers は|が|も", "{player}はブロックしない"),
    Frame("生け贄に捧げる|サクリファイスする|サクる|生け贄にする", "does", "player は|が, cards=card/cards* を", "{player}は{cards}を生け贄に捧げる"),
    Frame("生け贄に捧げる|サクる|生け贄にする", "does", "player は|が, ability* で, cards=card/cards を", "{player}は{ability}を起動する。選ぶもの: {cards|、}"),
    Frame("生け贄に捧げる|サクる|生け贄にする", "does", "player は|が, source=permanent* で, cards=card/cards を", "{player}は{source}の能力を起動する。選ぶもの: {cards|、}"),
    Frame("食わせる|食べさせる|捧げる|食う", "does", "player は|が, cards=card/cards を, eater=card* に", "{player}は{eater}の能力を起動する。選ぶもの: {cards|、}"),
    # spells and abilities
    Frame("使う|使用する", "has done", f"player は|が, ability* を, {TARGET}", "{player}は{ability}を起動する[。対象: {target}]"),
    Frame("使う|使用する", "can", "player は|が, ability* を|は", "{player}は{ability}を起動できる？"),
    Frame(f"{ACTIVATE}|使う|使用する", "can", "player は|が, ability* を|は, target=player/card に|へ|@", "{player}は{target}を対象に{ability}を起動できる？"),
    Frame(PLAY, "does", "player は|が, card* を, フラッシュバックで/フラッシュバックして , 墓地 から?, target=player/card に|へ|@?", "{player}は{card}を墓地からプレイする[。対象: {target}]"),
    Frame("合わせる|被せる|かぶせる|重ねる", "does", "player は|が, card* を, target=player/card に|@?", "{player}は対応する。{player}は{card}をプレイする[。対象: {target}]"),
    Frame("対応する|応じる|応える|レスポンスする|応戦する", "does", "player は|が, card* で, target=player/card に|@?", "{player}は対応する。{player}は{card}をプレイする[。対象: {target}]"),
    Frame("打ち消す|カウンターする|弾く|はじく", "does", "player は|が, card* で, target=card を", "{player}は対応する。{player}は{card}をプレイする。対象: {target}。{target}が打ち消される"),
    Frame("置く|出す|セットする|プレイする", "does", "player は|が, 土地として/ランドとして/土地 ?, card* を, 手札 から?, 場 に", "{player}は{card}をプレイする"),
    Frame("置く|出す|セットする", "does", "player は|が, 土地として/ランドとして , card* を, zone から?", "{player}は{card}を[{zone}から]プレイする"),
    Frame("取る|とる|する|選ぶ|指定する|選択する", "does", "player は|が?, ability* の|は|で, 対象 は|に|を|として, cards=card/cards に|を", "{player}は{cards}を対象とする"),
    Frame("取る|とる|する|選ぶ|指定する|選択する", "does", "ability* の|は|で, target=player を|に|は, 対象 に|として", "対象: {target}"),
    Frame("取る|とる|する|選ぶ|指定する|選択する", "does", "player は|が, ability* の|は|で, cards=card/cards を|@", "{player}は{cards}を対象とする"),
    Frame("取る|とる|する|選ぶ|指定する|選択する", "does", f"{_TRIGGER} の|は|, 対象 は|に|を|として, target=card/player に|を", "能力が誘発する。対象: {target}"),
    Frame("取る|とる|する|選ぶ|指定する|選択する", "does", f"{_TRIGGER} の|は, target=card/player に|を|@", "能力が誘発する。対象: {target}"),
    Frame("", "is", f"{_TRIGGER} の|, 対象 は|が, target=card/player ", "能力が誘発する。対象: {target}"),
    Frame("", "is", f"player は|が, {_TRIGGER} は, target=card が, 対象 ", "{player}は{target}を対象とする"),
    Frame("積む|乗せる|載せる|置く", "does", "player は|が, スタック に, card* を", "{player}は{card}をプレイする"),
    Frame("貼る|張る|エンチャントする", "does", "player は|が, card* を, target=card に", "{player}は{card}をプレイする。対象: {target}"),
    Frame("する|めくる", "has done", f"player は|が, {_MORPH} ?, card を, 表向き/表 に", "{player}は{card}を表向きにする"),
    Frame("待機する|待機させる", "does", "player は|が, card* を, 手札 から?", "{player}は{card}を待機させる"),
    Frame("待機する|待機させる", "is doing", "player は|が, card* を, 手札 から?", "{player}は{card}を待機させている"),
    Frame(PLAY, "does", f"player は|が, madness , card* を, {TARGET}", "{player}は{card}をプレイする[。対象: {target}]"),
    Frame(f"{ACTIVATE}|使う|使用する", "does", "player は|が, card の?, keyword を", "{player}は{keyword}を[{card}で]プレイする"),
    Frame("払う|支払う", "has done", "player は|が, symbols を", "{player}は{symbols}を支払う"),
    Frame("払う|支払う|払える|支払える", "does not", "player は|が, symbols を|は", "{player}は{symbols}を支払わない"),
    Frame("払う|支払う", "does not", "player は|が, エコー/エコー・コスト/エコーコスト を|は", "{player}はエコーコストを支払わない"),
    Frame("装備する|装備させる|つける|付ける", "does", "player は|が, gear* を, host=card に", "{player}は{gear}を装備する。対象: {host}"),
    Frame("再生する|再生させる", "does", "player は|が, card* を", "{player}は{card}を再生する"),
    Frame("割る|壊す|破壊する", "does", f"player は|が?, {_TRIGGER} で, target=card/cards を", "能力が誘発する。対象: {target}。{target}が破壊される"),
    Frame("打ち消す|カウンターする", "does", "player は|が?, 場に出たときの能力 で, target=card を", "場に出たときの能力で。対象: {target}。{target}が打ち消される"),
    Frame("対応する|応じる|動く", "does not", "player は|が|に|から?, 何 も?", "{player}は対応しない"),
    Frame("スルーされる|通る|通される", "does", "これ/それ/呪文 が|は?", "スタックにあるものが解決される"),
    Frame("なる", "does", "source=card は|が, chosen=card の, コピー に", "選ぶもの: {chosen}"),
    Frame("選ぶ|選択する", "does", "player は|が, chosen=card の, コピー を", "選ぶもの: {chosen}"),
    *in_forms((("出る|出す", "does"), ("する", "does")), "player は|が?, source=card は|が|を?, chosen=card の, コピー として|に, 場 に?", "選ぶもの: {chosen}"),
    Frame("選ぶ|選択する|指定する", "does", "player は|が?, entering , chosen=card を", "選ぶもの: {chosen}"),
    Frame("選ぶ|選択する|指定する|する", "does", "player は|が?, source=card で|の?, コピー元/コピー/コピーするクリーチャー に|として|は, chosen=card を|に", "選ぶもの: {chosen}"),
    Frame("取る|とる|する|選ぶ|指定する|選択する", "does", "player は|が?, 対象 は|に|として, target=card/player に|を", "対象: {target}"),
    Frame("", "is", "対象 は|が, target=card/player ", "対象: {target}"),
    Frame("奪う|寝返らせる", "does", "player は|が, card を", "{player}は{card}を対象とする。{player}は{card}のコントロールを得る"),
    Frame("焼く|狙う", "does", "player は|が, card=spell* で, target=player/card を", "{player}は{card}をプレイする。対象: {target}"),
    Frame("割る|壊す|破壊する", "does", "player は|が, card=spell* で, target=card を", "{player}は{card}をプレイする。対象: {target}。{target}が破壊される"),
    Frame("落とす|殺す|倒す", "does", "player は|が, card=spell* で, target=card を", "{player}は{card}をプレイする。対象: {target}。{target}が墓地に置かれる"),
    Frame("タップする|寝かせる|アンタップする|起こす", "does", "player は|が, card=spell* で, target=card を", "{player}は{card}をプレイする。対象: {target}"),
    Frame("タップする|寝かせる|アンタップする|起こす", "does", "player は|が, source=permanent* で, target=card を", "{player}は{source}の能力を起動する。対象: {target}"),
    Frame("戻す|バウンスする", "does", "player は|が, card=spell* で, target=card を, オーナーの ?, 手札 に?", "{player}は{card}をプレイする。対象: {target}。{target}が手札に戻る"),
    Frame("流す|一掃する|吹き飛ばす", "does", "player は|が, card=spell* で, 場/盤面/全体/すべて/全部/クリーチャー/全クリーチャー を", "{player}は{card}をプレイする"),
    Frame("", "is", "player は|が, card=spell* を, target=player/card に|へ|@", "{player}は{card}をプレイする。対象: {target}"),
    *(
        Frame("", "is", f"player は|が, {how} , card=spell* を, {TARGET}", f"{before}{{player}}は{{card}}をプレイする[。対象: {{target}}]{behind}")
        for how, before, behind in (
            ("response", "{player}は対応する。", ""),
            ("answered", "{answered}に対応して。{player}は対応する。", ""),
            ("paid", "", "。マナを出すもの: {paid}"),
            ("mana", "", "。{player}は「{mana}」を支払う"),
        )
    ),
    Frame("飛ばす|撃つ|打つ|投げる|撃ち込む|打ち込む", "does", f"player は|が?, amount の|を|, {_DAMAGE} を?, target=player/card に|へ", "対象: {target}。{target}は{amount}点のダメージを受ける"),
    Frame("", "is", "player は|が, ability* の|, 対象 は|が, cards=card/cards ", "{player}は{cards}を対象とする"),
    Frame("", "is", "ability の|, 対象 は|が, target=player ", "対象: {target}"),
    *in_forms((("移る|ある|来る|渡る|渡される|行く|戻る", "does"), ("", "is")), "優先権 は|が, player に|へ", "{player}は優先権を得る"),
    Frame("スルーする|通す", "has done", "player は|が, 優先権/これ/それ/攻撃/能力/呪文 を|は?", "{player}は通す"),
    Frame("スルーする", "has done", "player は|が, card を", "{player}は{card}をスルーする"),
    Frame("スルーする", "has done", "player は|が, unblocked ", "{player}はブロックしない"),
    # what only may fail
    Frame("引こうとする", "does", "player は|が, drawing=ドロー・ステップ/ドローステップ に|で, カード を", "ドロー・ステップまで全員がパスを続ける"),
    # mana
    Frame("出る|生まれる|加わる", "does", "player は|に|には, color が, amount ", "{player}のマナ・プールに{color}が{amount}点ある"),
    Frame(_YIELD, "does", "player は|が, source=tapped* , color を, amount ", "{player}は{source}の能力を起動する。{player}のマナ・プールに{color}が{amount}点ある"),
    Frame(_YIELD, "does", "player は|が, source=tapped* , color を", "{player}は{source}の能力を起動する。{player}のマナ・プールに{color}が1点ある"),
    Frame("発掘する", "does", f"player は|が?, {_INSTEAD} ?, card* を", "{player}は{card}を使う"),
    # damage, life
    Frame("与えられる|入る|飛ぶ", "does", f"target=player/card に, amount の|が|, {_DAMAGE} が?", "{target}は{amount}点のダメージを受ける"),
    Frame("与えられる|入る|飛ぶ", "does", f"target=player/card に, 先制攻撃 の, amount の|が|, {_DAMAGE} が?", "先制攻撃の戦闘ダメージ・ステップまで全員がパスを続ける。{target}は{amount}点のダメージを受ける"),
    Frame("受ける|もらう|食らう|くらう", "does", f"target=player/card は|が, amount の|を|, {_DAMAGE} を?", "{target}は{amount}点のダメージを受ける"),
    Frame("受ける|もらう|食らう|くらう", "does", f"target=player/card は|が, by=card から|に|によって, amount の|を|, {_DAMAGE} を?", "{by}は{target}に{amount}点のダメージを与える"),
    Frame("失う", "does", f"player は|が, {_BURN} で|によって|により?, amount の|を|, ライフ を?", "{player}は{amount}点のライフを失う"),
    Frame("受ける|もらう|食らう|くらう", "does", f"player は|が, {_BURN} で|によって|により, amount の|を|, ダメージ を?", "{player}は{amount}点のライフを失う"),
    Frame("受ける|起こす|食らう|くらう|する", "does", f"player は|が, {_BURN} を", "{player}はライフを失う"),
    Frame("割り振る|回す", "does", f"player は|が?, target=player に|へ, amount の|を|, {_DAMAGE} を?", "守備プレイヤーに割り振る戦闘ダメージ: {amount}点"),
    *(
        row
        for everybody in ("everybody", "nobody", "ともに/共に/それぞれ/双方とも")
        for row in (
            Frame("", "is", f"{_LIFE} は|が|, all={everybody} が|は|の|も|, amount ", "全員のライフは{amount}である"),
            Frame("", "is", f"all={everybody} は|の|も|, {_LIFE} は|が|, amount ", "全員のライフは{amount}である"),
        )
    ),
    Frame("", "is", f"{_LIFE} は|が|, lives ", "全員のライフは{lives}である"),
    Frame("", "is", f"{_LIFE} は|が, player が|は, amount ", "{player}のライフは{amount}である"),
    # which ability, which mode, which target
    *(
        Frame(f"{ACTIVATE}|使う|使用する", "does", f"player は|が, source={cost}* , {TARGET}, 能力 を", "{player}は{source}の能力を起動する[。対象: {target}]")
        for cost in ("sacrificed", "tapped")
    ),
    Frame(f"{ACTIVATE}|使う|使用する", "does", f"player は|が, described* を, {TARGET}", "{player}は{described}をプレイする[。対象: {target}]"),
    Frame(f"{ACTIVATE}|使う|使用する", "can", "player は|が, described* を|は", "{player}は{described}をプレイできる？"),
    Frame("選ぶ|選択する|指定する", "does", "player は|が, mode を", "{player}は「{mode}」モードを選ぶ"),
    Frame("適用する|使う|処理する", "does", "player は|が, first=先に/最初に , replacing を|から", "{player}は先に「{replacing}」効果を適用する"),
    Frame("適用する|使う|処理する", "does", "player は|が, replacing を, first=先に/最初に ", "{player}は先に「{replacing}」効果を適用する"),
    Frame("", "is", "色 は|が, hue の|, まま ?", "選ぶもの: {hue}"),
    Frame("選ぶ|指定する|選択する|する", "does", "player は|が?, 色 は|として|に, hue を|に", "選ぶもの: {hue}"),
    Frame("取り除く", "does", "player は|が, cards=card/cards* を|は, ゲーム から", "{player}は{cards}をゲームから取り除く"),
    Frame("", "is", "player の|は, モード は, effect ", "{player}は「{effect}」モードを選ぶ"),
    *in_forms((("変える|変更する|選び直す|選びなおす|変わる", "does not"), ("変わる", "is not doing")), f"copies の, 対象 は|を, {_EVERY} ?", "コピーの対象は変えない"),
    Frame("", "is", f"copies の, 対象 は|も|が, {_EVERY} ?, そのまま/同じ/元のまま/変更なし/変更せず ", "コピーの対象は変えない"),
    Frame("する|選ぶ", "does", f"copies の, 対象 は|も|を, {_EVERY} ?, そのまま/同じ/元のまま に|で?", "コピーの対象は変えない"),
    *(
        Frame(verbs, "does" if verbs else "is", f"copies の, 対象 は|も|が|を, {_EVERY} ?, そのまま ?, target=card/player {target}", "コピーの対象は変えない。コピーの対象は{target}である")
        for verbs, target in (("", "の|, まま ?"), ("する", "の, まま に"), ("選ぶ|する", "を|に"))
    ),
    *(
        Frame(verbs, "does", f"player は|が?, source={_TRIGGER}/ability で?, card の, 対象/新しい対象 を|に|として, target=card/player {particle}", "[{player}は]{card}の対象を{target}に変更する")
        for verbs, particle in (("変更する|変える|移す|変更させる|曲げる|すり替える|切り替える|選び直す", "に|へ"), ("選ぶ|指定する|選択する", "を|に"))
    ),
    Frame("変更する|変える|移す|すり替える|切り替える", "does", f"player は|が?, source={_TRIGGER}/ability で?, 対象 を, target=card/player に|へ", "[{player}は]対象を{target}に変更する"),
    Frame(_STACKED, "does", f"{_TRIGGER} は|が, target=card/player @, スタック に|へ", "能力が誘発する。対象: {target}"),
    Frame("誘発する", "does", "", "能力が誘発する"),
    # what resolves
    Frame(_RESOLVE, "does", "nothing ?", "スタックにあるものが解決される"),
    Frame(_RESOLVE, "does", "これ/それ が|は|も", "スタックにあるものが解決される"),
    Frame(_RESOLVE, "does", f"nothing ?, {_TILL_EMPTY} ", "スタックにあるものがすべて解決される"),
    Frame(_RESOLVE, "does", f"{_OF_STACK} が|は|も, {_TILL_EMPTY} ", "スタックにあるものがすべて解決される"),
    Frame(_RESOLVE, "does", f"all=両方/2つ/すべて/全て/それぞれ の, {_OF_STACK} が|は|も|を", "スタックにあるものがすべて解決される"),
    Frame(_RESOLVE, "is doing", f"{_OF_STACK} が|は|も, {_TILL_EMPTY} ", "スタックにあるものがすべて解決される"),
    Frame(_RESOLVE, "does", f"first=能力/誘発型能力/呪文 も|と, second=戦闘ダメージ/能力/呪文 も|が, {_TILL_EMPTY} ?", "スタックにあるものがすべて解決される"),
    Frame(_RESOLVE, "does", "nothing ?, card が|は|も", "{card}が解決される"),
    Frame("解決させる|解決する", "does", "player は|が?, nothing ?, card を", "{card}が解決される"),
    Frame(_RESOLVE, "does", "player の, 能力/誘発型能力/起動型能力/誘発した能力 が|は|も", "{player}の能力が解決される"),
    Frame(_RESOLVE, "does", "nothing ?, deed が|は|も|を", "「{deed}」能力が解決される"),
    Frame(_RESOLVE, "does", "first=ability と, second=ability が|は|も|を", "{first}が解決される。{second}が解決される"),
    Frame("解決する", "does", "player は|が", "スタックにあるものが解決される"),
    Frame(_RESOLVE, "does", "能力/誘発型能力/起動型能力/誘発した能力 が|は|も", "能力が解決される"),
    Frame(_RESOLVE, "does", "ability が|は|も", "{ability}が解決される"),
    Frame(_RESOLVE, "does", f"{_TRIGGER} は|が, target=player/card @", "能力が誘発する。対象: {target}。能力が解決される"),
    Frame(f"{_RESOLVE}|与えられる|入る", "does", "struck が|は|を", "先制攻撃の戦闘ダメージ・ステップまで全員がパスを続ける。スタックにあるものが解決される"),
    Frame(f"{_RESOLVE}|与えられる|入る", "does", "regular が|は|も|を", "戦闘終了ステップまで全員がパスを続ける"),
    Frame(f"{_RESOLVE}|終わる|終える|終了する|処理される|入る|与えられる|適用される", "does", f"戦闘ダメージ・ステップ/戦闘ダメージステップ/戦闘ダメージ/ダメージ/戦闘/戦闘フェイズ/二段攻撃のダメージ が|を, {_TILL_EMPTY} ?", "戦闘終了ステップまで全員がパスを続ける"),
    Frame("", "is", "戦闘ダメージ/ダメージ/regular ", "戦闘終了ステップまで全員がパスを続ける"),
    Frame("", "is", "struck ", "先制攻撃の戦闘ダメージ・ステップまで全員がパスを続ける。スタックにあるものが解決される"),
    Frame("与えられる", "does", "", "スタックにあるものが解決される"),
    Frame("パスする|パスを続ける|進む|進める|待つ", "does", f"everybody は|が|で|?, nothing ?, {_FOUGHT} まで", "戦闘終了ステップまで全員がパスを続ける"),
    Frame("パスする|パスを続ける|進む|進める|解決する", "does", "everybody は|が|で|?, スタックが空になる/スタックがなくなる まで", "スタックにあるものがすべて解決される"),
    Frame("渡す|放棄する|パスする", "does", "everybody は|が|, 優先権 を", "全員がパスする"),
    Frame("与え合う|与えあう|与える", "does", "戦闘ダメージ/ダメージ を", "戦闘終了ステップまで全員がパスを続ける"),
    Frame("誘発する", "does", f"everybody の|も?, それぞれの ?, {_TRIGGER} が|は|も", "能力が誘発する"),
    Frame("誘発する", "does", "card の?, keyword が|は|も", "[{card}の]{keyword}が誘発する"),
    Frame(_RESOLVE, "does", "nothing ?, card の?, keyword が|は|も|を", "[{card}の]{keyword}が解決される"),
    Frame(_STACKED, "does", f"それぞれの ?, {_TRIGGER} が|は|を, {_ONTO} に|へ", "誘発した能力がスタックに置かれる"),
    Frame(_STACKED, "does", f"{_ONTO} に|へ", "誘発した能力がスタックに置かれる"),
    Frame("", "is", f"{_ONTO} に|へ", "誘発した能力がスタックに置かれる"),
    Frame(_STACKED, "does", f"card の?, keyword が|は|を, {_ONTO} に|へ", "[{card}の]{keyword}がスタックに置かれる"),
    Frame(_STACKED, "does", f"ability が|は|を, {_ONTO} に|へ", "{ability}がスタックに置かれる"),
    Frame("誘発する", "does", "ability が|は", "{ability}が誘発する"),
    Frame(_RESOLVE, "is not doing", "card は|が", "{card}がスタックにある状態で"),
    Frame(_RESOLVE, "is not doing", "nothing ?", "まだ解決されていない"),
    *(
        row
        for form in ("is not doing", "does not")
        for row in (
            Frame(f"{PLAY}|起動する", form, "who=nobody/everybody は|も|が, what=呪文/能力/呪文や能力/呪文も能力 は|を|も", "ほかに何も起こらない"),
            Frame(f"{PLAY}|起動する", form, "when=戦闘中 , who=nobody/everybody は|も|が, what=呪文や能力/呪文も能力 は|を|も", "戦闘中に呪文も能力もプレイされない"),
        )
    ),
    Frame("ある", "does not", "uses は|が|も", "ほかに何も起こらない"),
    Frame("ある|持つ", "does not", "player は|に?, 打ち消す手段/対応する手段/対応手段/妨害手段 は|が|も", "ほかに何も起こらない"),
    Frame("処理する|処理される|チェックする|チェックされる|適用する|確認する|確認される", "does", "状況起因効果/状況起因処理 を|が|の", "ほかに何も起こらない"),
    Frame("行う|行われる|入る|する", "does", "状況起因効果/状況起因処理 の, チェック/確認/処理/適用 を|が|に", "ほかに何も起こらない"),
    Frame("ある", "does not", "player からの, 対応 は|が|も, 一切/特に/何も ?", "{player}は対応しない"),
    Frame("出す|生み出す|作る|生成する|得る", "does", "player は|が, token を, amount , 場 に?", "スタックにあるものが解決される。{player}の場に《{token}》のトークンが{amount}枚ある"),
    Frame("出す|生む|得る|生み出す", "does", "player は|が, color を, amount ", "スタックにあるものが解決される。{player}のマナ・プールに{color}が{amount}点ある"),
    Frame("終わる|終える|終了する", "does", "player は|が?, idle ?, フェイズ/メイン・フェイズ/メインフェイズ/メイン が|を", "メイン・フェイズを終える"),
    Frame("終わる|終える|終了する", "does", "player は|が?, 第1メイン・フェイズ/第1メインフェイズ/戦闘前メイン・フェイズ/戦闘前メインフェイズ が|を", "戦闘開始ステップまで全員がパスを続ける"),
    Frame("取り除かれる|取り除く|なくなる|外れる|取れる", "does", "player は|が?, card から|の?, 最後の時間カウンター/最後のカウンター/最後の1個/最後の1つ が|を", "[{card}から]最後の時間カウンターが取り除かれる"),
    # questions
    Frame("なる", "does", "card は|が, どう ", "{card}はどうなる？"),
    Frame("コントロールする", "is doing", "player は|が, named を", "{player}の《{named}》は場にある？"),
    Frame("ある|いる", "does", "player の|は, 場/戦場 に, named は|が", "{player}の《{named}》は場にある？"),
    Frame("コントロールする|持つ", "is doing", "player は|が, named を, much ", "{player}がコントロールする「{named}」はいくつ？"),
    Frame("コントロールする|持つ", "is doing", "player は|が, much の, named を", "{player}がコントロールする「{named}」はいくつ？"),
    Frame("", "is", "player が, コントロールする/コントロールしている , type は, much ?", "{player}がコントロールする{type}は？"),
    Frame("いる|ある", "does", "player が, コントロールする/コントロールしている , type は, much ", "{player}がコントロールする{type}は？"),
    Frame("", "is", "card の, 総コスト は|が|, much ?", "{card}の総コストは？"),
    Frame("", "is", "card を, プレイするための総コスト/プレイする総コスト/プレイするためのコスト は, much ?", "{card}の総コストは？"),
    Frame("持つ", "is doing", "card は|が, keyword を", "{card}は{keyword}を持つ？"),
    Frame("", "is", "card の|に, 上 の|に?, counter は|が, much ?", "{card}の「{counter}」カウンターは何個？"),
    Frame("置く|置かれる|乗る|載る|残る", "is doing", "card の|に, 上 に?, counter は|が, much ", "{card}の「{counter}」カウンターは何個？"),
    Frame("ある", "does", "card の|に, 上 に?, counter は|が, much ", "{card}の「{counter}」カウンターは何個？"),
    Frame("生き残る|生き延びる", "can", "card は|が, 戦闘 を|で?", "{card}は場にある？"),
    Frame("", "is", "card の|は, size は|が|, much ?", "{card}のサイズは？"),
    Frame("", "is", "card の|は, size は|が?, sizes ", "{card}のサイズは？"),
    Frame("なる", "does", "card の|は, size は|が?, sizes に", "{card}のサイズは？"),
    Frame("ある|いる", "does", "card は|が, who の, コントロール下 に", "{card}のコントローラーは誰？"),
    Frame("", "is", "スタック の, 一番上/トップ は|が|に, what ?", "スタックの一番上には何がある？"),
    Frame("ある", "does", "スタック の, 一番上/トップ に, what が", "スタックの一番上には何がある？"),
    Frame("", "is", "card は|が, 立った状態/起きた状態 ", "{card}はアンタップ状態である？"),
    Frame("立ち消える|フィズる|消される|消える", "does", "card は|が", "{card}は打ち消される？"),
    Frame("", "is", "card は|が, 不発/立ち消え/フィズル ", "{card}は打ち消される？"),
    Frame("なる|終わる", "does", "card は|が, 不発/立ち消え/フィズル に", "{card}は打ち消される？"),
    Frame("引く", "can", "player は|が, カード を|は?, much ", "{player}は何枚カードを引く？"),
    Frame("引く", "can", "player は|が, much の, カード を", "{player}は何枚カードを引く？"),
    Frame("", "is", f"card が|に, 受けている/与えられている , {_DAMAGE} は, much ?", "{card}のダメージは？"),
    Frame("ある|残る|浮く", "is doing", "player の, マナ・プール に, マナ は|が?, much ", "{player}のマナ・プールには何点ある？"),
    Frame("ある|残る", "does", "player の, マナ・プール に, マナ は|が?, much ", "{player}のマナ・プールには何点ある？"),
    Frame("受ける", "is doing", f"card は|が, {_DAMAGE} を, much ", "{card}のダメージは？"),
    Frame("受ける", "is doing", f"card は|が, much の, {_DAMAGE} を", "{card}のダメージは？"),
    Frame("", "is", "player の|は, 場/戦場 に, 残っている/残る/いる , type は, much ", "{player}がコントロールする{type}は？"),
    Frame("受ける|もらう|食らう|くらう", "does", f"target=player/card は|が, much の|, {_DAMAGE} を?", "{target}は何点のダメージを受ける？"),
    Frame("コントロールする|持つ", "is doing", "who が|は, card を|は", "{card}のコントローラーは誰？"),
    Frame("死ぬ|死亡する|破壊される|やられる|落ちる", "does", "card は|が", "{card}は墓地にある？"),
    Frame("死ぬ|死亡する|破壊される", "is doing", "card は|が", "{card}は墓地にある？"),
    Frame("生き残る|残る|生きる|生存する", "is doing", "card は|が, 場/戦場 に?", "{card}は場にある？"),
    Frame("生き残る|生き延びる|残る|生還する", "does", "card は|が, 戦闘 を|で?", "{card}は場にある？"),
    Frame("出る", "does", "card は|が, 場/戦場 に", "{card}は場にある？"),
    *(
        row
        for trait in ("パワー", "タフネス")
        for row in (
            Frame("", "is", f"card の, {trait} は|が|, much ?", f"{{card}}の{trait}は？"),
            Frame("なる", "does", f"card の, {trait} は|が|, much に|", f"{{card}}の{trait}は？"),
            Frame("なる", "is doing", f"card の, {trait} は|が|, much に|", f"{{card}}の{trait}は？"),
        )
    ),
    Frame("いる|ある|残る", "does", "player の|は, 場/戦場 に, named は|が, much ", "{player}がコントロールする「{named}」はいくつ？"),
    Frame("残る|並ぶ|出る", "is doing", "player の|は, 場/戦場 に, named は|が, much ", "{player}がコントロールする「{named}」はいくつ？"),
    Frame("タップする|タップされる|寝る", "is doing", "card は|が", "{card}はタップ状態である？"),
    Frame("立つ|起きる|アンタップする", "is doing", "card は|が", "{card}はアンタップ状態である？"),
    Frame(_ATTACK, "can", f"player は|が, {_THIS_TURN} , card* で|を", "{player}の{card}は攻撃できる？"),
    Frame(_BLOCK, "can", f"player は|が, {_THIS_TURN} , card* で, attacker=card を", "{player}の{card}は{attacker}をブロックできる？"),
    Frame(_BLOCK, "can", "card で|は|も", "{card}はブロックできる？"),
    Frame(_BLOCK, "can", "player は|が, card* で|は", "{player}の{card}はブロックできる？"),
    Frame(_ATTACK, "can", "card で|は|も, この戦闘/今回の戦闘 で|に?", "{card}は攻撃できる？"),
    Frame("残る|ある|落ちる", "is doing", "player の|は, zone=手札/墓地/ライブラリー に, card は|が, much ", "{card}は{player}の{zone}に何枚ある？"),
    Frame("残る|ある|落ちる", "does", "player の|は, zone=手札/墓地/ライブラリー に, card は|が, much ", "{card}は{player}の{zone}に何枚ある？"),
    Frame("残る|ある", "is doing", "player の|は, zone に, card は|が", "{player}の{card}は{zone}にある？"),
    Frame("残る|ある|戻る|来る", "does", "player の|は, zone に, card は|が", "{player}の{card}は{zone}にある？"),
    Frame("戻る|行く|置かれる|落ちる", "does", "card は|が, who の, zone に|へ", "{card}はどこにある？"),
    Frame("いる|ある|残る", "does", "player の|は, 場/戦場 に, type は|が, much ", "{player}がコントロールする{type}は？"),
    Frame("残る|並ぶ", "is doing", "player の|は, 場/戦場 に, type は|が, much ", "{player}がコントロールする{type}は？"),
    Frame("", "is", "winning は, who ?", "勝つのは誰？"),
    *in_forms(
        (("作られる|できる|作る|置かれる|載る|乗る|積まれる|出る|生成される|発生する", "does"), ("作る|できる", "can"), ("", "is"), ("できる|作られる", "is doing")),
        "card の?, copies は|が, スタック に?, much に|, on=スタック に?", "[{card}の]コピーはいくつ作られる？",
    ),
    *in_forms((("誘発する", "does"), ("誘発する", "is doing")), "named=card/ability は|が|の, 能力/誘発型能力 は|が?, 合計/全部で/全部 ?, much ", "{named}は何回誘発する？"),
    Frame("", "is", "soonest , whose の, 能力/誘発型能力/ほう ", "先に解決されるのは誰の能力？"),
    Frame("解決される|解決する", "does", "whose の, 能力/誘発型能力 が, 先に/最初に ", "先に解決されるのは誰の能力？"),
    Frame("", "is", "card の|に, 上 の|に?, カウンター は|が, much ?", "{card}のカウンターは何個？"),
    Frame("ある|残る|乗る|載る|なる", "does", "card の|に, 上 の|に?, カウンター は|が, much に|", "{card}のカウンターは何個？"),
    Frame("置く|置かれる|乗る|載る|残る|なる", "is doing", "card の|に, 上 の|に?, カウンター は|が, much に|", "{card}のカウンターは何個？"),
    Frame("", "is", "card の, コントローラー は, who ?", "{card}のコントローラーは誰？"),
    Frame("", "is", "card を, controlling は, who ?", "{card}のコントローラーは誰？"),
    Frame(PLAY, "can", "player は|が, card* を|は, special @", "{player}は{card}をプレイできる？"),
    Frame("", "is", "player の, マナ・プール に, 残っている/ある/残る/浮いている , マナ は, much ?", "{player}のマナ・プールには何点ある？"),
    Frame("", "is", f"target=player/card に|が, 与えられた/与えられる/入る/入った/受けた/受ける/食らった/食らう , {_DAMAGE} は, much ?", "{target}は何点のダメージを受ける？"),
    Frame("与えられる|入る|通る|抜ける|飛ぶ", "does", f"target=player/card に|へ, much の|, {_DAMAGE} が|は?", "{target}は何点のダメージを受ける？"),
    Frame("失う", "does", f"player は|が, {_BURN} で|によって|により?, ライフ を, much ", "{player}は何点のライフを失う？"),
    Frame("失う", "does", f"player は|が, {_BURN} で|によって|により?, much の, ライフ を", "{player}は何点のライフを失う？"),
    Frame("失う|受ける|食らう", "does", f"player は|が, {_BURN} で|によって|により, much の|を|, ダメージ を?", "{player}は何点のライフを失う？"),
    Frame("出す|生み出す|得る|引き出す", "can", "player は|が, card* から|で, マナ を|は", "{player}は{card}の能力を起動できる？"),
    Frame(PLAY, "can", "player は|が, card* を, target=player/card に|へ|@", "{player}は{target}を対象に{card}をプレイできる？"),
    Frame("取る|とる|選ぶ|する", "can", "player は|が, card* で|は, target=player/card を|は, 対象 に", "{player}は{target}を対象に{card}をプレイできる？"),
    Frame("取れる|とれる", "does", "player は|が, card* で|は, target=player/card を|は, 対象 に", "{player}は{target}を対象に{card}をプレイできる？"),
    Frame("引く", "can", "player は|が, card で|によって, カード を", "{player}は{card}でカードを引く？"),
    Frame("取る|とる|選ぶ|する", "can", "player は|が?, card* の, 対象 に, target=player/card を|は", "{player}は{target}を対象に{card}をプレイできる？"),
)
# fmt: on

_ADJUNCTS: Mapping[str, str] = {
    "turn": "{turn}に。",
    "after": "戦闘終了ステップまで全員がパスを続ける。",
    "moment": "{moment}まで全員がパスを続ける。",
    "floating": "",
    "resolving": "{resolving}が解決される。",
    "then": "{then}まで全員がパスを続ける。",
    "response": "{player}は対応する。",
    "answered": "{answered}に対応して。{player}は対応する。",
    "paid": "。マナを出すもの: {paid}",
    "chosen": "。{player}は「{chosen}」モードを選ぶ",
    "kicked": "。追加コストを支払うか: はい",
    "unkicked": "。追加コストを支払うか: いいえ",
    "discarded": "。捨てるカード: {discarded}",
    "sacrificed": "。選ぶもの: {sacrificed}",
    "returned": "。選ぶもの: {returned}",
    "mana": "。{player}は「{mana}」を支払う",
}
"""What is said of when something is done, and of how it is paid for."""


def _of_all(players: Sequence[str]) -> Iterator[Frame]:
    """Yield the frames of what is told of the zones of all players at once, which is told of each."""
    for end, said in (("である", "amount=amount/each "), ("にカードはない", "空/空っぽ/0枚/なし ")):
        read = "。".join(f"{one}の{{zone}}{'は{amount}枚' if said[0] == 'a' else ''}{end}" for one in players)
        yield Frame("", "is", f"everybody の|は|とも, zone は|が|, {said}", read)
        yield Frame("", "is", f"zone は|が|, everybody とも|が|は|, {said}", read)
        yield Frame("ある|残る", "is doing", f"zone は|が|, everybody とも|が|は|, {said}", read)
    read = "。".join(f"{one}の{{zone}}にカードはない" for one in players)
    yield Frame(
        "ある|残る", "does not", "every=どの/すべての/全ての/どちらの/誰の/両方の , zone に|は, カード は|が|も?", read
    )


def frames(players: Sequence[str], holders: Mapping[str, Collection[str]], first_lines: Mapping[str, str]) -> Frames:
    """Return the frames of the game for a situation of some players."""
    every = [*of_game.nouns(players, first_lines), *nouns(players, _ZONES, called=_OF_ABILITY)]
    return Frames((*_FRAMES, *FRAMES, *_of_all(players)), every, _ADJUNCTS, players, holders)
