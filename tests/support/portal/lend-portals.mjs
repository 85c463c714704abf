import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before the tests of a Jest project: names the folder in which workers note the portals that their files share. */
export default function setUp() {
  process.env.LENT_PORTALS = mkdtempSync(join(tmpdir(), 'portal-lent-'));
  process.env.LENDER = String(process.pid);
}
