import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { OpenedRequest } from '@/lib/requests/schemas';
import page from '../admin.module.css';
import { Moment } from '../admin-table';
import { REPLY_FORM, type ReplyTexts } from './request-reply';
import styles from './requests.module.css';

interface Props {
  request: OpenedRequest;
  /** The version of the request that the author of the reply saw. */
  seen: number;
  texts: ReplyTexts;
  /** The reply waited on the server; otherwise its text is only in the form. */
  isReturned: boolean;
}

/** What has changed since: each version adds an entry to the history. */
async function Changes({ request: { history, version }, seen }: Pick<Props, 'request' | 'seen'>) {
  const locale = await getLocale();
  const t = await getTranslations('desk.conflict');
  const requests = await getTranslations('admin.requests');
  const names = await loadRequestNames(locale);
  const entries = version > seen ? history.slice(seen - version) : [];
  if (entries.length === 0) return null;
  return (
    <>
      <p>{t('changes')}</p>
      <ol className={page.history}>
        {entries.map(({ status, at, by, note }) => (
          <li key={`${status}${at}`}>
            <Moment at={at} /> {names.state(status)} ({requests(`by.${by}`)})
            {note ? <span className={styles.letter}>{note}</span> : null}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A reply to a request that has changed meanwhile: its author sends it all the same, or discards it. */
export async function ReplyConflict({ request, seen, texts, isReturned }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk');
  const { id, transitions } = request;
  const isPossible = transitions.some((state) => state === texts.to);
  return (
    <Notice tone="warning" role="alert" title={t(isReturned ? 'pending.returned' : 'conflict.title')}>
      <Changes request={request} seen={seen} />
      {transitions.length === 0 ? <p className={styles.letter}>{texts.note}</p> : null}
      <div className={styles.actions}>
        {isPossible ? (
          <Button type="submit" form={REPLY_FORM} variant="secondary">
            {t('conflict.mine')}
          </Button>
        ) : null}
        {isReturned ? (
          <form method="post" action={noJavaScriptAddress('request-undo', locale)}>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" variant="secondary">
              {t('pending.discard')}
            </Button>
          </form>
        ) : (
          <a href={`/${locale}/desk/requests/${id}`}>{t('pending.discard')}</a>
        )}
      </div>
    </Notice>
  );
}
