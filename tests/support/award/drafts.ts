import type { DraftForm } from '@/lib/award/definition/draft-forms';
import { type CallInit, call } from '../api/api-client';

const post = <Id extends 'saveDraft' | 'removeDraftFile' | 'deleteDraft'>(
  id: Id,
  token: string,
  body: unknown,
) => call(id, { token, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

interface Person {
  token: string;
  subject: string;
}

/** Saves the draft of a form as its page does. */
export const saveDraft = (
  { token, subject }: Person,
  draft: { form?: DraftForm; owner?: string; version?: number; step?: number; values?: unknown },
) =>
  post('saveDraft', token, { form: 'register', owner: subject, version: 0, step: 1, values: {}, ...draft });

export const deleteDraft = ({ token }: Person, form: DraftForm) => post('deleteDraft', token, { form });

export const removeDraftFile = ({ token, subject }: Person, id: string, owner = subject) =>
  post('removeDraftFile', token, { id, owner });

/** Stores a file with the draft of the submission. */
export function addDraftFile(
  { token, subject }: Person,
  file: { slot: string; name: string; content: Uint8Array },
  owner = subject,
) {
  const body: CallInit['body'] = new FormData();
  body.append('owner', owner);
  body.append(file.slot, new Blob([file.content as BlobPart]), file.name);
  return call('addDraftFile', { token, body });
}

export const readDrafts = async ({ token }: Person) => (await call('listDrafts', { token })).body.data;
