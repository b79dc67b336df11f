"""The error of a sentence that cannot be played, which the table and the session raise."""

from rulesdb.engine.kernel.engine_errors import EngineError


class SituationError(EngineError):
    """A sentence of a situation that cannot be played: it names what is not there, or comes at the wrong time."""
