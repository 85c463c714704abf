import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { env } from '@/lib/env/env';
import { getSiteOrigin } from '@/lib/routing/site-address';
import { checkPortal } from '@/lib/seo/page-check/check-portal';
import { renderReport } from '@/lib/seo/page-check/render-report';
import type { ReportFormat } from './meta-options';

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const look = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('The portal is ready')) resolve();
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', () => reject(new Error(`The portal could not be started.\n${output}`)));
  });
}

/** Starts the last build with its own data. @throws Error when it does not start, for example without a build */
async function withPortal<Result>(look: (origin: string) => Promise<Result>): Promise<Result> {
  const port = await findFreePort();
  // Canonical addresses must have the origin of the portal whose data is checked, not that of the free port.
  const settings = { ...process.env, PORT: String(port), SITE_URL: env.SITE_URL ?? getSiteOrigin() };
  const stdio: ['ignore', 'pipe', 'pipe', 'ipc'] = ['ignore', 'pipe', 'pipe', 'ipc'];
  const child = spawn(process.execPath, ['lib/commands/serve.ts'], { env: settings, stdio });
  try {
    await waitUntilReady(child);
    return await look(`http://localhost:${port}`);
  } finally {
    child.removeAllListeners('exit');
    child.kill();
  }
}

/** @param url the portal to check; null starts the last build @returns false when there are errors */
export async function checkMeta(url: string | null, format: ReportFormat): Promise<boolean> {
  const report = url
    ? await checkPortal(url.replace(/\/$/, ''))
    : await withPortal((origin) => checkPortal(origin));
  console.log(renderReport(report, format));
  return report.errors.length === 0;
}
