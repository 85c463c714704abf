import type { Locale } from '@/lib/i18n/locales';

/** What the browser keeps about its visitor (TOOLS-02), plus font size and appearance. */
export interface LocalSettings {
  currentLang?: Locale;
  /** The generated anonymous token (a JWT). */
  token?: string;
  /** The visitor's address as the portal's own endpoint sees it. */
  ip?: string;
  htmlStyleFilter?: { value: string; eyeIconClass: string };
  fontSize?: 'normal' | 'large' | 'exLarge';
  /** Light or dark; `auto` follows what the system prefers. */
  appearance?: 'auto' | 'light' | 'dark';
}

const KEY = 'settings';

/** Where the browser keeps what a pilgrim has chosen: the query of the page that shows their day. */
export const DAY_KEY = 'myDay';

// Where storage is refused (private windows, full disks) the settings live as long as the page.
let fallback: LocalSettings = {};

function isRecord(value: unknown): value is LocalSettings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The stored settings; unreadable or foreign content counts as none. */
export function readSettings(): LocalSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isRecord(stored) ? { ...fallback, ...stored } : fallback;
  } catch {
    return fallback;
  }
}

/** Stores the given settings beside the others; `undefined` removes one. */
export function updateSettings(change: Partial<LocalSettings>): void {
  const next = { ...readSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    fallback = {};
  } catch {
    fallback = next;
  }
}
