"""Bytes to text: decoding, places in a text, diagnostics, and what is known of each edition (source.toml)."""
