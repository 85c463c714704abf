import { getLocale, getTranslations } from 'next-intl/server';
import type { OpenedRequest } from '@/lib/requests/schemas';
import { RequestHistory } from '../work/request-history';

/** The timelines of requests that are continued under this number, with links to their answers. */
export async function MergedHistories({ merged }: Pick<OpenedRequest, 'merged'>) {
  const locale = await getLocale();
  const t = await getTranslations('desk.relations');
  return merged.map((request) => {
    const number = request.referenceNumber;
    return (
      <RequestHistory
        key={request.id}
        request={request}
        id={`history-${number}`}
        title={t('history', { number })}
      >
        <p>
          <a href={`/${locale}/desk/requests/${request.id}`}>{t('open', { number })}</a>
        </p>
      </RequestHistory>
    );
  });
}
