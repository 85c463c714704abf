import 'server-only';
import { parentPort } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

/** Pages whose own scripts and attachments are looked for; a script of the whole document is found without them. */
const MAX_PAGES = 200;

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type Finding = 'encrypted' | 'damaged' | 'activeContent' | null;

async function isEncrypted(pdf: PdfDocument): Promise<boolean> {
  const { info } = await pdf.getMetadata();
  return 'EncryptFilterName' in info && info.EncryptFilterName !== null;
}

async function isPageActive(pdf: PdfDocument, number: number): Promise<boolean> {
  const page = await pdf.getPage(number);
  if (await page.getJSActions()) return true;
  const annotations: { subtype?: string; actions?: unknown }[] = await page.getAnnotations();
  return annotations.some(({ subtype, actions }) => subtype === 'FileAttachment' || Boolean(actions));
}

async function isActive(pdf: PdfDocument): Promise<boolean> {
  if ((await pdf.getJSActions()) || (await pdf.getAttachments())) return true;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
    if (await isPageActive(pdf, number)) return true;
  }
  return false;
}

async function judge(content: Uint8Array): Promise<Finding> {
  let pdf: PdfDocument | null = null;
  try {
    pdf = await getDocumentProxy(content, { stopAtErrors: true, enableXfa: false, verbosity: 0 });
    if (await isEncrypted(pdf)) return 'encrypted';
    return (await isActive(pdf)) ? 'activeContent' : null;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged';
  } finally {
    await pdf?.loadingTask.destroy();
  }
}

// A thread of its own: what a hostile document does to its reader, it does here, and not to the server.
parentPort?.on('message', async (content: Uint8Array) => {
  parentPort?.postMessage(await judge(content));
});
