"""What the pages' search weighs with: every constant and table of the command's, under the names of the scripts."""

from collections.abc import Mapping

from rulesdb.search.answer import certainty
from rulesdb.search.answer.candidates import BELOW, CITING, NAMED
from rulesdb.search.answer.letters import SHORTEST
from rulesdb.search.index import fields
from rulesdb.search.index.fields import FIELDS, FieldWeight
from rulesdb.search.lexicon import concepts, questions
from rulesdb.search.lexicon.questions import LEAST_COUNTED
from rulesdb.search.query.limits import LONGEST_NAMED, MOST_WORDS
from rulesdb.search.ranking import ranking, wording
from rulesdb.search.ranking.answered import GRADE_SHARES
from rulesdb.search.ranking.weights import Features, learned_weights


def search_weights() -> dict[str, object]:
    """Return the weights as a script reads them; fields are numbers."""
    learned = learned_weights()
    return {
        "named": NAMED,
        "below": BELOW,
        "citing": CITING,
        "shortestLetters": SHORTEST,
        "mostWords": MOST_WORDS,
        "features": Features._fields,
        "learned": {"few": learned.few._asdict(), "many": learned.many._asdict()},
        "sure": {**learned.sure._asdict(), "features": learned.sure.features._asdict()},
        "leastShare": certainty.LEAST_SHARE,
        "leastAsked": certainty.LEAST_SIMILAR,
        "ways": list(concepts.WAY_WEIGHTS.items()),
        "otherWords": sorted(concepts.OTHER_WORDS),
        "relatedWeight": concepts.RELATED_WEIGHT,
        "saidOtherwise": concepts.SAID_OTHERWISE,
        "first": ranking.FIRST._asdict(),
        "few": ranking.FEW,
        "best": ranking.BEST,
        "reranked": ranking.RERANKED,
        "half": ranking.HALF,
        "leastSimilar": ranking.LEAST_SIMILAR,
        "leastCounted": LEAST_COUNTED,
        "gradeShares": list(GRADE_SHARES.items()),
        "belowShare": ranking.BELOW_SHARE,
        "textFields": _fields(fields.TEXT_FIELDS),
        "headingFields": _fields(fields.HEADING_FIELDS),
        "inherited": FIELDS.index(fields.INHERITED),
        "inheritedWeight": fields.INHERITED_WEIGHT,
        "textSaturation": fields.TEXT_SATURATION,
        "headingSaturation": fields.HEADING_SATURATION,
        "longestNamed": LONGEST_NAMED,
        "wordingLength": wording.STRING_LENGTH,
        "termWeight": questions.TERM_WEIGHT,
        "stringLength": questions.STRING_LENGTH,
        "mostStrings": questions.MOST_STRINGS,
    }


def _fields(weights: Mapping[str, FieldWeight]) -> list[tuple[int, float, float]]:
    """Return by field its number, its weight and its length penalty."""
    return [(FIELDS.index(name), *weight) for name, weight in weights.items()]
