"""Text to tree: dialects, Lark grammars, repairs of damaged texts, and the printer back to text."""
