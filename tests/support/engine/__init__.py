"""Helpers for tests of the engine: small games on the kernel, random values and random games."""
