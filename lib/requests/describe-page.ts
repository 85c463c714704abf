import 'server-only';
import { findUpstreamPath } from '@/lib/api/upstream-path';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { RouteKey } from '@/lib/routing/table';
import { FORMS } from './forms';

/** False where an external API is not known to accept the form. */
export const isOffered = ({ endpoint }: Pick<FormDefinition, 'endpoint'>): boolean =>
  findUpstreamPath(endpoint) !== null;

/** The description of a page. That of a form which is not offered says so, instead of what follows after sending it. */
export async function describePage(route: RouteKey, locale: Locale): Promise<string> {
  if (FORMS.some((form) => form.route === route && !isOffered(form)))
    return (await loadTranslator(locale, 'forms'))('notOffered.text');
  return (await loadTranslator(locale, 'meta'))(`${route}.description`);
}
