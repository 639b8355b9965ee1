import type { County } from "./types";

/**
 * The map as drawn: every border and coast is written down once, as the points that a pen passes, and the lands are made
 * of them, so that neighbors meet exactly. Borders are named by the lands on both sides, a coast by its land and a wave;
 * S is Scotland, W is Wales, and a minus goes along a line backwards.
 */
interface Drawing {
  width: number;
  height: number;
  lines: Readonly<Record<string, string>>;
  lands: Readonly<Record<County | "S" | "W", string>>;
  /** The upper left corner of what is written in a county. */
  corners: Readonly<Record<County, readonly [number, number]>>;
  names: Readonly<Record<"S" | "W", readonly [x: number, y: number, turned: number]>>;
  rose: readonly [x: number, y: number, size: number];
  ship: readonly [x: number, y: number, size: number];
  waves: string;
  usual: Slots;
  /** Counties too small for the usual arrangement of what is written. */
  special: Partial<Record<County, Slots>>;
}

type Place = readonly [number, number];

/** Where things stand in a county, from its corner. */
export interface Slots {
  name: Place;
  spot: Place;
  /** The width of the knight who stands there. */
  knight: number;
  minimum: Place;
  reward: Place;
  /** The sign that the start player is named here; null puts it after the reward. */
  start: Place | null;
  noblemen: Place;
  tile: Place;
}

const DESK: Slots = {
  name: [0, 14],
  spot: [0, 19],
  knight: 48,
  minimum: [57, 22],
  reward: [99, 22],
  start: null,
  noblemen: [56, 48],
  tile: [105, 48],
};

const WIDE: Drawing = {
  width: 820,
  height: 316,
  lines: {
    "B/S": "212,29 232,37 256,29 282,32 306,26 334,33 360,33",
    "A/S": "360,33 378,23 402,22 424,14 446,15 468,6 486,4",
    "A~": "486,4 500,9 508,6 520,15 536,14 547,23 566,25",
    "A/C": "566,25 556,40 559,58 548,78 554,97 550,112",
    "A/B": "360,33 353,51 360,72 349,92 354,108 350,123",
    "A/D": "350,123 362,124 372,117 384,115",
    "A/E": "384,115 408,119 432,111 460,117 490,109 520,116 550,112",
    "C~": "566,25 584,21 602,26 622,22 640,29 664,28 684,33 698,35 712,42 716,51 728,61 740,74 730,81 720,81 726,88 738,88 748,97 752,108 742,117 726,114 716,119",
    "C/E": "550,112 562,114 572,122 584,121",
    "C/F": "584,121 606,117 628,122 654,114 680,119 700,116 716,119",
    "B~": "200,85 207,77 198,72 212,65 206,54 194,56 190,44 203,42 204,33 212,29",
    "B/W": "200,85 193,94 197,106 184,121",
    "B/D": "184,121 206,117 228,123 254,116 282,122 310,117 332,124 350,123",
    "D/W": "184,121 178,135 186,151 174,165 180,182 170,196",
    "D~": "178,217 183,209 173,206 170,196",
    "D/E": "384,115 378,133 384,149 372,165 377,183 366,194 368,207",
    "D/G": "178,217 196,212 216,215 240,211 266,216 294,210 316,214 334,213",
    "D/H": "334,213 346,214 356,207 368,207",
    "E/F": "584,121 578,137 584,155 574,174 579,192 574,213",
    "E/H": "368,207 392,212 418,205 446,211 476,204 508,210 536,206",
    "E/I": "536,206 548,206 560,213 574,213",
    "F~": "716,119 720,127 730,123 742,117 758,118 772,124 782,137 786,153 781,165 784,176 774,183 776,193 762,196 757,204 742,204 736,211 718,209",
    "F/I": "574,213 598,210 622,216 648,208 672,212 696,207 718,209",
    "G/H": "334,213 330,234 338,251 331,273 340,289 346,307",
    "G~": "346,307 332,303 318,307 300,302 282,306 266,299 252,302 243,292 224,289 210,294 196,292 188,303 176,306 168,297 150,299 138,290 122,297 110,292 98,302 84,303 74,312 62,307 52,311 40,306 46,299 56,297 66,287 80,284 86,274 100,270 108,259 122,256 128,247 142,243 150,236 160,236 170,229 170,222 178,217",
    "H/I": "536,206 543,223 537,242 547,263 541,284 552,301",
    "H~": "552,301 540,297 530,303 520,297 506,305 494,300 482,301 470,293 458,300 444,297 434,305 428,312 420,303 406,299 392,301 376,296 362,303 346,307",
    "I~": "718,209 728,214 744,213 758,218 774,214 786,220 788,232 778,241 779,253 766,258 757,269 744,267 732,277 714,281 700,288 678,287 662,291 640,289 620,296 602,293 588,301 570,296 552,301",
    "W~": "170,196 160,201 148,199 138,205 126,200 112,203 98,196 86,198 76,192 62,195 52,190 56,182 47,177 58,169 72,170 84,164 90,151 95,142 92,131 82,127 74,132 62,135 66,127 78,119 84,110 90,101 84,92 94,85 106,89 112,98 124,94 136,88 150,92 162,84 176,87 188,81 200,85",
    "S~": "486,4 474,-6 466,-8 470,-18 500,-30 520,-64 546,-92 566,-132 580,-200 592,-320 596,-640 20,-640 24,-320 40,-200 60,-132 86,-92 120,-64 150,-34 176,-14 168,-2 180,6 176,15 190,19 198,27 212,29",
  },
  lands: {
    A: "A/S A~ A/C -A/E -A/D -A/B",
    B: "B/S A/B -B/D -B/W B~",
    C: "C~ -C/F -C/E -A/C",
    D: "B/D A/D D/E -D/H -D/G D~ -D/W",
    E: "A/E C/E E/F -E/I -E/H -D/E",
    F: "C/F F~ -F/I -E/F",
    G: "D/G G/H G~",
    H: "D/H E/H H/I H~ -G/H",
    I: "E/I F/I I~ -H/I",
    S: "B/S A/S S~",
    W: "W~ B/W D/W",
  },
  corners: {
    A: [374, 37],
    B: [222, 38],
    C: [568, 38],
    D: [198, 124],
    E: [396, 124],
    F: [596, 125],
    G: [180, 217],
    H: [351, 217],
    I: [562, 218],
  },
  special: {},
  names: { S: [286, 17, 0], W: [126, 154, 0] },
  rose: [778, 74, 56],
  ship: [86, 44, 46],
  waves:
    "M20 96q6-5 12 0t12 0t12 0M38 104q6-5 12 0t12 0M128 30q6-5 12 0t12 0M660 14q6-5 12 0t12 0M20 232q6-5 12 0t12 0M36 240q6-5 12 0M780 268q6-5 12 0t12 0M764 276q6-5 12 0t12 0M690 290q6-5 12 0t12 0M790 190q6-5 12 0",
  usual: DESK,
};

