import 'server-only';
import { parentPort } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import type { PdfError } from './pdf/budget.ts';
import { scanPdf } from './pdf/examine-objects.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Opens a document and its first page, to check that it can be displayed. */
async function findDamage(content: Uint8Array): Promise<PdfError | null> {
  let pdf: PdfDocument | null = null;
  try {
    pdf = await getDocumentProxy(content, { stopAtErrors: true, enableXfa: false, verbosity: 0 });
    await pdf.getPage(1);
    return null;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged';
  } finally {
    await pdf?.loadingTask.destroy();
  }
}

parentPort?.postMessage('ready');

// Runs in a worker thread, so that a malicious document affects only this thread.
parentPort?.on('message', async (content: Uint8Array) => {
  parentPort?.postMessage(scanPdf(content) ?? (await findDamage(content)));
});
