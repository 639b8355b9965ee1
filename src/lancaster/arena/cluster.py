"""Games on a Ray cluster: the same tasks, the same results, on more machines."""

import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, Final

from lancaster.arena.match import TaskRunner
from lancaster.arena.playing import Result, Task
from lancaster.engine.errors import LancasterError
from lancaster.installing import DISTRIBUTION, command_for, version_here

TASKS_PER_CORE: Final = 3
"""That are under way or waiting."""
CONNECT_SECONDS: Final = 5
"""In which a cluster must answer."""
START_ADVICE: Final = "start a cluster with ray start --head, or use --ray local"


def on_ray(address: str) -> TaskRunner:
    """Play on the cluster at this address: `auto`, `local` (one that starts here now), or HOST:PORT."""
    ray = _ray()

    def run(work: Callable[[Task], list[Result]], tasks: Iterator[Task]) -> Generator[list[Result], None, None]:
        cores = _connect(ray, address)
        try:
            remote = ray.remote(work)
            waiting = deque(remote.remote(task) for task in islice(tasks, TASKS_PER_CORE * cores))
            while waiting:
                results = _result(ray, waiting.popleft())
                waiting.extend(remote.remote(task) for task in islice(tasks, 1))
                yield results
        finally:
            ray.shutdown()

    return run


def _ray() -> Any:
    # Read when Ray is imported: no minutes of trying again where nobody answers.
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")
    try:
        return import_module("ray")
    except ImportError:
        raise LancasterError(f"A match on a cluster needs Ray: {command_for('ray')}.") from None


def _connect(ray: Any, address: str) -> int:
    """Join the cluster, and say how many cores it has."""
    terminate = signal.getsignal(signal.SIGTERM)
    advice = _check_connection(address)
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (OSError, RuntimeError, ValueError) as error:
        raise LancasterError(f"Ray cannot be used at {address!r:.80} ({_first_line(error)}); {advice}.") from None
    finally:
        # Ray would end the program in its own way.
        signal.signal(signal.SIGTERM, terminate)
    try:
        there = ray.get(ray.remote(version_here).remote())
    except ray.exceptions.RayError as error:
        ray.shutdown()
        raise LancasterError(
            f"The cluster cannot play ({_first_line(error)}); "
            f"install {DISTRIBUTION} {version_here()} on all its machines."
        ) from None
    if there != version_here():
        ray.shutdown()
        raise LancasterError(
            f"The cluster has {DISTRIBUTION} {there}; install {version_here()}, as here, on all its machines."
        )
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _check_connection(address: str) -> str:
    """See that somebody listens at an address, because Ray itself waits long; what to do if Ray fails all the same."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return START_ADVICE
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, ValueError) as error:
        raise LancasterError(f"Nobody answers at {address!r:.80} ({_first_line(error)}); {START_ADVICE}.") from None
    return "see that its version is the same, and that RAY_AUTH_TOKEN holds its token if it has one"


def _result(ray: Any, waiting: Any) -> list[Result]:
    try:
        results: list[Result] = ray.get(waiting)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, LancasterError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise LancasterError(f"The cluster broke off ({_first_line(error)}); see what ray status says.") from None
    return results


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0].rstrip(". ")[:200] if lines else type(error).__name__
