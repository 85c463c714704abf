import 'server-only';
import { statSync } from 'node:fs';
import { env } from '@/lib/config/env';
import { getOperatorSettings } from './settings';
import { type OperatorSettings, readSettingsFile } from './settings-file';

let kept: { path: string; changedMs: number; settings: OperatorSettings } | null = null;

/** The file's settings; while an edit has spoilt it, those that stood before. */
function readOrKeep(path: string): OperatorSettings {
  try {
    return readSettingsFile(path);
  } catch (error) {
    console.error('The settings file has been spoilt; the settings before still hold.', error);
    return kept?.settings ?? getOperatorSettings();
  }
}

/**
 * The operator's settings as they stand in the file now, for what cannot wait for a restart: an interruption is
 * announced while the portal serves. The file is read again only after it changed.
 */
export function readFreshSettings(): OperatorSettings {
  const path = env.SETTINGS_FILE;
  if (!path) return getOperatorSettings();
  const changedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (kept?.path !== path || kept.changedMs !== changedMs)
    kept = { path, changedMs, settings: readOrKeep(path) };
  return kept.settings;
}
