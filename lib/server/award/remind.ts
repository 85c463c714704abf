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
/** How long before the end of the submission window, and after its start, people are reminded of it. */
const NEAR_MS = 7 * DAY_MS;
/** Long enough that no instance of the previous build, which does not know this kind of mail, is left to send one. */
const INTERVAL_MS = 3_600_000;

/** What people are reminded of: that the submission has opened, or that it closes soon. */
type Occasion = 'opening' | 'closing';

/** When each kind was sent to a person, so that instances, restarts and moved windows repeat none. */
const SENT_AT = { opening: 'opening_reminded_at', closing: 'reminded_at' } as const;

interface Due {
  occasion: Occasion;
  from: Date;
  until: Date;
}

/** The reminder that is due now; null far from both ends, and for a default window, which moves with the date. */
async function findDue(db: Kysely<Tables>, at: Date): Promise<Due | null> {
  const { status, submit } = await readConfiguration(db, at);
  const span = parseWindow(submit);
  if (status !== ACTIVE || !span || submit?.isDefault || !isWithin(submit, at)) return null;
  const due = { from: new Date(span.from), until: new Date(span.to) };
  if (at.getTime() >= span.to - NEAR_MS) return { ...due, occasion: 'closing' };
  return at.getTime() <= span.from + NEAR_MS ? { ...due, occasion: 'opening' } : null;
}

/**
 * The ids of registrations without a submission whose senders have not been reminded and want to be. Those who register
 * while the submission is open know that it is.
 */
const selectDue = (db: Kysely<Tables>, { occasion, from }: Due) =>
  db
    .selectFrom('scholarship_request')
    .where('edition_id', '=', yearInForce())
    .where('status', '=', REQUEST_STATUS.FirstStageSubmited)
    .where('withdrawn_at', 'is', null)
    .where(SENT_AT[occasion], 'is', null)
    .where('reminders_off_at', 'is', null)
    .$if(occasion === 'opening', (query) => query.where('created_at', '<', from.toISOString()));

async function remind(tx: Kysely<Tables>, id: string, due: Due, at: Date): Promise<boolean> {
  const request = await selectDue(tx, due).selectAll().where('id', '=', id).executeTakeFirst();
  if (!request) return false;
  const { occasion, until } = due;
  await tx
    .updateTable('scholarship_request')
    .set({ [SENT_AT[occasion]]: at.toISOString() })
    .where('id', '=', id)
    .execute();
  await recordEvent(tx, {
    entity: 'scholarship_request',
    entityId: id,
    kind: 'reminded',
    actor: 'operator',
    at,
    data: { occasion },
  });
  const locale = request.locale ?? DEFAULT_LOCALE;
  const t = await loadTranslator(locale, 'mail');
  await enqueueMail(tx, {
    key: occasion === 'closing' ? `reminder:${id}` : `reminder:${id}:${occasion}`,
    kind: 'reminder',
    to: request.email,
    locale,
    data: {
      service: (await loadTranslator(locale, 'meta'))('submission.title'),
      referenceNumber: request.reference_number,
      at: at.toISOString(),
      until: until.toISOString(),
      note: t(occasion === 'closing' ? 'reminder.once' : 'opening.once'),
      path: `/${locale}/Researchers/application`,
      ...(occasion === 'opening' && { isOpening: true as const }),
    },
  });
  return true;
}

/**
 * Reminds people who have registered and not submitted: once in the week after the submission opens, and once in the
 * week before it closes (AWARD-23, AWARD-29). The reminder and its mail are stored in one transaction, so that
 * instances and restarts repeat neither.
 * @returns the number of new reminders
 */
export async function remindUnsubmitted(
  database: Database,
  isOver: () => boolean = () => false,
): Promise<number> {
  const at = now();
  const due = await findDue(database, at);
  if (!due) return 0;
  let count = 0;
  for (const { id } of await selectDue(database, due).select('id').execute()) {
    if (isOver()) return count;
    if (await inTransaction(database, (tx) => remind(tx, id, due, at))) count += 1;
  }
  return count;
}

/** Starts the job that reminds; without `SMTP_URL` no mail can be sent. */
export function startReminding(): void {
  if (!env.SMTP_URL) return;
  startJob('reminders', INTERVAL_MS, async (isOver) => remindUnsubmitted(await openDatabase(), isOver));
}
