'use client';

import type { FormEvent } from 'react';
import { PUBLISHING_ENDPOINTS } from '@/lib/admin/publishing/endpoints';
import { readDraftForm } from '@/lib/admin/publishing/read-draft-form';
import { formatNumber } from '@/lib/i18n/format-number';
import { isLocale } from '@/lib/i18n/locales';
import { countGraphemes } from '@/lib/publications/drafts/count-graphemes';
import { AutosaveForm, type AutosaveProps } from '../autosave-form';

/** Saves the texts and notes the version in the form, so that the next save continues from it. */
async function save(texts: URLSearchParams, form: HTMLFormElement): Promise<void> {
  const { callEndpoint } = await import('@/lib/api/client');
  const { data } = await callEndpoint(PUBLISHING_ENDPOINTS.savePublicationDraft, {
    json: readDraftForm(texts, false),
  });
  // Every form of the page names the version that its reader has seen.
  for (const input of form.ownerDocument.querySelectorAll<HTMLInputElement>('input[name="version"]'))
    input.value = String(data.version);
}

function showLength({ target }: FormEvent): void {
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
  const meter = document.getElementById(target.dataset.meter ?? '');
  const count = meter?.querySelector('[data-count]');
  const { lang } = document.documentElement;
  if (!meter || !count || !isLocale(lang)) return;
  const length = countGraphemes(target.value);
  count.textContent = formatNumber(length, lang);
  meter.toggleAttribute('data-over', length > Number(meter.dataset.max));
}

/** The form of the texts of a publication, which saves itself and counts their characters. */
export function DraftAutosave(props: AutosaveProps) {
  return <AutosaveForm {...props} onInput={showLength} save={save} />;
}
