"""Discrete effects, a file for each verb: its data, its condition for being possible, and its events."""
