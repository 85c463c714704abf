import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { formatTime } from '@/lib/i18n/format-time';
import { readPageTime } from '@/lib/page-reads/page-time';
import type { OpenedRequest } from '@/lib/requests/schemas';
import styles from '../work/requests.module.css';

/** Where a merged request is continued; its author can undo the merge for ten minutes. */
export async function MergeNotice({ id, merge }: Pick<OpenedRequest, 'id' | 'merge'>) {
  if (!merge) return null;
  const locale = await getLocale();
  const t = await getTranslations('desk');
  const until = new Date(merge.until);
  return (
    <Notice tone="info" title={t('relations.mergedInto')}>
      {merge.into ? (
        <p>
          <a href={`/${locale}/desk/requests/${merge.into.id}`}>
            {t('relations.open', { number: merge.into.referenceNumber })}
          </a>
        </p>
      ) : null}
      {merge.isMine && until > readPageTime() ? (
        <form
          className={styles.actions}
          method="post"
          action={noJavaScriptAddress('request-merge-undo', locale)}
        >
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="secondary">
            {t('bulk.undo')}
          </Button>
          <span>{t('bulk.until', { time: formatTime(until, locale) })}</span>
        </form>
      ) : null}
    </Notice>
  );
}
