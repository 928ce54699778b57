"""Draws the cast: one portrait per character as a small SVG. `python -m art FOLDER` writes them all."""
