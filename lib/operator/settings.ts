import 'server-only';
import { statSync } from 'node:fs';
import { env } from '@/lib/env/env';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import type { OfficeKey } from './offices';
import { type OperatorSettings, readSettingsFile } from './settings-file';

let kept: { path: string | undefined; changedMs: number; settings: OperatorSettings } | null = null;

/** The file's settings; while an edit has spoilt it, those that stood before. */
function readOrKeep(path: string | undefined): OperatorSettings {
  try {
    return readSettingsFile(path);
  } catch (error) {
    if (!kept) throw error;
    console.error('The settings file has been spoilt; the settings before still hold.', error);
    return kept.settings;
  }
}

/**
 * The operator's settings as they stand in the file now: a change shows without a restart. The file is read again only
 * after it changed.
 * @throws Error when the file has been spoilt before it was read once
 */
export function getOperatorSettings(): OperatorSettings {
  const path = env.SETTINGS_FILE;
  const changedMs = (path && statSync(path, { throwIfNoEntry: false })?.mtimeMs) || 0;
  if (!kept || kept.path !== path || kept.changedMs !== changedMs)
    kept = { path, changedMs, settings: readOrKeep(path) };
  return kept.settings;
}

/** The social accounts for readers of one language. */
export function listSocialAccounts(locale: Locale): { network: string; url: string }[] {
  const { social } = getOperatorSettings();
  return social[locale] ?? social.en ?? [];
}

/** Who holds an office, in the spelling of the language, else in that of its script; null where nobody is named. */
export function findLeader(office: OfficeKey, locale: Locale): string | null {
  const names = getOperatorSettings().leaders[office];
  if (!names) return null;
  return names[locale] ?? (getLocaleRow(locale).dir === 'rtl' ? names.ar : names.en);
}
