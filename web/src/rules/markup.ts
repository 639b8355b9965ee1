/** The small markup of the rule book: paragraphs and lists of plain, bold and slanted text and links to other sections. */
export type Part =
  { kind: "text" | "strong" | "em"; text: string } | { kind: "link"; text: string; to: string };

export type Block = { kind: "paragraph"; example: boolean; parts: Part[] } | { kind: "list"; items: Part[][] };

const SPECIAL = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\(#(\S+?)\)/g;
const EXAMPLE = /^(Example|Beispiel|Exemple)\s?:/;

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(SPECIAL)) {
    const [whole, strong, em, link, to] = match;
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (em !== undefined) parts.push({ kind: "em", text: em });
    else parts.push({ kind: "link", text: link!, to: to! });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const passage of text.split(/\n\s*\n/)) {
    let lines: string[] = [];
    const close = (): void => {
      const joined = lines.join(" ").trim();
      if (joined) blocks.push({ kind: "paragraph", example: EXAMPLE.test(joined), parts: partsOf(joined) });
      lines = [];
    };
    for (const line of passage.split("\n")) {
      if (!line.startsWith("- ")) {
        lines.push(line);
        continue;
      }
      close();
      const last = blocks.at(-1);
      const item = partsOf(line.slice(2).trim());
      if (last?.kind === "list") last.items.push(item);
      else blocks.push({ kind: "list", items: [item] });
    }
    close();
  }
  return blocks;
}

/** The text without its markup, a line for each paragraph and item. */
export function plain(text: string): string {
  const flat = (parts: Part[]): string => parts.map((part) => part.text).join("");
  return blocksOf(text)
    .flatMap((block) => (block.kind === "list" ? block.items.map(flat) : [flat(block.parts)]))
    .join("\n");
}
