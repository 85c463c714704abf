import { getLocale, getTranslations } from 'next-intl/server';
import { formatDate, writeLabel } from '@/lib/i18n/format';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { OpenedRequest } from '@/lib/requests/schemas';
import styles from './requests.module.css';

/** The state of a request, who has it, and when it is due. */
export async function RequestHead({ request }: { request: OpenedRequest }) {
  const locale = await getLocale();
  const t = await getTranslations('desk.list');
  const names = await loadRequestNames(locale);
  const { beingChecked, status, work } = request;
  const owner = work.owner === null ? t('nobody') : (work.ownerLabel ?? t('noName'));
  return (
    <p className={styles.head}>
      <span className={styles.state} data-state={beingChecked ? undefined : status}>
        {beingChecked ? names.beingChecked : names.state(status)}
      </span>
      <span className={styles.owner}>
        {writeLabel(t('columns.owner'), locale)} <bdi>{work.isMine ? t('me') : owner}</bdi>
      </span>
      {work.dueAt ? (
        <span>
          {writeLabel(t('columns.due'), locale)}{' '}
          <time dateTime={work.dueAt}>{formatDate(new Date(work.dueAt), locale)}</time>
          {work.isLate ? <strong className={styles.late}>{t('isLate')}</strong> : null}
        </span>
      ) : null}
    </p>
  );
}
