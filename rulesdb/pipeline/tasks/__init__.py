"""Work as tasks and rows, which this process does itself or in copies of itself."""
