"""State, log and events to JSON and back."""
