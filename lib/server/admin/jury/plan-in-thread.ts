import 'server-only';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReadingPlan, ReadingProblem } from '@/lib/award/rules/plan-readings';

/** The plan of readings, made in another thread. */
export async function planInThread(problem: ReadingProblem): Promise<ReadingPlan> {
  // Node runs the file directly; it is not part of a bundle.
  const file = join(process.cwd(), 'lib/server/admin/jury/plan-worker.ts');
  const worker = new Worker(file, { execArgv: ['--conditions=react-server'], workerData: problem });
  try {
    // An error of the thread rejects.
    const [plan] = await once(worker, 'message');
    return plan;
  } finally {
    await worker.terminate();
  }
}
