"""The checks of Magic: ``table`` is where they play, the modules named after keywords and rules hold them."""
