"""The players of a situation that names none in its head: who has a hand or a turn, who asks and who is asked about."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from rulesdb.engine.kernel.language.wordings import Wording, wording

PLAYERS = ("アン", "ベン")
"""The players of a situation that names none."""
OTHER = "相手"
"""The other player of a situation that names only one."""
_NAME = re.compile("《[^》]*》|「[^」]*」")
_NO_WORD = r"(?<![^\W\dぁ-ゟ_])"
"""No letter but hiragana stands before; a class that names all kanji takes a millisecond to compile."""
_TITLE = "(?:側|さん|くん|君|ちゃん|選手|のプレイヤー|プレイヤー)?"
_BEHIND = r"(?=[はがをにのもとで、(]|から|って|へ|$)"
_SPEAKERS = ("私", "わたし", "僕", "ぼく", "ボク", "俺", "おれ", "オレ")
_SELF = "自分"
_OF_SPEAKER = "こちら|こっち|当方"
_OF_OTHER = "対戦相手|向こう|あちら|あっち|先方|相手"


_OWNED = "ライフ|手札|デッキ|山札|ライブラリー|墓地|戦?場|闘技場|格納庫|アーセナル|ソウル|ヒーロー"
_TURN = "(?:手番|(?:ターン|アクティブ)・?プレイヤー)"


_FIRST_TURN = r"(?:^|(?<=[。！!？?])|(?<=[。！!？?] ))(?:1ターン目|第1ターン|最初のターン)"
"""A first turn at the beginning of a sentence: nobody's."""


class Players(NamedTuple):
    """The players of a situation."""

    names: tuple[str, ...]
    """Their names."""
    wordings: tuple[Wording, ...] = ()
    """The wordings of other words for them."""
    asker: str = ""
    """The one who asks, of whom a sentence without a subject is; "" for nobody."""


class _Pair(NamedTuple):
    """Two players, by the words that people use for them."""

    names: tuple[str, str]
    """The first word for each."""
    others: tuple[str, str] = ("", "")
    """Regular expressions of other words for each."""

    def words(self, player: int) -> str:
        """Return the pattern of the words for one of the players, by index."""
        every = "|".join(filter(None, (self.others[player], self.names[player])))
        return f"{_NO_WORD}(?:{every}){_TITLE}{_BEHIND}"

    @property
    def pattern(self) -> re.Pattern[str]:
        """The pattern of a word that only these players have."""
        return re.compile(f"{self.words(0)}|{self.words(1)}")

    def players(self, asker: str | None = None) -> Players:
        """Return them as the players of a situation; beside one who is only the other one, the first asks."""
        first, other = self.names
        words = (wording(self.words(one), name, "") for one, name in enumerate(self.names))
        of_self = _REFLEXIVE if first == _SELF else ()
        asks = first if asker is None and other == OTHER else asker or ""
        rows = (*_declarations(asks, other), *words, *_turns(first, other), *of_self, *_topics(first, other))
        return Players(self.names, rows, asks)


_NEW = "(?:(?:は|初|始)じ?めて(?:[0-9]*(?:か月|ヶ月|年|週間))?の|初心者の|新人の)?"
"""What people say of themselves before their name."""


def _declarations(asker: str, other: str) -> Iterator[Wording]:
    """Yield the wordings of what only says who the players are: it is left out."""
    start, end = "(?P<start>^|[。！!、] ?)", "(?:です|だ|である|といいます)?(?=[。！!]|$)"
    if other not in _OF_OTHER.split("|"):
        said = rf"(?:対戦)?相手(?:は、?|、|の|: ?){other}{_TITLE}"
        for particle, owned in (
            ("の", _OWNED),
            ("は", "《|クリーチャー|土地|アンタップ|タップ|裏向き"),
        ):  # what is told is of this player
            yield wording(
                rf"{start}{said}(?:です|だ|である)?[。！!] ?(?={owned})", f"{{start}}{other}{particle}", "相手"
            )
        yield wording(f"{start}{said}(?:で|です)?、(?={_OWNED})", f"{{start}}{other}の", "相手")
        yield wording(rf"{start}(?:{said}|{other}{_TITLE}(?:\([^()]*\))?が(?:対戦)?相手){end}", "{start}", "相手")
    if asker and asker not in _SPEAKERS:
        yield wording(f"{start}{_NEW}{asker}(?:です|だ|といいます)(?=[。！!]|$)", "{start}", asker)


def _turns(first: str, other: str) -> Iterator[Wording]:
    """Yield the wordings of whose turn it is."""
    who, is_there = f"(?P<who>{first}|{other})", "(?:です|だ|である)?(?=[。、！!]|$)"
    yield wording(f"{_TURN}(?:は、?|、|: ?){who}{is_there}", "{who}のターンである", "手番|プレイヤー")
    yield wording(f"{who}が{_TURN}{is_there}", "{who}のターンである", "手番|プレイヤー")


