import type { About, TableSeat } from "./types";
import { known, say, tell } from "./words.svelte";

type Bots = About["bots"];

/** What a bot is called; a program of the host's has no words of its own, only the name that the host gave it. */
export const botName = (bot: string): string => (known(`bot-${bot}`) ? say(`bot-${bot}`) : bot);

/** What a seat is called: the name, the level of a bot, numbered where there are several, or the color. */
export function seatName(seats: readonly TableSeat[], number: number): string {
  const seat = seats[number];
  if (seat?.name) return seat.name;
  if (!seat?.bot) return say("seat-name", { seat: number });
  const same = seats.filter((other) => other.bot === seat.bot && !other.name);
  return same.length > 1 ? `${botName(seat.bot)} ${same.indexOf(seat) + 1}` : botName(seat.bot);
}

/** How a bot plays, in one line. */
export function botText(bots: Bots, bot: string): string {
  const message = bots.find(({ level }) => level === bot)?.message ?? { id: `bot-${bot}` };
  return known(message.id) ? tell({ ...message, id: `${message.id}.text` }) : "";
}

/** The levels that can be compared, the weakest first; programs of the host's stand beside them. */
export const ladder = (bots: Bots): string[] =>
  bots.filter(({ level, message }) => message.id === `bot-${level}`).map(({ level }) => level);

/** The wished bot if it is still offered, or else a level that is neither the weakest nor the strongest. */
export function levelOf(bots: Bots, wished = ""): string {
  const levels = ladder(bots);
  const offered = bots.some(({ level }) => level === wished);
  return offered ? wished : (levels[(levels.length - 1) >> 1] ?? bots[0]?.level ?? "");
}
