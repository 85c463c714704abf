import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { formatTime } from '@/lib/i18n/format-time';
import { toListAddress } from '@/lib/requests/list-parameters';
import type { OpenedRequest } from '@/lib/requests/schemas';
import admin from '../admin.module.css';
import { ListFields } from '../list-fields';
import { ReplyContents } from './reply-contents';
import styles from './requests.module.css';
import { UndoTime } from './undo-time';

interface Props {
  request: OpenedRequest;
  pending: NonNullable<OpenedRequest['pending']>;
  /** The list from which the request was opened. */
  list: Readonly<Record<string, string>>;
}

/** What the sender will read, in their language, while it can still be undone. */
export async function PendingReply({ request, pending, list }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk.pending');
  const at = new Date(pending.dueAt);
  return (
    <section className={`${admin.part} ${styles.pending}`} aria-labelledby="pending">
      <h2 id="pending">{t('title')}</h2>
      <p>{t('until', { time: formatTime(at, locale) })}</p>
      <div className={styles.actions}>
        <UndoTime dueAt={pending.dueAt} over={<p role="status">{t('over')}</p>}>
          {(['undo', 'send'] as const).map((action) => (
            <form key={action} method="post" action={noJavaScriptAddress(`request-${action}`, locale)}>
              <input type="hidden" name="id" value={request.id} />
              <ListFields query={list} />
              <Button type="submit" variant={action === 'undo' ? 'primary' : 'secondary'}>
                {t(action === 'undo' ? 'undo' : 'sendNow')}
              </Button>
            </form>
          ))}
        </UndoTime>
        <a href={toListAddress(`/${locale}/desk/requests/${request.id}`, list)}>{t('refresh')}</a>
      </div>
      <ReplyContents request={request} reply={pending} />
    </section>
  );
}
