import 'server-only';
import { now } from '@/lib/env/clock';
import { startJob } from '@/lib/jobs/repeat';
import { openDatabase } from '@/lib/server/db/open';
import { allowShrinking, giveSpaceBack, removeExpiredRows, removeOldMoves } from './expired-rows';

const INTERVAL_MS = 60_000;
/** 4 MB per run, so that other writers do not wait long. */
const PAGES = 1000;

export async function sweepExpired(): Promise<void> {
  const database = await openDatabase();
  await removeExpiredRows(database, now(), false);
  await giveSpaceBack(database, PAGES);
  await removeOldMoves(database);
}

export async function startSweeping(): Promise<void> {
  await allowShrinking(await openDatabase());
  startJob('sweeping', INTERVAL_MS, sweepExpired);
}
