import type { Page } from "@playwright/test";
import { expect, stopTime, test, type Look, type Server, type Situation, type Wish } from "./kit.ts";
import { mirrorOf } from "./mirror.ts";
import { answerPrompt, bar, confirmButton, control, place, playOn, space, vote } from "./playing.ts";

type Open = (path: string, who?: Situation["cookies"][number], look?: Look) => Promise<Page>;

/** Two people at a table, each with a browser; the one who is asked comes first. */
async function both(server: Server, open: Open, wish: Wish) {
  const found = await server.situation({ seats: 2, ...wish });
  const [asked, other] = [found.seat, 1 - found.seat];
  const pages = [
    await open(`/t/${found.table}`, found.cookies[asked]),
    await open(`/t/${found.table}`, found.cookies[other]),
  ] as const;
  for (const page of pages) await mirrorOf(page).until((now) => now.version >= 0, "the table is there");
  return { found, pages, names: found.seat === 0 ? ["Anna", "Bert"] : ["Bert", "Anna"] };
}

const actions = (page: Page): number => mirrorOf(page).info!.actions;

test("an invitation, a lobby and a start", async ({ open }) => {
  const anna = await open("/new");
  await anna.getByLabel("Your name").fill("Anna");
  await anna.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await anna.getByRole("button", { name: "Open the table" }).click();
  const link = await anna.getByLabel("Invitation link").inputValue();
  await expect(anna.getByRole("img", { name: /QR code/ })).toBeVisible();

  const bert = await open(new URL(link).pathname);
  await bert.getByLabel("Name", { exact: true }).fill("Bert");
  await bert.getByRole("button", { name: "To the table" }).click();
  await bert.getByRole("button", { name: "Take this seat" }).click();
  await expect(anna.getByRole("listitem").filter({ hasText: "Bert" }).first()).toBeVisible();
  await anna.getByRole("button", { name: "Start the game" }).click();

  for (const page of [anna, bert]) {
    await mirrorOf(page).until((now) => now.info?.status === "playing", "the game has begun");
  }
  const first = mirrorOf(anna).asked ? anna : bert;
  await answerPrompt(first);
  await confirmButton(first).click();
  const second = first === anna ? bert : anna;
  await mirrorOf(second).until((now) => now.asked, "the other is asked");
  await expect(control(second, "Undo")).toHaveAttribute("aria-disabled", "true");
});

test("a step is the player's own until it is confirmed, and can be undone", async ({ open, server }) => {
  const { pages } = await both(server, open, { kind: "place", round: 1 });
  const [mine, theirs] = pages;
  const mirror = mirrorOf(mine);
  await theirs.waitForLoadState("networkidle");
  const before = { seen: await theirs.locator("main").innerHTML(), version: mirrorOf(theirs).version };
  const option = mirror.options.find(({ action }) => action.kind === "castle")!;
  const id = `castle-${mirror.seat}-${(option.action as { space: number }).space}`;

  await place(mine, option);
  await expect(space(mine, id)).toHaveClass(/tentative/);
  await control(mine, "Undo").click();
  await expect(space(mine, id)).not.toHaveClass(/tentative/);
  await place(mine, option);
  expect(mirrorOf(theirs).version).toBe(before.version);
  expect(await theirs.locator("main").innerHTML()).toBe(before.seen);

  await confirmButton(mine).click();
  await mirrorOf(theirs).until((now) => now.version > before.version, "the other sees it");
  await expect(space(theirs, id)).toHaveAttribute("aria-label", /strength/);
});

test("votes are secret until both are in, then everybody sees the sum", async ({ open, server }) => {
  const { pages } = await both(server, open, { kind: "vote", options: 6 });
  const [first, second] = pages;
  const [one, other] = [mirrorOf(first), mirrorOf(second)];
  const seat = one.seat!;
  await vote(first, true);
  await other.until((now) => now.view!.players[seat]!.committed, "the other knows that a vote is in");
  expect(other.view!.players[seat]!.commitment ?? null).toBeNull();
  expect(other.heard.join()).not.toContain("vote yes");
  await expect(first.getByText(/^You voted yes/)).toBeVisible();
  await expect(second.getByText(/^You voted/)).toHaveCount(0);

  await vote(first, false);
  await expect(first.getByText(/^You voted no/)).toBeVisible();
  const done = actions(second);
  // The ceremony ends by itself after a while.
  for (const page of pages) await stopTime(page);
  await vote(second, true);
  await Promise.all(
    pages.map(async (page) => {
      await mirrorOf(page).until((now) => now.info!.actions > done, "the votes are revealed");
      const reveal = page.getByRole("region", { name: /^The vote on/ });
      await expect(reveal).toContainText(/Adopted|Rejected/);
      await expect(reveal.getByRole("listitem")).toHaveCount(2);
      await reveal.getByRole("button", { name: "Close" }).click();
      await expect(
        page
          .getByRole("note")
          .filter({ hasText: /(Adopted|Rejected)\s\d\s:\s\d/ })
          .first(),
      ).toBeVisible();
    }),
  );
});

