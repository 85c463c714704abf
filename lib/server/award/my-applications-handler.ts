import 'server-only';
import { findStage } from '@/lib/award/rules/application-stage';
import type { MyApplication } from '@/lib/award/schemas';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readConfiguration } from './configuration';
import { toData } from './my-request-handler';
import type { StoredRequest } from './requests';

/** The requests of a person in every edition, newest edition first. */
export function listRequests(db: Database, subject: string): Promise<StoredRequest[]> {
  return db
    .selectFrom('scholarship_request')
    .selectAll()
    .where('user_sub', '=', subject)
    .orderBy('edition_id', 'desc')
    .execute();
}

/** An application as its sender sees it, with the stage by the windows of its edition. */
export async function toApplication(
  db: Database,
  row: StoredRequest,
  locale: Locale,
  at: Date,
): Promise<MyApplication> {
  const request = await toData(db, row, locale);
  const stage = findStage(request, await readConfiguration(db, at, row.edition_id), at);
  // A reminder follows only if mails are sent, until the first one.
  const isReminded = stage === 'registered' && row.reminded_at === null && env.SMTP_URL !== undefined;
  const reminders = row.reminders_off_at === null ? 'on' : 'off';
  const submission = await db
    .selectFrom('submission')
    .select('created_at')
    .where('request_id', '=', row.id)
    .executeTakeFirst();
  return {
    edition: row.edition_id,
    stage,
    ...(isReminded && { reminders }),
    registeredAt: row.created_at,
    submittedAt: submission?.created_at,
    request,
  };
}

/** Award/GetMine: the caller's applications in every edition. */
export const listMyApplications: ApiHandler = async (c) => {
  const db = await openDatabase();
  const at = now();
  const rows = await listRequests(db, c.get('caller').subject);
  return c.json({
    data: await Promise.all(rows.map((row) => toApplication(db, row, c.get('locale'), at))),
  });
};
