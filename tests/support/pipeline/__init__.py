"""Helpers for tests of the pipeline: a home that is read while it changes."""
