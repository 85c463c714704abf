'use client';

import { saveNow } from '@/lib/admin/browser/save-now';
import { PUBLISHING_ENDPOINTS } from '@/lib/admin/publishing/endpoints';
import { readDraftForm } from '@/lib/admin/publishing/read-draft-form';
import { countGraphemes } from '@/lib/publications/drafts/count-graphemes';
import { AutosaveForm, type AutosaveProps } from '../autosave-form';
import { showLength } from '../show-length';

/** Saves the texts and notes the version in the form, so that the next save continues from it. */
async function save(texts: URLSearchParams, form: HTMLFormElement, isLeaving: boolean): Promise<void> {
  const json = readDraftForm(texts, false);
  const { data } = await saveNow(PUBLISHING_ENDPOINTS.savePublicationDraft, json, isLeaving);
  // Every form of the page names the version that its reader has seen.
  for (const input of form.ownerDocument.querySelectorAll<HTMLInputElement>('input[name="version"]'))
    input.value = String(data.version);
}

/** The form of the texts of a publication, which saves itself and counts their characters. */
export function DraftAutosave(props: AutosaveProps) {
  return <AutosaveForm {...props} onInput={(event) => showLength(event, countGraphemes)} save={save} />;
}
