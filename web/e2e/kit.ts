import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { spawn, type ChildProcess, type ChildProcessByStdio } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { follow, mirrorOf } from "./mirror.ts";

export { expect };

export const ROOT = resolve(import.meta.dirname, "../..");
export const PYTHON = join(ROOT, ".venv/bin/python");

/** What a table shall be like; tests/browser/situations.py brings it about over the API. */
export interface Wish {
  kind?: string;
  seats?: number;
  modules?: string[];
  laws?: string[];
  seed?: number;
  round?: number;
  bots?: "random" | "steward";
  options?: number;
  expels?: boolean;
  reveals?: boolean;
  ends?: boolean;
  passes?: boolean;
  /** House rules, such as `placed=counties_castle_conflicts`. */
  readings?: string[];
  public?: boolean;
  /** The same people play as at the last table of this kind, the first of them at the asked seat. */
  regulars?: boolean;
  /** The server plays with the figures of tests/browser/figures.py. */
  changed?: boolean;
}

/** More of the same, for make test-long alone. */
export const LONG = { tag: "@long" };
export const LONG_RUN = Boolean(process.env["LANCASTER_LONG"]);

export const EVERYTHING = ["court", "resentment", "reward_tiles"];
export const NEW = ["new", "new", "new", "new", "new"];
export const KING = ["base", "new", "king", "king", "base"];

type Cookies = { name: string; value: string }[];

export interface Situation {
  table: string;
  invitation: string;
  /** The seat that is asked. */
  seat: number;
  /** By seat, the cookies of the person who sits there. */
  cookies: Cookies[];
}

/** How far the players have come. */
export interface Progress {
  round: number;
  over: boolean;
  actions: number;
}

/** A process that brings tables to wished situations, one after the other; what it cannot bring about ends it. */
class Stagehand {
  ended = false;
  private readonly process: ChildProcessByStdio<Writable, Readable, Readable>;
  private readonly lines: AsyncIterator<string>;
  private readonly close: Promise<void>;
  private complaint = "";

  constructor() {
    this.process = spawn(PYTHON, ["-m", "tests.browser.situations"], { cwd: ROOT, stdio: "pipe" });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
    this.process.stderr.on("data", (said) => (this.complaint += String(said)));
    this.close = new Promise((done) => {
      this.process.once("close", () => {
        this.ended = true;
        done();
      });
    });
    // It has ended, and whoever waits for its answer is told why.
    this.process.stdin.on("error", () => (this.ended = true));
    this.process.on("error", (error) => (this.complaint += error.message));
  }

  async ask(request: object): Promise<unknown> {
    this.process.stdin.write(`${JSON.stringify(request)}\n`);
    const answer = await this.lines.next();
    if (!answer.done) return JSON.parse(answer.value);
    await this.close;
    throw new Error(`this could not be brought about: ${JSON.stringify(request)}\n${this.complaint}`);
  }

  end(): void {
    this.process.stdin.end();
  }
}

/** A real server in a process of its own, with a data folder that outlives it. */
export class Server {
  address = "";
  private process: ChildProcess | null = null;
  private stagehand: Stagehand | null = null;
  private readonly shown = new Map<string, Promise<Situation>>();

  constructor(
    private readonly data: string,
    /** A components file with which it plays. */
    private readonly components: string | null = null,
  ) {}

