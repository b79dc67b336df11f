"""What words mean: every way to say a term, where a query says one, and what was meant by a slip."""
