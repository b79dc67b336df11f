"""The suite: every check as an engine-neutral scenario, and the protocol by which any engine is run through it.

``format`` has the values of the files, ``recording`` makes scenarios by playing checks, ``running`` asks a driver, and
``driver`` is ours: a process that plays what it is asked on our engine. docs/suite.md is written for other engines.
"""
