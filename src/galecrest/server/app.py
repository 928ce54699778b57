"""The application: the middleware, the routes, and the services behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from galecrest import __version__
from galecrest.server.http import (
    ROUTES,
    bad_text_to_response,
    error_to_response,
    failure_to_response,
    provide_guest,
    provide_services,
    refusal_to_response,
    too_deep_to_response,
)
from galecrest.server.middleware import Middleware
from galecrest.server.services import open_services
from galecrest.server.settings import Settings
from galecrest.server.socket import table_socket
from galecrest.table.refusals import Refusal


class KeptSchema(JsonRenderPlugin):
    """The schema of the API, rendered once."""

    kept: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self.kept is None:
            self.kept = super().render(request, openapi_schema)
        return self.kept


def make_app(settings: Settings) -> Middleware:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_services(settings) as services:
            app.state.services = services
            app.openapi_schema  # noqa: B018  Litestar builds it when it is first asked for, which takes a while
            yield

    app = Litestar(
        route_handlers=[*ROUTES, table_socket],
        dependencies={"services": Provide(provide_services), "guest": Provide(provide_guest)},
        exception_handlers={
            Refusal: refusal_to_response,
            HTTPException: error_to_response,
            RecursionError: too_deep_to_response,
            UnicodeError: bad_text_to_response,
            Exception: failure_to_response,
        },
        lifespan=[lifespan],
        state=State({"settings": settings}),
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Galecrest", version=__version__, path="/schema", render_plugins=[KeptSchema()]
        ),
        logging_config=None,
    )
    return Middleware(app, settings)
