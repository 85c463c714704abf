import { getLocale, getTranslations } from 'next-intl/server';
import { PrivacyDetails } from '@/components/forms/privacy-details';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { listFields } from '@/lib/forms/rules/answers';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';
import { formatList } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { loadTextReader } from '@/lib/i18n/translator';

const PARTS = ['purpose', 'basis', 'retention', 'rights', 'voluntary'] as const;

interface Props {
  form: FormDefinition;
  texts: FormTexts;
}

/** Purpose and legal basis are specific to the form, the rest is derived from its definition. */
export async function PrivacyPart({ form, texts }: Props) {
  const locale = await getLocale();
  const own = await loadTextReader(locale, form.namespace);
  const common = await getTranslations('forms');
  const voluntary = listFields(form).filter(({ required }) => !required);
  const fields = formatList(
    voluntary.map(({ name }) => common('privacy.field', { label: texts.fields[name]?.label ?? name })),
    locale,
  );
  const parts = {
    purpose: own('privacy.purpose'),
    basis: own('privacy.basis'),
    retention: common('privacy.retention', {
      days: form.retentionDays,
      number: formatNumber(form.retentionDays, locale),
    }),
    rights: common('privacy.rights'),
    voluntary: fields === '' ? common('privacy.allNeeded') : common('privacy.voluntary', { fields }),
  };
  return (
    <PrivacyDetails
      title={common('privacy.title')}
      parts={PARTS.map((part) => ({ title: common(`privacy.${part}Title`), text: parts[part] }))}
    />
  );
}
