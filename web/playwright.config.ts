import { defineConfig } from "@playwright/test";

/** Debian's chromium, two at a time; each worker has a server of its own (e2e/kit.ts). */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  ...(process.env["LANCASTER_LONG"] ? {} : { grepInvert: /@long/ }),
  reporter: [["line"]],
  // Only to end what hangs: whatever a busy machine is slow at is done long before.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    actionTimeout: 120_000,
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // No page lives long enough to be worth the compilers that make it quicker later.
        "--js-flags=--no-turbofan --no-maglev",
      ],
    },
  },
});
