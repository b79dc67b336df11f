"""A query to its answer: candidates, filters, quotations."""
