"""What an expression says: the syntax tree that `expression_parser` makes and `filtering` evaluates."""

from dataclasses import dataclass
from typing import TypeAlias

from rulesdb.source.span import Span


@dataclass(frozen=True, slots=True)
class Words:
    """Ordinary words as written, to be understood as a query of their own; ``text`` is the query at ``span``."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words that follow each other; ``text`` is without the quotation marks, which are in ``span``."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Kind:
    """Only nodes of a kind: ``name`` is ``chapter``, ``section``, ``rule``, ``subrule`` or ``heading``."""

    name: str
    span: Span


@dataclass(frozen=True, slots=True)
class Card:
    """Only nodes that mention a card: ``name`` as written, without quotation marks or 《》."""

    name: str
    span: Span


@dataclass(frozen=True, slots=True)
class In:
    """Only a node and what stands below it: ``number`` in plain form (``6.4``, ``502.57a``)."""

    number: str
    span: Span


@dataclass(frozen=True, slots=True)
class Not:
    """All but what ``operand`` finds; ``span`` begins with the NOT or ``-``."""

    operand: "Expression"
    span: Span


@dataclass(frozen=True, slots=True)
class And:
    """What all ``operands``, two or more, find; ``span`` reaches from the first to the last, parentheses included."""

    operands: "tuple[Expression, ...]"
    span: Span


@dataclass(frozen=True, slots=True)
class Or:
    """What any of ``operands``, two or more, finds; ``span`` reaches from the first to the last."""

    operands: "tuple[Expression, ...]"
    span: Span


Expression: TypeAlias = Words | Phrase | Kind | Card | In | Not | And | Or
