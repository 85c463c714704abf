import type { FormDefinition } from '@/lib/forms/form-definition';
import { loadAskedForm } from '@/lib/forms/load-asked-form';
import type { KeptPost } from '@/lib/forms/plain-post';
import type { Locale } from '@/lib/i18n/locales';
import { FormSection } from './form-section';
import { FormUnavailable } from './form-unavailable';

interface Props {
  locale: Locale;
  form: FormDefinition;
  /** What a post without script left. */
  kept: KeptPost | null;
}

/** A form with the questions that the API asks, or that the service is unavailable. */
export async function AskedForm({ locale, form, kept }: Props) {
  const asked = await loadAskedForm(form, locale);
  return asked ? (
    <FormSection locale={locale} form={asked} kept={kept} />
  ) : (
    <FormUnavailable locale={locale} />
  );
}
