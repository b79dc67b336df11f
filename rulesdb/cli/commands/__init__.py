"""The commands: one row each, one module each. A module is imported only when its command is called.

Each module has ``EXAMPLES`` for its help, ``configure(parser)`` for its arguments and ``run(arguments)``, which prints
the answer and returns the exit status: 0 done, 1 done and the answer is "no". Wrong use is raised as ``UsageError``.
"""

from typing import NamedTuple

NOTHING_FOUND = 1
"""The exit status of an answer that is "no"."""
WRONG_USE = 2
"""The exit status of a wrong use, and of what contradicts itself."""


class Command(NamedTuple):
    """A row of the table."""

    name: str
    """Its name, which is also its module's."""
    summary: str
    """A summary of its work, for the help."""
    is_paged: bool = False
    """Whether its answer is to be read, and so goes through a pager where it is longer than the terminal."""
    takes_homes: bool = False
    """Whether it answers from several homes."""


COMMANDS: dict[str, Command] = {
    command.name: command
    for command in (
        Command("build", "parse, link and index the shipped edition, or your own texts over it"),
        Command("show", "show rules with everything on them", is_paged=True),
        Command("search", "find rules by words or numbers", is_paged=True),
        Command("trace", "follow the references out of a rule, or into it", is_paged=True),
        Command("path", "find a shortest chain of references between two rules", is_paged=True),
        Command(
            "diagnose", "list what was repaired, could not be placed, or is unresolved in the texts", is_paged=True
        ),
        Command("check", "play the engine's checks of rules, and knock the rules out", is_paged=True),
        Command("coverage", "tell which rules and examples have checks", is_paged=True),
        Command("card", "read card sheets, and tell which rules govern each ability", is_paged=True),
        Command("judge", "play situations and rule on their questions", is_paged=True),
        Command("compare", "tell what changed between two versions of a rules text", is_paged=True),
        Command("play", "play a game at the terminal against a random opponent"),
        Command("site", "write the rulebook as static web pages"),
        Command("runtime", "fetch Python for the browser, in which a rulebook's page rules on situations"),
        Command("export", "write all rules as JSON, GraphML, DOT or SQLite"),
        Command("suite", "export every check as a scenario for any engine, or run them with an engine's driver"),
        Command("dialects", "list the declared forms of rules texts", is_paged=True),
        Command("dialect", "try how a dialect reads a text", is_paged=True),
        Command(
            "citations", "find citations of rules in a project's files that are dead, moved or misquoted", is_paged=True
        ),
        Command("mcp", "answer assistants: the rules as tools of the Model Context Protocol"),
        Command("serve", "answer over HTTP, as the commands do", takes_homes=True),
        Command("schema", "print the JSON Schema of a command's --json"),
        Command("completion", "print a script that completes commands, rules and terms in your shell"),
    )
}
