import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserOf, expect, expectAccessible, expectNothingCut, PYTHON, Server, test } from "./kit.ts";

const CHANGE = `
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as database:
    database.execute("UPDATE tables SET created = json_remove(created, '$.rules')")
`;

for (const phone of [false, true]) {
  test(`a table of other rules says why it is closed and can be left, ${phone ? "phone" : "desktop"}`, async ({
    browser,
  }) => {
    const data = mkdtempSync(join(tmpdir(), "lancaster-"));
    const server = new Server(data);
    await server.start();
    const { cookies, seat, invitation } = await server.situation({ kind: "place", seats: 3, round: 1 });
    await server.stop("SIGTERM");
    execFileSync(PYTHON, ["-c", CHANGE, join(data, "lancaster.db")]);
    await server.start();

    const { context, page, errors } = await browserOf(browser, server, cookies[seat], { phone });
    await page.goto("/");
    const card = page.getByRole("listitem").filter({ hasText: "This table is closed" });
    await expect(card).toContainText("version 1 of the rules");
    await expectNothingCut(page);
    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { name: "This table is closed" })).toBeVisible();
    await expect(page.getByText("version 1 of the rules")).toBeVisible();
    await expectNothingCut(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: "To the start page" }).click();
    await card.getByRole("link").click();
    await page.getByRole("button", { name: "Leave the table" }).click();
    await expect(page.getByRole("heading", { name: "My games" })).toBeVisible();
    await expect(card).toHaveCount(0);

    const guest = await browserOf(browser, server, [], { phone });
    await guest.page.goto(`/join/${invitation}`);
    await expect(guest.page.getByText("version 1 of the rules")).toBeVisible();
    await guest.context.close();
    await context.close();
    expect([...errors, ...guest.errors]).toEqual([]);
    await server.close();
    rmSync(data, { recursive: true });
  });
}
