"""`galecrest serve`."""

import asyncio
import contextlib
import errno
import importlib.util
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import click
from click.core import ParameterSource

from galecrest.server.numbers import Number
from galecrest.server.settings import STATIC, Limits, Settings

DEFAULT = Limits()
LONGEST_END = 10.0  # seconds
DATABASES = "sqlite:///FILE, or postgresql://user:password@host/name"


def own_database() -> str:
    """SQLite in the folder for the user's application data."""
    return f"sqlite:///{Path(click.get_app_dir('galecrest')) / 'games.sqlite'}"


def listening_host(text: str) -> str:
    try:
        known = text.strip().encode("idna")
    except UnicodeError:
        known = b""
    if not known:
        raise click.BadParameter(f"{text!r} is no address of this machine, such as 127.0.0.1, or 0.0.0.0 for all.")
    return text.strip()


def redis_address(text: str) -> str:
    if not text.startswith(("redis://", "rediss://", "unix://")):
        raise click.BadParameter(f"{text!r} is no address of Redis, such as redis://host:6379.")
    try:
        urlsplit(text).port  # noqa: B018  # raises
    except ValueError as error:
        raise click.BadParameter(f"{text!r} is no address of Redis, such as redis://host:6379: {error}.") from error
    if importlib.util.find_spec("redis") is None:
        raise click.BadParameter("redis is not installed: pip install 'galecrest[redis]'")
    return text


def is_origin(text: str) -> bool:
    """Whether this is a scheme, a host and perhaps a port."""
    try:
        return urlsplit(text).port != 0 and re.fullmatch(r"https?://[\w.:\[\]-]+", text) is not None
    except ValueError:  # a bracket is missing, or the port is no number up to 65535
        return False


def folder_of_pages(text: str) -> Path:
    """The default one may be missing: then the client is not built yet."""
    if text != str(STATIC) and not (text and Path(text).is_dir()):
        raise click.BadParameter(f"there is no folder {text!r}; --static takes the folder of the web client.")
    return Path(text)


def origin(text: str) -> str:
    if not is_origin(text):
        raise click.BadParameter(f"{text!r} is no origin, such as https://example.org, without a path.")
    return text


def take_port(host: str, port: int, or_any: bool) -> socket.socket:
    """A socket at this port; `or_any`: at a free one if another program has it."""
    taken = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if sys.platform != "win32":
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except OSError as error:
        taken.close()
        if error.errno != errno.EADDRINUSE:
            raise click.UsageError(
                f"Cannot listen at {host}, port {port}: {error.strerror}. --host takes an address of this machine, "
                "127.0.0.1 for this machine alone, 0.0.0.0 for all of its addresses."
            ) from error
        if or_any:
            return take_port(host, 0, or_any=False)
        raise click.UsageError(
            f"Cannot listen at {host}, port {port}: {error.strerror}. If Galecrest is running already, open "
            f"{address(host, port)}. Otherwise take another port: galecrest serve --port {port % 65535 + 1}"
        ) from error
    return taken


