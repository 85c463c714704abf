import { getLocale, getTranslations } from 'next-intl/server';
import type { OpenedDraft } from '@/lib/admin/publishing/schemas';
import { formatNumber } from '@/lib/i18n/format-number';
import { ChoiceFilter } from '../choice-filter';

interface Props extends Pick<OpenedDraft, 'versions'> {
  name: string;
  label: string;
  /** 0 is the draft. */
  chosen: number;
}

/** The choice of a version, or of the draft. */
export async function VersionFilter({ name, label, versions, chosen }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('publishing.versions');
  return (
    <ChoiceFilter
      name={name}
      label={label}
      options={[
        { value: 0, label: t('draft') },
        ...versions.map(({ number }) => ({
          value: number,
          label: t('version', { number: formatNumber(number, locale) }),
        })),
      ]}
      chosen={String(chosen)}
    />
  );
}
