import { getTranslations } from 'next-intl/server';
import { CodedForm } from '@/components/forms/coded-form';
import { Button } from '@/components/ui/button';
import type { FollowedRequest } from '@/lib/contract/schemas/service-requests';
import { plainFormAddress } from '@/lib/gateway/forms/address';
import { formatDateTime, formatHijriDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadRequestNames } from '@/lib/requests/request-names';
import styles from './requests.module.css';

interface Props {
  locale: Locale;
  request: FollowedRequest;
  /** What opened it, for whoever is not its signed-in sender. */
  contact?: string;
}

/** One request as its sender sees it: where it stands, how it came there, and what can be done with it. */
export async function FollowedRequestCard({ locale, request, contact = '' }: Props) {
  const t = await getTranslations({ locale, namespace: 'myRequests' });
  const names = await loadRequestNames(locale);
  const { referenceNumber } = request;
  return (
    <article className={styles.card} aria-labelledby={`request-${referenceNumber}`}>
      <div className={styles.head}>
        <h3 id={`request-${referenceNumber}`}>{names.form(request.form)}</h3>
        <p className={styles.state}>{names.state(request.status)}</p>
      </div>
      <p>
        {t('referenceNumber')}: <bdi className={styles.number}>{referenceNumber}</bdi>
      </p>
      <ol className={styles.history}>
        {request.history.map(({ status, at, note }) => (
          <li key={`${status}${at}`}>
            <strong>{names.state(status)}</strong>{' '}
            <time dateTime={at}>
              {formatDateTime(new Date(at), locale)} · {formatHijriDate(new Date(at), locale)}
            </time>
            {note ? <p className={styles.note}>{note}</p> : null}
          </li>
        ))}
      </ol>
      {request.moves.map((to) => (
        <details className={styles.move} key={to}>
          <summary>{t(`moves.${to}` as 'moves.closed')}</summary>
          <CodedForm address={plainFormAddress('request-move', locale)} action="request_move">
            <input type="hidden" name="referenceNumber" value={referenceNumber} />
            <input type="hidden" name="contact" value={contact} />
            <input type="hidden" name="to" value={to} />
            <label className={styles.field}>
              <span>{t('note')}</span>
              <textarea name="note" maxLength={1000} rows={3} />
            </label>
            <Button type="submit" variant="secondary">
              {t('confirm')}
            </Button>
          </CodedForm>
        </details>
      ))}
    </article>
  );
}
