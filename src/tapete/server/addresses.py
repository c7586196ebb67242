"""Where friends find this table: the addresses of this machine in its network."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from litestar import Controller, get

from .hall import Hall
from .people import Asking
from .wire import Addresses

EVERYWHERE = frozenset({"0.0.0.0", "::"})
#: an address kept for examples: asking for the way there sends nothing
ANYWHERE = ("192.0.2.1", 9)


def reachable(host: str, port: int) -> tuple[str, ...]:
    """What a friend in the same network types, the likeliest first; nothing if only this machine is heard."""
    hosts = own_addresses() if host in EVERYWHERE else [host]
    return tuple(f"http://{found}:{port}" for found in hosts if not here_only(found))


def own_names(host: str) -> tuple[str, ...]:
    """What a browser may call this server without being told: this machine, and where it is heard."""
    here = ["localhost", "127.0.0.1", "::1"]
    if host not in EVERYWHERE:
        return (*here, host.strip("[]").lower())
    name = socket.gethostname().lower()
    return (*here, *own_addresses(), name, f"{name}.local")


def own_addresses() -> list[str]:
    """The addresses of this machine: the one its traffic leaves by, then those of its name."""
    found: list[str] = []
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
            way_out.connect(ANYWHERE)
            found.append(way_out.getsockname()[0])
    except OSError:
        pass
    try:
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        pass
    return list(dict.fromkeys(found))


def here_only(host: str) -> bool:
    """Whether a name or number means this machine and no other could use it."""
    if host in ("", "localhost"):
        return True
    try:
        address = ip_address(host.strip("[]"))
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified or address.is_link_local


class AddressesController(Controller):
    """Where friends find this table."""

    path = "/api"
    tags = ["tables"]

    @get("/addresses", summary="What a friend in the same network types")
    async def addresses(self, request: Asking, hall: Hall) -> Addresses:
        # told to whoever sits at this machine: others know where they found us
        here = here_only(request.url.hostname or "")
        return Addresses(here, list(hall.config.addresses) if here else [])