const PHONE: Slots = {
  name: [0, 15],
  spot: [0, 20],
  knight: 52,
  minimum: [63, 24],
  reward: [62, 50],
  start: null,
  noblemen: [62, 77],
  tile: [3, 79],
};

const NARROW: Slots = { ...PHONE, knight: 46, minimum: [57, 26], reward: [4, 82], noblemen: [56, 52], tile: [62, 81] };

const EAST: Slots = { ...PHONE, knight: 46, minimum: [56, 24], reward: [55, 50], noblemen: [55, 77] };

const SOUTH_EAST: Slots = {
  ...PHONE,
  knight: 44,
  minimum: [52, 24],
  reward: [51, 50],
  start: [92, 24],
  noblemen: [51, 77],
};

const TALL: Drawing = {
  width: 390,
  height: 560,
  lines: {
    "A/S": "62,47 84,51 104,42 128,44 150,33 172,34 194,22 216,22 236,12",
    "A~": "236,12 244,22 252,24 256,34 272,40",
    "A/C": "272,40 250,47 234,57 228,76 222,94 229,112 220,132 226,150 224,166",
    "A/E": "196,172 206,172 214,166 224,166",
    "A/B": "54,168 78,172 100,165 126,171 150,164 174,171 196,172",
    "Aw~": "54,168 62,158 56,146 66,136 60,122 70,114 64,102 76,94 72,82 60,80 58,68 68,62 62,47",
    "C~": "272,40 286,38 298,45 314,48 322,58 336,62 344,76 356,86 360,98 350,104 352,112 364,116 368,130 374,144 377,160 368,172 356,176",
    "C/E": "224,166 246,171 270,165 298,172 326,169 356,176",
    "B~": "40,196 48,190 42,182 50,176 54,168",
    "B/W": "40,196 33,214 40,234 30,254 37,276 30,296",
    "B/E": "196,172 202,192 194,214 201,236 190,258 197,278 188,298",
    "B/D": "30,296 54,292 80,299 108,292 136,299 164,293 188,298",
    "D/W": "30,296 36,314 28,332 37,350 32,364 38,378",
    "D/E": "188,298 196,298 204,291 212,291",
    "D/F": "212,291 206,312 214,334 203,356 211,378 202,398 205,416",
    "D~": "56,420 50,414 56,406 46,400 48,390 38,378",
    "D/G": "56,420 74,424 94,419 110,425 122,424",
    "D/H": "122,424 142,418 164,422 184,415 205,416",
    "E~": "356,176 352,186 362,192 372,204 380,222 378,240 384,258 380,274 378,292",
    "E/F": "212,291 236,296 264,289 292,296 320,289 350,295 378,292",
    "F~": "378,292 386,306 382,322 386,342 380,358 384,372 374,382 376,396 364,402 366,414 350,424",
    "F/H": "205,416 216,421 228,419 240,425",
    "F/I": "240,425 262,420 286,427 310,421 330,426 350,424",
    "G/H": "122,424 128,446 119,470 129,496 121,522 126,551",
    "G~": "126,551 114,546 104,550 96,544 80,548 66,556 54,552 38,556 22,550 6,556 -20,552 -60,566 -80,540 -40,480 -10,446 4,440 12,432 26,433 38,425 48,426 56,420",
    "H/I": "240,425 247,446 238,470 246,494 237,520 242,547",
    "H~": "242,547 232,544 222,550 208,546 196,551 186,546 176,549 168,557 160,549 146,551 126,551",
    "I~": "350,424 360,430 372,427 384,434 382,446 386,460 378,472 384,486 376,500 378,514 366,524 352,528 338,538 318,538 304,546 288,543 270,549 256,545 242,547",
    "W~": "38,378 28,386 18,382 6,388 -10,384 -40,390 -60,380 -60,200 -30,196 -10,202 6,194 16,200 28,192 40,196",
    "S~": "236,12 226,2 228,-10 260,-40 280,-120 -60,-120 -40,-40 10,-10 30,8 24,20 38,26 34,36 50,38 62,47",
  },
  lands: {
    A: "A/S A~ A/C -A/E -A/B Aw~",
    B: "A/B B/E -B/D -B/W B~",
    C: "C~ -C/E -A/C",
    D: "B/D D/E D/F -D/H -D/G D~ -D/W",
    E: "A/E C/E E~ -E/F -D/E -B/E",
    F: "E/F F~ -F/I -F/H -D/F",
    G: "D/G G/H G~",
    H: "D/H F/H H/I H~ -G/H",
    I: "F/I I~ -H/I",
    S: "A/S S~",
    W: "W~ B/W D/W",
  },
  corners: {
    A: [80, 56],
    B: [54, 180],
    C: [237, 58],
    D: [52, 306],
    E: [216, 180],
    F: [226, 304],
    G: [13, 433],
    H: [134, 430],
    I: [254, 433],
  },
  special: { C: EAST, G: NARROW, H: NARROW, I: SOUTH_EAST },
  names: { S: [128, 28, -14], W: [15, 290, -90] },
  rose: [316, 25, 40],
  ship: [24, 118, 38],
  waves: "M8 70q5-4 10 0t10 0M14 152q5-4 10 0t10 0M300 16q5-4 10 0t10 0M362 82q5-4 10 0M6 410q5-4 10 0t10 0",
  usual: PHONE,
};

