import type { Attachment } from "svelte/attachments";

interface Shown {
  node: Element;
  text: string;
}

/** The one explanation that is shown, and what it is about. */
export const tip: { shown: Shown | null } = $state({ shown: null });

type Text = string | null | Promise<string | null>;

const HOVER_PAUSE = 120;
const TOUCH_FOR = 4000;

/** Explain an element on hover, focus and touch; the text may have to be fetched first. */
export function explained(text: () => Text): Attachment {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let touched: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;
    let wanted = 0;
    /** As long as it is wanted the text is asked for again whenever something changes that it depends on. */
    const follow = (): void => {
      let first = true;
      $effect(() => {
        const mine = ++wanted;
        void Promise.resolve(text()).then((answer) => {
          const others = tip.shown !== null && tip.shown.node !== node;
          if (mine !== wanted || !node.isConnected || (others && !first)) return;
          first = false;
          if (answer) tip.shown = { node, text: answer };
          else if (!others) tip.shown = null;
        });
      });
    };
    const show = (after: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stop?.();
        stop = $effect.root(follow);
      }, after);
    };
    const hide = (): void => {
      wanted++;
      clearTimeout(timer);
      stop?.();
      stop = undefined;
      if (tip.shown?.node === node) tip.shown = null;
    };
    const enter = (event: Event): void => void ((event as PointerEvent).pointerType !== "touch" && show(HOVER_PAUSE));
    // A finger leaves as soon as it is lifted; what it asked for stays for a while.
    const leave = (event: Event): void => void ((event as PointerEvent).pointerType !== "touch" && hide());
    const touch = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "touch") return;
      show(0);
      clearTimeout(touched);
      touched = setTimeout(hide, TOUCH_FOR);
      addEventListener("pointerdown", hide, { capture: true, once: true });
    };
    const focus = (): void => void (node.matches(":focus-visible") && show(0));
    const escape = (event: Event): void => void ((event as KeyboardEvent).key === "Escape" && hide());
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", leave);
    // Whoever presses has read it; what comes next may lie below it.
    node.addEventListener("pointerdown", hide);
    node.addEventListener("pointerup", touch);
    node.addEventListener("focus", focus);
    node.addEventListener("blur", hide);
    node.addEventListener("keydown", escape);
    return () => {
      hide();
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("pointerdown", hide);
      removeEventListener("pointerdown", hide, true);
      node.removeEventListener("pointerup", touch);
      node.removeEventListener("focus", focus);
      node.removeEventListener("blur", hide);
      node.removeEventListener("keydown", escape);
    };
  };
}
