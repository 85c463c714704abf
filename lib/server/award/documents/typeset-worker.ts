import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { TypesetTask } from './typeset.ts';

/** Its letters are whole glyphs: text can be copied and searched, which fonts with separate dots prevent. */
const FONTS = ['400Regular', '700Bold'].map((weight) =>
  join(process.cwd(), 'node_modules/@expo-google-fonts/vazirmatn', weight),
);

const { template, data } = workerData as TypesetTask;
const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: FONTS }] });
const source = {
  mainFileContent: readFileSync(join(process.cwd(), 'lib/server/award/documents', `${template}.typ`), 'utf8'),
  inputs: { data: JSON.stringify(data) },
};

function makePdf(): Uint8Array {
  try {
    return compiler.pdf(source, { pdfStandard: 'ua-1' });
  } catch {
    // The standard forbids characters without a glyph, which a title in another script may contain.
    return compiler.pdf(source, { pdfTags: true });
  }
}

parentPort?.postMessage(makePdf());
