import 'server-only';
import { availableParallelism } from 'node:os';
import { offerReading } from '@/lib/monitoring/metrics';
import { RequestError } from '@/lib/server/http/errors';
import { tooManyRequests } from '@/lib/server/http/rate-limit';
import { InspectionQueue } from './inspection-queue';
import { type Finding, PdfReader } from './pdf-reader';

/** One more than there are processors, so that one is ready while another starts anew. */
const READERS = Math.min(4, availableParallelism() + 1);

const RETRY_AFTER_SECONDS = 10;

interface Inspection {
  queue: InspectionQueue;
  idle: PdfReader[];
}

/** One set of readers per process: several bundles of the server hold this file. */
const memory = globalThis as { portalPdfInspection?: Inspection };

function getInspection(): Inspection {
  if (memory.portalPdfInspection) return memory.portalPdfInspection;
  const queue = new InspectionQueue(READERS);
  memory.portalPdfInspection = { queue, idle: [] };
  offerReading('pdf_readers', () =>
    Object.entries(queue.load).map(([state, value]) => ({ value, labels: { state } })),
  );
  return memory.portalPdfInspection;
}

async function readWith(idle: PdfReader[], load: () => Promise<Uint8Array>): Promise<Finding> {
  const reader = idle.pop() ?? new PdfReader();
  try {
    return await reader.read(await load());
  } finally {
    // The place of a reader that was broken is taken at once: the next document need not wait for its start.
    idle.push(reader.isAlive ? reader : new PdfReader());
  }
}

/**
 * Reads a PDF in a thread of its own and looks for what a reader's computer should not be given.
 * @param sender whose file it is: everybody gets the same share of the readers
 * @param load the content, asked for when a reader is free
 * @returns `encrypted`, `damaged`, `activeContent` (scripts, media, files inside, ways to other files),
 *   `exhausting` (more work than any honest document), or null
 * @throws RequestError 429, 503 when too many files wait, with Retry-After; Error when no thread can be started
 */
export async function inspectPdf(sender: string, load: () => Promise<Uint8Array>): Promise<Finding> {
  const { queue, idle } = getInspection();
  const finding = await queue.inspect(sender, () => readWith(idle, load));
  if (finding === 'senderFull') throw tooManyRequests(RETRY_AFTER_SECONDS);
  if (finding !== 'lineFull') return finding;
  throw new RequestError(503, 'filesBusy', { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
}
