/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./plugins/compressed.ts";
import { languages } from "./plugins/languages.ts";

const server = process.env["LANCASTER_SERVER"] ?? "http://127.0.0.1:1413";

export default defineConfig({
  plugins: [svelte(), languages(), compressed()],
  build: {
    outDir: "../src/lancaster/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The page's policy allows no data: scripts and fonts, so nothing may be put inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } } },
  // So long that only what hangs fails, and nothing that is merely slow on a busy machine.
  test: { include: ["unit/**/*.test.ts"], testTimeout: 600_000, hookTimeout: 600_000 },
});
