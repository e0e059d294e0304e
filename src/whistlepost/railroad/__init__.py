"""The railroad game."""
