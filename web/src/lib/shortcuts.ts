import type { Choosing } from "./choosing.svelte";
import type { Table } from "./table.svelte";
import type { PieceId } from "./types";

/** The keys in the order of the help, with the words that say what they do (`ui-shortcut-...`). */
export const SHORTCUTS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [["1", "2", "3", "4"], "knight"],
  [["L"], "lord"],
  [["←", "↑", "→", "↓"], "spaces"],
  [["Enter"], "choose"],
  [["Esc"], "back"],
  [["U"], "undo"],
  [["C", "Ctrl+Enter"], "confirm"],
  [["H"], "advice"],
  [["?"], "help"],
];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ left, top, width, height }: Box): [number, number] => [left + width / 2, top + height / 2];

/** The nearest of the boxes in a direction: going straight counts for more than being close. */
export function nearest(from: Box, boxes: readonly Box[], [right, down]: readonly [number, number]): number | null {
  const [x, y] = middle(from);
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [dx, dy] = [middle(box)[0] - x, middle(box)[1] - y];
    const along = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    if (along < 1 || aside > 3 * along) return;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

function rove(key: string): boolean {
  const spaces = [...document.querySelectorAll<HTMLElement>("[data-space].legal")].filter(
    (node) => node.getClientRects().length > 0,
  );
  if (!spaces.length) return false;
  const active = document.activeElement as HTMLElement;
  const from = active.closest<HTMLElement>("[data-space]");
  const others = spaces.filter((node) => node !== from);
  const place = from
    ? nearest(
        from.getBoundingClientRect(),
        others.map((node) => node.getBoundingClientRect()),
        STEPS[key]!,
      )
    : 0;
  const next = place === null ? null : others[place];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/** Whether a key belongs to what has the focus, and not to the table. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog[open], [contenteditable], textarea, select, [role=slider]")) return true;
  return target instanceof HTMLInputElement && !["checkbox", "button", "submit"].includes(target.type);
}

/** Own first, then the ally's, then none: one key is enough for both. */
function choosePiece(choosing: Choosing, which: string): boolean {
  const pieces = [`own-${which}`, `ally-${which}`].filter((piece) => choosing.litPieces.has(piece as PieceId));
  if (!pieces.length) return false;
  const now = pieces.indexOf(choosing.piece ?? "");
  choosing.choosePiece((pieces[now + 1] ?? pieces[now] ?? pieces[0]) as PieceId);
  return true;
}

/** Carry out what a key stands for; `help` opens the list of them. */
export function pressed(event: KeyboardEvent, table: Table, choosing: Choosing, help: () => void): void {
  if (event.defaultPrevented || event.repeat || table.busy) return;
  const { key } = event;
  if (key === "Escape") {
    if (document.querySelector("dialog[open]")) return;
    if (choosing.back()) event.preventDefault();
    else if (!isTyping(event.target) && table.live && table.turn?.steps.length) {
      event.preventDefault();
      void table.undo();
    }
    return;
  }
  if (isTyping(event.target)) return;
  const confirming =
    (key === "Enter" && (event.ctrlKey || event.metaKey)) || (key.toLowerCase() === "c" && plain(event));
  let done = true;
  if (confirming) done = confirm(table, choosing);
  else if (!plain(event)) return;
  else if (/^\d$/.test(key) && event.target instanceof Element && event.target.closest("[role=spinbutton]")) return;
  else if (/^[1-4]$/.test(key)) done = choosePiece(choosing, key);
  else if (key.toLowerCase() === "l") done = choosePiece(choosing, "lord");
  else if (key.toLowerCase() === "u" && table.live && table.turn?.steps.length) void table.undo();
  else if (key === "?") help();
  else if (key in STEPS && roves(event.target)) done = rove(key);
  else return;
  if (done) event.preventDefault();
}

const plain = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey;

/** Arrows belong to the board, unless something else that has the focus uses them. */
const roves = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest("[data-space], [data-piece], h1") !== null);

function confirm(table: Table, choosing: Choosing): boolean {
  if (choosing.draft) void choosing.take(choosing.draft);
  else if (table.live && table.turn?.complete) void table.confirm();
  else return false;
  return true;
}
