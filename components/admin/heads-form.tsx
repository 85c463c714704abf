'use client';

import type { ComponentProps } from 'react';
import { countCharacters } from '@/lib/seo/count-characters';
import { showLength } from './show-length';

/** The form of the texts of a page's head, which counts their characters. */
export function HeadsForm(props: ComponentProps<'form'>) {
  return <form {...props} onInput={(event) => showLength(event, countCharacters)} />;
}
