"""Tables over HTTP and WebSocket: everything that people at different places need to play together."""
