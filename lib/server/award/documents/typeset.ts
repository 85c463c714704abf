import 'server-only';
import { join } from 'node:path';
import { runInThread } from '@/lib/server/files/run-in-thread';

export interface TypesetTask {
  template: 'certificate' | 'receipt' | 'minutes';
  /** What the template reads; texts are set as they are, never as code. */
  data: unknown;
}

const WORKER = join(process.cwd(), 'lib/server/award/documents/typeset-worker.ts');
/** A document takes 50 ms of processor time. */
const MAX_WAIT_MS = 60_000;

let last: Promise<unknown> = Promise.resolve();

/** A tagged PDF, made in another thread, one at a time. */
export function typeset(task: TypesetTask): Promise<Uint8Array<ArrayBuffer>> {
  const made = last.then(() =>
    runInThread<Uint8Array<ArrayBuffer>>(WORKER, task, { maxWaitMs: MAX_WAIT_MS }),
  );
  last = made.catch(() => undefined);
  return made;
}
