"""The application: the middleware, the routes, and the services behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
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


def make_app(settings: Settings) -> Middleware:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_services(settings) as services:
            app.state.services = services
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
            title="Galecrest", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    return Middleware(app, settings)
