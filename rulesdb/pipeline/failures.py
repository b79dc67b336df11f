"""The errors of all stages whose text is a sentence for the user, with the way out."""

from rulesdb.checks.errors import CheckFileError, UnknownCheckError
from rulesdb.engine.kernel.errors import EngineError
from rulesdb.graph.errors import GraphFormatError
from rulesdb.graph.identifiers import AmbiguousIdentifierError
from rulesdb.pipeline.errors import HomeError, NoRulesError
from rulesdb.search.errors import BackendError, QueryError
from rulesdb.site.errors import SiteError
from rulesdb.source.reading import SourceError

FAILURES: tuple[type[Exception], ...] = (
    AmbiguousIdentifierError,
    BackendError,
    CheckFileError,
    EngineError,
    GraphFormatError,
    HomeError,
    NoRulesError,
    QueryError,
    SiteError,
    SourceError,
    UnknownCheckError,
)
