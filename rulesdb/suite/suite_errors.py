"""The error of the suite."""


class SuiteError(Exception):
    """A folder that cannot be used as a suite, or a driver that does not speak the protocol; a sentence says why."""
