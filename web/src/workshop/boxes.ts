import { Refused, request } from "../lib/api";
import { say } from "../lib/words.svelte";
import type { Box, BoxChanges, Figure, NewBox, NewTable, TableBox } from "../lib/types";

/** What stands in an address for the packaged figures. */
export const PACKAGED = "packaged";
/** What stands there for the box of a table, which a parameter names. */
const OF_TABLE = "of-table";
export const LONGEST_NAME = 40;
/** A longer file is sent no further than to where the server sees that it is too long. */
const ENOUGH = 65_537;

let known: Promise<readonly Figure[]> | null = null;

/** What the server does for boxes. */
export const boxes = {
  /** Every figure of the box; the same for all, so asked for once. */
  figures(): Promise<readonly Figure[]> {
    known ??= request<{ figures: Figure[] }>("GET", "/figures").then(
      ({ figures }) => figures,
      (error: unknown) => {
        known = null;
        throw error;
      },
    );
    return known;
  },
  mine: () => request<{ boxes: Box[] }>("GET", "/me/boxes").then(({ boxes }) => boxes),
  box: (id: string) => request<Box>("GET", `/boxes/${encodeURIComponent(id)}`),
  /** What an address stands for; a table's own box has no id. */
  at(id: string, table: string | null): Promise<Box | null> {
    if (id === PACKAGED) return Promise.resolve(null);
    if (id !== OF_TABLE || table === null) return this.box(id);
    return request<TableBox>("GET", `/tables/${encodeURIComponent(table)}/box`).then((box) => ({
      ...box,
      name: box.name || say("ui-workshop-of-table"),
      id: "",
      mine: false,
      owner: "",
      confirmed: [],
      updated_at: 0,
    }));
  },
  create: (box: NewBox) => request<Box>("POST", "/boxes", box),
  /** Make a box of a file; one that says no name gets the one of the file. */
  async upload({ toml, name }: { toml: string; name: string }): Promise<Box> {
    try {
      return await this.create({ toml });
    } catch (error) {
      if (!(error instanceof Refused) || error.detail.code !== "bad_name") throw error;
      return this.create({ toml, name });
    }
  },
  /** Under which name a box that was just made stands beside the others of its owner. */
  async toldApart(made: Box): Promise<Box> {
    const names = (await this.mine()).filter(({ id }) => id !== made.id).map(({ name }) => name);
    const name = unused(made.name, names);
    return name === made.name ? made : this.change(made.id, { name });
  },
  /** A new box with the figures of one that is only on the board. */
  async again({ name, figures, confirmed }: Box): Promise<Box> {
    const made = await this.create({ name });
    const looked = [...Object.keys(figures), ...confirmed].map((id) => [id, confirmed.includes(id)]);
    try {
      return await this.change(made.id, { figures, confirmed: Object.fromEntries(looked) });
    } catch (error) {
      await this.remove(made.id);
      throw error;
    }
  },
  change: (id: string, change: BoxChanges) => request<Box>("PATCH", `/boxes/${id}`, change),
  replace: (id: string, toml: string) => request<Box>("PUT", `/boxes/${id}/toml`, { toml }),
  remove: (id: string) => request<null>("DELETE", `/boxes/${id}`),
  file: (id: string) => `/api/boxes/${id}/toml`,
};

/** The box that a text names: its address, or the code at the end of it. */
export const boxIn = (text: string): string => /\/workshop\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim();

export const pathOf = (box: string): string => `/workshop/${encodeURIComponent(box)}`;

/** Where everybody at a table sees what it plays with. */
export const pathOfTable = (table: string): string => `${pathOf(OF_TABLE)}?table=${encodeURIComponent(table)}`;

/** What stands in a file that somebody has chosen; the same file can be chosen again once it has been put right. */
export async function chosen(field: HTMLInputElement): Promise<{ toml: string; name: string } | null> {
  const file = field.files?.[0];
  if (!file) return null;
  const toml = await file.slice(0, ENOUGH).text();
  field.value = "";
  return { toml, name: file.name.replace(/\.toml$/i, "").slice(0, LONGEST_NAME) };
}

/** The name, with a number behind it where others have it already. */
export function unused(name: string, names: readonly string[]): string {
  const stem = [...name.replace(/ \(\d+\)$/, "")];
  for (let number = 2, free = name; ; number++) {
    if (!names.includes(free)) return free;
    const end = ` (${number})`;
    free =
      stem
        .slice(0, LONGEST_NAME - end.length)
        .join("")
        .trimEnd() + end;
  }
}

/** What a new table is told of the box that was chosen; nothing where it shall play with what the server does. */
export function withBox(box: string): Pick<NewTable, "box"> {
  return box === "" ? {} : { box: box === PACKAGED ? null : box };
}
