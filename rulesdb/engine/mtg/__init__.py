"""The engine of Magic, as its rules stood in October 2006, on the kernel of all games."""
