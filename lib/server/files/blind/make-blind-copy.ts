import 'server-only';
import { join } from 'node:path';
import { shareState } from '@/lib/env/shared-state';
import { PdfReader } from '@/lib/server/files/pdf-reader';
import type { BlindPages, BlindTask } from './copy-pages';

/** Copying takes longer than inspecting; a legitimate document of 2 MB takes a tenth of it. */
const COPYING = { file: join(process.cwd(), 'lib/server/files/blind-copy-worker.ts'), maxCpuMs: 9000 };
/** Loading the libraries takes longer than copying most documents, and eligibility is checked one after the other. */
const IDLE_MS = 30_000;

type Copier = PdfReader<BlindTask, BlindPages | null>;

interface Idle {
  copier?: Copier | undefined;
  end?: NodeJS.Timeout;
}

/** At most one thread waits for the next document. */
const getIdle = (): Idle => shareState('idleBlindCopier', (): Idle => ({}));

function takeCopier(): Copier {
  const idle = getIdle();
  const { copier } = idle;
  clearTimeout(idle.end);
  idle.copier = undefined;
  return copier ?? new PdfReader(COPYING);
}

function keepCopier(copier: Copier): void {
  const idle = getIdle();
  if (!copier.isAlive) return;
  if (idle.copier) {
    copier.end();
    return;
  }
  idle.copier = copier;
  idle.end = setTimeout(() => takeCopier().end(), IDLE_MS).unref();
}

/**
 * Copies a document in a thread.
 * @returns null for one that cannot be copied.
 * @param task its content is transferred
 */
export async function makeBlindCopy(task: BlindTask): Promise<BlindPages | null> {
  const copier = takeCopier();
  try {
    const pages = await copier.read(task, task.content);
    return pages === 'exhausting' ? null : pages;
  } finally {
    keepCopier(copier);
  }
}
