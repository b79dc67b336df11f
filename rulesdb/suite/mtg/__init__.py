"""Magic in the suite."""
