import type { SpaceId } from "../lib/types";

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

interface Stand {
  shape: "card" | "column" | "strip";
  left: number;
  width: number;
  /** Where its upper edge is, or its lower. */
  top?: number;
  bottom?: number;
}

const PHONE = matchMedia("(max-width: 1100px)");
const GAP = 6;
const WIDTH = 318;

const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .map((node) => node.getBoundingClientRect())
    .filter(({ width, height }) => width * height > 0);

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The places that a card may take, the best first. */
function stands(): Stand[] {
  const one = (selector: string): DOMRect | undefined => boxesOf(selector)[0];
  // On a phone the second row of the bar is often empty.
  const bar = PHONE.matches ? ".table > header > :not(.second), .table > header .words > *" : ".table > header";
  const roof = Math.max(0, ...boxesOf(bar).map(({ bottom }) => bottom)) + GAP;
  const floor = Math.min(innerHeight, ...boxesOf(".table > .castle, .table > .tabs").map(({ top }) => top)) - GAP;
  if (PHONE.matches) {
    const whole = { shape: "card", left: GAP, width: innerWidth - 2 * GAP } as const;
    return [
      { ...whole, top: roof },
      { ...whole, bottom: floor },
    ];
  }
  const board = one(".table .board");
  const column = one(".table .players");
  const right = innerWidth - WIDTH - GAP;
  return [
    ...(column ? [{ shape: "column", left: column.left, width: column.width, bottom: floor } as const] : []),
    ...(board
      ? [{ shape: "strip", left: board.left + GAP, width: board.width - 2 * GAP, bottom: floor - GAP } as const]
      : []),
    { shape: "card", left: right, width: WIDTH, bottom: floor },
    { shape: "card", left: GAP, width: WIDTH, bottom: floor },
    { shape: "card", left: right, width: WIDTH, top: roof },
    { shape: "card", left: GAP, width: WIDTH, top: roof },
  ];
}

/** What must not be covered: what the card is about, and where something can be done or read on request. */
const wanted = (spaces: readonly SpaceId[]): DOMRect[] =>
  boxesOf(
    [
      ".space.legal, .space.chosen, .piece.legal, .dock.large, .controls:not(.pieces) .prompt",
      ".log .side:has([role=tab][aria-selected=true]:not([data-tab=log]))",
      ...spaces.map((space) => `[data-space="${space}"]`),
    ].join(", "),
  );

/** Put a card where it covers least; it stays where it is as long as it is in nobody's way. Null leaves it to its corner. */
export function standing(card: HTMLElement, spaces: readonly SpaceId[] | null): void {
  const { style, dataset } = card;
  const clear = (): void => {
    for (const name of ["left", "top", "width", "right", "bottom"]) style.removeProperty(name);
    delete dataset["shape"];
  };
  if (!spaces) {
    clear();
    return;
  }
  const dear = wanted(spaces);
  const others = boxesOf(".table [data-space], .table .players li");
  const log = boxesOf(".table .log");
  const take = ({ shape, left, width, top, bottom }: Stand): Box => {
    dataset["shape"] = shape;
    style.left = `${left}px`;
    style.width = `${width}px`;
    style.right = style.bottom = "auto";
    const height = card.offsetHeight;
    const upper = top ?? bottom! - height;
    style.top = `${upper}px`;
    return { left, right: left + width, top: upper, bottom: upper + height };
  };
  const sum = (box: Box, boxes: readonly Box[]): number =>
    boxes.reduce((total, other) => total + shared(box, other), 0);
  const cost = (box: Box): number => 100 * sum(box, dear) + 5 * sum(box, others) + sum(box, log);
  const all = stands();
  const before = all.find(({ shape, left }) => shape === dataset["shape"] && `${left}px` === style.left);
  if (before && !sum(take(before), dear)) return;
  const [best] = all.map((stand) => ({ stand, cost: cost(take(stand)) })).sort((one, other) => one.cost - other.cost);
  if (best) take(best.stand);
}
