import type { Attachment } from "svelte/attachments";
import type { Choosing } from "./choosing.svelte";
import { listen } from "./listen";
import type { Table } from "./table.svelte";
import { explained } from "./tip.svelte";
import type { PieceId, SpaceId } from "./types";

const DRAG_AFTER = 6;

/** The second half of a double click must not undo the first, nor answer what is asked next. */
const isSecond = (event: MouseEvent): boolean => event.detail > 1;

/** What a key does to an element that is no button by itself. */
const onEnter =
  (node: Element, act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.target !== node || node.tagName === "BUTTON" || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    act();
  };

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
    const press = (event: MouseEvent): void => {
      if ((event.target as Element).closest("[data-space], button, a") !== node || isSecond(event)) return;
      choosing.chooseSpace(id);
    };
    const enter = (): void => void (choosing.under = id);
    const leave = (): void => {
      if (choosing.under === id) choosing.under = null;
    };
    const end = listen(node, {
      click: press,
      keydown: onEnter(node, () => choosing.chooseSpace(id)),
      pointerenter: enter,
      pointerleave: leave,
      // The focus that a press gives changes nothing: what is pressed must not vanish before it is a click.
      focus: () => void (node.matches(":focus-visible") && enter()),
      blur: leave,
    });
    const explain = explained(async () => {
      // Both are asked before anything is awaited, so that the tip follows what they depend on.
      const known = also();
      const parts = [await choosing.whyNot(id), known].filter((part) => part);
      return parts.length ? parts.join("\n") : null;
    })(node);
    return () => {
      leave();
      end();
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
    const press = (event: MouseEvent): void => {
      event.stopPropagation();
      if (!dragged && !isSecond(event)) choosing.choosePiece(id);
      dragged = false;
    };
    const down = (first: PointerEvent): void => {
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
        letGo();
        copy?.remove();
        node.classList.remove("dragged");
        if (!dragged || last.type === "pointercancel") return;
        const under = document.elementFromPoint(last.clientX, last.clientY)?.closest<HTMLElement>("[data-space]");
        if (under) choosing.chooseSpace(under.dataset["space"] as SpaceId);
      };
      const letGo = listen(window, { pointermove: move, pointerup: end, pointercancel: end });
    };
    const key = onEnter(node, () => choosing.choosePiece(id));
    return listen(node, { click: press, keydown: key, pointerdown: down });
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
