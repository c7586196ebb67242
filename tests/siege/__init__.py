"""The siege: the server is broken on purpose, again and again, while people play."""
