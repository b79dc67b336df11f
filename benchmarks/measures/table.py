"""The measures: one row each, one module each."""

from measures.crowds import CROWDS
from measures.damaged_homes import DAMAGED_HOMES
from measures.full_disk import FULL_DISKS
from measures.fuzz import FUZZ
from measures.installations import INSTALLATIONS
from measures.kills import KILLED_BUILDS, KILLED_SITES
from measures.measure import Measure

MEASURES: dict[str, Measure] = {
    measure.name: measure
    for measure in (KILLED_BUILDS, KILLED_SITES, DAMAGED_HOMES, FULL_DISKS, CROWDS, INSTALLATIONS, FUZZ)
}
