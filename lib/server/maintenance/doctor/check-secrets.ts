import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAccessDatabase } from '@/lib/auth/sessions/access-database';
import { toSession } from '@/lib/auth/sessions/session-seal';
import { loadSecrets, readGivenSecrets } from '@/lib/auth/tokens/secrets';
import { now } from '@/lib/env/clock';
import type { env } from '@/lib/env/env';
import { error, explain, type Finding, ok, warning } from './finding';

type Settings = typeof env;

/** Number of sessions that are tested, newest first. */
const SESSIONS = 20;

function findSecrets({ DATA_DIR }: Settings): { text: string; place: string } | null {
  const own = join(DATA_DIR, 'secrets.json');
  const given = readGivenSecrets();
  if (given) return given;
  return existsSync(own) ? { text: readFileSync(own, 'utf8'), place: own } : null;
}

function judgeKeys(text: string, place: string): Finding {
  const purposes = Object.entries(JSON.parse(text) as Record<string, unknown>).filter(
    ([, keys]) => typeof keys === 'string' || Array.isArray(keys),
  );
  const all = purposes.flatMap(([, keys]) => keys as string | string[]);
  if (new Set(all).size < all.length)
    return error('keys', `${place} uses one key twice: generate a key of 32 random bytes for each purpose.`);
  const several = purposes.flatMap(([name, keys]) => (Array.isArray(keys) && keys.length > 1 ? [name] : []));
  if (several.length === 0) return ok('keys', `${place} has one key of 256 bits for each purpose.`);
  const text2 = `${place} still contains older keys (${several.join(', ')})`;
  return warning('keys', `${text2}: remove them eight hours after all instances use the newest.`);
}

export function checkKeys(settings: Settings): Finding[] {
  try {
    const found = findSecrets(settings);
    if (!found)
      return [
        warning(
          'keys',
          `${settings.DATA_DIR} holds no keys yet: the first start makes them; save them with a backup.`,
        ),
      ];
    loadSecrets();
    const { DATABASE_URL, SECRETS, SECRETS_FILE } = settings;
    const isShared = !DATABASE_URL || SECRETS || SECRETS_FILE;
    const sharing = warning(
      'keys',
      'Neither SECRETS_FILE nor SECRETS is set: a second instance would create different keys.',
    );
    return [judgeKeys(found.text, found.place), ...(isShared ? [] : [sharing])];
  } catch (failure) {
    return [error('keys', `${explain(failure)}.`)];
  }
}

/** Whether these keys can open existing sessions: another instance may use different ones. */
export async function checkSharedKeys(): Promise<Finding[]> {
  const records = await (await openAccessDatabase())
    .selectFrom('session')
    .selectAll()
    .where('expires_at', '>', now().getTime())
    .orderBy('started_at', 'desc')
    .limit(SESSIONS)
    .execute();
  if (records.length === 0) return [];
  const opened = (await Promise.all(records.map(toSession))).filter(Boolean).length;
  if (opened === records.length) return [ok('shared keys', 'The keys open the newest sessions.')];
  const text = `The keys open ${opened} of the ${records.length} newest sessions`;
  return [error('shared keys', `${text}: give all instances the same SECRETS_FILE or SECRETS.`)];
}
