import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PortalProcess } from './portal-process';

/** Playwright’s global set-up: one portal shared by all tests that need no special settings. */
export default async function startSharedPortal(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-shared-'));
  process.env.LENDER = String(process.pid);
  const portal = await PortalProcess.start({ lent: folder });
  process.env.SHARED_PORTAL_URL = portal.url;
  process.env.SHARED_PORTAL_LOG = portal.logFile;
  return async () => {
    await portal.stop();
    const errors = portal.listErrors();
    rmSync(folder, { recursive: true, force: true });
    if (errors.length > 0) console.log(`The shared portal logged:\n${errors.join('\n')}`);
  };
}
