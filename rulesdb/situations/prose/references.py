"""What a sentence means by a pronoun, or by a part of a name, where one card alone can be meant."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import astuple

from rulesdb.engine.kernel.language.written_lines import WrittenLine
from rulesdb.situations.actions import PassUntil, Plays
from rulesdb.situations.clauses import Clause, Setup
from rulesdb.situations.parts import CardRef, PlayerRef
from rulesdb.situations.prose.joints import ATTACKING, DEFENDING, changed
from rulesdb.situations.prose.players import Players
from rulesdb.situations.setups import Turn

_TOPIC = "^(?P<topic>[^、。はが《》]+)[はが]"
_NAMED = re.compile(r"《(?P<name>[^》]*)》")
_DONE_WITH = (
    r"(?<![と、])《(?P<name>[^》]*)》(?:[0-9]+[枚体個つ])?を(?:[0-9]+[枚体個つ])?(?:プレイ|唱え|起動|コントロール)"
)
"""What a sentence is about, if it names other cards as well: the card that is played, or controlled."""
_CLAUSE = r"(?:[しりきちいびみぎえけげせてねべめれ]|んで|た(?:後|とき|ら|場合)に?)、"
"""The end of a clause: a pronoun means nothing that takes part in its own clause."""
_BEHIND = "(?=[はをにがのもで])(?!は[^、。《》]*(?:ターン目|最初のターン))"
_IT = (
    rf"そ(?=の上に)|(?<!》と)(?<!》と、)(?<![^\WA-Za-z\d_])(?:それ|これ){_BEHIND}|(?<=[はがを、])(?:それ|これ){_BEHIND}"
)
_THAT = "その(?P<noun>クリーチャー|アーティファクト|エンチャント|土地|インスタント|ソーサリー|呪文|カード|パーマネント)"
_ATTACK = (
    r"(?:その|この|今の)攻撃(?=[はがにもで、]|を対象|の(?!あと|後|とき|時|ダメージ|解決)|$)"
    r"|(?<![》\w])攻撃(?=の(?:パワー|攻撃力)|に[^、]*が?つ)"
)
_STATE = (
    "(?:[0-9]+(?:点|つ目)|手札|戦?場(?:[はに]|には)|ライブラリー|墓地|(?:残り)?ライフ|装備|[^、。はが]{0,5}リソース"
    "|アクションポイント|アーセナル|格納庫|デッキ|山札|ピッチゾーン|ソウル|《[^》]*》(?:を)?装備)"
)
"""What is told of the player whom the sentence before is about."""
_SUFFERING = (
    "^(?:合計で?|全部で)?(?:何|[0-9]+)点の?(?:(?:戦闘|物理)?ダメージ)?[をは]?(?:受け|もら|食ら|くら|喰ら)"
    "|^(?:戦闘|物理)?ダメージ[をは](?:何|[0-9]+)点(?:受け|もら|食ら|くら|喰ら)"
)
"""The beginning of a clause about damage that somebody is dealt."""
_ON_IT = "[^、。はがを《》]{0,8}カウンター"
"""What is told of the card that the sentence before names."""
_EACH_OF_THEM = "^(?P<count>[2-9])[体枚つ個](?:とも(?:に)?|は(?:どちらも|どれも|いずれも))、?"
"""All the cards that the sentence before names."""
_OF_ATTACKS = re.compile("》.*(?:― ?攻撃|- Attack)")
_FACE_DOWN = re.compile(r"裏向き(?:の|で(?:出し|プレイし|唱え|出され|プレイされ)た)《(?P<name>[^》]*)》")
_A_FACE_DOWN = "(?:[こそ]の)?裏向きの(?:クリーチャー|パーマネント|カード)(?:1[体枚つ])?"
_THE_FACE_DOWN = (
    r"裏向きの《(?P<name>[^》]*)》(?=で、?(?:攻撃|殴|ブロック)|は(?:攻撃|ブロック)|を(?:表向き|攻撃|ブロック)|[^。]*？)"
)
"""A card that is said to be face down again, where it is not stated for the first time."""
_NICKNAME = (
    "(?:^|(?<=[。、はがをのに])|(?<=いる))(?P<word>[ァ-ヺー]{2,}|[一-龠]{2,}|[ァ-ヺー一-龠]{3,})"
    f"(?:トークン)?{_BEHIND}"
)
"""A name, or a part of one, without brackets."""
_QUOTED = "[「『](?P<word>[^「」『』]+)[」』](?:トークン)?(?!と)"
"""A name in other brackets."""
_OF_THE_GAME = (
    "攻撃|防御|能力|効果|呪文|対象|誘発|解決|武器|装備|戦闘|土地|手札|墓地|山札|優先権|相手|自分|両者|全員|双方|本体"
    "|待機|再生|変異|忍術|発掘|消失|接合|転生|トークン|カウンター|コピー|ブロック|スタック|プレイヤー|ライフ|ライブラリー"
    "|クリーチャー|アーティファクト|エンチャント|インスタント|ソーサリー|パーマネント|ターン|ステップ|フェイズ|ダメージ"
)
"""Words of games and of players that stand for themselves, whatever a card is called."""
_SHORT_NAME = (
    r"(?:^|(?<=[。、はがをにのもと]))(?P<word>[一-龠々]{2,6}|[ァ-ヺー]{3,})(?:自身)?"
    r"(?=[はをにがのもで]|と(?!する)|の能力|[0-9][体枚])"
)
"""A word that may be the end of a card's name."""
_SIGN = "(?:^|(?<=[。、はが]))(?P<word>[一-龠])(?=で(?:攻撃|防御|ブロック)|を(?:プレイ|装備|ピッチ))"
"""A whole name of one sign, which does what cards do alone."""
_PARTS = "[の、・]"
_COMING = "てき(?:た|まし|て)"
"""The sign of what others do to the one who asks."""
_SPELLS = {"呪文", "カード"}


