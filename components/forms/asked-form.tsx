import { getLocale } from 'next-intl/server';
import type { FormDefinition } from '@/lib/forms/form-definition';
import { loadAskedForm } from '@/lib/forms/load-asked-form';
import type { KeptPost } from '@/lib/forms/plain-post';
import { FormSection } from './form-section';
import { FormUnavailable } from './form-unavailable';

interface Props {
  form: FormDefinition;
  /** What a post without script left. */
  kept: KeptPost | null;
}

/** A form with the questions that the API asks, or that the service is unavailable. */
export async function AskedForm({ form, kept }: Props) {
  const locale = await getLocale();
  const asked = await loadAskedForm(form, locale);
  return asked ? <FormSection form={asked} kept={kept} /> : <FormUnavailable />;
}
