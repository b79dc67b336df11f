"""The error of executors. Apart, so that a cold command imports little."""

from rulesdb import RulesdbError


class ExecutorError(RulesdbError):
    """Processes that cannot do the work; ``str()`` says what is wrong and the way out."""
