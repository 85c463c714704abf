'use client';

import type { ComponentProps, FormEvent } from 'react';
import { countCharacters } from '@/lib/seo/count-characters';
import { showLength } from '../show-length';

/** Shows what is entered in the preview of the page. */
function showText({ target }: FormEvent): void {
  if (!(target instanceof HTMLTextAreaElement)) return;
  for (const shown of document.querySelectorAll<HTMLElement>(`[data-shown="${target.name}"]`))
    shown.textContent = target.value.trim() || (shown.dataset.own ?? '');
}

/** The form of the texts of a page's head, which counts their characters and shows them in the preview. */
export function HeadsForm(props: ComponentProps<'form'>) {
  const show = (event: FormEvent) => {
    showLength(event, countCharacters);
    showText(event);
  };
  return <form {...props} onInput={show} />;
}
