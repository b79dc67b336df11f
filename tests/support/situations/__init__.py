"""Helpers for tests of situations."""
