import 'server-only';
import type { Kysely } from 'kysely';
import { silenceBody } from '@/lib/requests/work/office-schemas';
import {
  planSilence,
  SILENCE_STEPS,
  type Silence,
  type SilenceRules,
} from '@/lib/requests/work/plan-silence';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { changeOffice } from './change-office';

export const ASKED = 'moreInformationRequested';

/** The rules, and the days that are no working days. */
export interface SilencePlan {
  rules: SilenceRules;
  holidays: ReadonlySet<string>;
}

export async function readSilenceRules(db: Kysely<Tables>): Promise<SilenceRules> {
  const rows = await db.selectFrom('silence_rule').selectAll().execute();
  const daysOf = (step: string) => rows.find((row) => row.step === step)?.days ?? null;
  return { remind: daysOf('remind'), close: daysOf('close') };
}

/** Null without a rule. */
export async function readSilencePlan(db: Kysely<Tables>): Promise<SilencePlan | null> {
  const rules = await readSilenceRules(db);
  if (rules.remind === null && rules.close === null) return null;
  const days = await db.selectFrom('work_calendar').select('day').execute();
  return { rules, holidays: new Set(days.map(({ day }) => day)) };
}

/** Desk/SaveSilence */
export const saveSilence: ApiHandler = async (c) => {
  const rules = await readJson(c.req.raw, silenceBody);
  return changeOffice(c, { entityId: 'silence', kind: 'configured' }, async (tx) => {
    await tx.deleteFrom('silence_rule').execute();
    const rows = SILENCE_STEPS.flatMap((step) => {
      const days = rules[step];
      return days === null ? [] : [{ step, days }];
    });
    if (rows.length > 0) await tx.insertInto('silence_rule').values(rows).execute();
  });
};

interface Asked extends Silence {
  /** What the staff has asked. */
  question: string | null;
}

/**
 * When the senders of these requests are reminded and the requests closed; only those of whom something is asked.
 * @param known the plan, for a caller that has read it
 */
export async function describeSilence(
  db: Kysely<Tables>,
  requests: readonly Pick<ServiceRequest, 'id' | 'status' | 'version'>[],
  known?: SilencePlan,
): Promise<ReadonlyMap<string, Asked>> {
  const asked = requests.filter(({ status }) => status === ASKED);
  if (asked.length === 0) return new Map();
  const plan = known ?? (await readSilencePlan(db));
  if (!plan) return new Map();
  const ids = asked.map(({ id }) => id);
  const questions = await db
    .selectFrom('service_request_event')
    .select(['request_id', 'at', 'note'])
    .where('request_id', 'in', ids)
    .where('to_status', '=', ASKED)
    .orderBy('id')
    .execute();
  const reminders = await db
    .selectFrom('silence_reminder')
    .selectAll()
    .where('request_id', 'in', ids)
    .execute();
  const last = new Map(questions.map((question) => [question.request_id, question]));
  const reminded = new Map(reminders.map(({ request_id, ...reminder }) => [request_id, reminder]));
  return new Map(
    asked.flatMap(({ id, version }) => {
      const question = last.get(id);
      if (!question) return [];
      const reminder = reminded.get(id);
      // An earlier question has its own reminder.
      const remindedAt = reminder?.request_version === version ? reminder.at : null;
      const silence = planSilence({ askedAt: question.at, remindedAt }, plan.rules, plan.holidays);
      return [[id, { ...silence, question: question.note }] as const];
    }),
  );
}
