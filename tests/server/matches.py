"""Several visitors who play a whole game over sockets, changing their minds as people do."""

from random import Random
from typing import Any

from tests.server.serving import Client, Seat, Server, catch_up

Json = dict[str, Any]
EVERYTHING: Json = {"modules": ["court", "resentment", "reward_tiles"], "laws": "random"}
UNDO, RESTART, CONFIRM_EARLY, CONFIRM_AT_ONCE, NEW_VOTE = 0.15, 0.04, 0.1, 0.3, 0.2
"""How often a player does such a thing."""


class Match:
    """A table with somebody of their own at each seat, and somebody who watches."""

    def __init__(self, server: Server, seats: int, seed: int, **wishes: Any) -> None:
        self.random = Random(seed)
        self.clients = [Client(server, f"Player {number}") for number in range(1, seats + 1)]
        host, *others = self.clients
        self.id = host.new_table("me", *["open"] * len(others), seed=seed, **wishes)
        for other in others:
            other.command(self.id, "join")
        host.command(self.id, "start")
        self.seats = [client.sit(self.id, number) for number, client in enumerate(self.clients)]
        self.watcher = Client(server, "Watcher").sit(self.id)

    @property
    def viewers(self) -> list[Seat]:
        """Everybody who looks at the table."""
        return [*self.seats, self.watcher]

    def close(self) -> None:
        """Everybody goes home."""
        for viewer in self.viewers:
            viewer.close()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seats[0].over

    @property
    def voting(self) -> bool:
        """Whether all are asked for their votes."""
        view = self.watcher.view
        assert view is not None
        return bool(view["decisions"]) and view["decisions"][0]["kind"] == "vote"

    @property
    def asked(self) -> Seat:
        """One of the seats that the game waits for."""
        return self.random.choice([seat for seat in self.seats if seat.asked])

    def option(self, seat: Seat) -> Json:
        """Something that a seat may do: rare kinds are as likely as common ones."""
        kinds = sorted({option["action"]["kind"] for option in seat.options})
        kind = self.random.choice(kinds)
        chosen: Json = self.random.choice([option for option in seat.options if option["action"]["kind"] == kind])
        return chosen

    def everybody_sees(self, seat: Seat) -> None:
        """Wait until all viewers know what this one knows of the game."""
        for viewer in self.viewers:
            catch_up(viewer, seat)

    def move(self) -> None:
        """Somebody who is asked does something."""
        if self.voting:
            self.vote()
        else:
            self.step()

    def vote(self) -> None:
        """Somebody votes, or votes otherwise."""
        voted = [seat for seat in self.seats if not seat.asked]
        seat = self.random.choice(voted) if voted and self.random.random() < NEW_VOTE else self.asked
        seat.act(self.option(seat)["action"])
        self.everybody_sees(seat)

    def step(self) -> None:
        """The seat whose turn it is takes a step, or takes one back, or confirms."""
        seat = self.asked
        if seat.turn is not None:
            choice = self.random.random()
            if choice < UNDO:
                seat.do("undo")
                return
            if choice < UNDO + RESTART:
                seat.do("restart")
                return
            if seat.turn["complete"] or choice > 1 - CONFIRM_EARLY:
                self.confirm(seat)
                return
        if self.random.random() < CONFIRM_AT_ONCE:
            seat.act(self.option(seat)["action"], confirm=True)
            self.everybody_sees(seat)
        else:
            self.draft(seat)

    def draft(self, seat: Seat) -> None:
        """Take a tentative step."""
        seat.act(self.option(seat)["action"])

    def confirm(self, seat: Seat) -> None:
        """Put the turn into the record."""
        seat.do("confirm")
        self.everybody_sees(seat)

    def play(self, moves: int | None = None) -> None:
        """Play so many moves, or to the end."""
        while not self.over and moves != 0:
            self.move()
            moves = None if moves is None else moves - 1
