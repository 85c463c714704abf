import 'server-only';
import type { Kysely } from 'kysely';
import { cutBatches } from '@/lib/database/cut-batches';
import { inTransaction } from '@/lib/database/in-transaction';
import { loadTranslator } from '@/lib/i18n/translator';
import { startJob } from '@/lib/jobs/repeat';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { Silence } from '@/lib/requests/work/plan-silence';
import { DAY_MS } from '@/lib/requests/work/working-time';
import { recordEvent } from '@/lib/server/db/audit';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import { type ReadClock, readSharedTime } from '@/lib/server/db/shared-time';
import type { Tables } from '@/lib/server/db/tables';
import { changeStatusIn } from '@/lib/server/forms/change-status';
import { findRequestById } from '@/lib/server/forms/find-request';
import { RequestError } from '@/lib/server/http/errors';
import { enqueueMail } from '@/lib/server/mail/enqueue-mail';
import { ASKED, describeSilence, readSilencePlan, type SilencePlan } from './silence-rules';

const INTERVAL_MS = 60_000;
/** Number of requests whose dates are computed at once; other calls are answered between the batches. */
const BATCH = 500;

const isDue = ({ remindAt, closeAt }: Silence, at: Date): boolean => {
  const next = remindAt ?? closeAt;
  return next !== null && next <= at.toISOString();
};

/**
 * Requests for which a step is due. None is due before as many calendar days have passed as its rule has working days.
 */
async function findSilent(db: Kysely<Tables>, at: Date): Promise<string[]> {
  const plan = await readSilencePlan(db);
  if (!plan) return [];
  const { remind, close } = plan.rules;
  const days = Math.min(remind ?? Number.POSITIVE_INFINITY, close ?? Number.POSITIVE_INFINITY);
  const rows = await db
    .selectFrom('request_work')
    .innerJoin('service_request', 'service_request.id', 'request_id')
    .select(['service_request.id', 'service_request.status', 'service_request.version'])
    .where('request_work.status', '=', ASKED)
    .where('updated_at', '<=', new Date(at.getTime() - days * DAY_MS).toISOString())
    // A reply that is about to be sent decides what happens.
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('pending_change')
            .select('pending_change.request_id')
            .whereRef('pending_change.request_id', '=', 'service_request.id')
            .where('pending_change.state', '<>', 'returned'),
        ),
      ),
    )
    .execute();
  const due: string[] = [];
  for (const batch of cutBatches(rows, BATCH)) {
    const silences = await describeSilence(db, batch, plan);
    due.push(...[...silences].filter(([, silence]) => isDue(silence, at)).map(([id]) => id));
  }
  return due;
}

interface Reminder {
  at: Date;
  question: string | null;
  plan: SilencePlan;
}

async function remind(
  tx: Kysely<Tables>,
  request: ServiceRequest,
  { at, question, plan }: Reminder,
): Promise<void> {
  const { id, version, locale } = request;
  const reminder = { request_version: version, at: at.toISOString() };
  await tx
    .insertInto('silence_reminder')
    .values({ request_id: id, ...reminder })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(reminder))
    .execute();
  const event = { entity: 'service_request', entityId: id, kind: 'reminded', actor: 'operator' } as const;
  await recordEvent(tx, { ...event, at });
  const closeAt = (await describeSilence(tx, [request], plan)).get(id)?.closeAt;
  await enqueueMail(tx, {
    key: `silent:${id}:${version}`,
    kind: 'silent',
    to: request.contact_email ?? '',
    locale,
    data: {
      service: (await loadRequestNames(locale)).form(request.form),
      referenceNumber: request.reference_number,
      at: at.toISOString(),
      ...(closeAt ? { answerBy: closeAt } : {}),
      ...(question ? { note: question } : {}),
      path: `/${locale}/requests`,
    },
  });
}

/** Takes the step that is due for one request, by its current state and the current rules. */
async function act(tx: Kysely<Tables>, id: string, at: Date): Promise<void> {
  const request = await findRequestById(tx, id);
  const plan = await readSilencePlan(tx);
  const silence = request && plan && (await describeSilence(tx, [request], plan)).get(id);
  if (!silence || !isDue(silence, at)) return;
  if (silence.remindAt !== null) return remind(tx, request, { at, question: silence.question, plan });
  const note = (await loadTranslator(request.locale, 'mail'))('silentNote');
  const change = { requestId: id, to: 'closed', by: 'staff', actor: 'operator', note } as const;
  await changeStatusIn(tx, { ...change, version: request.version });
}

/**
 * Reminds senders who have not answered a question, and closes their requests later (REQUEST-12). Each step is one
 * transaction, which reads the request again, so that instances and restarts repeat none.
 */
export async function followSilentSenders(
  database: Database,
  readClock: ReadClock = readSharedTime,
  isOver: () => boolean = () => false,
): Promise<void> {
  const at = await readClock(database);
  for (const id of await findSilent(database, at)) {
    if (isOver()) return;
    try {
      await inTransaction(database, (tx) => act(tx, id, at));
    } catch (error) {
      // Its files are being checked: the next run tries again.
      if (!(error instanceof RequestError)) console.error(error);
    }
  }
}

export const startFollowingSilence = (): void =>
  startJob('silentSenders', INTERVAL_MS, async (isOver) =>
    followSilentSenders(await openDatabase(), readSharedTime, isOver),
  );
