"""Engine checks: small games that demonstrate a rule, and fail when it is switched off.

``table`` is what a check plays at, ``registry`` knows all checks, ``running`` plays them and knocks rules out,
``coverage`` says which rules have checks.
"""
