"""Ranking: concepts and known questions to scored documents."""
