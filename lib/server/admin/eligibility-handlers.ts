import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { ELIGIBILITY_ENDPOINTS } from '@/lib/admin/eligibility/eligibility-endpoints';
import {
  confirmRefusalBody,
  type EligibilityState,
  eligibilityQuery,
  saveCheckBody,
} from '@/lib/admin/eligibility/eligibility-schemas';
import { idQuery } from '@/lib/admin/schemas';
import { listOffered } from '@/lib/award/definition/edition';
import {
  type CheckedStage,
  ELIGIBILITY_RULES,
  type EligibilityRule,
  SHOWN_STAGE,
} from '@/lib/award/definition/eligibility';
import { findCheckErrors } from '@/lib/award/rules/check-eligibility';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { renewCopies } from '@/lib/server/award/blind-copies';
import { findFindings, readChecks, selectSubmitted } from '@/lib/server/award/eligibility-facts';
import { enqueueReceipt } from '@/lib/server/award/enqueue-receipt';
import { openPublicEdition, type Year, yearOf } from '@/lib/server/award/read-edition';
import { refreshConflicts } from '@/lib/server/award/refresh-conflicts';
import { toRegistration } from '@/lib/server/award/request-columns';
import { listSubmittedFiles } from '@/lib/server/award/submitted-file';
import { readSupervisor, replaceSupervisor } from '@/lib/server/award/supervisor-names';
import { recordEvent } from '@/lib/server/db/audit';
import type { EligibilityCheckTable } from '@/lib/server/db/award-tables';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { cutPage } from './cut-page';
import { openJudging } from './judging/open-judging';

const PAGE_SIZE = 25;

type Check = Selectable<EligibilityCheckTable>;

/** Selects the columns of applications that the calls read. */
const selectRows = (query: ReturnType<typeof selectSubmitted>) =>
  query
    .innerJoin('submission', 'submission.request_id', 'request.id')
    .selectAll('request')
    .select(['submission.id as submissionId', 'submission.created_at as submittedAt'])
    .select('submission.text_language as textLanguage');

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

const toState = (stage: CheckedStage | null): EligibilityState => stage ?? 'unchecked';

/** @param unmet the unmet rules as the office has judged them, or else as the portal has found them */
const toRow = (row: Row, unmet: readonly EligibilityRule[]) => ({
  id: row.id,
  referenceNumber: row.reference_number,
  researchTitle: row.research_title,
  countryId: row.scholarship_country_id,
  fieldId: row.research_field_id,
  submittedAt: row.submittedAt,
  state: toState(row.stage),
  unmet,
});

const listUnmet = (checks: readonly Check[] | undefined) =>
  checks?.flatMap(({ rule, is_met }) => (is_met === 0 ? [rule] : []));

/**
 * Desk/ListEligibility: the applications of an edition in a state, by default those to check; the oldest first. Views
 * of an edition that is over are recorded in the audit trail.
 * @throws RequestError 404 for a year whose edition was never in force
 */
const listEligibility: ApiHandler = async (c) => {
  const { edition, state = 'unchecked', after } = readQuery(c, eligibilityQuery);
  const db = await openDatabase();
  const { year } = await openJudging(c, db, { year: edition, entity: 'edition' });
  const inState = selectSubmitted(db, c.get('caller').subject, year).where((where) =>
    state === 'unchecked' ? where('request.stage', 'is', null) : where('request.stage', '=', state),
  );
  const { total } = await inState
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const found = await selectRows(inState)
    .$if(after !== undefined, (query) => query.where('request.id', '>', after ?? ''))
    .orderBy('request.id')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { rows, next } = cutPage(found, PAGE_SIZE);
  const ids = rows.map(({ id }) => id);
  const [findings, checks] = [await findFindings(db, ids, now(), year), await readChecks(db, ids)];
  const unmetOf = ({ id }: Row) => listUnmet(checks.get(id)) ?? findings.get(id)?.broken ?? [];
  return c.json({
    data: { total: Number(total), rows: rows.map((row) => toRow(row, unmetOf(row))), next },
  });
};

/**
 * The application of a call.
 * @param edition by default the one in force, the only one whose applications change
 * @throws RequestError 404 unless it takes part in the edition, also for the reader's own
 */
