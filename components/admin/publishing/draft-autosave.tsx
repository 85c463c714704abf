'use client';

import { type ClipboardEvent, useState } from 'react';
import { readPasted } from '@/lib/admin/browser/read-pasted';
import { saveNow } from '@/lib/admin/browser/save-now';
import { PUBLISHING_ENDPOINTS } from '@/lib/admin/publishing/endpoints';
import { readDraftForm } from '@/lib/admin/publishing/read-draft-form';
import { countGraphemes } from '@/lib/publications/drafts/count-graphemes';
import { AutosaveForm, type AutosaveProps } from '../autosave-form';
import { showLength } from '../show-length';

/** Shows what was saved in the preview beside the fields, which only wide screens have. */
function refreshPreview(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-preview]'))
    if (frame.checkVisibility()) frame.contentWindow?.location.reload();
}

/** Saves the texts and notes the version in the form, so that the next save continues from it. */
async function save(texts: URLSearchParams, form: HTMLFormElement, isLeaving: boolean): Promise<void> {
  const json = readDraftForm(texts, false);
  const { data } = await saveNow(PUBLISHING_ENDPOINTS.savePublicationDraft, json, isLeaving);
  // Every form of the page names the version that its reader has seen.
  for (const input of form.ownerDocument.querySelectorAll<HTMLInputElement>('input[name="version"]'))
    input.value = String(data.version);
  if (!isLeaving) refreshPreview();
}

/** Replaces the selection with a text, with empty lines around it. The browser’s own undo takes it back. */
function insertPart(field: HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd } = field;
  const before = value.slice(0, selectionStart).trim() === '' ? '' : '\n\n';
  const after = value.slice(selectionEnd).trim() === '' ? '' : '\n\n';
  const apart = before + text + after;
  if (document.execCommand?.('insertText', false, apart)) return;
  field.setRangeText(apart, selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface Props extends AutosaveProps {
  /** Says that the next save makes blocks of what was pasted. */
  pasted: string;
}

/** The form of the texts of a publication, which saves itself and counts their characters. */
export function DraftAutosave({ pasted, children, ...props }: Props) {
  const [hasPasted, setPasted] = useState(false);
  const paste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (!(target instanceof HTMLTextAreaElement) || target.readOnly) return;
    const html = clipboardData.getData('text/html');
    const text = html === '' ? null : readPasted(html);
    const isTable = clipboardData.getData('text/plain').includes('\t');
    if (text !== null || isTable) setPasted(true);
    if (text === null) return;
    event.preventDefault();
    insertPart(target, text);
  };
  return (
    <AutosaveForm
      {...props}
      onPaste={paste}
      onInput={(event) => showLength(event, countGraphemes)}
      save={save}
    >
      {children}
      <p role="status">{hasPasted ? pasted : null}</p>
    </AutosaveForm>
  );
}
