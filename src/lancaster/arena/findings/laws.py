"""Which laws pass, what is spent on them, and what they bring."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from lancaster.arena import estimates
from lancaster.arena.estimates import Estimate
from lancaster.arena.findings.facts import GAINS, Application, Ballot, GameFacts
from lancaster.arena.findings.points import Seats, everybody, others, winners
from lancaster.engine.vocabulary.law_cards import LAWS
from lancaster.words import Words


@dataclass(frozen=True)
class LawFinding:
    """How often a law passes, what is spent on it, and what it brings a player each time it is applied."""

    law: str
    proposed: int
    adopted: Estimate | None
    yes: Estimate | None
    """The share of the players who showed yes."""
    yes_markers: Estimate | None
    no_markers: Estimate | None
    bought: Estimate | None
    """The share of the votes that markers turned."""
    rounds: Estimate | None
    """How often it was applied in a game in which it was law."""
    applied: int
    gains: dict[str, Estimate]
    winners: dict[str, Estimate]
    others: dict[str, Estimate]

    def to_json(self, words: Words) -> dict[str, Any]:
        """The law as a JSON object."""
        return {
            "law": self.law,
            "title": words.law(self.law).title,
            "proposed": self.proposed,
            **{name: _json(getattr(self, name)) for name in ("adopted", "yes", "yes_markers", "no_markers", "bought")},
            "applied": self.applied,
            "rounds": _json(self.rounds),
            **{
                name: {gain: estimate.to_json() for gain, estimate in getattr(self, name).items()}
                for name in ("gains", "winners", "others")
            },
        }


def law_findings(games: Sequence[GameFacts]) -> list[LawFinding]:
    """Every law that was proposed or in force in one of these games, in the order of the cards."""
    ballots: dict[str, list[tuple[str, Ballot]]] = {}
    applications: dict[str, list[tuple[GameFacts, Application]]] = {}
    terms: dict[str, list[tuple[str, float]]] = {}
    for game in games:
        rounds = dict.fromkeys(game.in_force, 0)
        for ballot in game.ballots:
            ballots.setdefault(ballot.law, []).append((game.deal, ballot))
            if ballot.adopted:
                rounds[ballot.law] = 0
        for application in game.applications:
            applications.setdefault(application.law, []).append((game, application))
            rounds[application.law] += 1
        for law, number in rounds.items():
            terms.setdefault(law, []).append((game.deal, number))
    return [
        _law(law, ballots.get(law, []), applications.get(law, []), terms.get(law, []))
        for law in LAWS
        if law in ballots or law in terms
    ]


def _law(
    law: str,
    ballots: Sequence[tuple[str, Ballot]],
    applications: Sequence[tuple[GameFacts, Application]],
    terms: Sequence[tuple[str, float]],
) -> LawFinding:
    return LawFinding(
        law=law,
        proposed=len(ballots),
        adopted=estimates.share((deal, ballot.adopted) for deal, ballot in ballots),
        yes=estimates.share((deal, ballot.yes / (ballot.yes + ballot.no)) for deal, ballot in ballots),
        yes_markers=estimates.mean((deal, ballot.yes_markers) for deal, ballot in ballots),
        no_markers=estimates.mean((deal, ballot.no_markers) for deal, ballot in ballots),
        bought=estimates.share((deal, ballot.bought) for deal, ballot in ballots),
        rounds=estimates.mean(terms),
        applied=len(applications),
        gains=_gains(applications, everybody),
        winners=_gains(applications, winners),
        others=_gains(applications, others),
    )


def _gains(applications: Sequence[tuple[GameFacts, Application]], seats: Seats) -> dict[str, Estimate]:
    """What the law brings one of these seats when it is applied, each time counting the same; no gain, no entry."""
    touched = {gain for _, application in applications for gains in application.gains for gain in gains if gains[gain]}
    gains: dict[str, Estimate] = {}
    for gain in GAINS:
        if gain in touched:
            estimate = estimates.mean(
                (game.deal, fmean(application.gains[seat][gain] for seat in meant))
                for game, application in applications
                if (meant := list(seats(game)))
            )
            if estimate is not None:
                gains[gain] = estimate
    return gains


def _json(estimate: Estimate | None) -> dict[str, Any] | None:
    return None if estimate is None else estimate.to_json()
