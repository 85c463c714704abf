import 'server-only';
import { statSync } from 'node:fs';
import { env } from '@/lib/env/env';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import type { OfficeKey } from './offices';
import type { OperatorText } from './sections';
import { type OperatorSettings, readSettingsFile } from './settings-file';

let kept: { path: string | undefined; changedMs: number; settings: OperatorSettings } | null = null;

/** The file's settings; if an edit made the file invalid, the previous ones. */
function readOrKeep(path: string | undefined): OperatorSettings {
  try {
    return readSettingsFile(path);
  } catch (error) {
    if (!kept) throw error;
    console.error('The settings file is invalid; the previous settings stay in effect.', error);
    return kept.settings;
  }
}

/** A change of the file takes effect without a restart. @throws Error when the file was invalid from the start */
export function getOperatorSettings(): OperatorSettings {
  const path = env.SETTINGS_FILE;
  const changedMs = (path && statSync(path, { throwIfNoEntry: false })?.mtimeMs) || 0;
  if (!kept || kept.path !== path || kept.changedMs !== changedMs)
    kept = { path, changedMs, settings: readOrKeep(path) };
  return kept.settings;
}

/** Number that changes with the settings: values derived from them are valid while it is the same. */
export function getSettingsVersion(): number {
  getOperatorSettings();
  return kept?.changedMs ?? 0;
}

/** The operator's text on a page, by the page's key; undefined without one. */
export function findOperatorText(page: string): OperatorText | undefined {
  return Object.entries(getOperatorSettings().pages).find(([key]) => key === page)?.[1];
}

export function listSocialAccounts(locale: Locale): { network: string; url: string }[] {
  return getOperatorSettings().social[locale];
}

/** Name of the holder of an office in the spelling of the language, else of its script; null if none is set. */
export function findLeader(office: OfficeKey, locale: Locale): string | null {
  const names = getOperatorSettings().leaders[office];
  if (!names) return null;
  return names[locale] ?? (getLocaleRow(locale).dir === 'rtl' ? names.ar : names.en);
}
