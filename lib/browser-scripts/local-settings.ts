import type { Locale } from '@/lib/i18n/locales';

/** Settings that the browser stores about its visitor (TOOLS-02), plus font size and appearance. */
export interface LocalSettings {
  currentLang?: Locale;
  /** The anonymous token (a JWT). */
  token?: string;
  ip?: string;
  htmlStyleFilter?: { value: string; eyeIconClass: string };
  fontSize?: 'normal' | 'large' | 'exLarge';
  appearance?: 'auto' | 'light' | 'dark';
}

const KEY = 'settings';

/** Key of a pilgrim's choice: the query of the page that shows their day. */
export const DAY_KEY = 'myDay';

// Without storage (private windows, full disks) the settings are lost with the page.
let fallback: LocalSettings = {};

function isRecord(value: unknown): value is LocalSettings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The stored settings; without storage those that this page has set. */
export function readSettings(): LocalSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isRecord(stored) ? { ...fallback, ...stored } : fallback;
  } catch {
    return fallback;
  }
}

/** Merges the given settings into the stored ones; `undefined` removes one. */
export function updateSettings(change: Partial<LocalSettings>): void {
  const next = { ...readSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    fallback = {};
  } catch {
    fallback = next;
  }
}
