import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import type { RequestState } from '@/lib/forms/definition/transitions';
import type { Locale } from '@/lib/i18n/locales';
import { loadTextReader, loadTranslator } from '@/lib/i18n/translator';
import { FORMS } from '@/lib/requests/forms';

export interface RequestNames {
  form(id: string): string;
  state(state: RequestState): string;
  /** Shown instead of a state while files are waiting for the virus scanner. */
  beingChecked: string;
}

/** A form has the name of its page; a second form on a page has its own. */
async function nameForm({ anchor, namespace, route }: FormDefinition, locale: Locale): Promise<string> {
  if (anchor) return (await loadTextReader(locale, namespace))('title');
  return (await loadTranslator(locale, 'meta'))(`${route}.title`);
}

/** Loads the names; a form that no longer exists is shown by its id. */
export async function loadRequestNames(locale: Locale): Promise<RequestNames> {
  const t = await loadTranslator(locale, 'requests');
  const names = await Promise.all(
    FORMS.map(async (form) => [form.id, await nameForm(form, locale)] as const),
  );
  const known = new Map<string, string>(names);
  return {
    form: (id) => known.get(id) ?? id,
    state: (state) => t(`states.${state}`),
    beingChecked: t('beingChecked'),
  };
}
