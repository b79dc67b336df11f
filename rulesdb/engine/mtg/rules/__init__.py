"""The rules of Magic as rows of the kernel's tables, each under the number of its rule."""
