"""The preview that messengers show below a link to a table (OpenGraph). It names nobody."""

from html import escape

from galecrest.table.messages import TableInfo
from galecrest.words import ENGLISH, LANGUAGES, Words


def with_preview(html: str, table: TableInfo, accepted: str, url: str) -> str:
    """The page with meta tags about a table, in the first language of an Accept-Language header that we speak."""
    words = Words(language_of(accepted))
    free = sum(seat.guest is None and seat.bot is None for seat in table.seats)
    board, players = words.t(f"board-{table.setup.board}"), table.setup.players
    tags = {
        "og:site_name": "Galecrest",
        "og:type": "website",
        "og:url": url,
        "og:locale": words.language,
        "og:title": words.t("preview-title"),
        "og:description": words.t(f"preview-{table.state}", board=board, players=players, free=free),
    }
    metas = "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items())
    return html.replace("</head>", f"{metas}</head>", 1)


def language_of(accepted: str) -> str:
    wanted = [part.partition(";")[0].strip().lower()[:2] for part in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), ENGLISH)
