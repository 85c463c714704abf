import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PdfFinding } from '@/lib/server/files/pdf/budget';

export type Finding = PdfFinding | null;

interface Thread {
  /** The worker's file, which Node runs directly: it is not part of a bundle. */
  file: string;
  /** CPU time for one document, so that a busy machine refuses none. */
  maxCpuMs: number;
}

/** Inspection of a received document; a legitimate one of 2 MB takes a third of the time. */
const INSPECTION: Thread = { file: join(process.cwd(), 'lib/server/files/pdf-worker.ts'), maxCpuMs: 900 };
const MAX_WAIT_MS = 10_000;
const HEAP_MB = 256;
/** A legitimate document takes a few megabytes outside the heap; a decompression bomb takes gigabytes. */
const MAX_EXTERNAL_BYTES = 256 * 1_048_576;
const WATCH_MS = 25;

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function startWorker({ file }: Thread): Worker {
  const worker = new Worker(file, {
    execArgv: ['--conditions=react-server'],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  worker.unref();
  return worker;
}

/** A thread that reads documents one after the other, until one of them breaks it. */
export class PdfReader<Task = Uint8Array, Answer = Finding> {
  private readonly worker: Worker;
  private readonly ready: Promise<void>;
  /** False once a document has broken the thread or exceeded its limits. */
  isAlive = true;

  constructor(private readonly thread: Thread = INSPECTION) {
    this.worker = startWorker(thread);
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
    return (user + system) / 1000 > this.thread.maxCpuMs || external_memory > MAX_EXTERNAL_BYTES;
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
  async read(task: Task, content: Uint8Array): Promise<Answer | 'exhausting'> {
    await this.ready;
    return new Promise<Answer | 'exhausting'>((resolve, reject) => {
      const finish = (answer: Answer | 'exhausting') => {
        clearTimeout(timer);
        clearInterval(watch);
        this.worker.off('message', finish).off('error', fail).off('exit', giveUp);
        resolve(answer);
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
      this.worker.postMessage(task, [content.buffer as ArrayBuffer]);
    });
  }
}
