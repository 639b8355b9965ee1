"""Words for what the engine does: every sentence comes from a message catalogue, content/words/<language>.ftl."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from lancaster import content
from lancaster.engine import actions, agenda, events, fields
from lancaster.engine.actions import Action
from lancaster.engine.bishops import LORD
from lancaster.engine.components import Components, Reward
from lancaster.engine.errors import LancasterError
from lancaster.engine.events import Event
from lancaster.engine.fields import (
    AT_CASTLE,
    AT_CONFLICT,
    AT_COUNTY,
    AT_OFFICE,
    AT_TOWER,
    CONFLICTS,
    COUNTIES,
    OFFICES,
    TREASURES,
    Field,
    sent_to,
)
from lancaster.engine.game import Decision, Game
from lancaster.engine.knights import KNIGHTS, STRENGTH
from lancaster.engine.law_cards import LAWS
from lancaster.engine.new_laws import PRICE_OF_EXTENSION, TWO_FOR_ONE
from lancaster.engine.regal_board import ARCHER, SHIELD, TUDOR
from lancaster.engine.setup import MODULES, RANDOM, Setup
from lancaster.engine.sources import SOURCES
from lancaster.engine.state import EMPTY
from lancaster.engine.trades import TRADES

LANGUAGES: Final = ("en",)
GOODS: Final = ("gold", "squires", "markers")
"""Counts that have a message of their own, in the order in which a sentence lists them."""
REWARDS: Final = ("points", "new_knights", "upgrades", "extensions", "noblemen")
PIECES: Final = ("bishops", "archers", "tudors", "shields", "seals", "dishonor")

Arguments = dict[str, Any]


class WordsError(LancasterError):
    """A language or a message that is not there."""


class Law(NamedTuple):
    """What a law is called and what it does."""

    title: str
    text: str


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise WordsError(f"There are no words in the language {language!r:.40}; there are: {', '.join(LANGUAGES)}.")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(content.text(f"words/{language}.ftl")))
    return bundle


def _yes(value: object) -> str:
    return "yes" if value else "no"


class _Table:
    """What the sentences need to know of a table: its figures, and which factions are allies."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.components: Components = setup.components

    def castle_reward(self, space: int, ally: bool) -> Reward:
        return self.components.ally_castle[space] if ally else self.components.castle[space]

    def is_seal_tile(self, county: int) -> bool:
        return "court" in self.setup.modules and self.components.seal_tiles[county]


class _Asked(NamedTuple):
    """What the question tells about its answers: whether they are an ally's, and which castle space they pay for."""

    ally: bool
    space: int | None = None


def _useful_to_ally(reward: Reward) -> Reward:
    """TWO-15, TWO-TILE-1: the part of a county's reward that an ally can use."""
    return Reward(new_knights=reward.new_knights, upgrades=reward.upgrades, passage=reward.passage)


