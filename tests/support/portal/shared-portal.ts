import { PortalProcess } from './portal-process';

/** Playwright's global set-up: one portal that all tests share which need no settings of their own. */
export default async function startSharedPortal(): Promise<() => Promise<void>> {
  const portal = await PortalProcess.start();
  process.env.SHARED_PORTAL_URL = portal.url;
  return () => portal.stop();
}
