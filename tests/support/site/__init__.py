"""Helpers for tests of the rulebook: made-up rulebooks, a browser, a server, a reader of HTML."""
