"""The built page is served at every address it routes by itself."""

from pathlib import Path

from litestar import Litestar
from litestar.testing import TestClient

from tapete.server.page import page_routes


def test_files_are_served_and_every_other_path_is_the_page(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "assets" / "a.js").write_text("the script")
    with TestClient(Litestar(page_routes(tmp_path))) as client:
        assert client.get("/").text == client.get("/table/12").text == "the page"
        assert client.get("/assets/a.js").text == "the script"
        assert "immutable" in client.get("/assets/a.js").headers["cache-control"]
        assert client.get("/assets/gone.js").status_code != 200
