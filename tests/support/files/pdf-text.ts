import { makeBlindCopy } from '@/lib/server/files/blind/make-blind-copy';

/** The text of the pages of a PDF as pdf.js reads it, in another thread: Jest loads no ES modules. */
export async function readPdfText(content: Uint8Array): Promise<string> {
  const task = { content: new Uint8Array(content), title: 'copy', leftOut: [], words: [] };
  return (await makeBlindCopy(task))?.kept.map(({ text }) => text).join('\n') ?? '';
}
