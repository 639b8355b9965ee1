import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

/** The pictures of the README: the same browser and the same real server, one after the other. */
export default defineConfig(tests, { testMatch: "pictures.ts", workers: 1, fullyParallel: false });
