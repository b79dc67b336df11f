"""The overview of all commands, the first steps for a bare call, and the frame of every help text."""

from rulesdb.cli.commands import COMMANDS, Command
from rulesdb.cli.help_format import with_remarks
from rulesdb.cli.language import is_japanese, translated

DESCRIPTION = "Japanese comprehensive rules of card games as a linked, searchable rule graph."

EXAMPLES = """\
  rulesdb search 置換効果    find rules by words, by a question or by number
  rulesdb show 6.4.7         read a rule with everything on it
  rulesdb check 6.4.7        play the small games that demonstrate it
  rulesdb site rulebook      write the rulebook as web pages
  rulesdb --help             all commands; rulesdb COMMAND --help has examples"""


def first_steps() -> str:
    """Return the answer to a call without a command: a sentence, and five lines with first commands."""
    return translated("no command was given; you can:") + "\n" + with_remarks(EXAMPLES)


def overview() -> str:
    """Return the list of all commands."""
    rows = "\n".join(f"  {command.name:<12}{translated(command.summary)}" for command in COMMANDS.values())
    further = translated("rulesdb COMMAND --help shows the arguments of a command and examples.")
    return f"{translated('commands:')}\n{rows}\n\n{further}"


def full_summary(command: Command) -> str:
    """Return a command's summary as a sentence."""
    if is_japanese():
        return translated(command.summary)
    return command.summary[0].upper() + command.summary[1:] + "."


def examples(lines: str) -> str:
    """Return a command's examples under their heading."""
    return f"{translated('examples:')}\n{with_remarks(lines)}"
