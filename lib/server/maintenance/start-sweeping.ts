import 'server-only';
import { now } from '@/lib/env/clock';
import { startRounds } from '@/lib/jobs/repeat';
import { openDatabase } from '@/lib/server/db/open';
import { allowShrinking, giveSpaceBack, removeExpiredRows, removeOldMoves } from './expired-rows';

/** How often what has expired is removed, in milliseconds. */
const ROUND_MS = 60_000;
/** 4 MB a round: nobody waits for long while the file shrinks. */
const PAGES = 1000;

/** One round: what has expired goes, and its space is given back. */
export async function sweepExpired(): Promise<void> {
  const database = await openDatabase();
  await removeExpiredRows(database, now(), false);
  await giveSpaceBack(database, PAGES);
  await removeOldMoves(database);
}

/** Removes what has expired for as long as the portal runs, whether or not anybody comes. */
export async function startSweeping(): Promise<void> {
  await allowShrinking(await openDatabase());
  startRounds('sweeping', ROUND_MS, sweepExpired);
}
