import 'server-only';
import { Budget } from './budget.ts';
import { ObjectJudge } from './judge-object.ts';
import { type PdfFinding, PdfRefusal } from './refusal.ts';
import { refuseSecondHead, walkObjects } from './walk-objects.ts';

/**
 * Looks at every object of a document for what the computer of its reader should not be given. Libraries follow
 * references and keep the last of two objects or keys; what must be found here is the one that they pass over.
 * @returns the first reason to refuse it, or null; nothing is said of whether it can be shown
 */
export function scanPdf(content: Uint8Array): PdfFinding | null {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
  const judge = new ObjectJudge();
  try {
    refuseSecondHead(text);
    for (const object of walkObjects({ content, text }, new Budget())) judge.judge(object);
    judge.finish();
    return null;
  } catch (error) {
    if (error instanceof PdfRefusal) return error.fault;
    // A text that overflows the stack of a regular expression, for one.
    if (error instanceof RangeError) return 'exhausting';
    throw error;
  }
}