def address(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    here = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{here}:{port}"


def host_for_others() -> str | None:
    """This machine's address on its network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return None


def open_browser(url: str) -> None:
    """Open the page from another process, so that a browser that fails or prints does no harm."""
    subprocess.Popen(
        [sys.executable, "-m", "webbrowser", url],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


@click.command("serve", context_settings={"auto_envvar_prefix": "GALECREST", "show_default": True})
@click.option(
    "--host",
    default="127.0.0.1",
    type=listening_host,
    metavar="ADDRESS",
    help="The address to listen at; 0.0.0.0 for all.",
)
@click.option(
    "--port",
    default=8000,
    type=click.IntRange(0, 65535),
    help="0: any free one. With --open and without --port, a free one if 8000 is taken.",
)
@click.option(
    "--database",
    default=own_database,
    show_default="SQLite in your own folder",
    help=f"{DATABASES}.",
)
@click.option(
    "--redis", default=None, type=redis_address, metavar="ADDRESS", help="redis://host:6379, for several processes."
)
@click.option(
    "--static", default=str(STATIC), type=folder_of_pages, metavar="FOLDER", help="The folder of the web client."
)
@click.option(
    "--origin",
    "origins",
    type=origin,
    metavar="ORIGIN",
    multiple=True,
    help="Another origin whose pages may connect, such as https://example.org.",
)
@click.option("--https", is_flag=True, help="Behind a proxy that speaks https: cookies are for https only.")
@click.option("--bot-workers", default=Settings.bot_workers, type=click.IntRange(1, 256), help="Processes for bots.")
@click.option("--cached-tables", default=Settings.cached_tables, type=click.IntRange(1), help="Tables kept in memory.")
@click.option("--connections-per-address", default=DEFAULT.connections_per_address, type=click.IntRange(1))
@click.option("--requests-per-second", default=DEFAULT.requests_per_second, type=Number(1), help="Per address.")
@click.option("--messages-per-second", default=DEFAULT.messages_per_second, type=Number(1), help="Per socket.")
@click.option("--guests-per-minute", default=DEFAULT.guests_per_minute, type=Number(1), help="New ones, per address.")
@click.option("--tables-per-guest", default=DEFAULT.tables_per_guest, type=click.IntRange(1))
@click.option("--tables-per-minute", default=DEFAULT.tables_per_minute, type=Number(1), help="New ones, per guest.")
@click.option("--listed-per-guest", default=DEFAULT.listed_per_guest, type=click.IntRange(1), help="In the lobby.")
@click.option(
    "--listed-per-minute",
    default=DEFAULT.listed_per_minute,
    type=Number(0.1),
    help="In the lobby, per address.",
)
@click.option("--processor-share", default=DEFAULT.processor_share, type=Number(0.01), help="Of a core, per address.")
@click.option("--open", "opens", is_flag=True, help="Open the page in a browser.")
@click.option("--log-level", default="info", type=click.Choice(["debug", "info", "warning", "error"]))
@click.pass_context
def serve(
    context: click.Context,
    host: str,
    port: int,
    database: str,
    redis: str | None,
    static: Path,
    origins: tuple[str, ...],
    https: bool,
    bot_workers: int,
    cached_tables: int,
    connections_per_address: int,
    requests_per_second: float,
    messages_per_second: float,
    guests_per_minute: float,
    tables_per_guest: int,
    tables_per_minute: float,
    listed_per_guest: int,
    listed_per_minute: float,
    processor_share: float,
    opens: bool,
    log_level: str,
) -> None:
    """Serve tables over HTTP and WebSocket."""
    from galecrest.server.storage import WrongDatabase, reach  # here: it starts slowly

    unasked = context.get_parameter_source("port") is ParameterSource.DEFAULT
    listener = take_port(host, port, or_any=opens and unasked)
    try:
        if context.get_parameter_source("database") is ParameterSource.DEFAULT:
            Path(click.get_app_dir("galecrest")).mkdir(mode=0o700, parents=True, exist_ok=True)
        asyncio.run(reach(database))
    except (WrongDatabase, OSError) as error:
        listener.close()
        raise click.UsageError(f"The database cannot be used: {error}. --database takes {DATABASES}.") from error
    import uvicorn

    from galecrest.server.app import make_app
    from galecrest.server.frames import Frames
    from galecrest.server.logs import set_up_logs
    from galecrest.server.memory import settle
    from galecrest.server.protocol import protocol

    set_up_logs(log_level)
    settings = Settings(
        database=database,
        redis=redis,
        static=static,
        origins=origins,
        https=https,
        bot_workers=bot_workers,
        cached_tables=cached_tables,
        limits=Limits(
            connections_per_address=connections_per_address,
            requests_per_second=requests_per_second,
            messages_per_second=messages_per_second,
            guests_per_minute=guests_per_minute,
            tables_per_guest=tables_per_guest,
            tables_per_minute=tables_per_minute,
            listed_per_guest=listed_per_guest,
            listed_per_minute=listed_per_minute,
            processor_share=processor_share,
        ),
    )
    url = address(host, listener.getsockname()[1])

    class Server(uvicorn.Server):
        asked_to_end = 0.0

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """One Ctrl-C is enough. Another one, which would leave the database open, counts only if the end takes too long."""
            now = time.monotonic()
            self.asked_to_end = self.asked_to_end or now
            super().handle_exit(sig, frame)
            self.force_exit = self.force_exit and now - self.asked_to_end > LONGEST_END

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            settle()
            click.echo(f"Galecrest is at {url}  (Ctrl-C ends it)")
            if host == "0.0.0.0" and (other := host_for_others()):
                click.echo(f"For others on your network: {address(other, listener.getsockname()[1])}")
            if not (static / "index.html").is_file():
                click.echo("Its pages are not built yet: make web")
            elif opens:
                open_browser(url)

    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        http=protocol(settings.limits),
        ws=Frames,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        access_log=False,
        timeout_graceful_shutdown=5,
    )
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # before and after the server, which has a handler of its own
    Server(config).run([listener])


if __name__ == "__main__":
    serve()
