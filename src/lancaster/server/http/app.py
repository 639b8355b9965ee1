"""The application: routes, protection, pages and the description of it all."""

from typing import Any

from fastapi import FastAPI

from lancaster import __version__
from lancaster.schema.openapi import complete
from lancaster.server.http import api_boxes, api_people, api_tables, frames, protection
from lancaster.server.http.pages import Pages
from lancaster.server.service import Service


class Application(FastAPI):
    """The HTTP application; its OpenAPI also has the game's own shapes and the frames of the sockets."""

    def openapi(self) -> dict[str, Any]:
        """The whole API, as the client's types are made from it."""
        if self.openapi_schema is None:
            described = super().openapi()
            of_frames = frames.described("#/components/schemas/{model}")
            described["components"]["schemas"] = {**of_frames, **described["components"]["schemas"]}
            self.openapi_schema = complete(described)
        return self.openapi_schema


def api() -> Application:
    """What the server answers, still without a service behind it: enough to describe itself."""
    app = Application(
        title="Lancaster",
        version=__version__,
        summary="Tables, seats and games of Lancaster",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=lambda route: route.name,
    )
    app.include_router(api_people.router, prefix="/api")
    app.include_router(api_tables.router, prefix="/api")
    app.include_router(api_boxes.router, prefix="/api")
    return app


def make_app(service: Service) -> Application:
    """The application of a service that is open."""
    app = api()
    app.state.service = service
    protection.install_error_handlers(app)
    app.add_middleware(protection.Protection, settings=service.settings, rates=service.rates)
    app.router.routes.append(Pages(service.settings.pages))
    return app
