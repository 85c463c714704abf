import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { findForm } from '@/lib/services/forms';
import type { RequestState } from '@/lib/services/transitions';

/** What forms and states are called in one language. */
export interface RequestNames {
  form(id: string): string;
  state(state: RequestState): string;
}

/** Loads the names; a form that is no more keeps its id. */
export async function loadRequestNames(locale: Locale): Promise<RequestNames> {
  const meta = await loadTranslator(locale, 'meta');
  const t = await loadTranslator(locale, 'myRequests');
  return {
    form: (id) => {
      const form = findForm(id);
      return form ? meta(`${form.route}.title`) : id;
    },
    state: (state) => t(`states.${state}`),
  };
}
