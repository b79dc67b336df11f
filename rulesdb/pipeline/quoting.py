"""Quotations, compared with the texts of a home."""

from rulesdb.pipeline.home import Home
from rulesdb.pipeline.showing import find_rule
from rulesdb.quotations.verification import QuotationError, Verification, verify

__all__ = ["QuotationError", "Verification", "verify_quotation"]


def verify_quotation(home: Home, quote: str, name: str | None = None, ruleset: str | None = None) -> Verification:
    """Compare a quotation with the rule that a user named, or with all rules, of one ruleset if wanted.

    Raises QuotationError for a quotation that is too short or too long, UnknownIdentifierError and
    AmbiguousIdentifierError.
    """
    node = None if name is None else find_rule(home, name, ruleset).node
    return verify(home.quotable, quote, node, ruleset)
