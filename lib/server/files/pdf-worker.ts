import 'server-only';
import { parentPort } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import type { PdfError } from './pdf/budget.ts';
import { scanPdf } from './pdf/judge-object.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Opens a document as far as its first page, to see whether a program can show it. */
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

// A thread of its own: what a hostile document does to its reader, it does here, and not to the server.
parentPort?.on('message', async (content: Uint8Array) => {
  parentPort?.postMessage(scanPdf(content) ?? (await findDamage(content)));
});
