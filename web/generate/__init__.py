"""Writes what the web client has from the server: the types of the wire, the catalogue of the game, recorded games for its tests."""
