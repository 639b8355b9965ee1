import { preferences } from "./preferences.svelte";
import type { Table } from "./table.svelte";
import { say } from "./words.svelte";

let audio: AudioContext | null = null;

const TONES = [
  { hertz: 587, at: 0 },
  { hertz: 880, at: 0.16 },
];
const LOUDNESS = 0.12;
const FADE = 0.45;

/** Two short soft tones; browsers stay silent until their user has touched the page. */
export function chime(): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const { hertz, at } of TONES) {
    const start = audio.currentTime + 0.02 + at;
    const tone = new OscillatorNode(audio, { type: "sine", frequency: hertz });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + FADE);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + FADE);
  }
}

/** Ask the browser whether we may notify; false when it or its user says no. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

function notify(table: Table): void {
  if (!preferences.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const notice = new Notification(say("ui-your-turn"), {
      body: say("ui-around-waits-for-you"),
      icon: "/icon.svg",
      tag: `lancaster-${table.id}`,
    });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones notify only through service workers; the title and the sound remain.
  }
}

let dotted: Promise<string> | null = null;

async function withDot(): Promise<string> {
  const drawing = await (await fetch("/icon.svg")).text();
  const [, , , width = 64, height = 64] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(drawing)?.map(Number) ?? [];
  const radius = width * 0.2;
  const dot = `<circle cx="${width - radius}" cy="${height - radius}" r="${radius * 0.85}" fill="#0b7a5a" stroke="#fff" stroke-width="${radius * 0.3}"/>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing.replace("</svg>", `${dot}</svg>`))}`;
}

async function markIcon(marked: () => boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  const address = marked() ? await (dotted ??= withDot()) : "/icon.svg";
  if (marked() === (address !== "/icon.svg") && link.getAttribute("href") !== address) link.href = address;
}

/** Tell this browser's user when one of their seats is asked: in the title and the icon, and as they prefer aloud. */
export function announceTurns(current: () => Table | null): void {
  let before: boolean | null = null;
  const mine = $derived.by(() => {
    const table = current();
    return Boolean(table?.info && table.mine.some((seat) => table.info!.asked.includes(seat)));
  });

  $effect(() => {
    document.title = mine ? say("ui-around-title-turn") : say("ui-title");
  });

  $effect(() => {
    const now = mine;
    const table = current();
    void markIcon(() => now).catch(() => undefined);
    if (!table?.info) return;
    if (now && before === false) {
      if (preferences.sound) chime();
      notify(table);
    }
    before = now;
  });

  $effect(() => () => void markIcon(() => false));
}
