import type { Page } from "@playwright/test";
import { expect, stopTime, test } from "./kit.ts";
import { mirrorOf } from "./mirror.ts";
import { answerPrompt, bar, confirmButton, control, piece, place, space, turnTo } from "./playing.ts";

const tip = (page: Page) => page.locator(".tip.shown");

/** The spaces that are lit, as the page shows them. */
const lit = (page: Page): Promise<string[]> =>
  page
    .locator(".space.legal")
    .evaluateAll((nodes) => [...new Set(nodes.map((node) => node.getAttribute("data-space")!))].sort());

/** The spaces that the server allows, for one piece or for all. */
function allowed(page: Page, what: string | null = null): string[] {
  const mirror = mirrorOf(page);
  const options = mirror.options.filter(({ piece }) => what === null || piece === what);
  return [...new Set(options.map(({ space }) => space!))].sort();
}

/** A county that a piece cannot go to. */
function closed(page: Page, what: string): string {
  const open = allowed(page, what);
  return ["A", "B", "C", "D", "E", "F", "G", "H", "I"]
    .map((county) => `county-${county}`)
    .find((id) => !open.includes(id))!;
}

test("only legal spaces are lit, and the others say why not", async ({ sit }) => {
  const { page } = await sit({ kind: "place", round: 2, bots: "steward" });
  await mirrorOf(page).until((now) => now.question === "place", "a knight is to be placed");
  await expect.poll(() => lit(page)).toEqual(allowed(page));
  const weakest = (await page.locator("[data-piece].legal").first().getAttribute("data-piece"))!;
  await piece(page, weakest).click();
  await expect.poll(() => lit(page)).toEqual(allowed(page, weakest));

  const shut = closed(page, weakest);
  await expect(space(page, shut)).toHaveAttribute("aria-disabled", "true");
  await space(page, shut).hover();
  await expect(tip(page)).toContainText(/strength|holds|stands|squire/i);
  const reason = (await tip(page).textContent())!;
  await page.mouse.move(2, 2);
  await expect(tip(page)).toHaveCount(0);

  // The same by keyboard.
  await page.keyboard.press("Tab");
  await space(page, shut).focus();
  await expect(tip(page)).toHaveText(reason);
  await page.keyboard.press("Enter");
  await expect(page.locator(".space.chosen")).toHaveCount(0);
});

test("a touch on a closed space says why not", async ({ sit }) => {
  const { page } = await sit({ kind: "place", round: 2, bots: "steward" }, { phone: true });
  await mirrorOf(page).until((now) => now.question === "place", "a knight is to be placed");
  const weakest = (await page.locator("[data-piece].legal").first().getAttribute("data-piece"))!;
  await piece(page, weakest).tap();
  const shut = closed(page, weakest);
  await turnTo(page, shut);
  await stopTime(page);
  await space(page, shut).tap({ force: true });
  await page.clock.runFor(1);
  await expect(tip(page)).toContainText(/strength|holds|stands|squire/i);
});

test("a slow click on the ghost of a knight counts", async ({ sit }) => {
  const { page } = await sit({ kind: "place", round: 1, bots: "steward" });
  await mirrorOf(page).until((now) => now.question === "place", "a knight is to be placed");
  const { piece: what, space: where } = mirrorOf(page).options.find(({ action }) => action.kind === "county")!;
  await piece(page, what!).click();
  const ghost = space(page, where!).locator(".ghost");
  await space(page, where!).hover();
  await ghost.hover();
  await page.mouse.down();
  await mirrorOf(page).drawn();
  await expect(ghost).toBeVisible();
  await page.mouse.up();
  await expect(
    page
      .locator(".space.chosen")
      .or(confirmButton(page).and(page.locator(":enabled")))
      .first(),
  ).toBeVisible();
});

