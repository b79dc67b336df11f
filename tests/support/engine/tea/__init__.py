"""The tea game, made up to show that a third game needs no change of the kernel."""
