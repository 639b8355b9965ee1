import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A section of the rule book: its place, its clauses, its doubts and its text in the small markup of web/rules. */
export interface RuleSection {
  slug: string;
  clauses: string[];
  /** What it leaves doubtful, by the names of the readings. */
  doubts: string[];
  title: string;
  text: string;
}

export interface RuleChapter {
  /** The name of its file, the same in all languages. */
  id: string;
  title: string;
  sections: RuleSection[];
}

const HEADING = /^## (.+?) \{#(\S+)((?: \S+)*)\}$/;

/** The chapters of one language, in the order of their file names. */
export function readRules(folder: string): RuleChapter[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => readChapter(name, readFileSync(join(folder, name), "utf8")));
}

function readChapter(name: string, text: string): RuleChapter {
  const chapter: RuleChapter = { id: name.replace(/^\d+-|\.md$/g, ""), title: "", sections: [] };
  for (const line of text.split("\n")) {
    const heading = HEADING.exec(line);
    const section = chapter.sections.at(-1);
    if (line.startsWith("# ")) chapter.title = line.slice(2).trim();
    else if (heading) {
      const names = heading[3]!.split(" ").filter(Boolean);
      const clauses = names.filter((name) => !name.startsWith("?"));
      const doubts = names.filter((name) => name.startsWith("?")).map((name) => name.slice(1));
      chapter.sections.push({ slug: heading[2]!, clauses, doubts, title: heading[1]!, text: "" });
    } else if (line.startsWith("## ")) throw new Error(`${name}: this heading has no slug: ${line}`);
    else if (section) section.text += `${line}\n`;
    else if (line.trim()) throw new Error(`${name}: this line belongs to no section: ${line}`);
  }
  for (const section of chapter.sections) section.text = section.text.trim();
  return chapter;
}
