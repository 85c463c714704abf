import 'server-only';
import type { Kysely } from 'kysely';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { isWithin, parseWindow } from '@/lib/award/rules/windows';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { startJob } from '@/lib/jobs/repeat';
import { recordEvent } from '@/lib/server/db/audit';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { enqueueMail } from '@/lib/server/mail/enqueue-mail';
import { ACTIVE, readConfiguration } from './configuration';
import { yearInForce } from './read-edition';

const DAY_MS = 86_400_000;
/** How long before the end of the submission window people are reminded. */
const BEFORE_MS = 7 * DAY_MS;
/** Long enough that no instance of the build before, which does not know this kind of mail, is left to send one. */
const INTERVAL_MS = 3_600_000;

/** The end of the submission window if it is near; null otherwise, and for a default window, which moves on. */
async function findDeadline(db: Kysely<Tables>, at: Date): Promise<Date | null> {
  const { status, submit } = await readConfiguration(db, at);
  const span = parseWindow(submit);
  if (status !== ACTIVE || !span || submit?.isDefault || !isWithin(submit, at)) return null;
  return at.getTime() < span.to - BEFORE_MS ? null : new Date(span.to);
}

/** The ids of registrations without a submission whose senders have not been reminded and want to be. */
const selectDue = (db: Kysely<Tables>) =>
  db
    .selectFrom('scholarship_request')
    .where('edition_id', '=', yearInForce())
    .where('status', '=', REQUEST_STATUS.FirstStageSubmited)
    .where('withdrawn_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('reminders_off_at', 'is', null);

async function remind(tx: Kysely<Tables>, id: string, deadline: Date, at: Date): Promise<boolean> {
  const request = await selectDue(tx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!request) return false;
  const reminded_at = at.toISOString();
  await tx.updateTable('scholarship_request').set({ reminded_at }).where('id', '=', id).execute();
  await recordEvent(tx, {
    entity: 'scholarship_request',
    entityId: id,
    kind: 'reminded',
    actor: 'operator',
    at,
  });
  const locale = request.locale ?? DEFAULT_LOCALE;
  const t = await loadTranslator(locale, 'mail.reminder');
  await enqueueMail(tx, {
    key: `reminder:${id}`,
    kind: 'reminder',
    to: request.email,
    locale,
    data: {
      service: (await loadTranslator(locale, 'meta'))('submission.title'),
      referenceNumber: request.reference_number,
      at: reminded_at,
      until: deadline.toISOString(),
      note: t('once'),
      path: `/${locale}/Researchers/application`,
    },
  });
  return true;
}

/**
 * Reminds people who have registered and not submitted once, a week before the submission window ends (AWARD-23). The
 * reminder and its mail are stored in one transaction, so that instances and restarts repeat neither.
 * @returns the number of new reminders
 */
export async function remindUnsubmitted(
  database: Database,
  isOver: () => boolean = () => false,
): Promise<number> {
  const at = now();
  const deadline = await findDeadline(database, at);
  if (!deadline) return 0;
  let count = 0;
  for (const { id } of await selectDue(database).select('id').execute()) {
    if (isOver()) return count;
    if (await inTransaction(database, (tx) => remind(tx, id, deadline, at))) count += 1;
  }
  return count;
}

/** Starts the job that reminds; without `SMTP_URL` no mail can be sent. */
export function startReminding(): void {
  if (!env.SMTP_URL) return;
  startJob('reminders', INTERVAL_MS, async (isOver) => remindUnsubmitted(await openDatabase(), isOver));
}
