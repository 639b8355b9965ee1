import type { Attachment } from "svelte/attachments";
import type { Choosing } from "./choosing.svelte";
import type { Table } from "./table.svelte";
import { explained } from "./tip.svelte";
import type { PieceId, SpaceId } from "./types";

const DRAG_AFTER = 6;

/** The second half of a double click must not undo the first, nor answer what is asked next. */
const isSecond = (event: Event): boolean => (event as MouseEvent).detail > 1;

/**
 * Make an element a space of the table: it is lit when it is legal, takes clicks, keys and dropped pieces,
 * and says why not when it is closed. `also` is what there is to know about it besides.
 */
export function space(
  table: Table,
  choosing: Choosing,
  id: SpaceId,
  also: () => string | null = () => null,
): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    node.dataset["space"] = id;
    node.classList.add("space");
    $effect(() => {
      const legal = choosing.litSpaces.has(id);
      node.classList.toggle("legal", legal);
      node.classList.toggle("chosen", choosing.space === id);
      node.classList.toggle("tentative", table.tentative.has(id));
      node.classList.toggle("recent", table.live && !table.asked ? false : table.recent.has(id));
      node.classList.toggle("pointed", table.pointed.includes(id));
      node.setAttribute("aria-disabled", String(!legal));
      if (node.tagName !== "BUTTON") node.setAttribute("tabindex", "0");
    });
    const press = (event: Event): void => {
      if ((event.target as Element).closest("[data-space], button, a") !== node || isSecond(event)) return;
      choosing.chooseSpace(id);
    };
    const key = (event: Event): void => {
      const { key: name } = event as KeyboardEvent;
      if (event.target !== node || node.tagName === "BUTTON" || (name !== "Enter" && name !== " ")) return;
      event.preventDefault();
      choosing.chooseSpace(id);
    };
    node.addEventListener("click", press);
    node.addEventListener("keydown", key);
    const explain = explained(async () => {
      // Both are asked before anything is awaited, so that the tip follows what they depend on.
      const known = also();
      const parts = [await choosing.whyNot(id), known].filter((part) => part);
      return parts.length ? parts.join("\n") : null;
    })(node);
    return () => {
      node.removeEventListener("click", press);
      node.removeEventListener("keydown", key);
      explain?.();
    };
  };
}

/** Make an element a piece that can be placed: by choosing it and then a space, or by dragging it there. */
export function piece(choosing: Choosing, id: PieceId): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    node.dataset["piece"] = id;
    node.classList.add("piece");
    $effect(() => {
      const legal = choosing.litPieces.has(id);
      node.classList.toggle("legal", legal);
      node.classList.toggle("chosen", choosing.piece === id);
      node.setAttribute("aria-disabled", String(!legal));
      node.setAttribute("aria-pressed", String(choosing.piece === id));
      if (node.tagName !== "BUTTON") node.setAttribute("tabindex", "0");
      // A finger on a piece that can be placed drags it, and does not scroll.
      node.style.touchAction = legal ? "none" : "";
    });
    let dragged = false;
    const press = (event: Event): void => {
      event.stopPropagation();
      if (!dragged && !isSecond(event)) choosing.choosePiece(id);
      dragged = false;
    };
    const key = (event: Event): void => {
      const { key: name } = event as KeyboardEvent;
      if (event.target !== node || node.tagName === "BUTTON" || (name !== "Enter" && name !== " ")) return;
      event.preventDefault();
      choosing.choosePiece(id);
    };
    const down = (event: Event): void => {
      const first = event as PointerEvent;
      dragged = false;
      if (first.button !== 0 || !choosing.litPieces.has(id)) return;
      let copy: HTMLElement | null = null;
      const move = (next: PointerEvent): void => {
        if (!copy) {
          if (Math.hypot(next.clientX - first.clientX, next.clientY - first.clientY) < DRAG_AFTER) return;
          dragged = true;
          choosing.lift(id);
          copy = lifted(node);
          node.classList.add("dragged");
        }
        copy.style.transform = `translate(${next.clientX}px, ${next.clientY}px) translate(-50%, -60%)`;
      };
      const end = (last: PointerEvent): void => {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        copy?.remove();
        node.classList.remove("dragged");
        if (!dragged || last.type === "pointercancel") return;
        const under = document.elementFromPoint(last.clientX, last.clientY)?.closest<HTMLElement>("[data-space]");
        if (under) choosing.chooseSpace(under.dataset["space"] as SpaceId);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    };
    node.addEventListener("click", press);
    node.addEventListener("keydown", key);
    node.addEventListener("pointerdown", down);
    return () => {
      node.removeEventListener("click", press);
      node.removeEventListener("keydown", key);
      node.removeEventListener("pointerdown", down);
    };
  };
}

/** A copy of a piece that follows the pointer. */
function lifted(node: HTMLElement | SVGElement): HTMLElement {
  const holder = document.createElement("div");
  holder.className = "lifted";
  holder.append(node.cloneNode(true));
  document.body.append(holder);
  return holder;
}
