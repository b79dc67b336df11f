"""Helpers for tests of search: a made-up corpus, judged queries, long queries, limits of time, what pages answer."""
