import 'server-only';
import type { Kysely } from 'kysely';
import { maskTerms } from '@/lib/admin/readings/hidden-words';
import type { PANEL_ENDPOINTS } from '@/lib/admin/readings/panel-endpoints';
import { panelQuery } from '@/lib/admin/readings/panel-schemas';
import { now } from '@/lib/env/clock';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { selectJudged } from '@/lib/server/admin/jury/judged-applications';
import { findLedFields } from '@/lib/server/admin/jury/read-jurors';
import { listTermsOf, TERM_COLUMNS } from '@/lib/server/award/blind-copies';
import { readEditionInForce } from '@/lib/server/award/read-edition';
import { readHiddenWords, readSheets } from '@/lib/server/award/readings';
import { recordRanking } from '@/lib/server/award/results/frozen-ranking';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { listOwnReadings } from './own-readings';

const PAGE_SIZE = 50;

/** How many readings the juror has in the field, and how many of them are final. */
async function countOwn(db: Kysely<Tables>, juror: string, field: number) {
  const readings = await listOwnReadings(db, juror);
  const own = readings.filter(({ research_field_id }) => research_field_id === field);
  const sheets = await readSheets(
    db,
    own.map(({ id }) => id),
  );
  return {
    final: own.filter(({ id }) => sheets.get(id)?.state === 'final').length,
    total: own.length,
  };
}

/** The applications of a field that the juror may see, without their own and those with a conflict. */
const selectField = (db: Kysely<Tables>, juror: string, field: number) =>
  selectJudged(db, juror).where('request.research_field_id', '=', field);

/** The readings of these applications that count in the ranking, or will once their sheets are final. */
const listCounted = (db: Kysely<Tables>, edition: number, ids: readonly string[]) =>
  db
    .selectFrom('award_assignment')
    .select(['request_id', 'total'])
    .where('edition', '=', edition)
    .where('request_id', 'in', ids)
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'released'), and([eb('state', '=', 'ended'), eb('total', 'is not', null)])]),
    )
    .execute();

const meanOf = (totals: readonly number[]) =>
  Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length);

/**
 * What a lead may know of applications, in the order in which they were registered, which is not that of the ranking.
 */
async function listRows(db: Kysely<Tables>, edition: number, { juror, field, from }: Wanted) {
  const applications = await selectField(db, juror, field)
    .leftJoin('award_person as person', 'person.request_id', 'request.id')
    .leftJoin('award_supervisor as supervisor', 'supervisor.request_id', 'request.id')
    .select(['request.id', 'request.research_title', ...TERM_COLUMNS])
    .orderBy('request.id')
    .limit(PAGE_SIZE)
    .offset(from)
    .execute();
  if (applications.length === 0) return [];
  const ids = applications.map(({ id }) => id);
  const words = await readHiddenWords(db, ids);
  const readings = Map.groupBy(await listCounted(db, edition, ids), ({ request_id }) => request_id);
  return applications.map((application) => {
    const own = readings.get(application.id) ?? [];
    const totals = own.flatMap(({ total }) => (total === null ? [] : [total])).sort((a, b) => b - a);
    const [most, least] = [totals[0], totals.at(-1)];
    return {
      title: maskTerms(application.research_title, listTermsOf(application, words.get(application.id) ?? '')),
      readings: own.length,
      totals,
      mean: totals.length > 0 ? meanOf(totals) : null,
      spread: most === undefined || least === undefined ? null : most - least,
    };
  });
}

interface Wanted {
  juror: string;
  field: number;
  /** Rows before the page. */
  from: number;
}

async function readPage(db: Kysely<Tables>, edition: number, wanted: Wanted) {
  const { count } = await selectField(db, wanted.juror, wanted.field)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const [total, next] = [Number(count), wanted.from + PAGE_SIZE];
  return { total, rows: await listRows(db, edition, wanted), next: next < total ? next : null };
}

/**
 * Jury/GetPanel: a page of the applications in a field that the caller leads, once all of the caller’s readings there
 * are final. Views are recorded in the audit trail.
 * @throws RequestError 404 for anyone who does not lead the field in the edition in force
 */
const getPanel: ApiHandler = async (c) => {
  const { field: asked, from = 0 } = readQuery(c, panelQuery);
  const juror = c.get('caller').subject;
  const db = await openDatabase();
  const fields = await findLedFields(db, juror);
  const field = asked ?? fields[0];
  if (field === undefined || !fields.includes(field)) throw new RequestError(404, 'notFound');
  const own = await countOwn(db, juror, field);
  if (own.total === 0 || own.final < own.total) return c.json({ data: { fields, field, own, page: null } });
  const { year } = await readEditionInForce(db, DEFAULT_LOCALE);
  await recordRanking(db, year, { kind: 'viewed', actor: juror, at: now(), data: { field } });
  return c.json({ data: { fields, field, own, page: await readPage(db, year, { juror, field, from }) } });
};

export const PANEL_HANDLERS = { getPanel } satisfies Record<keyof typeof PANEL_ENDPOINTS, ApiHandler>;
