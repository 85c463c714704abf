import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PdfFinding } from '@/lib/server/files/pdf/budget';

export type Finding = PdfFinding | null;

/** CPU time, so that a busy machine refuses no document; a legitimate document of 2 MB takes a third of it. */
const MAX_CPU_MS = 900;
const MAX_WAIT_MS = 10_000;
const HEAP_MB = 256;
/** A legitimate document takes a few megabytes outside the heap; a decompression bomb takes gigabytes. */
const MAX_EXTERNAL_BYTES = 256 * 1_048_576;
const WATCH_MS = 25;

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function startWorker(): Worker {
  // Node runs the file directly; it is not part of a bundle.
  const file = join(process.cwd(), 'lib/server/files/pdf-worker.ts');
  const worker = new Worker(file, {
    execArgv: ['--conditions=react-server'],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  worker.unref();
  return worker;
}

/** A thread that reads documents one after the other, until one of them breaks it. */
export class PdfReader {
  private readonly worker = startWorker();
  private readonly ready: Promise<void>;
  /** False once a document has broken the thread or exceeded its limits. */
  isAlive = true;

  constructor() {
    this.ready = new Promise((resolve, reject) => {
      this.worker.once('message', () => resolve()).once('error', reject);
    });
    this.ready.catch(() => this.end());
  }

  end(): void {
    this.isAlive = false;
    this.worker.on('error', () => undefined);
    void this.worker.terminate();
  }

  private async isExcessive(cpuAtStart: NodeJS.CpuUsage): Promise<boolean> {
    const [{ user, system }, { external_memory }] = await Promise.all([
      this.worker.cpuUsage(cpuAtStart),
      this.worker.getHeapStatistics(),
    ]);
    return (user + system) / 1000 > MAX_CPU_MS || external_memory > MAX_EXTERNAL_BYTES;
  }

  /** Most documents are finished before the first check, from which CPU time is measured. */
  private watch(onExcess: () => void): NodeJS.Timeout {
    let cpuAtStart: Promise<NodeJS.CpuUsage> | undefined;
    return setInterval(async () => {
      cpuAtStart ??= this.worker.cpuUsage();
      if (await cpuAtStart.then((start) => this.isExcessive(start)).catch(() => false)) onExcess();
    }, WATCH_MS);
  }

  /** A document that breaks the thread or exceeds its limits is `exhausting`. @param content is transferred */
  async read(content: Uint8Array): Promise<Finding> {
    await this.ready;
    return new Promise<Finding>((resolve, reject) => {
      const finish = (finding: Finding) => {
        clearTimeout(timer);
        clearInterval(watch);
        this.worker.off('message', finish).off('error', fail).off('exit', giveUp);
        resolve(finding);
      };
      const giveUp = () => {
        finish('exhausting');
        this.end();
      };
      const fail = (error: Error) => {
        // Any other failure of the thread is the portal's error, not the document's.
        if (!isOutOfMemory(error)) reject(error);
        giveUp();
      };
      const timer = setTimeout(giveUp, MAX_WAIT_MS);
      const watch = this.watch(giveUp);
      this.worker.on('message', finish).on('error', fail).on('exit', giveUp);
      this.worker.postMessage(content, [content.buffer as ArrayBuffer]);
    });
  }
}
