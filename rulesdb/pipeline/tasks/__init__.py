"""Work as tasks and rows, which this process does itself, in copies of itself, or through any executor."""
