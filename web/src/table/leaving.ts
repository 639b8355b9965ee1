import { bestLevel } from "../pages/parts/offer";
import type { Table } from "../lib/table.svelte";

/** Give all one's seats up and stay as a spectator; the line of a seat ends with it. */
export async function leaveTable(table: Table): Promise<void> {
  if (!(await table.command({ type: "leave", seat: null }))) return;
  try {
    await table.enter();
  } catch (error) {
    table.complain(error);
  }
}

/** Ask the others to let the strongest bot play on at a seat. */
export async function proposeBot(table: Table, seat: number): Promise<void> {
  try {
    await table.command({ type: "propose", what: { kind: "bot", seat, level: await bestLevel() } });
  } catch (error) {
    table.complain(error);
  }
}