def _topics(first: str, other: str) -> Iterator[Wording]:
    """Yield the wordings of players whom a clause is about without は, and of a question about both."""
    who, named = f"(?P<who>{first}|{other})", [one for one in (first, other) if re.fullmatch(_SIGNS_OF_NAMES, one)]
    yield wording(rf"(?P<start>^|[。！!？?])(?P<space> ?){who}、(?!{first}|{other})", "{start}{space}{who}は", "、")
    if named:
        yield wording(
            rf"(?P<start>^|[。、！!？?] ?)(?P<who>{'|'.join(named)})(?=[《一-龠0-9])(?!対(?!応)|側)",
            "{start}{who}は",
            "",
        )
    yield wording(
        rf"(?P<one>{first}|{other})と(?P<two>{first}|{other})(?P<asked>の[^。、はが？?]*は[^。、？?]*[？?])"
        "(?! ?(?:→|⇒|->))",
        "{one}{asked}{two}{asked}",
        "？|?",
    )


_SIGNS_OF_NAMES = "[ァ-ヺーA-Za-z]+"
_USUAL = (_Pair(PLAYERS), _Pair(("A", "B"), ("プレイヤーA", "プレイヤーB")))
"""Names that are found anywhere."""
_ROLES = (
    _Pair((_SELF, OTHER), (_OF_SPEAKER, _OF_OTHER)),
    _Pair(("攻撃側", "防御側")),
    _Pair(("先攻", "後攻")),
    _Pair(("先手", "後手")),
)
"""What players are called in situations without their names."""
_WORD = r"(?:[ァ-ヺー]{2,8}|[ぁ-ん]{2,5}?|[一-龠々]{1,4}|[A-Za-z]{1,10}|友だち)"
_CALLED = rf"(?:^|(?<=[。、？?！!とに )]))(?P<name>{_WORD})(?:\([^()]*\))?{_TITLE}"
_OTHER_IS = rf"(?:(?:対戦)?相手|友だち|友達)(?:は|、|: ?|の)(?P<name>{_WORD})"
_ENDS = "(?:です|だ|である|で)?(?=[。、！!]|$)"
_IS_OTHER = (
    rf"{_OTHER_IS}(?:さん|くん|君|ちゃん|選手)",
    rf"{_OTHER_IS}{_ENDS}",
    rf"{_CALLED}が(?:対戦)?相手{_ENDS}",
)
"""Who is said to be the other player."""
_HAS = (
    rf"{_CALLED}の(?:{_OWNED}|ターン|手番)",
    rf"(?:{_TURN}|優先権)(?:は、?|、|: ?)(?P<name>{_WORD}){_TITLE}{_ENDS}",
    rf"{_CALLED}が{_TURN}",
    *_IS_OTHER,
)
"""Who has a life total, a hand, a graveyard or a turn, or is said to be the other player, is a player."""
_ACTS = (
    rf"{_CALLED}[はが]、?(?=《|[^。？?]*(?:攻撃|防御|ブロック|プレイ|唱え|パス|ピッチ|ターンを))",
    rf"{_OTHER_IS}(?=[はがも])",
)
"""So is, beside such a player, who does something with a card more often than anybody else."""
_NOBODY = frozenset({
    "相手", "自分", "全員", "双方", "両者", "両方", "互", "誰", "誰か", "だれ", "だれか", "みんな", "おたがい",
    "対戦相手", "あなた", "ふたり", "二人", "そちら", "さいご", "はじめ", "つぎ", "以後", "以降", "今度", "一番上",
    "二番目", "先", "後", "これ", "それ", "あれ", "どれ", "この", "その", "あの", "どの", "ここ", "そこ", "どちら",
    "ほか", "すべて", "お互", "次", "最初", "今回", "前", "いま", "今", "あと", "さき", "もう", "また", "元", "各",
    "現在", "残り", "攻撃", "防御", "能力", "効果", "呪文", "対象", "誘発", "解決", "武器", "装備", "クリーチャー",
    "ヒーロー", "モード", "手札", "場", "墓地", "デッキ", "山札", "ライブラリー", "ライフ", "ターン", "カード",
    "トークン", "ダメージ", "土地", "スタック", "プレイ", "発生源", "追放", "格納庫", "攻撃側", "防御側", "先攻",
    "後攻", "先手", "後手", "こちら", "こっち", "向こう", "あちら", "あっち", "先方", "当方", "そのあと",
    *_SPEAKERS,
})  # fmt: skip
_REFLEXIVE = (
    wording(r"(?P<subject>(?:^|。)[^。]*?相手[はが][^。]*?)自分(?=の(?!《))", "{subject}自身", "自分の"),
    # whether the other player's own card is meant, or that of the one who asks, nobody can tell
    wording(r"(?P<subject>(?:^|。)[^。]*?相手[はが][^。]*?)自分(?=の《)", "{subject}いずれか", "自分の《"),
)
"""Wordings of 自分の in a sentence about the other player, where 自分 is also the one who asks."""


