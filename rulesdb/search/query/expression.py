"""The syntax tree of an expression, which `expression_parser` makes and `filtering` evaluates."""

from dataclasses import dataclass
from typing import TypeAlias

from rulesdb.source.span import Span


@dataclass(frozen=True, slots=True)
class PlainWords:
    """Ordinary words, which are a query of their own; ``text`` is the query at ``span``."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class QuotedPhrase:
    """A quoted phrase; ``text`` is without the quotation marks, which are in ``span``."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Kind:
    """Only nodes of a kind: ``name`` is ``chapter``, ``section``, ``rule``, ``subrule`` or ``heading``."""

    name: str
    span: Span


@dataclass(frozen=True, slots=True)
class MentionedCard:
    """Only nodes that mention a card: ``name`` as written, without quotation marks or 《》."""

    name: str
    span: Span


@dataclass(frozen=True, slots=True)
class In:
    """Only a node and its descendants: ``number`` in plain form (``6.4``, ``502.57a``)."""

    number: str
    span: Span


@dataclass(frozen=True, slots=True)
class NegatedQuery:
    """Negation: the nodes that ``operand`` does not find; ``span`` begins with the NOT or ``-``."""

    operand: "Expression"
    span: Span


@dataclass(frozen=True, slots=True)
class And:
    """Conjunction of two or more ``operands``; ``span`` reaches from the first to the last, parentheses included."""

    operands: "tuple[Expression, ...]"
    span: Span


@dataclass(frozen=True, slots=True)
class Or:
    """Disjunction of two or more ``operands``; ``span`` reaches from the first to the last."""

    operands: "tuple[Expression, ...]"
    span: Span


Expression: TypeAlias = PlainWords | QuotedPhrase | Kind | MentionedCard | In | NegatedQuery | And | Or
