import { getLocale, getTranslations } from 'next-intl/server';
import { formatDates, formatDay, writeLabel } from '@/lib/i18n/format';
import type { Lookup } from '@/lib/requests/read-lookup';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { FollowedRequest } from '@/lib/requests/schemas';
import { AppointmentTimes } from './appointment-times';
import { FollowedHistory } from './followed-history';
import { RequestTransition } from './request-transition';
import styles from './requests.module.css';

interface Props {
  request: FollowedRequest;
  /** The contact that opened the request, if the visitor is not its signed-in sender. */
  contact?: string;
  /** A transition of this request that was refused. */
  failed?: Lookup | null;
}

/** The entry of the history whose files are being checked: the last one with files, else the arrival. */
function findChecked({ history }: FollowedRequest): number {
  return Math.max(
    0,
    history.findLastIndex(({ files }) => files.length > 0),
  );
}

export async function FollowedRequestCard({ request, contact = '', failed = null }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('requests');
  const names = await loadRequestNames(locale);
  const { referenceNumber } = request;
  const checked = request.beingChecked ? findChecked(request) : -1;
  return (
    <article className={`box ${styles.card}`} aria-labelledby={`request-${referenceNumber}`}>
      <div className={styles.head}>
        <h3 id={`request-${referenceNumber}`}>{names.form(request.form)}</h3>
        <p className={styles.state}>
          {request.beingChecked ? names.beingChecked : names.state(request.status)}
        </p>
      </div>
      <p>
        {writeLabel(t('referenceNumber'), locale)} <bdi className={styles.number}>{referenceNumber}</bdi>
      </p>
      {request.expectedAt ? (
        <p>{t('expectedAt', { date: formatDates(new Date(request.expectedAt), locale) })}</p>
      ) : null}
      {request.answerBy ? (
        <p>{t('answerBy', { date: formatDates(new Date(request.answerBy), locale) })}</p>
      ) : null}
      {request.preferredDate && !request.appointment?.slot ? (
        <AppointmentDay day={request.preferredDate} />
      ) : null}
      {request.appointment ? (
        <AppointmentTimes
          times={request.appointment}
          referenceNumber={referenceNumber}
          isSender={contact === ''}
          failed={failed?.typed.to === 'approved' ? failed : null}
        />
      ) : null}
      <FollowedHistory history={request.history} checked={checked} />
      {request.merged.map((merged) => (
        <section key={merged.referenceNumber} aria-labelledby={`merged-${merged.referenceNumber}`}>
          <h4 id={`merged-${merged.referenceNumber}`}>
            {t('merged.title', { number: merged.referenceNumber })}
          </h4>
          <p>{names.form(merged.form)}</p>
          <FollowedHistory history={merged.history} checked={-1} />
        </section>
      ))}
      {request.transitions.map((to) => (
        <RequestTransition
          key={to}
          to={to}
          referenceNumber={referenceNumber}
          contact={contact}
          maxFiles={to === 'underReview' ? request.maxAnswerFiles : 0}
          failed={failed?.typed.to === to ? failed : null}
        />
      ))}
    </article>
  );
}

async function AppointmentDay({ day }: { day: string }) {
  const locale = await getLocale();
  const t = await getTranslations('requests');
  return (
    <p>
      {writeLabel(t('day'), locale)} <time dateTime={day}>{formatDay(day, locale)}</time>
    </p>
  );
}
