'use client';

import { dropSavedCopy, keepCopy, restoreCopy } from '@/lib/admin/browser/kept-copy';
import { saveNow } from '@/lib/admin/browser/save-now';
import { clearDraft } from '@/lib/forms/browser/draft';
import { DRAFT_CONTROL, readDraft } from '@/lib/requests/work/draft-controls';
import { REPLY_ENDPOINTS } from '@/lib/requests/work/reply-endpoints';
import { AutosaveForm, type AutosaveProps } from '../autosave-form';

const readKey = (form: HTMLFormElement) => form.dataset.copy ?? '';
const restore = (form: HTMLFormElement) => restoreCopy(readKey(form), form);
const forget = (form: HTMLFormElement) => clearDraft(readKey(form));

/** Saves the text, and notes its version in every form that continues it. */
async function save(texts: URLSearchParams, form: HTMLFormElement, isLeaving: boolean): Promise<void> {
  keepCopy(readKey(form), form);
  const draft = readDraft(texts);
  const { data } = await saveNow(REPLY_ENDPOINTS.saveReplyDraft, draft, isLeaving);
  dropSavedCopy(readKey(form));
  const versions = document.querySelectorAll<HTMLInputElement>(`input[name="${DRAFT_CONTROL[draft.kind]}"]`);
  for (const input of versions) input.value = String(data.version);
}

interface Props extends AutosaveProps {
  /** Key of the browser's copy of what is not saved (`getDraftKey`). */
  copyKey: string;
}

/** The form of a reply or note, whose text is kept until it is sent. */
export function DeskDraftForm({ copyKey, ...props }: Props) {
  return <AutosaveForm {...props} data-copy={copyKey} save={save} restore={restore} forget={forget} />;
}
