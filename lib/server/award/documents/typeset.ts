import 'server-only';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface TypesetTask {
  template: 'certificate' | 'receipt' | 'minutes';
  /** What the template reads; texts are set as they are, never as code. */
  data: unknown;
}

/** A document takes 50 ms of processor time; a thread that hangs must not keep others waiting forever. */
const MAX_WAIT_MS = 60_000;

async function typesetNow(task: TypesetTask): Promise<Uint8Array<ArrayBuffer>> {
  // Node runs the file directly; it is not part of a bundle.
  const file = join(process.cwd(), 'lib/server/award/documents/typeset-worker.ts');
  const worker = new Worker(file, { execArgv: ['--conditions=react-server'], workerData: task });
  try {
    // An error of the thread rejects.
    const [pdf] = await once(worker, 'message', { signal: AbortSignal.timeout(MAX_WAIT_MS) });
    return pdf;
  } finally {
    await worker.terminate();
  }
}

let last: Promise<unknown> = Promise.resolve();

/** A tagged PDF, made in another thread, one at a time. */
export function typeset(task: TypesetTask): Promise<Uint8Array<ArrayBuffer>> {
  const made = last.then(() => typesetNow(task));
  last = made.catch(() => undefined);
  return made;
}
