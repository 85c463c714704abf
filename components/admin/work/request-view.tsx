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
import { NO_DUE, PLACE_PARAMETERS } from '@/lib/requests/list-parameters';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { OpenedRequest } from '@/lib/requests/schemas';
import { loadOfferErrors } from '@/lib/requests/slots/load-slot-errors';
import { DRAFT_CONTROL } from '@/lib/requests/work/draft-controls';
import { KEPT_FILES } from '@/lib/requests/work/reply-files';
import type { ReplyPreview as Preview } from '@/lib/requests/work/reply-schemas';
import { pickQuery } from '@/lib/routing/query-value';
import pages from '../admin.module.css';
import { TimeChoice } from '../appointments/time-choice';
import { DeskKeys } from '../keys/desk-keys';
import { ListPlace } from '../list-place';
import { PresenceLine } from '../presence/presence-line';
import { MergeNotice } from '../relations/merge-notice';
import { MergedHistories } from '../relations/merged-histories';
import { RequestRelations } from '../relations/request-relations';
import { DRAFT_FORM, DraftConflict } from './draft-conflict';
import { PendingReply } from './pending-reply';
import { ReplyConflict } from './reply-conflict';
import { ReplyPreview } from './reply-preview';
import { RequestAnswers } from './request-answers';
import { RequestHead } from './request-head';
import { RequestHistory } from './request-history';
import { RequestNotes } from './request-notes';
import { type ReplyTexts, RequestReply } from './request-reply';
import { RequestWork } from './request-work';
import styles from './requests.module.css';

/** Forms about the time of an appointment. */
const TIME_FORMS: readonly string[] = ['appointment-approve', 'slots-offer'];

/** Posts of the form of a reply, whose texts stay in it. */
const REPLY_FORMS: readonly string[] = ['request-change', 'request-preview', DRAFT_FORM];

/** Whether the reply that was undone had files, which have to be chosen again. */
const hadFiles = (sent: FlashMessage | null): boolean =>
  sent?.form === 'request-undo' &&
  (sent.response as { data: { removedFiles: number } }).data.removedFiles > 0;

/** The values entered in the form of the reply. */
function readTyped(texts: FlashMessage['texts']): ReplyTexts {
  const typed = new URLSearchParams(texts);
  return {
    to: typed.get('to'),
    note: typed.get('note'),
    template: typed.get('template'),
    preferredDate: readPostedDay('preferredDate', typed),
    kept: typed.getAll(KEPT_FILES),
  };
}

/** Whether the reply that was previewed had new files, which have to be chosen again. */
function hasFiles(sent: FlashMessage | null): boolean {
  if (sent?.form !== 'request-preview') return false;
  const { files } = (sent.response as { data: Preview }).data;
  return files.length > (readTyped(sent.texts).kept ?? []).length;
}

interface ReplyText {
  texts: ReplyTexts;
  isUnsaved: boolean;
}

/**
 * The reply to edit: as it was refused, previewed or undone; else a template that was inserted into the newest draft;
 * else the draft, or the reply that returned.
 * @param inserted the template, and the version of the draft into which it was inserted
 */
function findText(
  refused: FlashMessage | null,
  sent: FlashMessage | null,
  { pending, draft, drafts: { reply } }: OpenedRequest,
  inserted: { template: string; over: number },
): ReplyText {
  const isTyped = (flash: FlashMessage | null) =>
    flash !== null && REPLY_FORMS.includes(flash.form) && new URLSearchParams(flash.texts).has('note');
  // Which of two drafts is kept is for their author to decide.
  if (refused && isTyped(refused))
    return { texts: readTyped(refused.texts), isUnsaved: refused.form !== DRAFT_FORM };
  if (sent?.form === 'request-preview') return { texts: readTyped(sent.texts), isUnsaved: true };
  if (sent?.form === 'request-undo')
    return { texts: (sent.response as { data: ReplyTexts }).data, isUnsaved: true };
  if (draft !== null && inserted.over >= (reply?.version ?? 0))
    return { texts: { note: draft, template: inserted.template }, isUnsaved: true };
  if (reply) return { texts: { to: reply.to, note: reply.text, preferredDate: reply.day }, isUnsaved: false };
  return { texts: pending ?? {}, isUnsaved: false };
}

/** A reply that was refused, or that returned, because the request has changed since its author saw it. */
function findConflict(
  refused: FlashMessage | null,
  { pending }: OpenedRequest,
  texts: ReplyTexts,
): { seen: number; texts: ReplyTexts; isReturned: boolean } | null {
  const isReply = refused?.form === 'request-change' || refused?.form === 'request-preview';
  if (isReply && refused.code === 'requestMoved')
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
  const over = Number(query[DRAFT_CONTROL.reply] ?? 0);
  const { texts, isUnsaved } = findText(refused, sent, found, { template, over });
  const conflict = findConflict(refused, found, texts);
  const hasOtherDraft = refused?.form === DRAFT_FORM && refused.code === 'draftMoved';
  const doneTexts: Record<string, string> = {
    'request-change': desk('pending.saved'),
    'request-preview': desk(hasFiles(sent) ? 'reply.previewedWithFiles' : 'reply.previewed'),
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
      {refused && hasOtherDraft ? <DraftConflict request={found} refused={refused} /> : null}
      {conflict || hasOtherDraft ? null : (
        <FlashNotice
          query={query}
          done={doneTexts[sent?.form ?? ''] ?? desk('work.saved')}
          errors={errors.lines}
        />
      )}
      <MergeNotice id={found.id} merge={found.merge} />
      {conflict ? <ReplyConflict request={found} {...conflict} /> : null}
      {sent?.form === 'request-preview' && !waiting ? (
        <ReplyPreview request={found} reply={(sent.response as { data: Preview }).data} />
      ) : null}
      {waiting ? <PendingReply request={found} pending={waiting} list={list} /> : null}
      <div className={styles.screen}>
        <div className={styles.column}>
          <TimeChoice
            request={found}
            errors={errors}
            typed={refused?.form === 'slots-offer' ? typed : null}
          />
          <RequestAnswers request={found} />
          <RequestHistory request={found} title={t('history')} id="history" isHeld={found.beingChecked} />
          <MergedHistories merged={found.merged} />
          {waiting ? null : (
            <RequestReply
              request={found}
              list={list}
              errors={errors}
              typed={texts}
              isUnsaved={isUnsaved}
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
