import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import type { Query } from '@/lib/routing/query-value';

interface Props {
  query: Query;
  /** False if the API has no page for a single request. */
  isLinked: boolean;
}

/** The outcome of the previous approval, with a link to its appointment. */
export async function ApprovalOutcome({ query, isLinked }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('admin.requests');
  const flash = await readFlashMessage(query.sent ?? query.answers);
  const texts = new URLSearchParams(flash?.texts);
  const number = <bdi>{texts.get('referenceNumber')}</bdi>;
  const id = encodeURIComponent(texts.get('id') ?? '');
  return (
    <FlashNotice query={query} done={t('appointments.approved')}>
      {isLinked ? <a href={`/${locale}/desk/requests/${id}`}>{number}</a> : number}
    </FlashNotice>
  );
}
