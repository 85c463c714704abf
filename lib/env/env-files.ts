import { existsSync } from 'node:fs';
import { join } from 'node:path';

const NAMES = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** Files that Next would read settings from, and the portal does not: half of it would run with other settings. */
export const listEnvFiles = (folder = '.'): string[] =>
  NAMES.filter((name) => existsSync(join(folder, name)));
