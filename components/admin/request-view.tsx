import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadChangeErrors } from '@/lib/admin/load-desk-errors';
import { findServiceRequest } from '@/lib/admin/queries';
import { env } from '@/lib/env/env';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { readPostedDay } from '@/lib/forms/rules/day';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { toDay, writeLabel } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { readPageTime } from '@/lib/monitoring/page-time';
import { findForm } from '@/lib/requests/forms';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { OpenedRequest } from '@/lib/requests/schemas';
import { loadOfferErrors } from '@/lib/requests/slots/load-slot-errors';
import styles from './admin.module.css';
import { Moment } from './admin-table';
import { TimeChoice } from './appointments/time-choice';
import { DeskKeys } from './keys/desk-keys';
import { PendingReply } from './pending-reply';
import { RequestAnswers } from './request-answers';
import { RequestFile } from './request-file';
import { RequestNotes } from './request-notes';
import { type ReplyTexts, RequestReply } from './request-reply';
import { RequestWork } from './request-work';

/** Forms about the time of an appointment. */
const TIME_FORMS: readonly string[] = ['appointment-approve', 'slots-offer'];

interface RequestHistoryProps {
  request: OpenedRequest;
}

/** Loads the labels of the answers that a sender changed (`updateSupplier` records their names). */
async function loadFieldNames(
  { form: id }: OpenedRequest,
  locale: Locale,
): Promise<(names: string) => string> {
  const form = findForm(id);
  const texts = form && (await loadFormTexts(form, locale, toDay(readPageTime()), {}));
  const nameOf = (name: string) => texts?.fields[name]?.label ?? name;
  return (names) => names.split(', ').map(nameOf).join(' · ');
}

/** The history of a request, oldest entry first. */
async function RequestHistory({ request }: RequestHistoryProps) {
  const locale = await getLocale();
  const t = await getTranslations('admin.requests');
  const names = await loadRequestNames(locale);
  const inWords = await loadFieldNames(request, locale);
  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className={styles.history}>
        {request.history.map(({ status, at, by, note, internalNote, files }) => (
          <li key={`${status}${at}`}>
            <Moment at={at} /> {names.state(status)} ({t(`by.${by}`)})
            {note ? <p>{`${writeLabel(t('note'), locale)} ${note}`}</p> : null}
            {internalNote && by === 'staff' ? (
              <p>{`${writeLabel(t('internalNote'), locale)} ${internalNote}`}</p>
            ) : null}
            {internalNote && by === 'sender' ? (
              <p>{t('changedFields', { fields: inWords(internalNote) })}</p>
            ) : null}
            {files.map((file) => (
              <p key={file.id}>
                <RequestFile {...file} isHeld={request.beingChecked} />
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether the reply that was undone had files, which have to be chosen again. */
const hadFiles = (sent: FlashMessage | null): boolean =>
  sent?.form === 'request-undo' &&
  (sent.response as { data: { removedFiles: number } }).data.removedFiles > 0;

/** The reply to edit: as it was refused, as it was undone, or as it returned. */
function replyTexts(
  refused: FlashMessage | null,
  sent: FlashMessage | null,
  { pending, draft }: OpenedRequest,
): ReplyTexts | null {
  if (refused?.form === 'request-change') {
    const typed = new URLSearchParams(refused.texts);
    return {
      to: typed.get('to'),
      note: typed.get('note'),
      preferredDate: readPostedDay('preferredDate', typed),
    };
  }
  if (sent?.form === 'request-undo') return (sent.response as { data: ReplyTexts }).data;
  return pending ?? { note: draft };
}

/** One request: its answers, files, history, and the transitions that the staff may make. */
export async function RequestView({ asker, id, query }: AdminProps) {
  const { locale } = asker;
  const template = typeof query.template === 'string' ? query.template : '';
  const found = await findServiceRequest(asker, id, template);
  if (!found) redirect(env.NOT_FOUND_URL);
  const t = await getTranslations('admin.requests');
  const names = await loadRequestNames(locale);
  const desk = await getTranslations('desk');
  const slots = await getTranslations('slots.request');
  const refused = await readFlashMessage(query.answers);
  const sent = await readFlashMessage(query.sent);
  const typed = new URLSearchParams(refused?.texts);
  const errors = TIME_FORMS.includes(refused?.form ?? '')
    ? await loadOfferErrors(refused, locale)
    : await loadChangeErrors(refused, locale);
  const waiting = found.pending?.isReturned ? null : found.pending;
  const doneTexts: Record<string, string> = {
    'request-change': desk('pending.saved'),
    'request-send': t('changed'),
    'appointment-approve': t('appointments.approved'),
    'slots-offer': slots('offered'),
    'request-undo': desk(hadFiles(sent) ? 'pending.undoneWithFiles' : 'pending.undone'),
  };
  return (
    <>
      <p>
        <a href={`/${locale}/desk/requests`}>{t('back')}</a>
      </p>
      <h1>
        {names.form(found.form)} <bdi>{found.referenceNumber}</bdi>
      </h1>
      <p className={styles.lead}>{found.beingChecked ? names.beingChecked : names.state(found.status)}</p>
      <FlashNotice
        query={query}
        done={doneTexts[sent?.form ?? ''] ?? desk('work.saved')}
        errors={errors.lines}
      />
      <DeskKeys page="request" />
      {waiting ? <PendingReply request={found} pending={waiting} /> : null}
      <TimeChoice request={found} errors={errors} typed={refused?.form === 'slots-offer' ? typed : null} />
      <RequestWork request={found} errors={errors} typed={typed} />
      <RequestAnswers request={found} />
      <RequestHistory request={found} />
      <RequestNotes request={found} errors={errors} typed={typed} />
      {waiting ? null : (
        <RequestReply
          request={found}
          errors={errors}
          typed={replyTexts(refused, sent, found)}
          fileError={refused?.code === 'files' ? refused.message : undefined}
          template={template}
        />
      )}
    </>
  );
}
