// How long a newcomer waits: from `make play` in a fresh clone to the first question on the screen, by part, and again.
import { chromium } from "playwright-core";
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

const ROOT = resolve(import.meta.dirname, "../..");
const RUNS = Number(process.env.RUNS ?? 3);
const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"];

/** Type `make play`, and play as soon as the table is open; the answer has seconds by part. */
async function start(clone, data) {
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  const parts = {};
  const make = spawn("make", ["play", `ARGS=--no-browser --port 0 --data '${data}'`], {
    cwd: clone,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  try {
    for await (const line of createInterface({ input: make.stdout })) {
      const part = /^(.*): (\d+) s$/.exec(line);
      if (part) parts[part[1]] = Number(part[2]);
      const address = /http:\/\/\S+\//.exec(line);
      if (!address) continue;
      parts["until the table is open"] = since();
      const downloaded = await firstQuestion(address[0]);
      return { ...parts, "until the first question": since(), "kB of a first visit": downloaded / 1000 };
    }
    throw new Error("the table did not open");
  } finally {
    const ended = new Promise((done) => make.once("exit", done));
    process.kill(-make.pid, "SIGINT");
    await ended;
  }
}

/** The bytes that a browser loads until it shows the first question of a game against bots. */
async function firstQuestion(address) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    const network = await page.context().newCDPSession(page);
    let bytes = 0;
    network.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await network.send("Network.enable");
    await page.goto(address);
    await page.getByRole("button", { name: "Play now against bots" }).click({ timeout: 0 });
    await page.locator(".controls.from-below").first().waitFor({ timeout: 0 });
    return bytes;
  } finally {
    await browser.close();
  }
}

const rows = [];
for (let run = 1; run <= RUNS; run += 1) {
  const folder = mkdtempSync(join(tmpdir(), "lancaster-start-"));
  try {
    const clone = join(folder, "clone");
    execFileSync("git", ["clone", "--quiet", ROOT, clone]);
    rows.push({ run, ...(await start(clone, join(folder, "data"))) });
    const again = await start(clone, join(folder, "data"));
    rows.at(-1)["again, until the table is open"] = again["until the table is open"];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
for (const name of new Set(rows.flatMap(Object.keys))) {
  console.log(`| ${name} | ${rows.map((row) => (row[name] === undefined ? "" : +row[name].toFixed(1))).join(" | ")} |`);
}
