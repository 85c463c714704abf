import 'server-only';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
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
