import 'server-only';
import { env } from '@/lib/config/env';
import type { ScanState } from '@/lib/server/db/service-tables';
import { findVirus, pingClamd } from './clamd';

export type Verdict = 'clean' | 'infected' | 'unavailable';

/** What the operator was told last; one for all bundles of the process. */
const memory = globalThis as { portalScannerIsDown?: boolean };

function tell(isDown: boolean, error?: unknown): void {
  if (isDown === (memory.portalScannerIsDown ?? false)) return;
  memory.portalScannerIsDown = isDown;
  if (isDown) console.error('The virus scanner cannot be used; what is sent waits for it:', error);
  else console.warn('The virus scanner answers again; what waited goes on');
}

/** The state in which a file arrives. */
export const getFirstScanState = (): ScanState => (env.CLAMD_URL ? 'waiting' : 'done');

/**
 * Has a content scanned. That the scanner cannot be used, and can again, is logged once.
 * @param content is read once
 */
export async function scan(content: AsyncIterable<Buffer>): Promise<Verdict> {
  try {
    if (!env.CLAMD_URL) throw new Error('CLAMD_URL names none');
    const virus = await findVirus(env.CLAMD_URL, content);
    tell(false);
    if (virus) console.warn(`A file was refused by the virus scanner: ${virus}`);
    return virus ? 'infected' : 'clean';
  } catch (error) {
    tell(true, error);
    return 'unavailable';
  }
}

/** Whether the scanner answers; undefined where none is named. */
export async function checkScanner(): Promise<boolean | undefined> {
  if (!env.CLAMD_URL) return undefined;
  return pingClamd(env.CLAMD_URL).then(
    () => true,
    () => false,
  );
}
