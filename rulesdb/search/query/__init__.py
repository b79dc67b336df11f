"""What somebody types: numbers, expressions and words, before anything knows what they mean."""
