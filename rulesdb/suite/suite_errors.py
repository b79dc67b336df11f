"""The error of the suite."""

from rulesdb import RulesdbError


class SuiteError(RulesdbError):
    """A folder that cannot be used as a suite, or a driver that does not speak the protocol; a sentence says why."""
