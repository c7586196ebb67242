"""The server that browsers visit, as a person would start it, but that every table is dealt alike: what a test meets
there does not depend on luck, nor on which tests came before.
"""

import random
import sys
from unittest.mock import patch

from tapete.server.run import serve

#: what the seed of every table is
DEALT = 2026
drawn = random.Random(DEALT)


def randbits(bits: int) -> int:
    """The seed of a table (128 bits) is always the same; those of decks come one after another."""
    return DEALT if bits == 128 else drawn.getrandbits(bits)


if __name__ == "__main__":
    with patch("secrets.randbits", randbits):
        serve(port=int(sys.argv[1]), database=sys.argv[2], pace=1000.0, most_tables=1000)
