import { oncePerTable, type Table } from "./table.svelte";

/** Whether somebody wants to know what a bot would do; as soon as something else is asked it is no longer wanted. */
export class Advice {
  private wantedFor: string | null = $state(null);

  /** The others are bots, so nobody minds. */
  readonly allowed: boolean = $derived.by(() => {
    const { table } = this;
    const others = table.info?.seats.filter((_, seat) => seat !== table.seat) ?? [];
    return table.info?.status === "playing" && table.seat !== null && others.every(({ who }) => who === "bot");
  });
  /** What is asked now, at this moment of the game. */
  readonly question: string | null = $derived.by(() => {
    const { question, info, turn } = this.table;
    return question && JSON.stringify([info?.actions, turn?.steps.length, question.kind, question.about]);
  });
  readonly open: boolean = $derived.by(
    () => this.allowed && this.question !== null && this.wantedFor === this.question,
  );

  constructor(private readonly table: Table) {}

  toggle(): void {
    this.wantedFor = this.open ? null : this.question;
  }

  close(): void {
    this.wantedFor = null;
  }
}

/** The question bar asks for it, and the table has room for it. */
export const adviceOf = oncePerTable((table) => new Advice(table));
