import 'server-only';
import { SEED_YEAR } from '@/lib/award/definition/edition';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { releaseDueResults, sendLetters } from '@/lib/server/award/results/release-results';
import type { Database } from '@/lib/server/db/open';
import { callAs } from './call-as';
import type { Cast } from './cast';
import { readVersion } from './decide';
import type { Identity } from './people';
import { DAY_MS, goBack } from './travel-time';

/** A winner with the code of their certificate. */
export interface Winner extends Identity {
  prize: string;
  certificate: string;
}

/**
 * The office plans the hour, the coordinator approves the letters, and once the hour has passed, the results are
 * released with their certificates, as the portal's job does every second.
 */
async function announce(cast: Cast, db: Database): Promise<void> {
  goBack(7);
  const day = toDay(new Date(now().getTime() + DAY_MS));
  const release = { day, hour: 10 };
  await callAs(cast.office, 'planRelease', { version: await readVersion(cast), release });
  await callAs(cast.coordinator, 'approveLetters', { version: await readVersion(cast), to: 'approved' });
  goBack(5);
  await releaseDueResults(db, now);
  await sendLetters(db);
}

/** Results are released; all winners but the last agree to be named. */
export async function release(cast: Cast, db: Database): Promise<Winner[]> {
  await announce(cast, db);
  const winners: Winner[] = [];
  for (const person of cast.researchers) {
    const { data } = await callAs(person, 'getMyRequest');
    if (data?.shownStage !== 'winner') continue;
    const certificate = data.certificates?.[0]?.code ?? '';
    winners.push({ ...person, prize: data.prize ?? '', certificate });
  }
  for (const person of winners.slice(0, -1))
    await callAs(person, 'setConsent', { edition: SEED_YEAR, kinds: ['name', 'university'] });
  return winners;
}
