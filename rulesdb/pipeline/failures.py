"""The errors of all stages whose text is a sentence for the user, with the way out."""

from rulesdb.checks.check_errors import CheckFileError, UnknownCheckError
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.graph.graph_errors import GraphFormatError
from rulesdb.graph.identifiers import AmbiguousIdentifierError
from rulesdb.pipeline.home_errors import HomeError, NoRulesError
from rulesdb.search.search_errors import BackendError, QueryError
from rulesdb.site.site_errors import SiteError
from rulesdb.source.text_reading import SourceError
from rulesdb.suite.suite_errors import SuiteError
from rulesdb.syntax.dialects.declaration import UnreadableFormError

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
    SuiteError,
    UnknownCheckError,
    UnreadableFormError,
)
