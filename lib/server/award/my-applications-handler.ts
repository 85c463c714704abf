import 'server-only';
import { findStage } from '@/lib/award/rules/application-stage';
import type { MyApplication } from '@/lib/award/schemas';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readConfiguration } from './configuration';
import { readDrafts } from './drafts/find-drafts';
import { listPermits } from './exceptions/held-permits';
import { toData } from './my-request-handler';
import type { StoredRequest } from './requests';

/** A request with the time of its submission. */
export type SubmittedRequest = StoredRequest & { submittedAt: string | null };

/** The requests of a person in every edition, newest edition first. */
export function listRequests(db: Database, subject: string): Promise<SubmittedRequest[]> {
  return db
    .selectFrom('scholarship_request')
    .leftJoin('submission', 'submission.request_id', 'scholarship_request.id')
    .selectAll('scholarship_request')
    .select('submission.created_at as submittedAt')
    .where('user_sub', '=', subject)
    .orderBy('edition_id', 'desc')
    .execute();
}

/**
 * An application as its sender sees it, with the stage by the windows of its edition.
 * @param person the sender's name, from the token
 */
export async function toApplication(
  db: Database,
  row: SubmittedRequest,
  locale: Locale,
  at: Date,
  person: string | undefined,
): Promise<MyApplication> {
  const request = await toData(db, row, locale, person);
  const stage = findStage(request, await readConfiguration(db, at, row.edition_id), at);
  // A reminder follows only if mails can be sent and none has been sent yet.
  const isReminded = stage === 'registered' && row.reminded_at === null && env.SMTP_URL !== undefined;
  const reminders = row.reminders_off_at === null ? 'on' : 'off';
  return {
    edition: row.edition_id,
    stage,
    ...(isReminded && { reminders }),
    registeredAt: row.created_at,
    submittedAt: row.submittedAt ?? undefined,
    request,
  };
}

/** Award/GetMine: the caller's applications in every edition, and the drafts in the edition in force. */
export const listMyApplications: ApiHandler = async (c) => {
  const db = await openDatabase();
  const at = now();
  const { subject } = c.get('caller');
  const rows = await listRequests(db, subject);
  return c.json({
    permits: await listPermits(db, subject, at),
    drafts: await readDrafts(db, subject),
    data: await Promise.all(
      rows.map((row) => toApplication(db, row, c.get('locale'), at, c.get('caller').name)),
    ),
  });
};
