/** What this browser keeps under a name; the usual where there is nothing, or nothing that can be read. */
export function kept<T>(key: string, usual: T, store: () => Storage = () => localStorage): T {
  try {
    return (JSON.parse(store().getItem(key) ?? "null") as T | null) ?? usual;
  } catch {
    return usual;
  }
}

/** Keep something; private windows and full disks only lose it. */
export function keep(key: string, value: unknown, store: () => Storage = () => localStorage): void {
  try {
    store().setItem(key, JSON.stringify(value));
  } catch {
    // Whoever asks for it gets the usual.
  }
}
