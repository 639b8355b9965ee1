import {
  EVERYTHING,
  expect,
  expectAccessible,
  expectNothingCut,
  expectOneScreen,
  KING,
  LONG_RUN,
  NEW,
  test,
  type Wish,
} from "./kit.ts";
import { LANGUAGES, speak } from "./languages.ts";
import { mirrorOf } from "./mirror.ts";
import { answerPrompt, bar, confirmButton, place } from "./playing.ts";

/** Every question of the engine, with what must be played for it to be asked; with two players also about the ally. */
const QUESTIONS: [kind: string, wish: Wish][] = [
  ["first_extension", {}],
  ["place", { modules: EVERYTHING, options: 80 }],
  ["place", { seats: 2, modules: EVERYTHING, options: 80 }],
  ["favor", {}],
  ["upgrade", { modules: ["court"], options: 4 }],
  ["upgrade", { seats: 2, options: 3 }],
  ["nobleman", { options: 6 }],
  ["vote", { options: 8 }],
  ["buy_markers", { options: 3 }],
  ["trade", { options: 3 }],
  ["build", { modules: ["reward_tiles"], options: 4 }],
  ["buy_points", { options: 6 }],
  ["sell_squires", { options: 3 }],
  ["county_reward", { modules: EVERYTHING, options: 4 }],
  ["county_reward", { seats: 2, options: 3 }],
  ["extension", { options: 4 }],
  ["passage", { options: 3 }],
  ["start_player", { seats: 4 }],
  ["castle_next", { options: 3 }],
  ["pay", {}],
  ["ransom", { options: 4 }],
  ["send_squires", { laws: NEW }],
  ["buy_extensions", { laws: NEW, options: 4 }],
  ["county_tax", { laws: NEW, options: 4 }],
  ["extension_tax", { laws: NEW, options: 4 }],
  ["exchange", { laws: NEW, options: 6 }],
  ["trade_markers", { laws: NEW }],
  ["return_dishonor", { modules: EVERYTHING, laws: KING }],
  ["sell_seals", { modules: EVERYTHING, laws: KING, options: 3 }],
];

/**
 * To compute colors and sizes takes longer than all other rules, so only one prompt of each shape has it done: buttons
 * with notes, with noblemen and with arms, one stepper and several, ticks for knights and for pictures. Pieces to place
 * and the vote have it done at the whole tables (looks.spec.ts).
 */
const OF_EACH_SHAPE = [
  "first_extension",
  "nobleman",
  "start_player",
  "sell_seals",
  "exchange",
  "ransom",
  "buy_extensions",
];
const COLORS_AND_SIZES = ["color-contrast", "target-size"];

for (const [kind, wish] of QUESTIONS) {
  test(`${kind} is asked and answered in its prompt${wish.seats === 2 ? ", with an ally" : ""}`, async ({ goOnTo }) => {
    const page = await goOnTo({ ...wish, kind });
    const mirror = mirrorOf(page);
    await mirror.until((now) => now.question === kind, `${kind} is asked`);
    await expectAccessible(page, "header", [], LONG_RUN || OF_EACH_SHAPE.includes(kind) ? [] : COLORS_AND_SIZES);
    const said = new Set<string>();
    for (const language of [...LANGUAGES.slice(1), LANGUAGES[0]!]) {
      await speak(page, language);
      said.add(await bar(page).getByRole("heading").innerText());
      await expectNothingCut(page);
      await expectOneScreen(page);
    }
    expect(said.size).toBe(LANGUAGES.length);

    const { version } = mirror;
    if (kind === "place") await place(page, mirror.options[0]!);
    else await answerPrompt(page);
    if (kind === "vote") return;
    // The step is shown or pending until it is confirmed; where the seat is asked on, the next question is there.
    expect(mirror.turn!.steps).toHaveLength(1);
    if (!mirror.waitsForConfirm) return;
    await confirmButton(page).click();
    await mirror.until((now) => now.version > version + 1 || !now.turn, "the turn was confirmed");
    expect(mirror.turn).toBeNull();
  });
}
