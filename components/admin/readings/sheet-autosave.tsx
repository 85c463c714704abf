'use client';

import { saveNow } from '@/lib/admin/browser/save-now';
import { readSheet } from '@/lib/admin/readings/read-sheet';
import { READING_ENDPOINTS } from '@/lib/admin/readings/reading-endpoints';
import { AutosaveForm, type AutosaveProps } from '../autosave-form';

/** Saves the sheet and notes the time in its form, so that the next save continues from it. */
async function save(texts: URLSearchParams, form: HTMLFormElement, isLeaving: boolean): Promise<void> {
  const { data } = await saveNow(READING_ENDPOINTS.saveSheet, readSheet(texts), isLeaving);
  const time = form.elements.namedItem('savedAt');
  if (time instanceof HTMLInputElement) time.value = data.savedAt;
}

/** The form of a score sheet, which saves itself. */
export function SheetAutosave(props: AutosaveProps) {
  return <AutosaveForm {...props} save={save} />;
}
