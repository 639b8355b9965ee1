import { seatName } from "../../lib/bots";
import { listed } from "../../lib/lists";
import { language, say } from "../../lib/words.svelte";
import type { Readings, Setup, TableInfo, TableSeat } from "../../lib/types";

/** What a seat is called where somebody may still sit down. */
export const nameOf = (seats: readonly TableSeat[], number: number): string =>
  seats[number]!.who === "open" ? say("ui-start-free-seat") : seatName(seats, number);

/** The seats that somebody gave up, or that a bot has taken over. */
export const givenUp = (seats: readonly TableSeat[], person: string | undefined): number[] =>
  seats.flatMap((seat, number) => (seat.person === person && (seat.left || seat.who === "bot") ? [number] : []));

/** The seat of the one at whose screen somebody plays too; null for whoever needs no other's screen. */
export function screenOf(seats: readonly TableSeat[], number: number): number | null {
  const { who, person } = seats[number]!;
  const first = seats.findIndex((seat) => seat.who === "person" && seat.person === person);
  return who === "person" && first !== number ? first : null;
}

const withModules = (modules: Setup["modules"]): string =>
  say("agreed-modules", { modules: listed(modules.map((name) => say(`module-${name}`))) });

function withLaws(laws: Setup["laws"]): string {
  const sets = laws.map((set) => say(`law_set-${set}`));
  if (laws.some((set) => set !== laws[0])) return say("agreed-laws", { law_sets: sets.join(", ") });
  return laws[0] === "random" ? say("agreed-laws-random") : say("agreed-laws-one", { law_set: sets[0]! });
}

/** How a table reads what can be read in several ways, in a sentence for each house rule. */
export const houseRules = (readings: Readings = {}): string[] =>
  Object.entries(readings).map(([name, choice]) =>
    say("agreed-reading", { reading: say(`reading-${name}`), choice: say(`reading-${name}-${choice}`) }),
  );

/** What a table agreed on, in sentences: what goes beyond the base game, or all of it, or of several house rules the number. */
export function agreed(
  { modules, laws, supply, holdings, readings }: Setup,
  { all = false, short = false } = {},
): string[] {
  const sentences: string[] = [];
  if (modules.length) sentences.push(withModules(modules));
  if (all || laws.some((set) => set !== "base")) sentences.push(withLaws(laws));
  if (supply === "limited") sentences.push(say("ui-setup-agreed-limited"));
  if (holdings === "open") sentences.push(say("ui-setup-agreed-open"));
  const rules = houseRules(readings);
  sentences.push(...(short && rules.length > 1 ? [say("ui-start-house-rules", { count: rules.length })] : rules));
  return sentences;
}

/** With whose figures a table plays, where they are not the packaged ones. */
export function playedWith(box: TableInfo["box"]): string[] {
  if (box === null) return [];
  return [box ? say("agreed-box", { name: box }) : say("agreed-box-unnamed")];
}

/** What a table agreed on for somebody who has not chosen it, with what the others see. */
export function agreedInFull({ setup, screened, box }: TableInfo): string[] {
  const stocks = screened.includes("gold") ? "ui-setup-agreed-hidden" : "ui-setup-agreed-open";
  return [...agreed({ ...setup, holdings: "hidden" }, { all: true }), say(stocks), ...playedWith(box)];
}

const lot = Math.random();

/** A name for a guest who has not given one. */
export function guestName(): string {
  const names = say("ui-start-guest-names").split(", ");
  return names[Math.floor(lot * names.length)]!;
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment was. */
export function ago(seconds: number): string {
  const passed = Math.max(0, Date.now() / 1000 - seconds);
  const largest = UNITS.find(([, length]) => passed >= length);
  if (!largest) return say("ui-start-just-now");
  const [unit, length] = largest;
  return new Intl.RelativeTimeFormat(language() ?? "en", { numeric: "auto" }).format(
    -Math.floor(passed / length),
    unit,
  );
}
