"""Many tables at once, played over sockets by clients that answer at random."""
