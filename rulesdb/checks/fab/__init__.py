"""The checks of Flesh and Blood: ``table`` is where they play, the modules named after sections hold them."""
