import 'server-only';
import type { FileFault } from '@/lib/files/rules';

/** Pages whose own scripts and attachments are looked for; a script anywhere else is found in the catalogue. */
const MAX_PAGES = 200;

type PdfDocument = Awaited<ReturnType<typeof import('unpdf')['getDocumentProxy']>>;

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

async function judge(pdf: PdfDocument): Promise<FileFault | null> {
  if (await isEncrypted(pdf)) return 'encrypted';
  return (await isActive(pdf)) ? 'activeContent' : null;
}

/**
 * Opens a PDF and looks for what a reader's computer should not be given (decision 17).
 * @returns `encrypted`, `damaged`, `activeContent` (scripts, embedded files), or null
 */
export async function inspectPdf(content: Uint8Array): Promise<FileFault | null> {
  const { getDocumentProxy } = await import('unpdf');
  let pdf: PdfDocument | null = null;
  try {
    pdf = await getDocumentProxy(content, { stopAtErrors: true, enableXfa: false, verbosity: 0 });
    return await judge(pdf);
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged';
  } finally {
    await pdf?.loadingTask.destroy();
  }
}
