"""Tables over HTTP and WebSocket: storage, sockets and processes around the pure table of `galecrest.table`."""
