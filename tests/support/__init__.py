"""The helpers of all tests, in folders as the tests are; a test imports them as ``support.…``."""
