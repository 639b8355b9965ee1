import type { Attachment } from "svelte/attachments";
import { listen } from "./listen";

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
    const enter = (event: PointerEvent): void => void (event.pointerType !== "touch" && show(HOVER_PAUSE));
    // A finger leaves as soon as it is lifted; what it asked for stays for a while.
    const leave = (event: PointerEvent): void => void (event.pointerType !== "touch" && hide());
    const touch = (event: PointerEvent): void => {
      if (event.pointerType !== "touch") return;
      show(0);
      clearTimeout(touched);
      touched = setTimeout(hide, TOUCH_FOR);
      addEventListener("pointerdown", hide, { capture: true, once: true });
    };
    const focus = (): void => void (node.matches(":focus-visible") && show(0));
    const escape = (event: KeyboardEvent): void => void (event.key === "Escape" && hide());
    const end = listen(node, {
      pointerenter: enter,
      pointerleave: leave,
      // Whoever presses has read it; what comes next may lie below it.
      pointerdown: hide,
      pointerup: touch,
      focus,
      // An element that leaves the page loses the focus while the page is being drawn.
      blur: () => queueMicrotask(hide),
      keydown: escape,
    });
    return () => {
      hide();
      end();
      removeEventListener("pointerdown", hide, true);
    };
  };
}
