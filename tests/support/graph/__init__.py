"""Helpers for tests of the graph: small trees that need no parser."""