class Words:
    """Sentences in one language about a table whose players have these names.

    >>> Words(names=["Anna", "Bert"]).action(Action.parse("county C k3 +2"), Setup(seats=2))
    'Place the knight of strength 3 with 2 squires in York.'
    """

    def __init__(self, language: str = "en", names: Sequence[str] | None = None) -> None:
        self.language = language
        self._bundle = _bundle(language)
        self._names = list(names) if names is not None else None
        self._known: _Table | None = None

    # The catalogue

    def say(self, message: str, /, **arguments: Any) -> str:
        """The message of this id, or of this id and attribute (``LAW-B0-1.text``), with its arguments filled in."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            raise WordsError(f"The catalogue {self.language} has no message {message!r}.")
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise WordsError(f"The catalogue {self.language} has no message {message!r}.")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise WordsError(f"The message {message!r} of the catalogue {self.language} is broken: {errors[0]}.")
        return str(text)

    def listed(self, parts: Sequence[str]) -> str:
        """The parts as one list: ``2 gold, 1 squire and 3 voting markers``."""
        if not parts:
            return self.say("goods-nothing")
        if len(parts) == 1:
            return parts[0]
        text = self.say("list-last", first=parts[-2], last=parts[-1])
        for part in reversed(parts[:-2]):
            text = self.say("list-more", first=part, rest=text)
        return text

    def row(self, parts: Sequence[object]) -> str:
        """The parts in the cell of a table: ``1 1 3``."""
        text = ""
        for part in reversed(parts):
            text = self.say("list-row", first=str(part), rest=text) if text else str(part)
        return text or self.say("board-nothing")

    # Labels

    def seat(self, seat: int) -> str:
        """The name of a player."""
        if self._names is not None and seat < len(self._names):
            return self._names[seat]
        return self.say("seat-name", seat=seat)

    def faction(self, faction: int, table: Game | Setup) -> str:
        """The name of a player or of a player's ally."""
        seats = self._table(table).seats
        return self.seat(faction) if faction < seats else self.say("ally-name", name=self.seat(faction - seats))

    def possessive(self, faction: int, table: Game | Setup) -> str:
        """The name of the owner of something: ``Anna's``."""
        return self.say("possessive", who=self.faction(faction, table))

    def law(self, law: str) -> Law:
        """The title and the text of a law, by its clause id."""
        return Law(self.say(law), self.say(f"{law}.text"))

    def source(self, source: str) -> str:
        """Where power points come from: ``Conflicts``, or the title of a law."""
        return self.say(source if source in LAWS else f"source-{source}")

    def county(self, letter: str) -> str:
        """The name of a county."""
        return self.say(f"county-{letter}")

    def county_reward(self, letter: str, table: Game | Setup) -> str:
        """What a county needs and gives, in a sentence."""
        county = self._table(table).components.counties[COUNTIES.index(letter)]
        return self.say(
            "county-reward",
            county=self.county(letter),
            minimum=county.minimum,
            reward=self.reward(county.reward),
            start_player=_yes(county.names_start_player),
        )

    def conflict(self, place: str) -> str:
        """Where a conflict lies: ``upper left``."""
        return self.say(f"conflict-{place}")

    def favor(self, tile: int, table: Game | Setup) -> str:
        """A favor tile, 1 to 6."""
        return self.say("favor", tile=tile, reward=self.reward(self._table(table).components.favors[tile - 1]))

    def reward_tile(self, letter: str, table: Game | Setup) -> str:
        """What the reward tile of a county gives."""
        return self._tile_reward(COUNTIES.index(letter), self._table(table))

    def office(self, office: str) -> str:
        """The title of an office."""
        return self.say(f"office-{office}")

    def privilege(self, privilege: str) -> str:
        """The name of a privilege."""
        return self.say(f"privilege-{privilege}")

    def module(self, module: str) -> str:
        """The name of an expansion."""
        return self.say(f"module-{module}")

    def law_set(self, law_set: str) -> str:
        """The name of a set of laws, or that it is drawn at random."""
        return self.say(f"law_set-{law_set}")

    def agreed(self, setup: Setup) -> list[str]:
        """Sentences about what a table plays with beyond the base game, if anything."""
        sentences = []
        modules = [self.module(module) for module in MODULES if module in setup.modules]
        if modules:
            sentences.append(self.say("agreed-modules", modules=self.listed(modules)))
        sets = [self.law_set(law_set) for law_set in setup.laws]
        if len(set(sets)) > 1:
            sentences.append(self.say("agreed-laws", law_sets=self.listed(sets)))
        elif setup.laws[0] == RANDOM:
            sentences.append(self.say("agreed-laws-random"))
        elif setup.laws[0] != "base":
            sentences.append(self.say("agreed-laws-one", law_set=sets[0]))
        return sentences

    def castle_space(self, space: int, table: Game | Setup, ally: bool = False) -> str:
        """A castle space, 1 to 6 (of an ally 1 to 2), and its reward."""
        reward = self._table(table).castle_reward(space - 1, ally)
        return self.say("castle-space", space=space, reward=self.reward(reward))

    def phase(self, phase: str) -> str:
        """The name of a phase."""
        return self.say(f"phase-{phase}")

    def goods(self, gold: int = 0, squires: int = 0, markers: int = 0) -> str:
        """``2 gold and 1 squire``."""
        return self.listed(self._counts("goods", GOODS, {"gold": gold, "squires": squires, "markers": markers}))

    def reward(self, reward: Reward) -> str:
        """What a county, a favor or a castle space gives, and for how many squires."""
        counts = {name: getattr(reward, name) for name in (*GOODS, *REWARDS)}
        parts = self._counts("goods", GOODS, counts) + self._counts("reward", REWARDS, counts)
        if reward.passage:
            parts.append(self.say("reward-passage"))
        text = self.listed(parts)
        if reward.cost_squires:
            return self.say("reward-for-squires", reward=text, squires=reward.cost_squires)
        return text

    def numbers(self, numbers: Sequence[int]) -> str:
        """``1, 1 and 3``."""
        return self.listed([str(number) for number in numbers])

    def knights(self, strengths: Sequence[int]) -> str:
        """``2 knights of strength 1``, or ``knights of strength 1 and 3``."""
        same = len(set(strengths)) <= 1
        listed = self.numbers(strengths)
        strength = strengths[0] if strengths else 0
        return self.say("knights", same=_yes(same), count=len(strengths), strength=strength, strengths=listed)

    def company(self, squires: int = 0, knights: Sequence[int] = (), **pieces: int) -> Arguments:
        """The arguments of a message about a piece and what goes along: ``1 bishop and the knight of strength 2``."""
        parts = self._counts("goods", ("squires",), {"squires": squires})
        # Knights come last, because their strengths may be a list themselves.
        parts += self._counts("piece", PIECES, {name: pieces.get(name, 0) for name in PIECES})
        if knights:
            parts.append(self.say("company-knights", knights=self.knights(knights)))
        return {"alone": _yes(not parts), "company": self.listed(parts)}

    def _tile_reward(self, county: int, known: _Table) -> str:
        if known.is_seal_tile(county):
            return self.say("piece-seals", count=1)
        return self.reward(known.components.reward_tiles[county])

    def _counts(self, family: str, names: Sequence[str], counts: Mapping[str, int]) -> list[str]:
        return [self.say(f"{family}-{name}", count=counts[name]) for name in names if counts[name]]

    def _location(self, location: int) -> str:
        if location == AT_TOWER:
            return self.say("location-tower")
        if location >= AT_OFFICE:
            return self.say("location-office", office=self.office(OFFICES[location - AT_OFFICE]))
        if location >= AT_CONFLICT:
            return self.say("location-conflict", conflict=self.conflict(CONFLICTS[location - AT_CONFLICT]))
        if location >= AT_CASTLE:
            return self.say("location-castle", space=location - AT_CASTLE + 1)
        if location >= AT_COUNTY:
            return self.say("location-county", county=self.county(COUNTIES[location - AT_COUNTY]))
        return self.say("location-court")

    # Sentences

    def event(self, event: Event, table: Game | Setup) -> str:
        """What happened."""
        return self.events([event], table)

    def events(self, told: Sequence[Event], table: Game | Setup) -> str:
        """What happened to several pieces of one faction at one place, or a single event of any kind."""
        known = self._table(table)
        event = told[0]
        parts = events.KINDS[event.code].fields
        values = {field.name: event.value(field.name) for field in parts}
        arguments = self._arguments(parts, values, known)
        faction = None if event.faction == events.NOBODY else event.faction
        self._add_faction(arguments, faction, known)
        extras = _EVENT_EXTRAS.get(event.code)
        if extras is not None:
            arguments.update(extras(self, values, known, faction))
        if event.code == events.EXTENSION_TURNED_DOWN:
            spaces = [other.value("space") + 1 for other in told]
            arguments.update(count=len(spaces), spaces=self.numbers(spaces))
        elif event.code in MERGED:
            strengths = sorted(other.value("knight") for other in told)
            arguments.update(count=len(strengths), knights=self.knights(strengths))
        return self.say(f"event-{event.kind}", **arguments)

    def decision(self, decision: Decision, game: Game) -> str:
        """What a seat is asked."""
        known = self._table(game)
        kind = agenda.kind_of(decision.step)
        numbers = (agenda.a_of(decision.step), agenda.b_of(decision.step))
        parts = agenda.KINDS[kind].fields
        values = {field.name: number for field, number in zip(parts, numbers, strict=False)}
        arguments = self._arguments(parts, values, known)
        faction = agenda.faction_of(decision.step)
        self._add_faction(arguments, faction, known)
        arguments["allies"] = _yes(known.seats == 2)
        if kind == agenda.PLACE:
            lords = [actions.kind_of(option.code) in (actions.OFFICE, actions.TREASURY) for option in decision.options]
            arguments.update(lords=_yes(any(lords)), knights=_yes(not all(lords)))
        elif kind == agenda.UPGRADE:
            arguments["placed"] = _yes(values["mode"] == agenda.PLACED_KNIGHT)
            arguments["bishop"] = _yes(Action(actions.BISHOP_INSTEAD) in decision.options)
        elif kind == agenda.PAY:
            arguments["reward"] = self.reward(known.castle_reward(values["space"], faction >= known.seats))
        elif kind == agenda.VOTE:
            law = game.state.proposals[values["proposal"]]
            if law != EMPTY:
                arguments["law"] = self.law(LAWS[law]).title
        return self.say(f"decision-{decision.kind}", **arguments)

    def action(self, action: Action, table: Game | Setup, decision: Decision | None = None) -> str:
        """What an option does; the decision it answers tells whose pieces it concerns."""
        known = self._table(table)
        if decision is None:
            return self._action(action, known, _Asked(ally=False))
        space = agenda.a_of(decision.step) if agenda.kind_of(decision.step) == agenda.PAY else None
        return self._action(action, known, _Asked(agenda.faction_of(decision.step) >= known.seats, space))

    def _action(self, action: Action, known: _Table, asked: _Asked) -> str:
        kind = actions.kind_of(action.code)
        parts = actions.KINDS[kind].fields
        values = {field.name: action.value(field.name) for field in parts}
        arguments = self._arguments(parts, values, known)
        arguments.setdefault("ally", _yes(asked.ally))
        extras = _ACTION_EXTRAS.get(kind)
        if extras is not None:
            arguments.update(extras(self, values, known, asked))
        return self.say(f"action-{action.kind}", **arguments)

    # Arguments

    def _table(self, table: Game | Setup) -> _Table:
        setup = table.setup if isinstance(table, Game) else table
        if self._known is None or self._known.setup is not setup:
            self._known = _Table(setup)
        return self._known

    def _add_faction(self, arguments: Arguments, faction: int | None, known: _Table) -> None:
        if faction is not None:
            arguments.setdefault("ally", _yes(faction >= known.seats))
            arguments["who"] = self.faction(faction, known.setup)
            arguments["whose"] = self.possessive(faction, known.setup)

    def _arguments(self, parts: Sequence[Field], values: Mapping[str, int], known: _Table) -> Arguments:
        return {field.name: self._argument(field.form, values[field.name], known) for field in parts}

    def _argument(self, form: int, value: int, known: _Table) -> str | int:
        if form == fields.YES_NO:
            return _yes(value)
        if form == fields.COUNTY:
            return self.county(COUNTIES[value])
        if form == fields.CONFLICT:
            return self.conflict(CONFLICTS[value])
        if form == fields.LOCATION:
            return self._location(value)
        if form == fields.SEAT:
            return self.seat(value)
        if form == fields.LAW:
            return self.law(LAWS[value]).title
        if form == fields.SOURCE:
            return self.source(SOURCES[value])
        if form == fields.STACK:
            return self.knights(KNIGHTS[value])
        if form == fields.OFFICE:
            return self.office(OFFICES[value])
        if form == fields.SPACES:
            return self.numbers(fields.show(form, value))
        if form == fields.COUNTY_SET:
            return self.listed([self.county(letter) for letter in fields.show(form, value)])
        shown = fields.show(form, value)
        return shown if isinstance(shown, str | int) else value

    # What some kinds of actions say beyond their own numbers

    def _place_in_county(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        return self.company(values["squires"], shields=values["shield"], tudors=values["tudor"])

    def _place_in_castle(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        return {"reward": self.reward(known.castle_reward(values["space"], values["ally"] == 1))}

    def _place_in_conflict(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        return self.company(archers=values["archer"], tudors=values["tudor"])

    def _apply(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        supporters = KNIGHTS[values["knights"]]
        tribute = self.goods(**{TREASURES[values["office"]]: 1})
        return {"tribute": tribute, **self.company(0, supporters, bishops=values["bishops"], tudors=values["tudor"])}

    def _build(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        return {"reward": self.reward(known.components.castle[values["space"]])}

    def _take_favor(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        return {"reward": self.reward(known.components.favors[values["tile"]])}

    def _take_reward(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        county = values["county"]
        if fields.CHOICES[values["choice"]] in ("tile", "both_with_tile"):
            tile = _useful_to_ally(known.components.reward_tiles[county])
            useful = not asked.ally or (not known.is_seal_tile(county) and tile.new_knights + tile.upgrades > 0)
            return {"reward": self._tile_reward(county, known), "useful": _yes(useful)}
        reward = known.components.counties[county].reward
        return {"reward": self.reward(_useful_to_ally(reward) if asked.ally else reward)}

    def _pay(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        return {"cost": 0 if asked.space is None else known.castle_reward(asked.space, asked.ally).cost_squires}

    def _ransom(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        return {"count": len(KNIGHTS[values["knights"]]), "gold": STRENGTH[values["knights"]]}

    def _send_squires(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        parts = []
        for slot, conflict in enumerate(CONFLICTS):
            squires = sent_to(values["squires"], slot)
            if squires:
                goods = self.goods(squires=squires)
                parts.append(self.say("part-sent", squires=goods, conflict=self.conflict(conflict)))
        return {"count": len(parts), "sent": self.listed(parts)}

    def _buy_extensions(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        spaces: list[int] = fields.show(fields.SPACES, values["spaces"])
        castle = known.components.castle
        parts = [self.say("part-extension", space=space, reward=self.reward(castle[space - 1])) for space in spaces]
        return {"count": len(parts), "extensions": self.listed(parts), "gold": PRICE_OF_EXTENSION * len(parts)}

    def _county_tax(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        return {"count": values["counties"].bit_count()}

    def _extension_tax(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        return {"count": values["spaces"].bit_count()}

    def _exchange(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        gold, squires = values["gold_to_squires"], values["squires_to_gold"]
        deals = [
            (self.goods(gold=TWO_FOR_ONE * gold), self.goods(squires=gold)),
            (self.goods(squires=TWO_FOR_ONE * squires), self.goods(gold=squires)),
        ]
        made = [deal for deal, times in zip(deals, (gold, squires), strict=True) if times]
        parts = [self.say("part-exchange", given=given, taken=taken) for given, taken in made]
        return {"count": len(parts), "exchanges": self.listed(parts)}

    def _sell_seals(self, values: Mapping[str, int], known: _Table, asked: _Asked) -> Arguments:
        trade = TRADES[agenda.SELL_SEALS]
        times = values["times"]
        return {"goods": self.goods(gold=trade.gets_gold * times, squires=trade.gets_squires * times)}

    # What some kinds of events say beyond their own numbers

    def _law_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        return {"text": self.law(LAWS[values["law"]]).text}

    def _card_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        card = known.components.conflicts[values["card"]]
        return {"strength": card.strength, "points": self.numbers(card.points)}

    def _space_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        allied = faction is not None and faction >= known.seats
        reward = known.castle_reward(values["space"], allied)
        return {"reward": self.reward(reward), "cost": reward.cost_squires}

    def _favor_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        return {"reward": self.reward(known.components.favors[values["tile"]])}

    def _goods_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        return {"goods": self.goods(**values)}

    def _points_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        return {"points": abs(values["points"]), "lost": _yes(values["points"] < 0)}

    def _company_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        used = values["privileges"]
        return self.company(
            values.get("squires", 0),
            KNIGHTS[values.get("knights", 0)],
            bishops=values.get("bishops", 0),
            archers=used >> ARCHER & 1,
            tudors=used >> TUDOR & 1,
            shields=used >> SHIELD & 1,
        )

    def _lord_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        return {"tudor": _yes(values["privileges"]), **self.company(bishops=values["bishops"])}

    def _tribute_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        return {"goods": self.goods(**{TREASURES[values["tribute"]]: 1})}

    def _treasury_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        kind = TREASURES[values["take"]]
        return {"goods": self.goods(**{kind: values["amount"]}) if kind in GOODS else self.goods()}

    def _seals_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        return {
            "sealed": self.say("piece-seals", count=values["seals"]),
            "clergy": self.say("piece-bishops", count=values["bishops"]),
            "worth": LORD + values["bishops"],
        }

    def _tile_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        return {"reward": self._tile_reward(values["county"], known)}

    def _upgrade_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        return {"stronger": values["knight"] + 1}

    def _start_player_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        return {"own": _yes(values["seat"] == faction)}

    def _only_choice_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        allied = faction is not None and faction >= known.seats
        return {"action": self._action(Action(values["action"]), known, _Asked(allied))}

    def _rank_extras(self, values: Mapping[str, int], known: _Table, faction: int | None) -> Arguments:
        return {
            "source_id": SOURCES[values["source"]],
            "place": self.say("rank", rank=values["rank"]),
            "tied": _yes(values["tie_break"] != events.NO_TIE),
            "squires": self.say("goods-squires", count=values["tie_break"]),
            "gold": self.say("goods-gold", count=values["tie_break"]),
            "extensions": self.say("reward-extensions", count=values["value"]),
            "dishonor": self.say("piece-dishonor", count=values["value"]),
        }


MERGED: Final = (events.WENT_HOME, events.RANSOMED, events.CAPTURED, events.EXTENSION_TURNED_DOWN)
"""Events that come once for each knight or extension, and that one sentence can tell for several."""

_ActionExtras = Callable[[Words, Mapping[str, int], _Table, _Asked], Arguments]
_ACTION_EXTRAS: Final[dict[int, _ActionExtras]] = {
    actions.EXTENSION: Words._build,
    actions.COUNTY: Words._place_in_county,
    actions.CASTLE: Words._place_in_castle,
    actions.CONFLICT: Words._place_in_conflict,
    actions.FAVOR: Words._take_favor,
    actions.REWARD: Words._take_reward,
    actions.SCORE: Words._place_in_castle,
    actions.PAY: Words._pay,
    actions.RANSOM: Words._ransom,
    actions.SEND_SQUIRES: Words._send_squires,
    actions.BUY_EXTENSIONS: Words._buy_extensions,
    actions.COUNTY_TAX: Words._county_tax,
    actions.EXTENSION_TAX: Words._extension_tax,
    actions.EXCHANGE: Words._exchange,
    actions.SELL_SEALS: Words._sell_seals,
    actions.OFFICE: Words._apply,
}

_EventExtras = Callable[[Words, Mapping[str, int], _Table, int | None], Arguments]
_EVENT_EXTRAS: Final[dict[int, _EventExtras]] = {
    events.LAW_IN_FORCE: Words._law_extras,
    events.LAW_PROPOSED: Words._law_extras,
    events.LAW_APPLIED: Words._law_extras,
    events.CONFLICT_REVEALED: Words._card_extras,
    events.EXTENSION_BUILT: Words._space_extras,
    events.PLACED_IN_COUNTY: Words._company_extras,
    events.EXPELLED: Words._company_extras,
    events.PLACED_IN_CASTLE: Words._space_extras,
    events.PLACED_IN_CONFLICT: Words._company_extras,
    events.CROSSED: Words._company_extras,
    events.CASTLE_SCORED: Words._space_extras,
    events.FAVOR_TAKEN: Words._favor_extras,
    events.GAINED: Words._goods_extras,
    events.PAID: Words._goods_extras,
    events.SCORED: Words._points_extras,
    events.KNIGHT_UPGRADED: Words._upgrade_extras,
    events.START_PLAYER_NAMED: Words._start_player_extras,
    events.ONLY_CHOICE: Words._only_choice_extras,
    events.FINAL_RANK: Words._rank_extras,
    events.APPLIED_FOR_OFFICE: Words._company_extras,
    events.TRIBUTE_PAID: Words._tribute_extras,
    events.EXPELLED_FROM_OFFICE: Words._company_extras,
    events.ENTERED_TREASURY: Words._treasury_extras,
    events.SEALS_COUNTED: Words._seals_extras,
    events.LORD_WENT_HOME: Words._lord_extras,
    events.TILE_DRAWN: Words._tile_extras,
    events.TILE_TAKEN: Words._tile_extras,
}
