import { getLocale, getTranslations } from 'next-intl/server';
import { EDITION } from '@/lib/award/edition';
import { formatNumber } from '@/lib/i18n/format';
import type { BlockProps } from './block-props';
import { ContentTable } from './content-table';

const HALALAS = 100;

/** The prizes of the award's edition in riyals. */
export async function PrizeAmountsBlock({ block, t }: BlockProps<'prizeAmounts'>) {
  const locale = await getLocale();
  const award = await getTranslations('award');
  return (
    <ContentTable
      caption={t(`${block.at}.caption`)}
      columns={[t(`${block.at}.columns.place`), t(`${block.at}.columns.amount`)]}
      rows={EDITION.prizes.map(({ place, halalas }) => [
        t(`${block.at}.rows.${place}`),
        `${formatNumber(halalas / HALALAS, locale)} ${award('facts.currency')}`,
      ])}
    />
  );
}
