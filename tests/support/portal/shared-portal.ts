import { PortalProcess } from './portal-process';

/** Playwright’s global set-up: one portal shared by all tests that need no special settings. */
export default async function startSharedPortal(): Promise<() => Promise<void>> {
  const portal = await PortalProcess.start();
  process.env.SHARED_PORTAL_URL = portal.url;
  return async () => {
    await portal.stop();
    const errors = portal.listErrors();
    if (errors.length > 0) console.log(`The shared portal logged:\n${errors.join('\n')}`);
  };
}
