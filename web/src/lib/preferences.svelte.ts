import { LANGUAGES } from "languages";
import { keep, kept } from "./keeping";
import { listen } from "./listen";

export type Theme = "system" | "light" | "dark";
export type Confirming = "always" | "countdown" | "never";

interface Stored {
  language: string;
  theme: Theme;
  confirming: Confirming;
  sound: boolean;
  notify: boolean;
  motion: boolean;
  hints: boolean;
}

const KEY = "lancaster";

function languageOfBrowser(): string {
  for (const tag of navigator.languages) {
    const spoken = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (spoken) return spoken;
  }
  return LANGUAGES[0]!;
}

function read(): Stored {
  const usual: Stored = {
    language: languageOfBrowser(),
    theme: "system",
    confirming: "always",
    sound: false,
    notify: false,
    motion: true,
    hints: true,
  };
  const stored = { ...usual, ...kept<Partial<Stored>>(KEY, {}) };
  return LANGUAGES.includes(stored.language) ? stored : { ...stored, language: usual.language };
}

/** What this browser's user prefers; kept in the browser and the same in all its tabs. */
export const preferences: Stored = $state(read());

export function keepPreferences(): void {
  $effect(() => keep(KEY, preferences));
  $effect(() => {
    document.documentElement.dataset["theme"] = preferences.theme;
  });
  $effect(() => {
    const changed = (event: StorageEvent): void => {
      if (event.key === KEY) Object.assign(preferences, read());
    };
    return listen(window, { storage: changed });
  });
}

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether pieces may travel. */
export const moving = (): boolean => preferences.motion && !reduced.matches;
