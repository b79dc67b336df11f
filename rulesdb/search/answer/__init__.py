"""Queries to answers: candidates, filters, snippets."""
