"""Checks of 7.6 and 7.7: the resolution step and the close step."""
