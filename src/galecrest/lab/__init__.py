"""Where the game is studied."""
