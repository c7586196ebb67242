"""The built page: its files, and the page itself for every path it routes by itself."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from .refusals import Refused

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")

MISSING = (
    "<!doctype html><meta charset=utf-8><title>Tapete</title>"
    "<p>The page has not been built in this clone. Run <code>make play</code>.</p>"
    "<p>La página no está construida en esta copia. Usa <code>make play</code>.</p>"
)


def page_routes(folder: Path) -> list[HTTPRouteHandler]:
    """Routes for everything that is not the API."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[Any]:
        name = request.url.path.strip("/")
        if name.startswith("api/") or name == "api":
            raise Refused(404, "not-found")
        found = inside(folder, name)
        if found is None:
            if "." in name.rpartition("/")[2]:
                raise Refused(404, "not-found")
            found = inside(folder, "index.html")
        if found is None:
            return Response(MISSING, media_type="text/html")
        return file_response(found)

    return [page]


def inside(folder: Path, name: str) -> Path | None:
    """A file of the folder; nothing outside it is ever found."""
    if not name or "\x00" in name:
        return None
    found = (folder / name).resolve()
    return found if found.is_relative_to(folder.resolve()) and found.is_file() else None


def file_response(path: Path) -> Response[bytes]:
    """Built files carry a hash in their name and may be kept for ever; the page itself may not."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    lasting = path.parent.name == "assets"
    age = "public, max-age=31536000, immutable" if lasting else "no-cache"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": age})
