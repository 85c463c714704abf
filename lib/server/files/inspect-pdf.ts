import 'server-only';
import { availableParallelism } from 'node:os';
import { shareState } from '@/lib/env/shared-state';
import { offerMetric } from '@/lib/monitoring/metrics';
import { InspectionQueue } from './inspection-queue';
import { type Finding, PdfReader } from './pdf-reader';
import { requireTurn } from './require-turn';

/** One more than the number of processors, so that one is available while another restarts. */
const READERS = Math.min(4, availableParallelism() + 1);

interface Inspection {
  queue: InspectionQueue;
  idle: PdfReader[];
}

function startInspection(): Inspection {
  const queue = new InspectionQueue(READERS);
  offerMetric('pdf_readers', () =>
    Object.entries(queue.load).map(([state, value]) => ({ value, labels: { state } })),
  );
  return { queue, idle: [] };
}

/** One set of readers for the whole process. */
const getInspection = (): Inspection => shareState('pdfInspection', startInspection);

async function readWith(idle: PdfReader[], load: () => Promise<Uint8Array>): Promise<Finding> {
  const reader = idle.pop() ?? new PdfReader();
  try {
    const content = await load();
    return await reader.read(content, content);
  } finally {
    // A broken reader is replaced immediately, so that the next document does not wait for its start.
    idle.push(reader.isAlive ? reader : new PdfReader());
  }
}

/**
 * Reads a PDF in a worker thread and searches it for dangerous content. @throws RequestError 429, 503 with Retry-After
 */
export async function inspectPdf(sender: string, load: () => Promise<Uint8Array>): Promise<Finding> {
  const { queue, idle } = getInspection();
  const finding = await queue.inspect(sender, () => readWith(idle, load));
  return requireTurn(finding);
}
