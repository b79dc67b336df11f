"""Lost icons: an extraction without icons leaves a lone blank, or a line break, where one stood.

Japanese has no blanks between words, so a blank between two of its characters, or before a particle that has nothing
to lean on, tells of an icon. Blanks around placeholders, dashes and Latin words are the authors' own. The icon itself
cannot be known; its place stays visible as one blank.
"""

import re

from rulesdb.source.span import Span
from rulesdb.syntax.characters import BLANKS
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.repairs.sentence import Sentence, texts_after, texts_before
from rulesdb.syntax.report import DiagnosticCollector
from rulesdb.syntax.tree import Inline, InlineKind

PARTICLES = "をがはのにとやでも"
JAPANESE = re.compile(r"[ぁ-ゖァ-ヺー一-龠々]")
BLANK = re.compile(r"[ \t\u3000]+")
SIGNED = re.compile(r"[-+−±](?:[0-9]+|X)$")
NEEDS_A_NOUN = "「『(（。:：…"
DOUBTFUL = re.compile(
    rf"[{BLANKS}](?:(?<=―[{BLANKS}])[{BLANKS}]*[:：]"
    rf"|(?<=[{NEEDS_A_NOUN}][{BLANKS}])[{BLANKS}]*[{PARTICLES}]"
    rf"|(?<=\w[{BLANKS}])(?<![A-WYZa-z][{BLANKS}])[{BLANKS}]*(?![A-Za-z])\w)"
)
"""A blank that ``icon_between`` may take for an icon: beside Latin words, but for the X of ``+X``, it takes none."""
LOOKED_AT = 2
"""Number of characters before a blank that decide whether it stands for an icon: ``+X`` has two."""
MESSAGE = "an icon is lost here; its place is kept as a blank"


def icon_between(before: str, after: str) -> bool:
    """Tell whether a lone blank between two texts stands for an icon."""
    if not before or not after:
        return False
    last, first = before[-1:], after[0]
    if last == "―":
        return first in ":："
    if last in NEEDS_A_NOUN:
        return first in PARTICLES
    if JAPANESE.match(last) or last.isdigit() or SIGNED.search(before):
        return bool(JAPANESE.match(first)) or (first.isdigit() and last in PARTICLES)
    return False


def icon_at_break(before: str, after: str) -> bool:
    """Tell whether a line break between two texts stands for an icon: words are cut at more places than blanks are."""
    if not icon_between(before, after):
        return False
    return after[0] in PARTICLES + ":：" or after[0].isdigit() or bool(SIGNED.search(before))


def mark_lost_icons(sentence: Sentence, dialect: Dialect, report: DiagnosticCollector) -> Sentence:
    """Split plain words at the blanks that stand for icons."""
    if not dialect.icons_lost or not DOUBTFUL.search("".join([inline.text for inline in sentence])):
        return sentence
    out: list[Inline] = []
    for inline, before, after in zip(sentence, texts_before(sentence), texts_after(sentence), strict=True):
        if has_blank_within_words(inline):
            out.extend(split_at_icons(inline, before, after, report))
        else:
            out.append(inline)
    return tuple(out)


def has_blank_within_words(inline: Inline) -> bool:
    """Tell whether an inline is words among which a blank stands."""
    return inline.kind is InlineKind.TEXT and (" " in inline.text or "\u3000" in inline.text)


def split_at_icons(inline: Inline, before: str, after: str, report: DiagnosticCollector) -> list[Inline]:
    """Return the pieces of one inline of words, a lost icon between them where a blank stands for one.

    ``before`` and ``after`` are the texts of its neighbours. The inline's text is as in the source.
    """
    pieces: list[Inline] = []
    text, start, done = inline.text, inline.span.start, 0
    for blank in BLANK.finditer(text):
        words = text[max(0, blank.start() - LOOKED_AT) : blank.start()]
        if not icon_between(words or before, text[blank.end() : blank.end() + 1] or after):
            continue
        span = Span(start + blank.start(), start + blank.end())
        if done < blank.start():
            pieces.append(Inline(InlineKind.TEXT, text[done : blank.start()], Span(start + done, span.start)))
        pieces.append(Inline(InlineKind.LOST_ICON, " ", span))
        report.add("icon-lost", span, MESSAGE)
        if words.endswith("。"):
            report.add("number-lost", span, "a sentence begins with a particle; what stood before it is lost")
        done = blank.end()
    if done < len(text):
        pieces.append(Inline(InlineKind.TEXT, text[done:], Span(start + done, inline.span.end)))
    return pieces
