import 'server-only';
import { env } from '@/lib/config/env';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import type { OfficeKey } from './offices';
import { type OperatorSettings, readSettingsFile } from './settings-file';

let settings: OperatorSettings | null = null;

/** The operator's settings, read once. @throws Error when the file has been spoilt since the start */
export function getOperatorSettings(): OperatorSettings {
  settings ??= readSettingsFile(env.SETTINGS_FILE);
  return settings;
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