  /** It serves the client of the installed package, or the one in the folder LANCASTER_PAGES. */
  async start(): Promise<void> {
    const settings: Record<string, unknown> = { data: this.data };
    if (this.address) settings["port"] = Number(new URL(this.address).port);
    if (this.components) settings["components"] = this.components;
    if (process.env["LANCASTER_PAGES"]) settings["pages"] = process.env["LANCASTER_PAGES"];
    const started = spawn(PYTHON, ["-m", "tests.server.process", JSON.stringify(settings)], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.process = started;
    const lines = createInterface({ input: started.stdout });
    for await (const line of lines) {
      this.address = line.replace(/\/$/, "");
      return;
    }
    throw new Error("the server did not start");
  }

  async stop(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const ending = this.process;
    if (!ending || ending.exitCode !== null) return;
    const ended = new Promise((done) => ending.once("exit", done));
    ending.kill(signal);
    await ended;
    this.process = null;
  }

  async situation(wish: Wish): Promise<Situation> {
    if (!this.stagehand || this.stagehand.ended) this.stagehand = new Stagehand();
    return (await this.stagehand.ask({ server: this.address, wish })) as Situation;
  }

  /** All players of a situation go on, to the next round or to the end of the game. */
  async playOn({ table }: Situation): Promise<Progress> {
    return (await this.stagehand!.ask({ table })) as Progress;
  }

  /** A situation that is looked at and stays as it is: one does for all the tests of a worker. */
  sight(wish: Wish): Promise<Situation> {
    const key = JSON.stringify(wish);
    const found = this.shown.get(key) ?? this.situation(wish);
    this.shown.set(key, found);
    return found;
  }

  /** It will not be started again. */
  async close(): Promise<void> {
    this.stagehand?.end();
    await this.stop();
  }
}

export interface Look {
  phone?: boolean;
  dark?: boolean;
  language?: string;
  /** Pixels of the picture for a pixel of the page. */
  scale?: number;
  preferences?: Record<string, unknown>;
}

const HOUR = 3_600_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A browser of its own for one person; whatever it logs as an error fails the test. */
export async function browserOf(
  browser: Browser,
  server: Server,
  cookies: Cookies = [],
  { phone = false, dark = false, language = "en", scale = 1, preferences = {} }: Look = {},
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await browser.newContext({
    ...(phone ? PHONE : { viewport: { width: 1366, height: 768 } }),
    deviceScaleFactor: scale,
    colorScheme: dark ? "dark" : "light",
    baseURL: server.address,
    reducedMotion: "reduce",
    locale: language,
  });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: server.address })));
  await context.addInitScript(
    (text) => {
      // The blank page before the first one has no storage.
      if (location.protocol === "about:") return;
      if (!localStorage.getItem("lancaster")) localStorage.setItem("lancaster", text);
    },
    JSON.stringify({ language, hints: false, ...preferences }),
  );
  // The fingers of a test are quicker than anybody's, and two of its taps are never a double tap.
  if (phone) await context.addInitScript(() => Object.defineProperty(UIEvent.prototype, "detail", { get: () => 1 }));
  const errors: string[] = [];
  context.on("page", (page) => {
    follow(page);
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
  });
  return { context, page: await context.newPage(), errors };
}

/** A page that goes from table to table without being loaded again. */
interface Round {
  page: Page;
  errors: string[];
}

interface Fixtures {
  server: Server;
  /** The page of a worker's regular, as soon as there is one. */
  round: { at?: Round };
  /** Open a page as somebody; the errors of all pages are looked at in the end. */
  open: (path: string, who?: Cookies, look?: Look) => Promise<Page>;
  /** Open the table of a situation as the person at a seat, the asked one if none is named. */
  sit: (wish: Wish, look?: Look & { seat?: number }) => Promise<{ page: Page; found: Situation }>;
  /** Open a page to look at it: the table of a situation, the invitation to it as nobody, or another one as a player. */
  visit: (path: string, wish: Wish, look?: Look) => Promise<Page>;
  /** Go to the table of a situation as a regular, whose page is never loaded again: quicker than `sit`. */
  goOnTo: (wish: Wish) => Promise<Page>;
  /** Errors that a test brings about itself, such as a server that is away. */
  expectedErrors: RegExp[];
}

type OfWorker = "server" | "round";