type Point = [number, number];

const pointsOf = (line: string): Point[] =>
  line.split(" ").map((pair) => pair.split(",").map(Number) as [number, number]);

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A soft curve through the points, the same from either end (Catmull and Rom's spline). */
function through(points: readonly Point[]): string {
  let path = "";
  for (let at = 0; at < points.length - 1; at++) {
    const [from, to] = [points[at]!, points[at + 1]!];
    const [before, after] = [points[at - 1] ?? from, points[at + 2] ?? to];
    const bends = [0, 1].map((axis) => [
      rounded(from[axis]! + (to[axis]! - before[axis]!) / 6),
      rounded(to[axis]! - (after[axis]! - from[axis]!) / 6),
    ]);
    path += `C${bends[0]![0]} ${bends[1]![0]} ${bends[0]![1]} ${bends[1]![1]} ${to[0]} ${to[1]}`;
  }
  return path;
}

function outline(lines: Drawing["lines"], names: string): string {
  const parts = names.split(" ").map((name) => {
    const back = name.startsWith("-");
    const points = pointsOf(lines[back ? name.slice(1) : name]!);
    return back ? points.reverse() : points;
  });
  const [x, y] = parts[0]![0]!;
  return `M${x} ${y}${parts.map(through).join("")}Z`;
}

const drawn = (lines: Drawing["lines"], which: (name: string) => boolean): string =>
  Object.entries(lines)
    .filter(([name]) => which(name))
    .map(([, line]) => {
      const points = pointsOf(line);
      return `M${points[0]!.join(" ")}${through(points)}`;
    })
    .join("");

export interface EnglandMap extends Drawing {
  counties: Record<County, string>;
  abroad: Record<"S" | "W", string>;
  /** All land in one path. */
  land: string;
  coast: string;
  borders: string;
}

function mapOf(drawing: Drawing): EnglandMap {
  const { lines, lands } = drawing;
  const paths = Object.fromEntries(
    Object.entries(lands).map(([land, names]) => [land, outline(lines, names)]),
  ) as Record<County | "S" | "W", string>;
  const { S, W, ...counties } = paths;
  return {
    ...drawing,
    counties,
    abroad: { S, W },
    land: Object.values(paths).join(""),
    coast: drawn(lines, (name) => name.endsWith("~")),
    borders: drawn(lines, (name) => !name.endsWith("~")),
  };
}

/** England as wide as a desk, and as tall as a phone. */
export const DRAWINGS = { wide: WIDE, tall: TALL } as const;
export const ENGLAND = { wide: mapOf(WIDE), tall: mapOf(TALL) } as const;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a conflict card is laid out, from its corner. */
export interface ConflictSlots {
  width: number;
  height: number;
  french: Place;
  points: Place;
  spaces: readonly Box[];
  battle: Box;
}

export interface FranceMap {
  width: number;
  height: number;
  coast: string;
  land: string;
  name: Place;
  pile: Place;
  corners: Readonly<Record<"U1" | "U2" | "L1" | "L2", Place>>;
  card: ConflictSlots;
}

const shore = (line: string, bottom: number): Pick<FranceMap, "coast" | "land"> => {
  const points = pointsOf(line);
  const coast = `M${points[0]!.join(" ")}${through(points)}`;
  return { coast, land: `${coast}V${bottom}H${points[0]![0]}Z` };
};

/** Picardy on the right, Brittany on the left, and the battlefields between. */
export const FRANCE: Readonly<Record<"wide" | "tall", FranceMap>> = {
  wide: {
    width: 820,
    height: 166,
    ...shore(
      "-600,13 -420,17 -240,13 -120,15 -40,14 0,15 24,13 44,16 62,14 86,16 108,14 126,16 150,14 168,17 186,16 196,11 206,10 214,12 212,15 224,16 246,15 262,17 286,16 310,17 338,15 352,16 366,13 384,12 396,14 420,14 440,16 466,14 488,16 506,14 520,14 534,12 556,10 572,12 590,10 606,11 624,8 640,10 660,8 678,10 700,8 722,9 744,7 766,9 790,8 820,9 900,7 1060,11 1240,8 1420,12",
      400,
    ),
    name: [410, 28],
    pile: [808, 27],
    corners: { U1: [6, 32], U2: [413, 32], L1: [6, 99], L2: [413, 99] },
    card: {
      width: 401,
      height: 63,
      french: [10, 6],
      points: [10, 50],
      spaces: [86, 155, 224].map((x) => ({ x, y: 4, width: 65, height: 55 })),
      battle: { x: 293, y: 4, width: 104, height: 55 },
    },
  },
  tall: {
    width: 390,
    height: 508,
    ...shore(
      "-60,23 -20,19 0,23 18,18 36,24 58,19 76,23 88,14 98,11 104,17 102,23 122,25 146,21 168,25 182,19 200,17 216,22 240,19 258,15 280,17 300,11 322,14 344,9 366,12 390,8 460,13",
      800,
    ),
    name: [195, 40],
    pile: [382, 36],
    corners: { U1: [5, 46], U2: [198, 46], L1: [5, 277], L2: [198, 277] },
    card: {
      width: 187,
      height: 226,
      french: [8, 6],
      points: [179, 29],
      spaces: [44, 91, 138].map((y) => ({ x: 6, y, width: 175, height: 44 })),
      battle: { x: 6, y: 185, width: 175, height: 36 },
    },
  },
};

export interface ChannelMap {
  width: number;
  height: number;
  title: Place;
  anchor: "start" | "middle";
  /** Around which the tiles lie, whether five or six. */
  middle: number;
  top: number;
  step: number;
  tile: { width: number; height: number };
  /** Between the parts of a reward. */
  gap: number;
  waves: string;
}

/** The Channel, in which the king's favors lie. */
export const CHANNEL: Readonly<Record<"wide" | "tall", ChannelMap>> = {
  wide: {
    width: 820,
    height: 46,
    title: [14, 28],
    anchor: "start",
    middle: 470,
    top: 4,
    step: 102,
    tile: { width: 86, height: 38 },
    gap: 8,
    waves: "M18 42q6-5 12 0t12 0t12 0M772 14q6-5 12 0t12 0",
  },
  tall: {
    width: 390,
    height: 84,
    title: [195, 20],
    anchor: "middle",
    middle: 195,
    top: 31,
    step: 63,
    tile: { width: 58, height: 48 },
    gap: 2,
    waves: "M20 16q6-5 12 0t12 0M338 16q6-5 12 0t12 0",
  },
};
