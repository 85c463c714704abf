import 'server-only';
import { env } from '@/lib/env/env';
import { shareState } from '@/lib/env/shared-state';
import { logFields } from '@/lib/monitoring/log-fields';
import type { MetricValue } from '@/lib/monitoring/metrics';
import type { ScanState } from '@/lib/server/db/service-tables';
import { findVirus, pingClamd } from './clamd';

/** `unjudged`: the scanner responds, but cannot check this content. */
export type Verdict = 'clean' | 'infected' | 'unjudged' | 'unavailable';

/** The last logged state, and the number of scans by outcome. */
const scanner = shareState('scanner', (): { isDown: boolean; scans: Record<Verdict, number> } => ({
  isDown: false,
  scans: { clean: 0, infected: 0, unjudged: 0, unavailable: 0 },
}));

export const countScans = (): MetricValue[] =>
  Object.entries(scanner.scans).map(([verdict, value]) => ({ value, labels: { verdict } }));

function report(isDown: boolean, error?: unknown): void {
  if (isDown === scanner.isDown) return;
  scanner.isDown = isDown;
  if (isDown) console.error('The virus scanner is unavailable; new files wait for it:', error);
  else console.warn('The virus scanner is available again; waiting files are scanned');
}

export const getFirstScanState = (): ScanState => (env.CLAMD_URL ? 'waiting' : 'done');

async function askScanner(content: AsyncIterable<Buffer>): Promise<Verdict> {
  try {
    if (!env.CLAMD_URL) throw new Error('CLAMD_URL is not set');
    const virus = await findVirus(env.CLAMD_URL, content);
    report(false);
    if (virus) console.warn('A file was refused by the virus scanner', logFields({ signature: virus }));
    return virus ? 'infected' : 'clean';
  } catch (error) {
    const isUp = (await checkScanner()) === true;
    report(!isUp, error);
    if (!isUp) return 'unavailable';
    console.error('The virus scanner responds, but cannot scan a file, which keeps waiting:', error);
    return 'unjudged';
  }
}

/** Logs once when the scanner becomes unavailable and when it is available again. */
export async function scan(content: AsyncIterable<Buffer>): Promise<Verdict> {
  const verdict = await askScanner(content);
  scanner.scans[verdict] += 1;
  return verdict;
}

export async function checkScanner(): Promise<boolean | undefined> {
  if (!env.CLAMD_URL) return undefined;
  return pingClamd(env.CLAMD_URL).then(
    () => true,
    () => false,
  );
}