export const test = base.extend<Omit<Fixtures, OfWorker>, Pick<Fixtures, OfWorker>>({
  server: [
    // Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), "lancaster-"));
      const server = new Server(data);
      await server.start();
      await use(server);
      await server.close();
      rmSync(data, { recursive: true });
    },
    { scope: "worker" },
  ],
  round: [async ({}, use) => use({}), { scope: "worker" }],
  expectedErrors: async ({}, use) => use([]),
  open: async ({ browser, server, expectedErrors }, use) => {
    const opened: { context: BrowserContext; errors: string[] }[] = [];
    await use(async (path, who, look) => {
      const made = await browserOf(browser, server, who, look);
      opened.push(made);
      await made.page.goto(path);
      if (path.startsWith("/t/")) await laid(made.page);
      return made.page;
    });
    for (const { context, errors } of opened) {
      await context.close();
      expect(errors.filter((error) => !expectedErrors.some((known) => known.test(error)))).toEqual([]);
    }
  },
  sit: async ({ server, open }, use) => {
    await use(async (wish, look = {}) => {
      const found = await server.situation(wish);
      const page = await open(`/t/${found.table}`, found.cookies[look.seat ?? found.seat], look);
      return { page, found };
    });
  },
  goOnTo: async ({ browser, server, round }, use) => {
    await use(async (wish) => {
      const { table, cookies, seat } = await server.situation({ ...wish, regulars: true });
      const path = `/t/${table}`;
      if (round.at) {
        await round.at.page.evaluate((to) => {
          history.pushState(null, "", to);
          dispatchEvent(new PopStateEvent("popstate"));
        }, path);
      } else {
        round.at = await browserOf(browser, server, cookies[seat]);
        await round.at.page.goto(path);
      }
      const { page } = round.at;
      await mirrorOf(page).until((now) => now.info?.id === table && now.seat === seat, "the table is there");
      await laid(page);
      return page;
    });
    expect(round.at?.errors).toEqual([]);
  },
  visit: async ({ server, open }, use) => {
    await use(async (path, wish, look) => {
      const { table, invitation, cookies, seat } = await server.sight(wish);
      if (path === "/join") return open(`/join/${invitation}`, [], look);
      return open(path === "/t" ? `/t/${table}` : path, cookies[seat], look);
    });
  },
});

/** Tests that look at one situation go to one worker, so that it is brought about once. */
export function together(title: string, tests: () => void): void {
  test.describe(title, () => {
    test.describe.configure({ mode: "default" });
    tests();
  });
}

/** A table comes piece by piece; this is when all of it is there. */
async function laid(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toBeVisible();
  await page.locator(".sky").waitFor({ state: "attached" });
}

/** From now on time passes on the page only when told, so that a slow machine misses nothing that goes by itself. */
export async function stopTime(page: Page): Promise<void> {
  const drawing = await page.evaluateHandle(() => requestAnimationFrame.bind(window));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + HOUR);
  await page.evaluate((draw) => void (window.requestAnimationFrame = draw), drawing);
}

/** The next tables that this page opens are dealt the same in every run. */
export async function dealAlike(page: Page, seed: number): Promise<void> {
  await page.route("**/api/tables", (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.continue();
    return route.continue({ postData: JSON.stringify({ ...(request.postDataJSON() as object), seed }) });
  });
}

/** No accessibility rule, or none of some, or none but some, is broken on the page as it is, or in a part of it. */
export async function expectAccessible(
  page: Page,
  part = "html",
  rules: string[] = [],
  without: string[] = [],
): Promise<void> {
  // Without frames one run in the page will do; what passes is of no interest.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .include(part)
    .disableRules(without);
  const { violations } = await (rules.length ? axe.withRules(rules) : axe).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`),
  ).toEqual([]);
}

/** The whole table is on the screen: the page scrolls in no direction. */
export async function expectOneScreen(page: Page): Promise<void> {
  const size = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    high: document.documentElement.scrollHeight - innerHeight,
  }));
  expect(size).toEqual({ wide: 0, high: 0 });
}

/**
 * No text is cut off, runs out of the box it is drawn in, or can only be read by scrolling sideways.
 * What scrolls sideways on purpose says so with data-scrolls.
 */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const SLACK = 1.5;
    const found = new Set<string>();
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}${[...element.classList].map((part) => `.${part}`).join("")}`;
    if (document.documentElement.scrollWidth > innerWidth + 1) {
      found.add(`the page is ${document.documentElement.scrollWidth}px wide`);
    }
    const clips = (overflow: string): boolean => /hidden|clip/.test(overflow);
    const scrolls = (overflow: string): boolean => /auto|scroll/.test(overflow);
    const measure = (box: Element) => {
      const style = getComputedStyle(box);
      const inline = style.display === "inline" && !(box instanceof SVGSVGElement);
      return {
        passes:
          inline || style.display === "contents" || (box instanceof SVGElement && !(box instanceof SVGSVGElement)),
        rect: box.getBoundingClientRect(),
        painted:
          parseFloat(style.borderLeftWidth) + parseFloat(style.borderRightWidth) > 0 ||
          !/rgba\(.*, 0\)|transparent/.test(style.backgroundColor),
        clipsX: clips(style.overflowX),
        clipsY: clips(style.overflowY),
        scrollsX: scrolls(style.overflowX),
        scrollsY: scrolls(style.overflowY),
        apart: /absolute|fixed/.test(style.position),
      };
    };
    const measured = new Map<Element, ReturnType<typeof measure>>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const said = node.textContent!.trim();
      const parent = node.parentElement!;
      if (!said || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (parent.closest("script, style, noscript, title, option, textarea, .unseen")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width <= 1 || text.height <= 1) continue;
      const report = (what: string, box: Element): void =>
        void found.add(`"${said.slice(0, 50)}" ${what} ${name(box)} (in ${name(parent)})`);
      let { sideways, upright } = { sideways: true, upright: true };
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        let size = measured.get(box);
        if (!size) measured.set(box, (size = measure(box)));
        if (size.passes) continue;
        const { left, right, top, bottom, width, height } = size.rect;
        if (width <= 1 || height <= 1) break;
        if (sideways && (text.left < left - SLACK || text.right > right + SLACK)) {
          if (size.clipsX) report("is cut off at the side by", box);
          else if (size.scrollsX && !box.closest("[data-scrolls]")) report("must be scrolled sideways in", box);
          else if (size.painted && !size.scrollsX) report("runs out of", box);
        }
        if (upright && (text.top < top - SLACK - 2 || text.bottom > bottom + SLACK + 2)) {
          if (size.clipsY) report("is cut off above or below by", box);
          else if (size.painted && !size.scrollsY) report("runs above or below", box);
        }
        if (size.scrollsX) sideways = false;
        if (size.scrollsY) upright = false;
        // What is laid over others is placed by its own rules.
        if (size.apart) break;
      }
    }
    return [...found];
  });
  expect(cut).toEqual([]);
}

