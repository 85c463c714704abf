import 'server-only';
import { html } from 'hono/html';
import type { Html } from '@/lib/routing/html-page';
import { CODE_FIELD } from './code-field';
import type { PostedFields } from './no-javascript-form';

/** The answers as hidden fields, for a page that hands them on; a code is good for its own page alone. */
export function renderHidden({ texts }: PostedFields): Html[] {
  return [...texts]
    .filter(([name]) => name !== CODE_FIELD)
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}
