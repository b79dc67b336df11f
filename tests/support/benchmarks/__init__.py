"""Helpers for tests of the benchmarks: parsers with planted faults."""
