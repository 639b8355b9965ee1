type Handlers = Readonly<Record<string, (event: never) => void>>;

/** Listen to the events of a node; the answer ends it. */
export function listen(node: EventTarget, handlers: Handlers): () => void {
  const all = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handler] of all) node.addEventListener(name, handler);
  return () => {
    for (const [name, handler] of all) node.removeEventListener(name, handler);
  };
}
