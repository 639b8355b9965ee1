import type { Attachment } from "svelte/attachments";

/** Tell how large an element is whenever that changes, after the browser has laid the page out by itself. */
export function sized(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (node) => {
    const observer = new ResizeObserver(() => tell(node.clientWidth, node.clientHeight));
    observer.observe(node);
    return () => observer.disconnect();
  };
}
