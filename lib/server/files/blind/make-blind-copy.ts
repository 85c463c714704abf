import 'server-only';
import { join } from 'node:path';
import { PdfReader } from '@/lib/server/files/pdf-reader';
import type { BlindPages, BlindTask } from './copy-pages';

/** Copying takes longer than inspecting; a legitimate document of 2 MB takes a tenth of it. */
const COPYING = { file: join(process.cwd(), 'lib/server/files/blind-copy-worker.ts'), maxCpuMs: 9000 };

/** Copies a document in a new thread. @returns null for one that cannot be copied. @param task its content is transferred */
export async function makeBlindCopy(task: BlindTask): Promise<BlindPages | null> {
  const reader = new PdfReader<BlindTask, BlindPages | null>(COPYING);
  try {
    const pages = await reader.read(task, task.content);
    return pages === 'exhausting' ? null : pages;
  } finally {
    reader.end();
  }
}
