import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const PDFJS = join(dirname(require.resolve('unpdf')), 'pdfjs.mjs');
const ORIGIN = 'http://pdf.test';
/** The code of a certificate is 30 mm wide; at this scale a module has several pixels. */
const SCALE = 3;

/** The text of the QR code on the first page of a PDF file, as a camera would see it. */
export async function readQrOfPdf(browser: Browser, file: Buffer): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(PDFJS) })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>PDF</title>' }),
  );
  await page.goto(ORIGIN);
  const picture = await page.evaluate(
    async ({ data, scale }) => {
      const { getDocument } = await import('/pdf.mjs' as string);
      const document = await getDocument({ data: Uint8Array.from(atob(data), (c) => c.charCodeAt(0)) })
        .promise;
      const first = await document.getPage(1);
      const viewport = first.getViewport({ scale });
      const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      await first.render({ canvasContext: canvas.getContext('2d'), viewport, canvas: null }).promise;
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    },
    { data: file.toString('base64'), scale: SCALE },
  );
  await context.close();
  const { data, info } = await sharp(Buffer.from(picture, 'hex'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data ?? '';
}
