import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("max-width: 559px");
const upright = new MediaQuery("(max-width: 1100px) and (orientation: portrait)");

/** Which drawing of France and the channel fits: the tall ones have the page to themselves, as on a phone. */
export const drawing = (): "wide" | "tall" => (phone.current ? "tall" : "wide");

/** England alone also stands upright on a tablet. */
export const drawingOfEngland = (): "wide" | "tall" => (upright.current ? "tall" : "wide");
