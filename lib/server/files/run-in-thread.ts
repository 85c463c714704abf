import 'server-only';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

interface Limits {
  /** A thread that hangs must not keep others waiting forever. */
  maxWaitMs?: number;
  heapMb?: number;
}

/**
 * Starts a thread for one task and ends it after its first message.
 * @param file absolute path; Node runs the file directly, because it is not part of a bundle
 * @param task the thread's `workerData`
 * @throws what the thread throws; AbortError after `maxWaitMs`
 */
export async function runInThread<Answer>(
  file: string,
  task: unknown,
  { maxWaitMs, heapMb }: Limits = {},
): Promise<Answer> {
  const worker = new Worker(file, {
    execArgv: ['--conditions=react-server'],
    ...(heapMb && { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
    workerData: task,
  });
  try {
    const signal = maxWaitMs === undefined ? {} : { signal: AbortSignal.timeout(maxWaitMs) };
    const [answer] = await once(worker, 'message', signal);
    return answer;
  } finally {
    await worker.terminate();
  }
}
