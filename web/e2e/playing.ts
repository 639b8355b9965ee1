import type { Locator, Page } from "@playwright/test";
import type { Action, Option } from "../src/lib/types.ts";
import { expect } from "./kit.ts";
import { mirrorOf, type Mirror } from "./mirror.ts";

/** How somebody answers: on the board in one of three ways, or from the list of everything that is possible. */
export type Way = "piece" | "space" | "drag" | "list";

export const bar = (page: Page): Locator => page.getByRole("banner").first();
export const control = (page: Page, name: string): Locator => bar(page).getByRole("button", { name, exact: true });
/** The button says how long it waits where the turn confirms itself. */
export const confirmButton = (page: Page): Locator => bar(page).locator("[data-confirm]");
export const space = (page: Page, id: string): Locator => page.locator(`[data-space="${id}"]:visible`).first();
/** Pieces of one kind overlap; the last one lies on top. */
export const piece = (page: Page, id: string): Locator => page.locator(`[data-piece="${id}"]:visible`).last();
export const answers = (page: Page): Locator => page.locator("[data-answer]:visible");

/** Somebody's turns are the same in every run. */
function* chances(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** The part of the table that a phone must show for a space. */
const PANELS: Record<string, string> = {
  county: "England",
  conflict: "France",
  favor: "France",
  office: "Court",
  treasury: "Court",
  tower: "Court",
  player: "Players",
};

/** On a phone one part of the table is shown at a time. */
export async function turnTo(page: Page, id: string): Promise<void> {
  const [family = ""] = id.split("-");
  const drawer = page.getByRole("button", { name: "Open the castle" });
  if (family === "castle" && (await drawer.isVisible())) await press(page, drawer);
  const panel = PANELS[family];
  const tab = page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name: panel ?? "-" });
  if (panel && (await tab.isVisible())) await press(page, tab);
}

/** Click, or touch where there are fingers. */
export async function press(page: Page, target: Locator): Promise<void> {
  if (page.viewportSize()!.width < 900) await target.tap();
  else await target.click();
}