/** Whatever can be touched is at least 44 pixels high and wide, itself or with the free room around it that it takes. */
export async function expectTouchable(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const LEAST = 44;
    const found: string[] = [];
    const targets = "button, a, input, select, textarea, summary, [role=button], [role=tab], .legal";
    for (const element of document.querySelectorAll<HTMLElement>(targets)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest(".unseen") || element.matches(":disabled")) continue;
      const inText = element.matches("a") && getComputedStyle(element).display === "inline";
      const box = (element.closest("label") ?? element).getBoundingClientRect();
      const { left, top, width, height } = box;
      if (inText || width <= 1 || (width >= LEAST - 0.5 && height >= LEAST - 0.5)) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = (dx: number, dy: number): boolean => {
        const there = document.elementFromPoint(x + dx, y + dy);
        return Boolean(there && (element.contains(there) || there.closest("label")?.contains(element)));
      };
      const reach = LEAST / 2 - 1;
      const onScreen = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && hit(0, 0);
      if (!onScreen) continue;
      const wide = width >= LEAST - 0.5 || (hit(-reach, 0) && hit(reach, 0));
      const high = height >= LEAST - 0.5 || (hit(0, -reach) && hit(0, reach));
      if (!wide || !high) {
        const label = element.getAttribute("aria-label") ?? element.textContent!.trim();
        found.push(
          `${element.tagName.toLowerCase()} "${label.slice(0, 40)}" is ${Math.round(width)}x${Math.round(height)}`,
        );
      }
    }
    return found;
  });
  expect(small).toEqual([]);
}

/** The focus is on something of the page, in sight, that looks different for having it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const focused = (): Promise<string | null> =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement | SVGElement | null;
      if (!element || element === document.body) return "the body";
      const label = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 50);
      const name = `${element.tagName.toLowerCase()} "${label}"`;
      if (!element.matches(":focus-visible")) return `${name} is not :focus-visible`;
      const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
      const inSight = width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      if (!inSight) return `${name} is out of sight`;
      const SHOWS = [
        "outline",
        "boxShadow",
        "stroke",
        "strokeWidth",
        "fill",
        "opacity",
        "filter",
        "borderColor",
      ] as const;
      const drawn = (): string =>
        [element, ...element.querySelectorAll("*")]
          .map((node) => getComputedStyle(node))
          .map((style) => SHOWS.map((property) => style[property]).join())
          .join();
      const marked = drawn();
      element.blur();
      const plain = drawn();
      element.focus();
      return marked === plain ? `${name} looks the same without the focus` : null;
    });
  await expect.poll(focused).toBeNull();
}
