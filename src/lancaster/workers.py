"""Work in several processes that always end: with the work, with an error, or with their parent."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from ctypes import c_byte
from itertools import islice
from multiprocessing.sharedctypes import RawValue
from typing import Final, Generic, TypeVar

from lancaster.engine.errors import LancasterError

Task = TypeVar("Task")
Result = TypeVar("Result")

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

_cancelled: c_byte | None = None
"""In a worker: not 0 when its parent wants no more results."""


def cancelled() -> bool:
    """Whether nobody waits for the result of this task any more, so that a long one can be broken off."""
    return _cancelled is not None and _cancelled.value != 0


def _initialize_worker(end: c_byte) -> None:
    """Let no signal kill a worker while it sends a result: the parent would wait for the rest of it for ever."""
    global _cancelled
    _cancelled = end
    for number in _SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _signals_blocked() -> Iterator[None]:
    """Signals wait, so that none finds a worker half made and still with the parent's handlers."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Workers(Generic[Task, Result]):
    """Processes that do one kind of work."""

    def __init__(self, work: Callable[[Task], Result], jobs: int) -> None:
        self._work = work
        self._jobs = jobs
        self._others = set(multiprocessing.active_children())
        # Without a lock, which a worker that is killed could take along.
        self._end = RawValue(c_byte, 0)
        try:
            self._pool = ProcessPoolExecutor(jobs, initializer=_initialize_worker, initargs=(self._end,))
        except OSError as error:
            raise self._refusal() from error

    def submit(self, tasks: Iterable[Task]) -> list[Future[Result]]:
        """Start with these tasks; the first call starts the processes."""
        with _signals_blocked():
            try:
                return [self._pool.submit(self._work, task) for task in tasks]
            except BrokenProcessPool:
                raise
            except (OSError, RuntimeError) as error:
                # The pool forgets the processes that it did start, and the program could never end.
                self.kill()
                raise self._refusal() from error

    def stop(self) -> None:
        """End all processes; each finishes the task that it has, or breaks it off."""
        self._end.value = 1
        self._pool.shutdown(cancel_futures=True)

    def kill(self) -> None:
        """End all processes at once."""
        for worker in set(multiprocessing.active_children()) - self._others:
            worker.kill()
            worker.join()

    def _refusal(self) -> LancasterError:
        return LancasterError(f"{self._jobs} processes cannot be started; use fewer --jobs.")


def in_processes(work: Callable[[Task], Result], tasks: Iterator[Task], jobs: int) -> Generator[Result, None, None]:
    """The results of all tasks, in order; only a few tasks are ever under way or waiting."""
    workers = _Workers(work, jobs)
    try:
        waiting = deque(workers.submit(islice(tasks, 3 * jobs)))
        while waiting:
            result = waiting.popleft().result()
            waiting.extend(workers.submit(islice(tasks, 1)))
            yield result
    except BrokenProcessPool:
        # The pool asks the other workers to end with a signal that they do not listen to.
        workers.kill()
        raise
    finally:
        workers.stop()


def in_order(work: Callable[[Task], Result], tasks: Iterator[Task], jobs: int) -> Generator[Result, None, None]:
    """The results of all tasks, in order, from this many processes, or from this one if one is enough."""
    if jobs > 1:
        yield from in_processes(work, tasks, jobs)
    else:
        for task in tasks:
            yield work(task)
