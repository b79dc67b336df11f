"""Engine checks: small games that demonstrate a rule, and that fail while the rule is switched off.

``table`` is the interface of a check to its game, ``registry`` lists all checks, ``running`` plays them with and
without a rule, and ``coverage`` reports the rules that have checks.
"""