def players_in(texts: Sequence[str]) -> Players:
    """Return the players that sentences are about."""
    told = [_NAME.sub("《》", text) for text in texts]
    usual = next((one for one in _USUAL if any(map(one.pattern.search, told))), None)
    if usual is not None:
        return usual.players()
    speaker = next((one for one in _SPEAKERS if any(map(_Pair((one, one)).pattern.search, told))), "")
    return _with_speaker(speaker, told) if speaker else _called_by_names(told)


def _with_speaker(speaker: str, told: Sequence[str]) -> Players:
    """Return the one who asks and the other player, who may both have a name as well."""
    own = _own_name(speaker, told)
    nobody = {*_NOBODY, own}
    others = _counted(_IS_OTHER, told, nobody) or _counted(_HAS, told, nobody)
    if len(others) > 1:
        return _called_by_names(told)
    other = next(iter(others or _acting(told, nobody)), OTHER)
    named = rf"{speaker}\({own}\)|{speaker}|" if own else ""
    words = f"{named}{speaker}自身|{_OF_SPEAKER}", _words_for_other(other, told)
    return _Pair((own or speaker, other), words).players(own or speaker)


def _own_name(speaker: str, told: Sequence[str]) -> str:
    """Return the name of the one who asks, "" for none: 私(健太), 私は健太です, or 健太です."""
    said = _counted((rf"{speaker}(?:\(|は、?)(?P<name>{_WORD})(?:\)|{_ENDS})",), told, _NOBODY)
    called = _counted(
        (rf"(?:^|(?<=[。、！!の ]))(?P<name>{_WORD})(?:です|だ|といいます)(?=[。、！!]|$)",), told, _NOBODY
    )
    return next(iter(said), next((name for name in called if sum(text.count(name) for text in told) > 1), ""))


def _called_by_names(told: Sequence[str]) -> Players:
    """Return players who are called by their names, or by what they are."""
    role = next((one for one in _ROLES if any(map(one.pattern.search, told))), None)
    names = _counted(_HAS, told, _NOBODY)
    if role is not None and role.names[1] == OTHER and len(names) > 1:
        names = {name: count for name, count in names.items() if sum(text.count(name) for text in told) > 1}
    if len(names) == 1:
        names |= _acting(told, {*_NOBODY, *names})
    said = next((one for one in _counted(_IS_OTHER, told, _NOBODY) if one in names), "")
    match [one for one in names if one != said], said:
        case [first], "" if role is not None and role.names[0] == _SELF and _is_somebody(_SELF, told):
            return _Pair((_SELF, first), (_OF_SPEAKER, _words_for_other(first, told))).players(_SELF)
        case [first], "" if sum(text.count(first) for text in told) > 1:
            return _Pair((first, OTHER), ("", _OF_OTHER)).players()
        case [first], _ if said:
            return _Pair((first, said), ("", _words_for_other(said, told))).players()
        case [first, other], "":
            return _Pair((first, other)).players()
        case _:
            return (role or _USUAL[0]).players()


def of_first_turn(players: Sequence[str], texts: Sequence[str], first: str) -> Iterator[Wording]:
    """Yield the wordings of a first turn of which a sentence does not say whose it is, that of the only player named.

    ``first`` says that it is the first one of the game. Where two are named, it may be that of either, and is asked
    back.
    """
    told = [_NAME.sub("《》", text) for text in texts]
    named = [one for one in players if any(one in text for text in told)]
    if first and len(named) <= 1:
        of_turn = "".join(f"{one}のターンである。" for one in named) + first
        yield wording(rf"{_FIRST_TURN}(?:に|で)?(?:は、?|、)", f"{of_turn}。", "ターン")
        yield wording(rf"{_FIRST_TURN}(?:です|だ|である)?(?=[。！!]|$)", of_turn, "ターン")


def _is_somebody(word: str, told: Iterable[str]) -> bool:
    """Whether somebody is called so, as 自分 is in a sentence about nobody else."""
    return any(re.search(f"(?:^|[。、])(?:{word})[はがの]", text) for text in told)


def _words_for_other(name: str, told: Iterable[str]) -> str:
    """Return the pattern of the words for the other player: of the name with another one behind it, and of 相手."""
    return rf"{name}\((?:{_WORD})\)|{_OF_OTHER}" if any(f"{name}(" in text for text in told) else _OF_OTHER


def _acting(told: Iterable[str], nobody: Collection[str]) -> dict[str, int]:
    """Return the one who does something more often than anybody else, with how often; nothing where two do it alike."""
    found = Counter(_counted(_ACTS, told, nobody)).most_common(2)
    return dict(found[:1]) if len({count for _, count in found}) == len(found) else {}


def _counted(forms: Iterable[str], told: Iterable[str], nobody: Collection[str]) -> dict[str, int]:
    """Return the names that some forms find, in order, with how often they do; ``nobody`` are words that are none."""
    found = (one["name"] for text in told for form in forms for one in re.finditer(form, text))
    return dict(Counter(name for name in found if name not in nobody))