async function requireRow(db: Kysely<Tables>, id: string, reader: string, edition?: Year): Promise<Row> {
  const row = await selectRows(selectSubmitted(db, reader, edition))
    .where('request.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new RequestError(404, 'notFound');
  return row;
}

/**
 * Desk/GetEligibility: one application of any edition with its check. Views are recorded in the audit trail.
 * @throws RequestError 404
 */
const getEligibility: ApiHandler = async (c) => {
  const { id } = readQuery(c, idQuery);
  const reader = c.get('caller').subject;
  const db = await openDatabase();
  const row = await requireRow(db, id, reader, yearOf(id));
  const at = now();
  await recordEvent(db, { entity: 'scholarship_request', entityId: id, kind: 'viewed', actor: reader, at });
  const findings = (await findFindings(db, [id], at, row.edition_id)).get(id);
  const checks = (await readChecks(db, [id])).get(id);
  const broken = findings?.broken ?? [];
  return c.json({
    data: {
      ...toRow(row, listUnmet(checks) ?? broken),
      edition: row.edition_id,
      version: row.version,
      category: row.category,
      answers: toRegistration(row),
      files: await listSubmittedFiles(db, row.submissionId),
      broken,
      duplicates: findings?.duplicates ?? [],
      reasons: Object.fromEntries((checks ?? []).map(({ rule, reason }) => [rule, reason])),
      supervisor: await readSupervisor(db, id),
      isOthers: checks?.[0] !== undefined && checks[0].checked_by !== reader,
    },
  });
};

/**
 * Moves an application that has not changed since its reader opened it. Internal stages change nothing that its sender
 * sees, not even the time of the last change.
 * @throws RequestError 409 `requestMoved`
 */
async function move(
  tx: Kysely<Tables>,
  row: Row,
  from: readonly EligibilityState[],
  { version, stage, category }: Move,
): Promise<void> {
  if (row.version !== version || !from.includes(toState(row.stage)))
    throw new RequestError(409, 'requestMoved');
  await tx
    .updateTable('scholarship_request')
    .set({
      stage,
      shown_stage: (stage && SHOWN_STAGE[stage]) ?? row.shown_stage,
      category: category ?? row.category,
      version: version + 1,
    })
    .where('id', '=', row.id)
    .execute();
}

interface Move {
  version: number;
  stage: CheckedStage | null;
  category: number | null;
}

/**
 * Stores the supervisor and what follows from the name: conflicts of interest, and copies for the jury that are to be
 * checked again.
 * @returns true if it was another one before
 */
async function changeSupervisor(tx: Kysely<Tables>, row: Row, name: string): Promise<boolean> {
  if (!(await replaceSupervisor(tx, row.id, name))) return false;
  await refreshConflicts(tx, row.edition_id, { requestId: row.id });
  await tx
    .updateTable('blind_copy')
    .set({ state: 'found', checked_by: null, checked_at: null })
    .where('request_id', '=', row.id)
    .where('state', '=', 'checked')
    .execute();
  return true;
}

/**
 * Desk/SaveCheck: admits an application, or proposes to refuse it; until its refusal is confirmed the office may judge
 * it again.
 * @throws RequestError 404, 409 `requestMoved`, 422
 */
const saveCheck: ApiHandler = async (c) => {
  const { id, version, supervisor, ...verdicts } = await readJson(c.req.raw, saveCheckBody);
  const { decision, category, unmet, reasons } = verdicts;
  const actor = c.get('caller').subject;
  const at = now();
  const stage = decision === 'admit' ? ('eligible' as const) : ('refusalProposed' as const);
  const db = await openDatabase();
  const isOther = await inTransaction(db, async (tx) => {
    const row = await requireRow(tx, id, actor);
    const { broken = [] } = (await findFindings(tx, [id], at)).get(id) ?? {};
    const { categories } = await openPublicEdition(tx, c.get('locale'));
    const offered = listOffered(categories).map((category) => category.id);
    const errors = findCheckErrors(verdicts, broken, offered);
    if (Object.keys(errors).length > 0) throw new RequestError(422, 'validation', { fields: errors });
    await move(tx, row, ['unchecked', 'refusalProposed', 'eligible'], { version, stage, category });
    await tx.deleteFrom('eligibility_check').where('request_id', '=', id).execute();
    const answers = ELIGIBILITY_RULES.map((rule) => ({
      request_id: id,
      rule,
      is_met: unmet.includes(rule) ? (0 as const) : (1 as const),
      reason: reasons[rule] ?? '',
      checked_by: actor,
      checked_at: at.toISOString(),
    }));
    await tx.insertInto('eligibility_check').values(answers).execute();
    const kind = decision === 'admit' ? 'admitted' : 'refusalProposed';
    const event = { entity: 'scholarship_request', entityId: id, kind, actor, at } as const;
    const isOther = supervisor !== undefined && (await changeSupervisor(tx, row, supervisor));
    await recordEvent(tx, { ...event, data: { unmet, ...(isOther ? { fields: ['supervisor'] } : {}) } });
    return isOther;
  });
  if (isOther) await renewCopies(db, id);
  return c.json({ data: { id, state: stage } });
};

/** Sends the reasons of a refusal, in the language in which the application was submitted. */
async function sendRefusal(tx: Kysely<Tables>, row: Row, checks: readonly Check[], at: Date): Promise<void> {
  const locale = isLocale(row.textLanguage) ? row.textLanguage : DEFAULT_LOCALE;
  const t = await loadTranslator(locale, 'judging');
  const lines = checks.flatMap(({ rule, is_met, reason }) =>
    is_met === 0 ? [`${t(`rules.${rule}`)}: ${reason}`] : [],
  );
  const note = t('notAdmittedNote', { reasons: lines.join('\n') });
  const change = { state: t('states.ineligible'), note };
  await enqueueReceipt(tx, { name: 'submission', request: row, locale, at, change });
}

/**
 * Desk/ConfirmRefusal: a person other than the proposer confirms a refusal, or returns it to the office.
 * @throws RequestError 404, 409 `requestMoved`, `secondPerson`
 */
const confirmRefusal: ApiHandler = async (c) => {
  const { id, version, to } = await readJson(c.req.raw, confirmRefusalBody);
  const actor = c.get('caller').subject;
  const at = now();
  await inTransaction(await openDatabase(), async (tx) => {
    const row = await requireRow(tx, id, actor);
    const checks = (await readChecks(tx, [id])).get(id) ?? [];
    if (checks.some(({ checked_by }) => checked_by === actor)) throw new RequestError(409, 'secondPerson');
    const stage = to === 'ineligible' ? to : null;
    await move(tx, row, ['refusalProposed'], { version, stage, category: null });
    const kind = stage ? 'refusalConfirmed' : 'refusalReturned';
    await recordEvent(tx, { entity: 'scholarship_request', entityId: id, kind, actor, at });
    if (stage) await sendRefusal(tx, row, checks, at);
  });
  return c.json({ data: { id, state: to } });
};

export const ELIGIBILITY_HANDLERS = {
  listEligibility,
  getEligibility,
  saveCheck,
  confirmRefusal,
} satisfies Record<keyof typeof ELIGIBILITY_ENDPOINTS, ApiHandler>;
