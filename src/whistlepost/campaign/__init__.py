"""The campaign game."""
