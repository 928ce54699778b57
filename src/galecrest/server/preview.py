"""The preview that messengers show below a link to a table or to the home page (OpenGraph). It names nobody."""

from html import escape
from typing import Final

from galecrest.server.metering import off_loop
from galecrest.table.messages import TableInfo
from galecrest.words import ENGLISH, LANGUAGES, Words

PICTURE: Final = "preview.png"  # 1200 x 630 pixels, drawn by `make pictures`


async def with_preview(html: str, table: TableInfo | None, accepted: str, host: str) -> str:
    """The page with meta tags about a table, or about the game. They speak the first language of an Accept-Language header that we
    speak. Messengers want whole addresses: `host` is how the visitor reached this server, such as `https://play.example/`."""
    # Off the event loop, because reading a language's catalogues takes 50 ms and more, when its first visitor comes.
    tags = await off_loop(preview, table, language_of(accepted), host)
    return html.replace("</head>", f"{tags}</head>", 1)


def preview(table: TableInfo | None, language: str, host: str) -> str:
    """The meta tags."""
    words = Words(language)
    title, about = "Galecrest", words.t("tagline")
    if table is not None:
        free = sum(seat.guest is None and seat.bot is None for seat in table.seats)
        board, players = words.t(f"board-{table.setup.board}"), table.setup.players
        title = words.t("preview-title")
        about = words.t(f"preview-{table.state}", board=board, players=players, free=free)
    tags = {
        "og:site_name": "Galecrest",
        "og:type": "website",
        "og:url": host + (f"table/{table.id}" if table is not None else ""),
        "og:locale": words.language,
        "og:title": title,
        "og:description": about,
        "og:image": host + PICTURE,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": words.t("tagline"),
    }
    metas = "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items())
    card = '<meta name="twitter:card" content="summary_large_image" />'
    return metas + card


def language_of(accepted: str) -> str:
    wanted = [part.partition(";")[0].strip().lower()[:2] for part in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), ENGLISH)