test("chat is text, and a take-back needs the other's consent", async ({ open, server }) => {
  const { pages, names } = await both(server, open, { kind: "place", round: 1 });
  const [mine, theirs] = pages;
  await mine.getByRole("tab", { name: "Chat" }).click();
  await mine.getByRole("textbox", { name: "Message" }).fill("<b>markup</b> & <img src=x onerror=alert(1)>");
  await mine.getByRole("button", { name: "Send" }).click();
  await theirs.getByRole("tab", { name: /Chat/ }).click();
  for (const page of pages) {
    const said = page.getByRole("log", { name: "What was said" });
    await expect(said).toContainText("<b>markup</b> & <img src=x onerror=alert(1)>");
    await expect(said.locator("img")).toHaveCount(0);
  }

  const before = actions(mine);
  await playOn(mine, { until: (now) => now.info!.actions > before && !now.calls });
  await mirrorOf(theirs).until((now) => now.info!.actions > before, "the turn is there");
  await mine.getByRole("button", { name: "Menu of the table" }).click();
  await mine.getByRole("button", { name: "To before my last turn" }).click();
  await expect(theirs.getByText(new RegExp(`^${names[0]} proposes to take back`))).toBeVisible();
  await theirs.getByRole("button", { name: "Agree" }).click();
  for (const page of pages) await mirrorOf(page).until((now) => now.info!.actions === before, "it was taken back");
  await mirrorOf(mine).until((now) => now.question === "place", "it is asked again");
});

test("two tabs of one player agree", async ({ open, server }) => {
  const { pages, found } = await both(server, open, { kind: "place", round: 1 });
  const [tab] = pages;
  const second = await tab.context().newPage();
  await second.goto(`/t/${found.table}`);
  await mirrorOf(second).until((now) => now.question === "place", "the second tab is there");
  const option = mirrorOf(tab).options.find(({ action }) => action.kind === "castle")!;
  const id = `castle-${found.seat}-${(option.action as { space: number }).space}`;
  await place(tab, option);
  await expect(space(second, id)).toHaveClass(/tentative/);
  await control(second, "Undo").click();
  await expect(space(tab, id)).not.toHaveClass(/tentative/);
  await place(second, option);
  await expect(confirmButton(tab)).toHaveAttribute("aria-disabled", "false");
  await confirmButton(tab).click();
  await mirrorOf(second).until((now) => !now.asked && !now.turn, "the turn is over in both");
});

test("a server that dies in mid-turn costs nothing but a note", async ({ open, server, expectedErrors }) => {
  expectedErrors.push(/WebSocket connection|Failed to load resource|ERR_CONNECTION_REFUSED/);
  const { pages } = await both(server, open, { kind: "place", round: 1 });
  const [mine, theirs] = pages;
  const mirror = mirrorOf(mine);
  const option = mirror.options.find(({ action }) => action.kind === "conflict")!;
  await place(mine, option);
  const { version } = mirror;
  expect(mirror.turn!.steps).toHaveLength(1);

  await server.stop("SIGKILL");
  for (const page of pages) await expect(page.getByText(/^Connection lost/)).toBeVisible();
  await expect(bar(mine).getByRole("heading")).toBeVisible();
  await server.start();
  for (const page of pages) {
    await mirrorOf(page).until((now) => now.version >= 0, "the line is back");
    await expect(page.getByText(/^Connection lost/)).toHaveCount(0);
  }
  expect(mirror.version).toBe(version);
  expect(mirror.turn!.steps).toHaveLength(1);

  const before = actions(mine);
  await playOn(mine, { until: (now) => now.info!.actions > before && !now.calls });
  await mirrorOf(theirs).until((now) => now.info!.actions > before, "play goes on");
});
