"""Helpers of the tests of comparisons."""
