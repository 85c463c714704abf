/** Generates `public/documents/<id>.<locale>.pdf` from `lib/content/seed`; the output is reproducible. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findEditablePath } from '@/lib/content/editable-documents';
import { type DocumentPage, renderDocumentPage } from './document-page';
import { renderEditableDocument } from './editable-document';
import { findChromium } from './find-chromium';
import { hashPage, listDocumentPages, PRINTED_FROM } from './list-document-pages';

const FOLDER = join('public', 'documents');

/** Replaces the time of printing by the document's date, which has the same length. */
function setDates(pdf: Buffer, at: Date): Buffer {
  const stamp = `D:${at.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}+00'00'`;
  return Buffer.from(pdf.toString('latin1').replaceAll(/D:\d{14}\+00'00'/g, stamp), 'latin1');
}

/** Tagged for screen readers; without an outline, in which Chromium reverses the words of Arabic titles. */
async function printPage(browser: Browser, page: DocumentPage): Promise<Buffer> {
  const tab = await browser.newPage();
  await tab.setContent(renderDocumentPage(page));
  await tab.evaluate(() => document.fonts.ready);
  const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  await tab.close();
  return setDates(pdf, page.publishedAt);
}

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.');
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath });
const pages = listDocumentPages();
for (const { name, page } of pages) {
  const editable = findEditablePath(name.split('.')[0] ?? '', page.locale);
  if (editable) writeFileSync(join('public', editable), renderEditableDocument(page), 'latin1');
  const pdf = await printPage(browser, page);
  writeFileSync(join(FOLDER, name), pdf);
  console.log(`${name}: ${pdf.length} bytes`);
}
await browser.close();
const hashes = Object.fromEntries(pages.map(({ name, page }) => [name, hashPage(page)]));
writeFileSync(PRINTED_FROM, `${JSON.stringify(hashes, null, 2)}\n`);
