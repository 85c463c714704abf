import { useLocale } from 'next-intl';
import { ContentTable } from '@/components/content/content-table';
import type { OpenDataUsage } from '@/lib/api/contract/schemas/open-data';
import { formatNumber } from '@/lib/i18n/format';
import type { Translator } from '@/lib/i18n/translator';
import { DATA_SETS, FORMATS } from '@/lib/publications/open-data/data-sets';

interface Props {
  usage: OpenDataUsage;
  t: Translator<'openData.form'>;
}

/** How often each data set was downloaded, and how many were asked for; counted, never estimated. */
export function UsageTable({ usage, t }: Props) {
  const locale = useLocale();
  const count = (file: string) => usage.downloads.find((row) => row.file === file)?.downloads ?? 0;
  const show = (value: number) => formatNumber(value, locale);
  return (
    <>
      <ContentTable
        caption={t('page.usage.caption')}
        columns={[t('page.usage.dataSet'), ...FORMATS.map((format) => format.toUpperCase())]}
        rows={DATA_SETS.map((id) => [
          t(`page.datasets.${id}.title`),
          ...FORMATS.map((format) => show(count(`${id}.${format}`))),
        ])}
      />
      <p>
        {t('page.usage.requests', { requests: usage.requests, number: show(usage.requests) })}{' '}
        {t('page.usage.answered', { answered: usage.answered, number: show(usage.answered) })}
      </p>
    </>
  );
}
