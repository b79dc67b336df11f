"""The Python API: a home opened once, its answers as frozen values with the fields of the commands' JSON."""
