"""The whole graph in formats that other programs read; one module each, and a table of them in ``formats``."""
