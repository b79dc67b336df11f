"""The table of a build: each file of the user with its dialect and rules, and the shipped texts on one line."""

from collections.abc import Iterator, Sequence

from rulesdb.cli.fitted_table import fitted_table
from rulesdb.cli.language import translated
from rulesdb.pipeline.home_building import BuildReport
from rulesdb.words.visible import visible_name


def file_table(report: BuildReport) -> list[str]:
    """Return the lines of the table: file, dialect, number of rules, share of the file's characters in rules."""
    shipped = (translated("shipped texts"), "", translated(f"{report.shipped_rules:,} rules"))
    return fitted_table([*_rows(report), shipped], right=[2, 3])


def _rows(report: BuildReport) -> Iterator[Sequence[str]]:
    for file in report.own_files:
        yield (
            visible_name(file.file),
            file.dialect,
            translated(f"{file.rules:,} rules"),
            translated(f"{file.percent} in rules"),
        )
