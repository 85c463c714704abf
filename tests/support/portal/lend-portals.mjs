import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import startPostgres from '../db/postgres-server.mjs';

/** Before the tests of a Jest project: names the folder in which workers note the portals that their files share. */
export default async function setUp() {
  if (process.env.ATTACK_INSTANCES === '2') await startPostgres();
  process.env.LENT_PORTALS = mkdtempSync(join(tmpdir(), 'portal-lent-'));
  process.env.LENDER = String(process.pid);
}