/** A point where an element of any shape is on top. */
const within = (target: Locator): Promise<{ x: number; y: number }> =>
  target.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const GRAIN = 8;
    for (const at of [4, 3, 5, 2, 6, 1, 7]) {
      for (let across = 1; across < GRAIN; across++) {
        const [x, y] = [left + (width * across) / GRAIN, top + (height * at) / GRAIN];
        if (document.elementFromPoint(x, y)?.closest("[data-space], [data-piece]") === node) return { x, y };
      }
    }
    throw new Error(`${node.getAttribute("data-space")} cannot be reached`);
  });

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await within(from), await within(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

/** Place a piece on the board; what goes along stays as it is preset. */
export async function place(page: Page, option: Option, way: Way = "piece"): Promise<void> {
  const mirror = mirrorOf(page);
  const [what, where] = [option.piece!, option.space!];
  const alike = mirror.options.filter((other) => other.piece === what && other.space === where);
  const { carriedOut } = mirror;
  if (way === "drag") await drag(page, piece(page, what), space(page, where));
  else if (way === "space") {
    await turnTo(page, where);
    await press(page, space(page, where));
    const pieces = new Set(mirror.options.filter((other) => other.space === where).map((other) => other.piece));
    if (pieces.size > 1) await press(page, piece(page, what));
  } else {
    await press(page, piece(page, what));
    await turnTo(page, where);
    await press(page, space(page, where));
  }
  if (alike.length > 1) await press(page, control(page, "Place"));
  await mirror.until((now) => now.carriedOut > carriedOut, `${JSON.stringify(option.action)} was placed`);
}

/** Answer in the prompt, with its own controls; the answer is what was chosen. */
export async function answerPrompt(page: Page, chance = 0): Promise<Action> {
  const mirror = mirrorOf(page);
  const { carriedOut } = mirror;
  const options = mirror.options.map(({ action }) => action);
  const action = mirror.question === "vote" ? await vote(page, chance < 0.5) : await choose(page, chance);
  expect(options).toContainEqual(action);
  await mirror.until((now) => now.carriedOut > carriedOut, `${JSON.stringify(action)} was answered`);
  return action;
}

/** Vote with all markers, or against it with none. */
export async function vote(page: Page, yes: boolean): Promise<Action> {
  await press(page, page.locator(`button[data-vote="${yes ? "yes" : "no"}"]:visible`));
  const stepper = bar(page).getByRole("spinbutton");
  const most = yes && (await stepper.count()) ? Number(await stepper.getAttribute("aria-valuemax")) : 0;
  if (most) await stepper.press("End");
  await press(page, page.locator("[data-action=vote]:visible"));
  return { kind: "vote", yes, markers: most };
}

/** Tick, count or just press, as the prompt wants it. */
async function choose(page: Page, chance: number): Promise<Action> {
  const found = answers(page);
  // On a phone the answers may be folded where the board has them too.
  const folded = control(page, "Show the answers");
  await expect(found.first().or(folded)).toBeVisible();
  if (await folded.isVisible()) await press(page, folded);
  const prompt = page.locator(".prompt:visible").filter({ has: page.locator("[data-answer]") });
  const tick = prompt.getByRole("checkbox").and(page.locator(":enabled")).first();
  const more = prompt.getByRole("spinbutton").first();
  let chosen = found.nth(Math.floor(chance * (await found.count())));
  if (await tick.count()) {
    await tick.check();
    chosen = found.first();
  } else if (await more.count()) {
    await more.press("ArrowUp");
    chosen = found.first();
  }
  const action = JSON.parse((await chosen.getAttribute("data-answer"))!) as Action;
  await press(page, chosen);
  return action;
}

/** Answer from the list of everything that is possible. */
export async function answerFromList(page: Page, option: Option): Promise<void> {
  const mirror = mirrorOf(page);
  const { carriedOut } = mirror;
  const action = JSON.stringify(option.action);
  await press(page, page.getByRole("tab", { name: "What could I do?" }));
  await press(page, page.getByRole("tabpanel").locator(`[data-action='${action}']`));
  await mirror.until((now) => now.carriedOut > carriedOut, `${action} was chosen`);
}

/** Take the screen where it is handed over. */
export async function takeScreen(page: Page): Promise<void> {
  await press(page, page.getByRole("dialog").getByRole("button", { name: /^I am / }));
}

export interface Playing {
  /** Stop as soon as this is so; the end of the game always is the end. */
  until?: (mirror: Mirror) => boolean;
  /** How placements and other questions are answered, one after the other. */
  ways?: readonly Way[];
  seed?: number;
  /** Called before each answer. */
  before?: (mirror: Mirror) => Promise<void>;
}

/** Answer whatever is asked, and confirm, until the game is over or something else is so. */
export async function playOn(page: Page, playing: Playing = {}): Promise<void> {
  const { until = () => false, ways = ["piece"], seed = 1413, before } = playing;
  const mirror = mirrorOf(page);
  const chance = chances(seed);
  for (let number = 0; ;) {
    await mirror.until((now) => now.calls || until(now), "somebody has to act");
    if (mirror.over || until(mirror)) return;
    if (mirror.waitsForConfirm) {
      const { carriedOut } = mirror;
      await press(page, confirmButton(page));
      await mirror.until((now) => now.carriedOut > carriedOut, "the turn was confirmed");
      continue;
    }
    await before?.(mirror);
    const way = ways[number++ % ways.length]!;
    const options = mirror.options;
    const option = options[Math.floor(chance.next().value! * options.length)]!;
    if (way === "list") await answerFromList(page, option);
    else if (mirror.question === "place") await place(page, option, way);
    else await answerPrompt(page, chance.next().value);
  }
}
