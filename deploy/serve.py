#!/usr/bin/env python3
"""Run the server behind a proxy, with settings from the environment.

TAPETE_DATABASE        where everything is kept (postgresql://… or sqlite:///…); one's own embedded one if empty
TAPETE_NAMES           the names people type, with commas between; required
TAPETE_WORKERS         processes; more than one needs PostgreSQL
TAPETE_HOST, _PORT     where to listen: 127.0.0.1 and 8000
TAPETE_PROXIES         how many trusted proxies stand in front: 1; with 0, cookies travel without TLS too
TAPETE_METRICS_TOKEN   what Prometheus brings; without it there are no figures
"""

import os
import sys

from tapete.server import serve


def main() -> None:
    names = tuple(filter(None, os.environ.get("TAPETE_NAMES", "").split(",")))
    if not names:
        sys.exit("TAPETE_NAMES is empty: name the sites that people type, as in play.example")
    proxies = int(os.environ.get("TAPETE_PROXIES", "1"))
    serve(
        host=os.environ.get("TAPETE_HOST", "127.0.0.1"),
        port=int(os.environ.get("TAPETE_PORT", "8000")),
        database=os.environ.get("TAPETE_DATABASE") or None,
        workers=int(os.environ.get("TAPETE_WORKERS", "1")),
        names=names,
        trust_proxy=proxies,
        secure=proxies > 0,
    )


if __name__ == "__main__":
    main()
