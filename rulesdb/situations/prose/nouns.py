"""The nouns of situations that clauses are read by: players, cards, zones, numbers and what is asked for."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations

from rulesdb.situations.prose.frames import MOST_OF_A_NAME, OTHER, OWN, Noun, alternatives

_UNIT = "(?:枚|体|個|つ|本|点|回|人)"
JOINT = "(?:、|と、?|や|および|、?そして|、?それと|、?それに|(?<=》)(?=《))"
_CONTROLS = "コントロール(?:する|している)"
_TITLE = "さん|の?本体|の顔面?|側|のヒーロー|ヒーロー|自身|側のヒーロー|自身のヒーロー|本人"
_WITH_PRIORITY = "優先権を(?:得た|もらった|持つ|持った|持っている)"
_ALL_OF_THEM = "(?:の?(?:両方|すべて|全部))?(?:自身)?(?:だけ|のみ|きり|とも)?"
ALL = (
    "全員|お?互い|両者|双方|両方|両プレイヤー|両方のプレイヤー|全プレイヤー|二人|2人|ふたり|どちらのプレイヤー|どちらも"
)
_EARLIER = "前の(?:自分の|相手の)?ターンに(?:張った|出した|プレイした|作成した|作った|置いた)"
_ANOTHER = "もう1[枚体個つ本]の|ピッチ(?:した|された)"
_SAME = (
    "(?:(?:その|この|同じ|残った|残りの|残る|元の|捨てた|捨てられた|本体の"
    f"|{_ANOTHER}|自分用の|手元の|使った|自身の|{_EARLIER})、?)?"
)
"""What tells a card from others where it is named anyway."""
_TOTAL = f"(?:、?(?:合わせて|合計|計|全部で|ちょうど))?[0-9]+{_UNIT}"
"""The number of all cards of a list."""
Modifiers = Mapping[str, Callable[[str], bool]]
"""What may be said of a card beside its name, and whether it is so of the card of a name."""
_NAMED = "《[^》]*》"
_NONE: Modifiers = {}
_SAID = ("said", "remark")
"""The groups of the pattern of a card with what is said of it."""


def nouns(
    players: Sequence[str],
    zones: Mapping[str, str],
    modifiers: Modifiers = _NONE,
    called: str = "[ァ-ヺー一-龠]{1,8}",
) -> Iterator[Noun]:
    """Yield the nouns of every game, with the zones of one by all words for them, and what it says of cards.

    ``called`` is a pattern of what may stand before the word ability, and says no more than that.
    """
    player, cards = alternatives([*players, *OWN, *OTHER]), _Cards(players, zones, modifiers)
    one = cards.unnamed
    yield Noun(
        "player",
        rf"(?:{_WITH_PRIORITY})?(?:{player})(?:{_TITLE})?(?![ァ-ヺー一-龠])",
        lambda text: re.sub(f"^(?:{_WITH_PRIORITY})|(?:{_TITLE})$", "", text),
    )
    both = "|".join(f"{a}(?:も、?|と)(?:(?:対戦)?相手の)?{b}" for a, b in permutations(map(re.escape, players), 2))
    yield Noun("everybody", f"(?:{ALL}|{both})(?:とも)?[にで]?", lambda _: "全員")
    yield Noun("nobody", "誰|だれ|どちら|どのプレイヤー", lambda _: "誰")
    yield Noun("何", "何|なに|1[枚つ](?=も)|1枚のカード(?=も)")
    yield Noun(
        "nothing",
        f"(?:(?:{ALL})に?|誰も|どちらも)?(?:もう)?(?:何も|なにも)?(?:対応)?(?:せず|しないで|しないまま|起きず|動かず)に?"
        f"|(?:(?:{ALL})に?|誰も|どちらも)?(?:もう)?(?:何も|なにも)(?:使わ|出さ|行わ|プレイせ|対応せ)(?:ず|ないで|ないまま)に?"
        "|(?:対応|リアクション)(?:が|は|も)?なく",
    )
    yield Noun("card", one, cards.in_words)
    yield Noun(
        "cards",
        rf"(?:{_TOTAL}(?:で|の)?、?)?{one}(?:{JOINT}{one})+(?:の?(?:両方|(?:手札の?)?{_TOTAL}(?:すべて|とも|だけ|のみ)?)|だけ|のみ)?"
        rf"|{one}が[0-9]+{_UNIT}(?:{JOINT}{one}が[0-9]+{_UNIT})+の?{_TOTAL}",
        cards.in_words,
    )
    yield Noun(
        "piled",
        f"(?:一番上|トップ)[はが]{_NAMED}(?:、?(?:その|さらに)?(?:下|次)[はが]{_NAMED})+",
        lambda text: "と".join(re.findall(_NAMED, text)),
    )
    yield Noun("ability", rf"{one}の(?:[0-9]+(?:番目|つ目)の)?(?:{called})?(?:能力|効果)", cards.ability_in_words)
    yield Noun("zone", alternatives(zones), zones.get)
    heaps = {word: zone for word, zone in zones.items() if zone not in {"手札", "場", "闘技場"}}
    yield Noun("heap", alternatives(heaps), heaps.get)
    yield Noun("each", f"[0-9]+{_UNIT}?ずつ", lambda text: re.sub("[^0-9]", "", text))
    yield Noun("amount", f"[0-9]+{_UNIT}?(?:だけ|のみ|とも|すべて|全部)?", lambda text: re.sub("[^0-9]", "", text))
    yield Noun(
        "much",
        "(?:残り)?(?:何[点枚個体回つ]|何マナ|いくつ|いくら|どれだけ|どれくらい|どのくらい|何ポイント)(?:のまま)?",
    )
    yield Noun("where", "(?:誰の)?(?:どこ(?:のゾーン|の領域)?|どのゾーン|どの領域)")
    yield Noun("who", "誰|だれ|どちら(?:のプレイヤー)?|どのプレイヤー")
    yield Noun("what", "何|どれ|どのカード")


class _Cards:
    """Cards by name, with whose they are, where they are, and how many of a name."""

    def __init__(self, players: Sequence[str], zones: Mapping[str, str], modifiers: Modifiers) -> None:
        self._zones, self._modifiers = zones, modifiers
        said = alternatives([*modifiers, "\0"])
        player = alternatives([*players, *OWN, *OTHER])
        owner = f"(?:(?P<owner>{player})(?P<relation>が{_CONTROLS}|の(?:{_CONTROLS})?))?"
        place = f"(?:(?P<zone>{alternatives(zones)})(?:にある|に出ている|からの|の))?"
        before = f"{_SAME}(?:(?P<said>{said})の?)?(?:(?P<ordinal>[0-9]+)枚目の)?(?:(?P<before>[0-9]+){_UNIT}の)?"
        count = f"が?(?P<behind>[0-9]+){_UNIT}(?!目|の?ダメージ|の?ライフ)"
        remark = rf"(?:\((?P<remark>{said})色?\))?"
        behind = f"{remark}(?:トークン)?(?:の攻撃(?!時|した)|の?本体)?(?:{count})?{_ALL_OF_THEM}"
        written = f"(?:その|この)?{owner}{place}{before}《(?P<name>[^》]*)》{behind}"
        self._one = re.compile(written)
        self.unnamed = re.sub(r"\?P<\w+>", "?:", written).replace("が?(?:[0-9]", "(?:[0-9]")
        """The pattern of a card, without the names of its groups; が before a number is a particle."""

    def in_words(self, written: str) -> str | None:
        """Return a list of cards in the words of the language, None if its number or that of a name is another one."""
        found = [*self._one.finditer(written)]
        if any(one[group] and not self._modifiers[one[group]](one["name"]) for one in found for group in _SAID):
            return None
        counts = [int(one["before"] or one["behind"] or 1) for one in found]
        totals = re.findall(f"([0-9]+){_UNIT}", written[: found[0].start()] + written[found[-1].end() :])
        if max(counts) > MOST_OF_A_NAME or {*map(int, totals)} - {sum(counts)}:
            return None
        return "と".join(self._words(one) for one, count in zip(found, counts, strict=True) for _ in range(count))

    def _words(self, found: re.Match[str]) -> str:
        relation = "がコントロールする" if "コントロール" in (found["relation"] or "") else "の"
        owner = f"{found['owner']}{relation}" if found["owner"] else ""
        zone = f"{self._zones[found['zone']]}の" if found["zone"] else ""
        ordinal = f"{found['ordinal']}枚目の" if found["ordinal"] else ""
        return f"{owner}{zone}{ordinal}《{found['name']}》"

    def ability_in_words(self, written: str) -> str | None:
        """Return an ability of a card in the words of the language."""
        name, behind = written.rsplit("》", 1)
        ordinal, card = re.search("[0-9]+", behind), self.in_words(f"{name}》")
        return card and f"{card}の{f'{ordinal[0]}番目の' if ordinal else ''}能力"
