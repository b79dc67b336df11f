"""Candidates for the last word of a command line: commands, options, values, rules and terms.

The shell itself completes names of files.
"""

import argparse
import importlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from rulesdb.cli.arguments import add_home, add_language, add_pager
from rulesdb.cli.commands import COMMANDS
from rulesdb.cli.homes import home_folder
from rulesdb.cli.language import translated
from rulesdb.pipeline.identifier_names import Names, known_names
from rulesdb.pipeline.loaded_names import LoadedNames, loaded_names
from rulesdb.words.node_names import RULESETS

Candidates = Iterable[tuple[str, str]]
"""Candidates with their descriptions."""


def candidates(words: Sequence[str]) -> list[tuple[str, str]]:
    """Return the candidates, with their descriptions, for the last of ``words``; these follow ``rulesdb``."""
    *before, current = words or [""]
    parser = _shared()
    at = _place_of_command(parser, before)
    if at is None:
        found = _value_of(parser, before, "", current) or [*_options(parser, current), *_commands()]
    else:
        command = before[at]
        parser = _parser_of(command)
        found = _value_of(parser, before, command, current) or [
            *_options(parser, current),
            *_positional(parser, before, before[at + 1 :], current),
        ]
    return [(name, about) for name, about in found if name.startswith(current)]


def _shared() -> argparse.ArgumentParser:
    """Return a parser with the arguments that may stand before the command."""
    parser = argparse.ArgumentParser(add_help=False)
    for add in (add_home, add_language, add_pager):
        add(parser)
    return parser


def _parser_of(command: str) -> argparse.ArgumentParser:
    parser = _shared()
    if command in COMMANDS:
        importlib.import_module(f"rulesdb.cli.commands.{command}").configure(parser)
    return parser


def _place_of_command(parser: argparse.ArgumentParser, words: Sequence[str]) -> int | None:
    """Return the index of the command among ``words``, None if it is still to come."""
    at = 0
    while at < len(words) and words[at].startswith("-"):
        at += 2 if _takes_value(parser, words[at]) else 1
    return at if at < len(words) else None


def _actions(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    return parser._actions  # noqa: SLF001  (argparse has no other way to ask)


def _option(parser: argparse.ArgumentParser, word: str) -> argparse.Action | None:
    return next((action for action in _actions(parser) if word in action.option_strings), None)


def _takes_value(parser: argparse.ArgumentParser, word: str) -> bool:
    option = _option(parser, word)
    return option is not None and option.nargs != 0


def _options(parser: argparse.ArgumentParser, current: str) -> Iterator[tuple[str, str]]:
    """Yield the options in their long form, if the word begins as one."""
    if current.startswith("-"):
        for action in _actions(parser):
            if action.option_strings:
                yield action.option_strings[-1], _help(action)
        yield "--help", translated("show this help message and exit")


def _help(action: argparse.Action) -> str:
    return translated((action.help or "") % vars(action))


def _commands() -> Iterator[tuple[str, str]]:
    return ((command.name, translated(command.summary)) for command in COMMANDS.values())


def _value_of(
    parser: argparse.ArgumentParser, before: Sequence[str], command: str, current: str
) -> list[tuple[str, str]]:
    """Return the values of the option that ``current`` is the value of, with the option itself in ``--kind=…``."""
    name, joined, _ = current.partition("=")
    option = _option(parser, name if joined else before[-1] if before else "")
    if option is None or option.nargs == 0:
        return []
    values = map(str, option.choices or _values_of(option, before, command))
    return [(f"{name}={value}" if joined else value, "") for value in values]


def _values_of(option: argparse.Action, before: Sequence[str], command: str) -> Sequence[str]:
    """Return the values of an option that the command itself checks."""
    if command == "build":
        return _OF_BUILD.get(option.dest, ())
    loaded = _LOADED.get(option.dest)
    return loaded(loaded_names(home_folder(_home(before)))) if loaded else ()


_OF_BUILD: Mapping[str, Sequence[str]] = {
    "ruleset": tuple(RULESETS),
    "dialect": ("fab", "mtg", "decimal", "dotted", "duel-masters", "general", "hyphens", "magic-cr", "riftbound"),
    "backend": ("whoosh", "tantivy", "xapian"),
}
"""Values of the options of ``build``: what can be built, not what a home has. Stages' tables are too slow to import."""

_LOADED: Mapping[str, Callable[[LoadedNames], Sequence[str]]] = {
    "edition": lambda names: names.editions,
    "ruleset": lambda names: names.rulesets,
}
"""Values of options that name what a home has loaded."""


def _positional(
    parser: argparse.ArgumentParser, before: Sequence[str], words: Sequence[str], current: str
) -> Candidates:
    """Return the candidates for a positional argument, by its metavar; ``words`` stand behind the command."""
    positionals = [action for action in _actions(parser) if not action.option_strings]
    given = [word for at, word in enumerate(words) if not word.startswith("-") and not _is_value(parser, words, at)]
    wanted = positionals[min(len(given), len(positionals) - 1)] if positionals else None
    if wanted is None or current.startswith("-"):
        return ()
    if wanted.choices:
        return ((str(choice), "") for choice in wanted.choices)
    kind = _KINDS.get(str(wanted.metavar))
    return kind(known_names(home_folder(_home(before))), current) if kind else ()


def _is_value(parser: argparse.ArgumentParser, words: Sequence[str], at: int) -> bool:
    return at > 0 and _takes_value(parser, words[at - 1])


def _home(words: Sequence[str]) -> str | None:
    """Return the home that is named among ``words``, None if none is."""
    joined = (word.partition("=")[2] for word in words if word.startswith("--home="))
    following = (words[at + 1] for at, word in enumerate(words[:-1]) if word == "--home")
    return next(iter((*joined, *following)), None)


def _rules(names: Names, current: str) -> Candidates:
    """Return identifiers as far as the user writes them: with the ruleset behind ``fab:``, else the number alone."""
    if ":" in current:
        return names.rules.items()
    return ((name.partition(":")[2], about) for name, about in names.rules.items())


def _words(names: Names, current: str) -> Candidates:
    """Return the terms; for a word that begins as a rule number, the rules."""
    if current[:1].isdigit() or ":" in current:
        return _rules(names, current)
    return ((term, "") for term in names.terms)


_KINDS: Mapping[str, Callable[[Names, str], Candidates]] = {
    "ID": _rules,
    "FROM": _rules,
    "TO": _rules,
    "QUERY": _words,
}
"""Candidates of positional arguments that are no files, by metavar."""
