"""Tables in a worker of the browser, kept in the browser: the messages of a table's socket and some requests of the API."""
