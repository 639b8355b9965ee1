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
