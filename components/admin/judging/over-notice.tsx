import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import type { Edition } from '@/lib/award/edition-with-texts';
import { isOver } from '@/lib/award/rules/edition-state';
import { formatYear } from '@/lib/i18n/format';

/** Says that the edition of a page is over; nothing for the one in force. */
export async function OverNotice({ edition }: { edition: Edition }) {
  const t = await getTranslations('results.over');
  if (!isOver(edition)) return null;
  return <Notice tone="info" title={t('notice', { year: formatYear(edition.year, await getLocale()) })} />;
}