class References:
    """The cards that the sentences of a situation name, and what later words mean by them."""

    def __init__(
        self, first_lines: Mapping[str, str], players: Players, is_known: Callable[[str], bool] = lambda _name: False
    ) -> None:
        """Know the first lines of the sheets of cards, by their names, and the players, with the one who asks.

        ``is_known`` tells the names of objects that the rules define, which need no sheet.
        """
        self._is_known = is_known
        self._players = players.names
        self.first_lines = first_lines
        self._asker = players.asker
        self._last = ""
        """The last sentence that names a card."""
        self._face_down: dict[str, None] = {}
        """The names of cards that were said to be face down."""
        self.holders: dict[str, set[str]] = {}
        """The players who were said to have cards, by their names."""
        self._player = ""
        """The player whom the last sentence with one is about."""
        self._attack: str | None = None
        """The name of the last card that attacks."""
        self._attacked: str | None = None
        """The player whom it attacks, "" where that is no hero or one of several; None where nothing has been done."""
        self._turn: str | None = next(iter(players.names), None)
        """The player whose turn it is, None once that may have changed."""

    def note_clause(self, clause: Clause) -> None:
        """Keep whom a sentence is about, what attacks, and at the beginning whose cards it names."""
        parts = [*astuple(clause)]
        players = [one.name for one in parts if isinstance(one, PlayerRef)]
        self._player = next(iter(players), self._player)
        is_attack = clause.is_attack or (isinstance(clause, Plays) and self._is_attack(clause.card.name))
        self._attack = clause.named[0].name if is_attack else self._attack
        if is_attack:
            self._attacked = self._target_of(clause, players)
        elif isinstance(clause, Plays):
            self._attacked = self._attacked or ""
        if isinstance(clause, Turn):
            self._turn = clause.player.name
        elif isinstance(clause, PassUntil):
            self._turn = None
        if not isinstance(clause, Setup):
            return
        while parts:
            one = parts.pop()
            if isinstance(one, CardRef):
                owners = [one.player.name] if one.player else players
                self.holders.setdefault(one.name, set()).update(owners if len(owners) == 1 else ())
            elif isinstance(one, tuple):
                parts += one

    def _target_of(self, clause: Clause, players: Sequence[str]) -> str:
        """Return the player whose hero an attack is on, the only other one where none is named."""
        target = getattr(clause, "target", None)
        if target is not None:
            return target.name if isinstance(target, PlayerRef) else ""
        others = [one for one in self._players if one not in players]
        return others[0] if len(others) == 1 else ""

    def _is_attack(self, name: str) -> bool:
        return _OF_ATTACKS.search(self.first_lines.get(name, "")) is not None

    def note(self, text: str) -> None:
        """Keep what a sentence names; a trigger without a name is what a pronoun means then."""
        if _NAMED.search(text) or "誘発" in text:
            self._last = text
        self._face_down |= dict.fromkeys(found["name"] for found in _FACE_DOWN.finditer(text))

    def with_subject(self, line: WrittenLine) -> Iterator[WrittenLine]:
        """Yield a sentence with what the last one is about, where it may be about the same.

        Whose life or points are asked about, nobody can tell from that. Who is dealt damage is the one who was
        attacked, and who attacks first of all the one whose turn it is.
        """
        if line.text.endswith("？") and re.match(_STATE, line.text):
            return
        fighting = self._fighting(line.text)
        if fighting is not None:
            yield from (changed(line, 0, 0, f"{one}は") for one in (fighting,) if one)
            return
        topic = re.match(_TOPIC, self._last)
        name = self._it_of(self._last)
        them, names = re.match(_EACH_OF_THEM, line.text), [*_names(self._last)]
        if them is not None and int(them["count"]) == len(names):
            yield changed(line, *them.span(), f"{'と'.join(f'《{one}》' for one in names)}は")
        if topic is None and self._player and not re.match(_STATE, line.text):
            yield changed(line, 0, 0, f"{self._player}は")
        if topic is not None:
            if name is not None:
                yield changed(line, 0, 0, f"{topic['topic']}は《{name}》を")
                yield changed(line, 0, 0, f"《{name}》は")
            yield changed(line, 0, 0, f"{topic['topic']}は")
        elif name is not None and re.match(_ON_IT, line.text):
            yield changed(line, 0, 0, f"《{name}》は")
        if self._player and re.match(_STATE, line.text):
            yield from (changed(line, 0, 0, f"{self._player}{particle}") for particle in "はの")
        elif self._asker and not re.search(_COMING, line.text):
            yield from (changed(line, 0, 0, f"{self._asker}{particle}") for particle in "はの")

    def _fighting(self, text: str) -> str | None:
        """Return whom a clause of a combat is about, "" if nobody can tell; None for any other clause."""
        if self._attacked is not None and re.match(_SUFFERING, text):
            return self._attacked or self._asker
        if self._attacked and re.match(DEFENDING, text):
            return self._attacked
        is_first = self._turn is not None and not self._player and not self._last
        return self._turn if is_first and re.match(f"^《[^》]*{ATTACKING}", text) else None

    def resolved(self, line: WrittenLine) -> WrittenLine:
        """Return a sentence with names in place of the words that mean one card alone."""
        for pattern, meant in (
            (_A_FACE_DOWN, self._hidden),
            (_THE_FACE_DOWN, lambda found, _before: found["name"] if found["name"] in self._face_down else None),
            (_THAT, self._that),
            (_QUOTED, self._named),
            (_NICKNAME, self._called),
            (_SHORT_NAME, self._ending_so),
            (_SIGN, self._named),
            (_ATTACK, lambda _found, _before: self._attack),
            (_IT, self._it),
        ):
            at = 0
            while found := re.compile(pattern).search(line.text, at):
                name = meant(found, line.text[: found.start()])
                words = found[0] if name is None else f"《{name}》"
                at = found.start() + max(len(words), 1)
                line = changed(line, *found.span(), words) if name is not None else line
        return line

    def _hidden(self, _found: re.Match[str], _before: str) -> str | None:
        return _only(iter(self._face_down))

    def _that(self, found: re.Match[str], before: str) -> str | None:
        noun = found["noun"]
        before = _earlier(before)
        names = _names(before if _NAMED.search(before) else self._last)
        return _only(name for name in names if noun in _SPELLS or noun in self.first_lines.get(name, ""))

    def _named(self, found: re.Match[str], _before: str) -> str | None:
        word = found["word"]
        return word if word in self.first_lines or self._is_known(word) else None

    def _called(self, found: re.Match[str], before: str) -> str | None:
        if name := self._named(found, before):
            return name
        word = found["word"]
        if before.endswith(("の", "に", "いる")):  # part of what is called otherwise
            return None
        return _only(name for name in self.first_lines if word in re.split(_PARTS, name))

    def _ending_so(self, found: re.Match[str], _before: str) -> str | None:
        """Return the card whose name ends so (十手), or has a part that does."""
        word = found["word"]
        if re.fullmatch(_OF_THE_GAME, word):
            return None
        return _only(name for name in self.first_lines if any(one.endswith(word) for one in re.split(_PARTS, name)))

    def _it(self, _found: re.Match[str], before: str) -> str | None:
        before = _earlier(before)
        return self._it_of(before if _NAMED.search(before) else self._last)

    def _it_of(self, text: str) -> str | None:
        done_with = [one["name"] for one in re.finditer(_DONE_WITH, text)]
        return done_with[-1] if done_with else _only(_names(text))


def _earlier(text: str) -> str:
    """Return the clauses of a text before its last one."""
    ends = [found.end() for found in re.finditer(_CLAUSE, text)]
    return text[: ends[-1]] if ends else ""


def _names(text: str) -> Iterator[str]:
    """Yield the names in a text, each once."""
    return iter(dict.fromkeys(found["name"] for found in _NAMED.finditer(text)))


def _only(names: Iterator[str]) -> str | None:
    """Return the only one of some names, None if there are none or several."""
    found = [*dict.fromkeys(names)]
    return found[0] if len(found) == 1 else None
