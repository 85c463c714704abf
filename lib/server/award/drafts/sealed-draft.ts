import 'server-only';
import { z } from 'zod';
import { type FormDraft, saveDraftBody } from '@/lib/award/draft-schemas';
import { openTexts, sealTexts } from '@/lib/server/award/sealed-text';
import type { FormDraftTable } from '@/lib/server/db/draft-tables';

const COLUMN = 'form-draft';

export type DraftContent = Pick<FormDraft, 'step' | 'values'>;

const NOTHING: DraftContent = { step: 1, values: {} };

const content = z.object({ ...saveDraftBody.pick({ step: true, values: true }).shape });

type Place = Pick<FormDraftTable, 'subject' | 'form'>;

/** Person and form are sealed with the answers, so that a text that was moved to another row does not open. */
export const sealDraft = ({ subject, form }: Place, { step, values }: DraftContent): Promise<string> =>
  sealTexts(COLUMN, { subject, form, content: JSON.stringify({ step, values }) });

/** Step and answers of a row; none if its text was sealed with other keys, for another row, or is damaged. */
export async function openDraft(row: Place & Pick<FormDraftTable, 'sealed'>): Promise<DraftContent> {
  if (row.sealed === '') return NOTHING;
  try {
    const texts = await openTexts(COLUMN, row.sealed);
    if (texts.subject !== row.subject || texts.form !== row.form) return NOTHING;
    return content.parse(JSON.parse(texts.content ?? ''));
  } catch (error) {
    console.error('A draft cannot be opened:', error instanceof Error ? error.name : error);
    return NOTHING;
  }
}
