import { getTranslations } from 'next-intl/server';
import { type Asker, countQueues } from '@/lib/admin/queries';
import { formatNumber } from '@/lib/i18n/format-number';
import { QUEUES, type Queue } from '@/lib/requests/work/schemas';
import styles from './requests.module.css';

const ALARMING: readonly Queue[] = ['late', 'returned'];

interface Props {
  asker: Asker;
  current?: string | undefined;
  /** Above a list: the counts are on the lines of their names. */
  isLow?: boolean;
}

/**
 * The queues and the appointments that wait for an approval, with their counts; each leads to its list. Such
 * appointments and replies that were not sent appear only if there are some.
 */
export async function QueueLinks({ asker, current, isLow }: Props) {
  const { locale } = asker;
  const t = await getTranslations('desk.queues');
  const requests = await getTranslations('admin.requests');
  const counts = await countQueues(asker);
  return (
    <nav className={styles.queues} data-low={isLow ? '' : undefined} aria-label={t('title')}>
      <ul>
        {QUEUES.filter((queue) => queue !== 'returned' || counts.returned > 0).map((queue) => (
          <li key={queue}>
            <a
              href={`/${locale}/desk/requests?queue=${queue}`}
              aria-current={queue === current ? 'true' : undefined}
              data-alarming={ALARMING.includes(queue) && counts[queue] > 0 ? '' : undefined}
            >
              <span>{t(queue)}</span> <strong>{formatNumber(counts[queue], locale)}</strong>
            </a>
          </li>
        ))}
        {counts.approval > 0 ? (
          <li>
            <a href={`/${locale}/desk/appointments#appointments`}>
              <span>{requests('appointments.title')}</span>{' '}
              <strong>{formatNumber(counts.approval, locale)}</strong>
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
