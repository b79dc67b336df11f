"""The errors that a user of the API may want to tell apart; all are RulesdbErrors, and so are the others."""

from rulesdb.pipeline.comparing import SourceError
from rulesdb.pipeline.home_errors import HomeError, MisfitError, NoRulesError, UnknownGameError
from rulesdb.pipeline.quoting import QuotationError
from rulesdb.pipeline.searching import QueryError
from rulesdb.pipeline.showing import AmbiguousIdentifierError, UnknownIdentifierError

__all__ = [
    "AmbiguousIdentifierError",
    "HomeError",
    "MisfitError",
    "NoRulesError",
    "QueryError",
    "QuotationError",
    "SourceError",
    "UnknownGameError",
    "UnknownIdentifierError",
]
