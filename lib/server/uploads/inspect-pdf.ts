import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FileFault } from '@/lib/files/rules';

type Finding = Extract<FileFault, 'encrypted' | 'damaged' | 'activeContent'> | null;

/** An honest document of 2 MB is opened in well under a second. */
const INSPECTION_MS = 10_000;
const HEAP_MB = 256;
/** An honest document takes a few megabytes outside the heap; one made to burst takes gigabytes within seconds. */
const MAX_EXTERNAL_BYTES = 256 * 1_048_576;
const WATCH_MS = 50;

/** One reader per process, and the line of documents that wait for it. */
interface Reader {
  worker: Worker | null;
  queue: Promise<unknown>;
}

const memory = globalThis as { portalPdfReader?: Reader };

function getReader(): Reader {
  memory.portalPdfReader ??= { worker: null, queue: Promise.resolve() };
  return memory.portalPdfReader;
}

function startWorker(): Worker {
  // Node reads the file as it stands; it is no part of a bundle.
  const file = join(process.cwd(), 'lib/server/uploads/pdf-worker.ts');
  const worker = new Worker(file, {
    execArgv: ['--conditions=react-server'],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  worker.unref();
  return worker;
}

/** Calls back once the worker's buffers, which no limit of the heap counts, have grown too large. */
function watchMemory(worker: Worker, onExcess: () => void): NodeJS.Timeout {
  return setInterval(async () => {
    const statistics = await worker.getHeapStatistics().catch(() => null);
    if (statistics && statistics.external_memory > MAX_EXTERNAL_BYTES) onExcess();
  }, WATCH_MS);
}

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** What the worker finds; a document that breaks it or keeps it busy counts as damaged, and a new one starts. */
function ask(reader: Reader, content: Uint8Array): Promise<Finding> {
  reader.worker ??= startWorker();
  const worker = reader.worker;
  return new Promise<Finding>((resolve, reject) => {
    const finish = (finding: Finding) => {
      clearTimeout(timer);
      clearInterval(watch);
      worker.off('message', finish).off('error', fail).off('exit', giveUp);
      resolve(finding);
    };
    const giveUp = () => {
      reader.worker = null;
      finish('damaged');
      worker.on('error', () => undefined);
      void worker.terminate();
    };
    const fail = (error: Error) => {
      // A worker that cannot even start is our fault, not the document's.
      if (!isOutOfMemory(error)) reject(error);
      giveUp();
    };
    const timer = setTimeout(giveUp, INSPECTION_MS);
    const watch = watchMemory(worker, giveUp);
    worker.on('message', finish).on('error', fail).on('exit', giveUp);
    worker.postMessage(content, [content.buffer as ArrayBuffer]);
  });
}

/**
 * Opens a PDF in a thread of its own and looks for what a reader's computer should not be given (FILE-03).
 * @param content is handed over and cannot be read afterwards
 * @returns `encrypted`, `damaged`, `activeContent` (scripts, embedded files), or null
 * @throws Error when the thread cannot be started
 */
export function inspectPdf(content: Uint8Array): Promise<Finding> {
  const reader = getReader();
  const finding = reader.queue.then(() => ask(reader, content));
  reader.queue = finding.catch(() => undefined);
  return finding;
}
