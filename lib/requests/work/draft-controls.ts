import { isState } from '@/lib/forms/definition/transitions';
import { readPostedDay } from '@/lib/forms/rules/day';
import type { DraftKind } from './reply-draft-schemas';

/** Name of the hidden field with the version of the draft that a form continues; 0 for none. */
export const DRAFT_CONTROL = { reply: 'replyDraft', note: 'noteDraft' } as const;

/** Name of the field with the text. */
const TEXT_CONTROL = { reply: 'note', note: 'text' } as const;

/** The draft in a form of the page of a request: that of its reply, or that of its note. */
export function readDraft(texts: URLSearchParams) {
  const kind: DraftKind = texts.has(DRAFT_CONTROL.note) ? 'note' : 'reply';
  const read = (name: string) => texts.get(name) ?? '';
  const draft = {
    id: read('id'),
    kind,
    version: Number(read(DRAFT_CONTROL[kind])),
    text: read(TEXT_CONTROL[kind]).replaceAll('\r\n', '\n'),
  };
  if (kind === 'note') return draft;
  const day = readPostedDay('preferredDate', texts);
  const to = read('to');
  const isKnown = isState('request', to) || isState('appointment', to);
  return { ...draft, ...(isKnown ? { to } : {}), ...(day === '' ? {} : { day }) };
}
