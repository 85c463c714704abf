import 'server-only';
import { join } from 'node:path';
import type { ReadingPlan, ReadingProblem } from '@/lib/award/rules/plan-readings';
import { runInThread } from '@/lib/server/files/run-in-thread';

const WORKER = join(process.cwd(), 'lib/server/admin/jury/plan-worker.ts');

/** The plan of readings, made in another thread. */
export const planInThread = (problem: ReadingProblem): Promise<ReadingPlan> => runInThread(WORKER, problem);
