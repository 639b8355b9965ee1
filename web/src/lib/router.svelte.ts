export type Page =
  | { name: "start" }
  | { name: "new" }
  | { name: "join"; code: string }
  | { name: "table"; id: string }
  | { name: "rules"; clause: string | null }
  | { name: "settings" }
  | { name: "workshop"; box: string | null }
  | { name: "lost" };

function pageOf(path: string): Page {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (rest.length) return { name: "lost" };
  if (!first) return { name: "start" };
  if (first === "t" && second) return { name: "table", id: second };
  if (first === "join" && second) return { name: "join", code: second };
  if (first === "rules") return { name: "rules", clause: second || null };
  if (first === "workshop") return { name: "workshop", box: second || null };
  if (!second && (first === "new" || first === "settings")) return { name: first };
  return { name: "lost" };
}

const here = $state({ path: location.pathname, query: location.search });

addEventListener("popstate", () => {
  here.path = location.pathname;
  here.query = location.search;
});

export const page = (): Page => pageOf(here.path);

/** A parameter of the address, such as the moment of the history. */
export const parameter = (name: string): string | null => new URLSearchParams(here.query).get(name);

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const changed = here.path !== location.pathname;
  here.path = location.pathname;
  here.query = location.search;
  if (changed) scrollTo(0, 0);
}

/** Change a parameter of the address and stay on the page. */
export function setParameter(name: string, value: string | null): void {
  const query = new URLSearchParams(here.query);
  if (value === null) query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  go(`${location.pathname}${text ? `?${text}` : ""}`, { replace: true });
}

/** Ordinary links inside the page change it without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
