import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadChangeErrors } from '@/lib/admin/load-desk-errors';
import { findServiceRequest } from '@/lib/admin/queries';
import { env } from '@/lib/env/env';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { readPostedDay } from '@/lib/forms/rules/day';
import { NO_DUE, PLACE_PARAMETERS } from '@/lib/requests/list-fields';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { OpenedRequest } from '@/lib/requests/schemas';
import { loadOfferErrors } from '@/lib/requests/slots/load-slot-errors';
import { pickQuery } from '@/lib/routing/query-value';
import pages from '../admin.module.css';
import { TimeChoice } from '../appointments/time-choice';
import { DeskKeys } from '../keys/desk-keys';
import { ListPlace } from '../list-place';
import { PresenceLine } from '../presence/presence-line';
import { MergeNotice } from '../relations/merge-notice';
import { MergedHistories } from '../relations/merged-histories';
import { RequestRelations } from '../relations/request-relations';
import { PendingReply } from './pending-reply';
import { ReplyConflict } from './reply-conflict';
import { RequestAnswers } from './request-answers';
import { RequestHead } from './request-head';
import { RequestHistory } from './request-history';
import { RequestNotes } from './request-notes';
import { type ReplyTexts, RequestReply } from './request-reply';
import { RequestWork } from './request-work';
import styles from './requests.module.css';

/** Forms about the time of an appointment. */
const TIME_FORMS: readonly string[] = ['appointment-approve', 'slots-offer'];

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

/** A reply that was refused, or that returned, because the request has changed since its author saw it. */
function findConflict(
  refused: FlashMessage | null,
  { pending }: OpenedRequest,
  texts: ReplyTexts | null,
): { seen: number; texts: ReplyTexts; isReturned: boolean } | null {
  if (refused?.form === 'request-change' && refused.code === 'requestMoved' && texts)
    return { seen: Number(new URLSearchParams(refused.texts).get('version')), texts, isReturned: false };
  return pending?.isReturned && !refused ? { seen: pending.version, texts: pending, isReturned: true } : null;
}

/** One request: its answers, files, history, and the transitions that the staff may make. */
export async function RequestView({ asker, id, query }: AdminProps) {
  const { locale } = asker;
  const template = typeof query.template === 'string' ? query.template : '';
  const found = await findServiceRequest(asker, id, template);
  if (!found) redirect(env.NOT_FOUND_URL);
  // In a list by due date the request keeps its place after a reply, which changes the date.
  const given = pickQuery(query, PLACE_PARAMETERS);
  const list = given.list ? { at: found.work.dueAt ?? NO_DUE, ...given } : {};
  const t = await getTranslations('admin.requests');
  const names = await loadRequestNames(locale);
  const desk = await getTranslations('desk');
  const mayReply = found.transitions.length > 0;
  const slots = await getTranslations('slots.request');
  const refused = await readFlashMessage(query.answers);
  const sent = await readFlashMessage(query.sent);
  const typed = new URLSearchParams(refused?.texts);
  const errors = TIME_FORMS.includes(refused?.form ?? '')
    ? await loadOfferErrors(refused, locale)
    : await loadChangeErrors(refused, locale);
  const waiting = found.pending?.isReturned ? null : found.pending;
  const texts = replyTexts(refused, sent, found);
  const conflict = findConflict(refused, found, texts);
  const doneTexts: Record<string, string> = {
    'request-change': desk('pending.saved'),
    'request-send': t('changed'),
    'request-merge': desk('relations.done'),
    'request-merge-undo': desk('relations.undone'),
    'appointment-approve': t('appointments.approved'),
    'slots-offer': slots('offered'),
    'request-undo': desk(hadFiles(sent) ? 'pending.undoneWithFiles' : 'pending.undone'),
  };
  return (
    <>
      <ListPlace asker={asker} id={id} list={list} />
      <h1>
        {names.form(found.form)} <bdi>{found.referenceNumber}</bdi>
      </h1>
      <div className={pages.summary}>
        <RequestHead request={found} />
        <DeskKeys page="request" />
      </div>
      <PresenceLine key={found.version} id={found.id} version={found.version} />
      {conflict ? null : (
        <FlashNotice
          query={query}
          done={doneTexts[sent?.form ?? ''] ?? desk('work.saved')}
          errors={errors.lines}
        />
      )}
      <MergeNotice id={found.id} merge={found.merge} />
      {conflict ? <ReplyConflict request={found} {...conflict} /> : null}
      {waiting ? <PendingReply request={found} pending={waiting} list={list} /> : null}
      <TimeChoice request={found} errors={errors} typed={refused?.form === 'slots-offer' ? typed : null} />
      <div className={styles.screen}>
        <div className={styles.column}>
          <RequestAnswers request={found} />
          <RequestHistory request={found} title={t('history')} id="history" isHeld={found.beingChecked} />
          <MergedHistories merged={found.merged} />
          {waiting ? null : (
            <RequestReply
              request={found}
              list={list}
              errors={errors}
              typed={texts}
              fileError={refused?.code === 'files' ? refused.message : undefined}
              template={template}
            />
          )}
          <RequestNotes request={found} list={list} errors={errors} typed={typed} />
        </div>
        <aside className={styles.column} aria-labelledby="work">
          <RequestWork request={found} list={list} errors={errors} typed={typed} />
          <RequestRelations request={found} errors={errors} typed={typed} />
        </aside>
      </div>
      <p className={styles.jump}>
        {mayReply && !waiting ? <a href="#reply">{desk('reply.title')}</a> : null}
        <a href="#notes">{desk('notes.title')}</a>
        <a href="#work">{desk('list.columns.owner')}</a>
      </p>
    </>
  );
}
