"""Sentences of several clauses (アンは…をプレイし、ベンは…), parted into sentences that are read one by one.

A clause before another one has its verb in another form (プレイし、プレイして), which is made plain. What all clauses
are about is in the first one. A sentence is parted only if each of its clauses is read then.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from rulesdb.engine.kernel.language.written_lines import WrittenLine
from rulesdb.situations.prose.inflection import inflected
from rulesdb.situations.prose.players import OTHER, Players

_NAME = r"《[^》]*》|「[^」]*」|\{[^}]*\}"
_SAME = {"", "、", "から", "から、"}
"""The joints behind a verb in the て-form or the like: who does the one thing does the other."""
_MOST_JOINTS = 8
"""The greatest number of joints of a sentence that is parted."""
_E = "えけげせてねべめれ"

_REN = (
    ("閉じ", "閉じる"), ("おらず", "いない"), ("なく", "ない"), ("せず", "しない"), ("ず", "ない"), ("おり", "いる"),
    ("し", "する"), ("し", "す"), ("り", "る"), ("き", "く"), ("ち", "つ"),
    ("い", "う"), ("び", "ぶ"), ("み", "む"), ("ぎ", "ぐ"), *((one, f"{one}る") for one in _E),
    ("し", "している"), ("ち", "っている"), ("れ", "れている"), ("い", "っている"),
)  # fmt: skip
"""By the ending of a verb before another clause (プレイし), its plain endings."""
_TE = (("なくて", "ない"), ("して", "する"), ("して", "す"), ("って", "う"), ("って", "る"), ("って", "つ"),
       ("んで", "む"), ("んで", "ぶ"), ("いて", "く"), ("いで", "ぐ"), ("きて", "くる"), ("て", "る"))  # fmt: skip
"""The same of a verb in the て-form."""
_TE_FORM = "[ぁ-ん]て$"
"""The end of a verb in the te-form (寝かせて), and not of the stem of another one (捨て)."""
_TA = (
    ("なかった", "ない"),
    *((f"{ending[:-1]}{'た' if ending[-1] == 'て' else 'だ'}", plain) for ending, plain in _TE),
)
"""The same of a verb in the past."""
_IF = (
    ("すれば", "する"), ("えば", "う"), ("れば", "る"), ("けば", "く"), ("せば", "す"), ("てば", "つ"), ("めば", "む"),
    ("べば", "ぶ"), ("なければ", "ない"), ("なら", ""), ("ならば", ""),
)  # fmt: skip
"""The same of a verb in a condition."""
_IS = (("であり", "である"), ("だった", "である"), ("であった", "である"), ("で", "である"), ("だ", "である"))
_ONLY = (("しかない", ""), ("ほかない", ""), ("しかなく", ""))
_CHOSEN = _ONLY + tuple(
    (f"こと{end}", "") for choose in ("を選ぶ", "を選択する", "を決める", "にする") for end in inflected(choose, "does")
)
"""The endings of what a player chooses to do, which is said as what the player does."""
_OF_MODES = ("を得る", "を失う", "を引く", "を与える", "を受ける")
"""The endings of what effects do: who chooses that chooses a mode, and it has not happened yet."""
_MEANT = (
    ("ようとする", "る"), ("ようとした", "る"), ("しようとする", "する"), ("しようとした", "する"),
    ("おうとする", "う"),
    *((f"{ren}たい", plain) for ren, plain in _REN),
)  # fmt: skip
"""The endings of what a player means to do."""
OCCASION = "(?:昨日|先日|今日|この前|こないだ|先週)の[^、。《》0-9？はがをに]{1,12}"
"""When something happened, without anything that somebody has, is or does."""
_FIRST = (
    r"^(?:場の状況(?:ですが|は)|状況(?:ですが|は)|まず|やはり|結局|次に|次(?=、)|あと(?=[ァ-ヺ《])|次いで|続いて|続けて|そのあとは?|その後に?(?!は)"
    r"|さらに|そして|その結果|すると|ここで|そこで|その際|このとき|この後|以上の状況で|そのうち|このうち|もし|まだ|もう一度|再び|じゃあ|それじゃ|それで|そしたら|つづけて|さて)(?!は)、?|^(?:で|んで)、"
    f"|^{OCCASION}(?:なんですけど|なんだけど|なのですが|ですが|での(?:話|こと)ですが)、"
)
"""Words at the beginning of a sentence that say only that it comes next."""
_ASKS = "(?:ところ|時点|状態|場面|段階)で(?:の)?質問(?:です|である|だ|します|する)?$"
"""The end of a sentence that says that a question follows."""
_BESIDE = r"(?<=は)、?(?:ほかに|他に|さらに|また|まず|そのまま|すぐに|次に|最初に|続けて|ここで|このターン|まだ)、?"
"""The same behind what a sentence is about."""
_JOINT = (
    r"(?P<comma>、)"
    r"|(?<=パス)(?:で(?!ダメージ)|を(?:し|続け)て?)、?|(?<=なし)で、?|(?<=ダメージ)で、|(?<=誘発し)(?=スタック)"
    r"|(?<=て)から、?|(?<=[ただ])(?:後|あと|直後|ところ|うえ|上|瞬間|時点|段階|状態)(?:に|で|は|には|の)?、?"
    r"|(?<=[ただ])(?P<if>ら|場合(?:に|は|には)?|なら|とき(?:に|は|には|の)?|時(?:に|は|には|の)?)、?"
    r"|(?<=[0-9枚点体個つ])で、?(?=戦?場|手札|ライ[フブ]|山札|クリーチャー|土地)|(?<=だけ)で(?=[^、。《》]*(?:なし|ない)$)|(?<=ない)まま(?:で|に)?、?"
    r"|(?:のです|んです)?(?:が|けれど|けど|けれども|(?<=[ただい])ため|(?<=ている)ため)、|(?<=[ただるいうくすつむぶぐぬ])(?:ので|から)、?"
    r"|(?<=[るうくすつむぶぐぬ])(?P<with>と)、"
    rf"|(?<=して)(?<!対象にして)(?=[^、。い])|(?<=って)(?=[^、。い])|(?<=んで)(?=[^、。い])|(?<=[置引除]いて)(?=[^、。い])|(?<=[{_E}]て)(?<!続けて)(?=[^、。い])"
)
"""The places between two clauses."""
_TOPIC = r"^(?:[^、。はが《》]*(?:《[^》]*》[^、。はが《》]*)?、)?(?P<topic>(?:《[^》]*》|[^、。はが《》])+?)[はが]"
_OBJECT = r"(?P<object>《[^》]*》)を"
_NAMED = "《[^》]*》"
_PLACE = r"^[^、。はがを《》]+の[^、。はがを《》]+に(?=《)"
_OWNER = r"^(?P<owner>[^、。はのがを《》]+)の"
_AFTER_LAST = "(?:だけ|のみ)?[をが]?$"
_HAD = r"^[^、。はのがを《》]+の(?P<noun>[^、。はがを《》]+)[はが]"
_HAS = r"^(?P<owner>[^、。はのがを《》]+)(?:の(?:ほう|方)?は|[はが])"
_WORN = "《[^》]*》(?P<particle>[をが])(?:装備|つけ|付け|つい|付い|持っ)"
"""What is told of the permanent before: what is attached to it."""
ATTACKING = "》で、?(?:[^、。《》]+を)?(?:攻撃|アタック|殴|斬|攻め|追撃)"
"""What is said of an attack with a card."""
DEFENDING = "^《[^》]*》(?:(?:と|、)《[^》]*》)*で、?(?:防御|ブロック|ガード|守)"
"""The beginning of a clause about cards that defend."""
_TAIL = r"(?:》|[0-9]+[枚体個つ点]|(?<=[0-9]))(?P<tail>[^》0-9]*)$"
"""The words behind the last thing of a sentence, which stand for those of a clause without a verb."""


_CLEFT = (
    "^(?P<who>[^。、《》はが]+が)?(?P<what>[^。、《》はが]+[たる])のは"
    "(?P<card>《[^》]*》)(?:である|であった|だ|だった|です|でした)?$"
)
"""A clause whose subject is behind it (追放されたのは《…》である)."""
_DECLINING = "リアクション(?:カード)?[をはも]?.{1,6}(?:ず|ない|ないで)に?$"
_ACTING = "プレイ|使|唱え|起動"
_MODIFIER = (
    "(?P<words>何(?:に)?も[^。、《》はがを]{1,8}(?:ていない|てない)|召喚酔い(?:[^。、《》はがを]{1,6}(?:ている|ていない)|中?の)"
    "|このターンに(?:場に)?(?:出した|出た(?:ばかりの)?)|出たばかりの"
    "|「?[^。、《》はがをに「」]{1,12}」?カウンター[がを]?(?:の)?[0-9]+[個つ枚](?:(?=の《)|(?:置か|乗せら)れ(?:た|ている)|置いてある"
    "|[乗載の](?:っ)?(?:た|ている)|ある|持[つっ]た?)"
    "|《[^》]*》(?:を(?:装備し|つけ|付け|持っ)|が(?:つい|付い|装備され))(?:た|ている))の?(?P<card>《[^》]*》)"
)
"""A clause before a card, which says something of it."""
_ATTACHED = (
    "(?P<host>《[^》]*》)(?:1[体枚つ])?(?:と、?|、)"
    "(?P<words>(?:それ|これ)に(?:つ(?:い|け|けられ)|付(?:い|け)|装備し|装備され)(?:た|ている))(?P<card>《[^》]*》)"
)
"""A permanent with what is attached to it."""
_SAID_OF = tuple(
    (f"{done}た", f"{done}ている") for done in ("装備し", "つけ", "付け", "持っ", "つい", "付い", "装備され")
)
"""The endings of what is said of a card, and those of the same as a sentence."""
_REMARK = r"(?P<card>《[^》]*》)(?:[^()《》]*)(?P<remark>\((?P<words>[^()]+)\))"
"""A remark in brackets on the last card before it."""


class Told(NamedTuple):
    """A clause of a sentence, as a sentence of its own."""

    line: WrittenLine
    """The sentence."""
    is_meant: bool = False
    """Whether a player means to do it, which is not done yet where a question follows."""


def changed(line: WrittenLine, start: int, end: int, words: str) -> WrittenLine:
    """Return a line with other words from a position to another, which have the offset of the first."""
    offsets = (*line.offsets[:start], *(line.offsets[start],) * len(words), *line.offsets[end:])
    return WrittenLine(f"{line.text[:start]}{words}{line.text[end:]}", offsets)


def _part(line: WrittenLine, start: int, end: int) -> WrittenLine:
    return WrittenLine(line.text[start:end], line.offsets[start : end + 1])


def _with_ends(line: WrittenLine, *endings: Sequence[tuple[str, str]]) -> Iterator[WrittenLine]:
    """Yield a line with each plain ending for one that it has."""
    text = line.text
    for ending, plain in (pair for table in endings for pair in table):
        is_te_form = (ending, plain) == ("て", "てる") and re.search(_TE_FORM, text)
        if text.endswith(ending) and len(text) > len(ending) and not is_te_form:
            yield changed(line, len(text) - len(ending), len(text), plain)


class Joints:
    """The parting of sentences whose clauses are read by ``is_understood``."""

    def __init__(self, is_understood: Callable[[WrittenLine], bool], players: Players) -> None:
        """Part sentences into those that are understood, about these players, one of whom may be the one who asks."""
        self._is_understood = is_understood
        self._players = players.names
        self._asker = players.asker
        self._known: dict[str, tuple[Told, ...] | None] = {}

    def parted(self, line: WrittenLine) -> tuple[Told, ...] | None:
        """Return the clauses of a sentence in order, None if they are not all understood."""
        if len(re.findall(_JOINT, _without_names(line.text))) > _MOST_JOINTS:
            return None
        if line.text not in self._known:
            self._known[line.text] = None  # while its parts are read
            self._known[line.text] = self._parted(line)
        return self._known[line.text]

    def _with_remark(self, line: WrittenLine) -> tuple[Told, ...] | None:
        """Return a sentence with a remark in brackets, which says something of the card before it; None without one."""
        found = re.search(_REMARK, line.text)
        if found is None:
            return None
        told = self.parted(changed(line, *found.span("remark"), ""))
        start, end = found.span("words")
        said = self.parted(changed(_part(line, start, end), 0, 0, f"{found['card']}は")) if told else None
        return (*told, *said) if told and said else None

    def _with_attached(self, line: WrittenLine) -> tuple[Told, ...] | None:
        """Return a sentence about a permanent and what is attached to it, and that it is; None without one."""
        found = re.search(_ATTACHED, line.text)
        if found is None:
            return None
        told = self.parted(changed(line, *found.span("words"), ""))
        start, end = found.span("words")
        attached = changed(_part(line, start, end), 0, end - start, f"{found['host']}に{found['card']}がつけられている")
        said = self.parted(attached) if told else None
        return (*told, *said) if told and said else None

    def _with_modifier(self, line: WrittenLine) -> tuple[Told, ...] | None:
        """Return a sentence whose card has a clause before it, and what that says of the card; None without one."""
        found = re.search(_MODIFIER, line.text)
        if found is None:
            return None
        told = self.parted(changed(line, found.start("words"), found.start("card"), ""))
        start, end = found.span("words")
        plain = changed(_part(line, start, end), 0, 0, f"{found['card']}は")
        plain = next(_with_ends(plain, _SAID_OF), plain)
        said = self.parted(plain) if told else None
        return (*told, *said) if told and said else None

    def _parted(self, line: WrittenLine) -> tuple[Told, ...] | None:
        begun, ended = re.match(_FIRST, line.text), re.search(_ASKS, line.text)
        line = _part(line, begun.end() if begun else 0, ended.start() if ended else len(line.text))
        if (whole := self._whole(line)) is not None:
            return (whole,)
        if (remarked := self._with_remark(line) or self._with_attached(line) or self._with_modifier(line)) is not None:
            return remarked
        for found in [*re.finditer(_JOINT, _without_names(line.text))][::-1]:
            head, rest = _part(line, 0, found.start()), _part(line, found.end(), len(line.text))
            if not (head.text and rest.text) or _declines_for(head.text, rest.text):
                continue
            topic = re.match(_TOPIC, rest.text)
            firsts = [*self._heads(head, line)]
            is_same = found[0] in _SAME
            if topic is not None and is_same and not re.match(_TOPIC, head.text):
                firsts += [changed(first, 0, 0, f"{topic['topic']}は") for first in firsts]
            for first in firsts:
                told = self.parted(first)
                if told and told[-1].is_meant and not line.text.endswith("？"):
                    continue  # done before, or never: nobody can tell whether what was meant comes first
                rests = [*self._defending(told[-1].line, rest)] if told else []
                rests = rests or [*_rests(told[-1].line, first, rest, is_same=is_same)] if told else []
                if self._asker and not is_same and first.text.startswith(f"{OTHER}が"):
                    rests.append(changed(rest, 0, 0, f"{self._asker}は"))
                behind = next(filter(None, map(self.parted, rests)), None)
                if told and behind:
                    return (*told, *behind)
        return None

    def _defending(self, told: WrittenLine, rest: WrittenLine) -> Iterator[WrittenLine]:
        """Yield what a clause about defending cards behind an attack may be: nobody defends against an own attack."""
        if re.search(ATTACKING, told.text) and re.match(DEFENDING, rest.text):
            yield rest
            attacker = re.match(_TOPIC, told.text)
            others = [one for one in self._players if attacker and one != attacker["topic"]]
            if attacker and attacker["topic"] in self._players and len(others) == 1:
                yield changed(rest, 0, 0, f"{others[0]}は")

    def _whole(self, line: WrittenLine) -> Told | None:
        """Return a sentence of one clause, None if it is not understood."""
        beside = re.search(_BESIDE, _without_names(line.text))
        ways = [line] if beside is None else [line, changed(line, *beside.span(), "")]
        if (cleft := re.match(_CLEFT, line.text)) is not None:
            who, card, what = (cleft["who"] or "").replace("が", "は"), cleft["card"], cleft["what"]
            said = (f"{who}{card}を{what}", *(() if who else (f"{card}が{what}",)))
            ways = [changed(line, 0, len(line.text), words) for words in said[::-1]]
        plain = (one for way in ways for one in (way, *_with_ends(way, _TA, _IS)))
        of_player = (way for way in _with_ends(line, _CHOSEN) if not way.text.endswith(_OF_MODES))
        chosen = (one for way in of_player for one in (way, *_with_ends(way, _TA)))
        found = next(filter(self._is_understood, chain(plain, chosen)), None)
        if found is not None:
            return Told(found)
        meant = next(filter(self._is_understood, _with_ends(line, _MEANT)), None)
        return None if meant is None else Told(meant, is_meant=True)

    def _heads(self, head: WrittenLine, whole: WrittenLine) -> Iterator[WrittenLine]:
        """Yield what a clause before another one may be as a sentence."""
        if head.text.endswith("が"):
            head = _part(head, 0, len(head.text) - 1)
        yield from _with_ends(head, _IS, _IF, _TE, _TA, _REN)
        end = re.search(_AFTER_LAST, head.text)
        plain = _part(head, 0, end.start()) if end else head
        tail = re.search(_TAIL, _without_names(whole.text))
        is_noun = plain.text.endswith(("》", *"0123456789枚体個つ点"))
        if is_noun and tail and not (plain is not head and re.search(_JOINT, tail["tail"])):
            yield changed(plain, len(plain.text), len(plain.text), tail["tail"])
        yield head


def _rests(told: WrittenLine, first: WrittenLine, rest: WrittenLine, *, is_same: bool) -> Iterator[WrittenLine]:
    """Yield what a clause behind another one may be as a sentence: with what that one is about, if it needs it.

    A subject with が is that of its own clause alone where that one only says when or why (``is_same`` is false).
    """
    continued = re.match(_TOPIC, first.text)
    if is_same and continued and continued[0][-1] == "は" and not re.match(_TOPIC, rest.text):
        yield changed(rest, 0, 0, f"{continued['topic']}は")
    yield rest
    if place := re.match(_PLACE, first.text):
        yield changed(rest, 0, 0, place[0])
    if (had := re.match(_HAD, first.text)) and (has := re.match(_HAS, rest.text)):
        yield changed(rest, *has.span(), f"{has['owner']}の{had['noun']}は")
    for before in (told, first):
        topic = re.match(_TOPIC, before.text)
        if topic and (is_same or topic[0][-1] == "は" or not re.match(_TOPIC, first.text)):
            yield changed(rest, 0, 0, f"{topic['topic']}は")
            yield from (
                changed(rest, 0, 0, f"{topic['topic']}は{one}を") for one in re.findall(_OBJECT, before.text)[-1:]
            )
            yield from (changed(rest, 0, 0, f"{one}の") for one in re.findall(_OBJECT, before.text)[-1:])
            yield changed(rest, 0, 0, f"{topic['topic']}の")
        if owner := re.match(_OWNER, before.text):
            yield changed(rest, 0, 0, f"{owner['owner']}は")
            yield changed(rest, 0, 0, f"{owner['owner']}の")
    worn = re.match(_WORN, rest.text)
    if worn is not None:
        with_particle = "は" if worn["particle"] == "を" else "に"
        yield from (changed(rest, 0, 0, f"{one}{with_particle}") for one in re.findall(_NAMED, first.text)[-1:])
    if "》を" not in rest.text:  # a card does nothing to another one of itself
        yield from (changed(rest, 0, 0, f"{one}は") for one in re.findall(_NAMED, first.text)[-1:])


def _declines_for(head: str, rest: str) -> bool:
    """Whether a player does something else instead of a reaction, and has not passed."""
    return bool(re.search(_DECLINING, head) and not re.match(_TOPIC, rest) and re.search(_ACTING, rest))


def _without_names(text: str) -> str:
    """Return a text as long as another one, without letters in names and symbols."""
    return re.sub(_NAME, lambda found: f"{found[0][0]}{'_' * (len(found[0]) - 2)}{found[0][-1]}", text)