test("piece, space, squires: a ghost, what will happen, and one step back at a time", async ({ sit }) => {
  const { page } = await sit({ kind: "place", round: 2, bots: "steward", expels: true });
  const mirror = mirrorOf(page);
  await mirror.until((now) => now.question === "place", "a knight is to be placed");
  // A county that somebody else holds, with more than one way to take it.
  const taken = mirror.view!.counties.filter(({ knight }) => knight && knight.faction !== mirror.seat);
  const attack = mirror.options.find(
    ({ action }) => action.kind === "county" && taken.some(({ county }) => county === action.county),
  )!;
  const [what, where] = [attack.piece!, attack.space!];
  const holder = taken.find(({ county }) => where === `county-${county}`)!.knight!;
  const rival = mirror.info!.seats[holder.faction]!.name;

  await piece(page, what).click();
  await space(page, where).click();
  const draft = page.getByRole("group", { name: "What is placed, and with whom" });
  await expect(draft).toBeVisible();
  await expect(draft).toContainText(`Expels ${rival}`);
  await expect(space(page, where)).toHaveClass(/chosen/);
  await expect(space(page, where)).toHaveAttribute("aria-label", /would stand/);
  await page.keyboard.press("Escape");
  await expect(draft).toBeHidden();
  await expect(piece(page, what)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(piece(page, what)).toHaveAttribute("aria-pressed", "false");

  // The other way round: the space first, then the knight who is preset, by his place at court.
  await space(page, where).click();
  await expect(draft).toBeVisible();
  await page.locator("[data-piece][aria-pressed=true]").last().click();
  await expect(draft).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await place(page, attack);
  const effects = page.getByRole("list", { name: "What will happen" });
  await expect(effects).toContainText(rival);
  await expect(space(page, where)).toHaveClass(/tentative/);
  await page.keyboard.press("Escape");
  await mirror.until((now) => now.turn === null, "the step is undone");
});

test("the favor and the projected battle are shown before the turn is confirmed", async ({ sit }) => {
  const { page } = await sit({ kind: "place", round: 1 });
  const mirror = mirrorOf(page);
  await mirror.until((now) => now.question === "place", "a knight is to be placed");
  await place(
    page,
    mirror.options.find(({ action }) => action.kind === "conflict")!,
  );
  await mirror.until((now) => now.question === "favor", "a favor is to be chosen");
  await answerPrompt(page);
  if (!mirror.waitsForConfirm) await answerPrompt(page);
  await expect(page.getByRole("list", { name: "What will happen" })).toContainText(/England|France/);
  await control(page, "Restart").click();
  await mirror.until((now) => now.turn === null, "the whole turn is undone");
});

test("who prefers so confirms never, or lets a countdown do it", async ({ sit, open }) => {
  const { page, found } = await sit({ kind: "place", round: 1 }, { preferences: { confirming: "never" } });
  const mirror = mirrorOf(page);
  await mirror.until((now) => now.question === "place", "a knight is to be placed");
  const castle = () => mirror.options.find(({ action }) => action.kind === "castle")!;
  await place(page, castle());
  await mirror.until((now) => !now.asked && now.turn === null, "the turn has ended with the step");

  const next = mirror.info!.asked[0]!;
  const other = await open(`/t/${found.table}`, found.cookies[next], { preferences: { confirming: "countdown" } });
  const theirs = mirrorOf(other);
  await theirs.until((now) => now.question === "place", "the next knight is to be placed");
  await stopTime(other);
  await place(
    other,
    theirs.options.find(({ action }) => action.kind === "castle")!,
  );
  await expect(confirmButton(other)).toHaveText("Confirm (5)");
  await other.keyboard.press("Escape");
  await expect(confirmButton(other)).toHaveText("Confirm");
  await control(other, "Undo").click();
  await theirs.until((now) => now.turn === null, "the step is undone");
  await place(
    other,
    theirs.options.find(({ action }) => action.kind === "castle")!,
  );
  await other.clock.runFor(4_000);
  await expect(confirmButton(other)).toHaveText("Confirm (1)");
  await other.clock.runFor(1_000);
  await theirs.until((now) => !now.asked && now.turn === null, "the countdown has confirmed the turn");
});

for (const kind of ["buy_markers", "pay"]) {
  test(`a step that reveals something says so, and shows nothing before it is confirmed: ${kind}`, async ({ sit }) => {
    const { page } = await sit({ kind, reveals: true });
    const mirror = mirrorOf(page);
    await mirror.until((now) => now.question === kind, "the question is open");
    expect(mirror.options.every(({ barrier }) => barrier === "reveals")).toBe(true);
    await expect(bar(page)).toContainText("This step reveals something");
    await answerPrompt(page);
    expect(mirror.turn).toMatchObject({ pending: true });
    await expect(bar(page)).toContainText("Confirm this step, or undo it");
    await confirmButton(page).click();
    await mirror.until((now) => now.turn === null, "the step is carried out");
    await expect(bar(page).locator('button:not([aria-disabled="true"])', { hasText: "Undo" })).toHaveCount(0);
  });
}

test("the second half of a double click answers nothing", async ({ sit }) => {
  const { page } = await sit({ kind: "buy_markers" });
  const mirror = mirrorOf(page);
  await mirror.until((now) => now.question === "buy_markers", "the question is open");
  const version = mirror.version;
  await page.locator("[data-answer]").first().dispatchEvent("click", { detail: 2 });
  await mirror.drawn();
  expect(mirror.version).toBe(version);
  await answerPrompt(page);
});
