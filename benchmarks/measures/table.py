"""The measures: one row each, one module each."""

from measures.damaged_homes import DAMAGED_HOMES
from measures.fuzz import FUZZ
from measures.kills import KILLED_BUILDS, KILLED_SITES
from measures.measure import Measure

MEASURES: dict[str, Measure] = {measure.name: measure for measure in (KILLED_BUILDS, KILLED_SITES, DAMAGED_HOMES, FUZZ)}
