"""The syntax of queries: rule numbers, expressions, and words as index terms."""
