"""``rulesdb completion``: the script that lets a shell complete commands, rules and terms, and its candidates."""

import argparse
from collections.abc import Sequence

from rulesdb.cli.arguments import Parser, add_home, add_language, add_pager
from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.completion.scripts import SHELLS
from rulesdb.cli.output import print_export

EXAMPLES = """\
  rulesdb completion fish | source    in ~/.config/fish/config.fish
  source <(rulesdb completion bash)   in ~/.bashrc
  source <(rulesdb completion zsh)    in ~/.zshrc, behind compinit"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=f"the shell that you use: {', '.join(SHELLS)}")
    words = parser.add_argument("words", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    words.required = False  # what the script asks with: "for", and the words of the command line


def run(arguments: argparse.Namespace) -> int:
    """Print the script; behind ``for`` and words, the candidates for the last one, a line each."""
    shell = SHELLS[arguments.shell]
    if arguments.words[:1] != ["for"]:
        _check_options(arguments.words)
        print_export(shell.script)
        return 0
    words = [word.removeprefix(" ") for word in arguments.words[1:]]  # as the parser of words has marked them
    from rulesdb.cli.completion.completions import candidates  # the script alone needs none

    try:
        found = candidates(words)
    except UsageError:  # a home with an impossible name, which the command reports once it is run
        found = []
    print_export("".join(f"{shell.form(*candidate)}\n" for candidate in found))
    return 0


def _check_options(arguments: Sequence[str]) -> None:
    """Raise UsageError for what stands behind the shell and is no option of every command."""
    parser = Parser("rulesdb completion", "", "")
    for add in (add_home, add_language, add_pager):
        add(parser)
    parser.parse_words(arguments)
