import 'server-only';
import type { Kysely } from 'kysely';
import { ofEditionQuery } from '@/lib/admin/edition-query';
import {
  clearConflictBody,
  type Juror,
  jurorQuery,
  myTiesBody,
  removeJurorBody,
  saveJurorBody,
  tiesBody,
} from '@/lib/admin/jury/schemas';
import { type EditionData, listOffered } from '@/lib/award/definition/edition';
import { isOver } from '@/lib/award/rules/edition-state';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { type Comparison, compareAhead } from '@/lib/server/award/compare-conflicts';
import { selectSubmitted } from '@/lib/server/award/eligibility-facts';
import { openPublicEdition, requirePublicEdition } from '@/lib/server/award/read-edition';
import { refreshConflicts } from '@/lib/server/award/refresh-conflicts';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { openJudging } from '../judging/open-judging';
import { findJuror, readJurors } from './read-jurors';
import { readProgress } from './read-progress';
import { readTies, toStored, writeTies } from './ties';

type Edition = EditionData & { year: number };

/** The jurors of an edition that is over, as they were: nobody may join them, and nothing bars them any longer. */
const toFormer = (jurors: readonly Juror[]): Juror[] =>
  jurors.flatMap((juror) => (juror.version === null ? [] : [{ ...juror, bar: null }]));

/**
 * Desk/GetJury. Views of the jury of an edition that is over are recorded in the audit trail.
 * @throws RequestError 404 for a year whose edition was never in force
 */
const getJury: ApiHandler = async (c) => {
  const db = await openDatabase();
  const edition = await openJudging(c, db, { year: readQuery(c, ofEditionQuery).edition, entity: 'jury' });
  const { subject } = c.get('caller');
  const jurors = await readJurors(db, edition.year, subject);
  return c.json({
    data: {
      edition: edition.year,
      jurors: isOver(edition) ? toFormer(jurors) : jurors,
      progress: await readProgress(db, edition, subject),
      ties: await readTies(db, edition.year, subject),
    },
  });
};

/** The conflicts of interest of a juror in an edition, without applications that the reader must not see. */
async function listConflicts(db: Kysely<Tables>, year: number, juror: string, reader: string) {
  const rows = await selectSubmitted(db, reader, year)
    .innerJoin('award_conflict as conflict', 'conflict.request_id', 'request.id')
    .select(['request.id', 'request.reference_number', 'request.research_title'])
    .select('request.scholarship_university_name as university')
    .select(['conflict.source', 'conflict.reasons', 'conflict.state', 'conflict.note'])
    .where('conflict.juror', '=', juror)
    .orderBy('request.id')
    .execute();
  return rows.map(({ reference_number, research_title, reasons, ...row }) => ({
    ...row,
    referenceNumber: reference_number,
    researchTitle: research_title,
    reasons: JSON.parse(reasons),
  }));
}

/** Desk/GetJuror. Views of names and ties are recorded in the audit trail. @throws RequestError 404 */
const getJuror: ApiHandler = async (c) => {
  const { subject, edition: asked } = readQuery(c, jurorQuery);
  const reader = c.get('caller').subject;
  const db = await openDatabase();
  const edition = await requirePublicEdition(db, c.get('locale'), asked);
  const { year } = edition;
  const found = await readJurors(db, year, reader);
  const juror = (isOver(edition) ? toFormer(found) : found).find((one) => one.subject === subject);
  if (!juror) throw new RequestError(404, 'notFound');
  await recordEvent(db, { entity: 'juror', entityId: subject, kind: 'viewed', actor: reader, at: now() });
  return c.json({
    data: {
      ...juror,
      ties: await readTies(db, year, subject),
      conflicts: await listConflicts(db, year, subject, reader),
    },
  });
};

/** Runs a change of the jury of the edition in force in a transaction. */
async function change(
  c: ApiContext,
  work: (tx: Kysely<Tables>, edition: Edition, by: { actor: string; at: Date }) => Promise<void>,
): Promise<Response> {
  const by = { actor: c.get('caller').subject, at: now() };
  await inTransaction(await openDatabase(), async (tx) =>
    work(tx, await openPublicEdition(tx, c.get('locale')), by),
  );
  return c.json({ data: { saved: true } });
}

/**
 * Runs a change after which a person may have other conflicts of interest, which are compared before its transaction.
 * @param next what the person will be, or will have declared
 */
async function changePerson(
  c: ApiContext,
  next: Parameters<typeof compareAhead>[2],
  work: (
    tx: Kysely<Tables>,
    edition: Edition,
    by: { actor: string; at: Date; ahead: Comparison },
  ) => Promise<void>,
): Promise<Response> {
  const db = await openDatabase();
  const ahead = await compareAhead(db, (await openPublicEdition(db, c.get('locale'))).year, next);
  return change(c, (tx, edition, by) => work(tx, edition, { ...by, ahead }));
}

const BARRED = { noRole: 'jurorUnknown', office: 'jurorIsOffice', applicant: 'jurorIsApplicant' } as const;

/**
 * Desk/SaveJuror
 * @throws RequestError 409 `jurorUnknown`, `jurorIsOffice`, `jurorIsApplicant`; `jurorMoved` for another version; 422
 */
const saveJuror: ApiHandler = async (c) => {
  const body = await readJson(c.req.raw, saveJurorBody);
  const { subject, version, fields, leads, languages, capacity } = body;
  return changePerson(
    c,
    { subject, isJuror: true },
    async (tx, { year, ...edition }, { actor, at, ahead }) => {
      const juror = await findJuror(tx, year, subject);
      const bar = juror ? juror.bar : 'noRole';
      if (bar) throw new RequestError(409, BARRED[bar]);
      if ((juror?.version ?? 0) !== version) throw new RequestError(409, 'jurorMoved');
      const offered = listOffered(edition.fields).map(({ id }) => id);
      if (!fields.every((id) => offered.includes(id)))
        throw new RequestError(422, 'validation', { fields: { fields: 'choice' } });
      if (!leads.every((id) => fields.includes(id)))
        throw new RequestError(422, 'validation', { fields: { leads: 'pattern' } });
      const row = {
        fields: JSON.stringify([...new Set(fields)]),
        leads: JSON.stringify([...new Set(leads)]),
        languages: JSON.stringify([...new Set(languages)]),
        capacity,
        version: version + 1,
        updated_at: at.toISOString(),
      };
      await tx
        .insertInto('award_juror')
        .values({ edition: year, subject, ...row })
        .onConflict((conflict) => conflict.columns(['edition', 'subject']).doUpdateSet(row))
        .execute();
      await refreshConflicts(tx, year, { subject }, ahead);
      const data = { edition: year, capacity, leads };
      await recordEvent(tx, { entity: 'juror', entityId: subject, kind: 'configured', actor, at, data });
    },
  );
};

/**
 * Desk/RemoveJuror: removes a juror with proposals, ties and conflicts.
 * @throws RequestError 404, 409 `jurorMoved`, `jurorHasReadings`
 */
const removeJuror: ApiHandler = async (c) => {
  const { subject, version } = await readJson(c.req.raw, removeJurorBody);
  return change(c, async (tx, { year }, { actor, at }) => {
    const juror = await findJuror(tx, year, subject);
    if (!juror?.version) throw new RequestError(404, 'notFound');
    if (juror.version !== version) throw new RequestError(409, 'jurorMoved');
    const begun = await tx
      .selectFrom('award_assignment')
      .select('id')
      .where('edition', '=', year)
      .where('juror', '=', subject)
      .where('state', '!=', 'proposed')
      .limit(1)
      .executeTakeFirst();
    if (begun) throw new RequestError(409, 'jurorHasReadings');
    for (const table of ['award_juror', 'award_tie'] as const)
      await tx.deleteFrom(table).where('edition', '=', year).where('subject', '=', subject).execute();
    await tx
      .deleteFrom('award_assignment')
      .where('edition', '=', year)
      .where('juror', '=', subject)
      .execute();
    const ofEdition = tx.selectFrom('scholarship_request').select('id').where('edition_id', '=', year);
    await tx
      .deleteFrom('award_conflict')
      .where('juror', '=', subject)
      .where('request_id', 'in', ofEdition)
      .execute();
    await recordEvent(tx, { entity: 'juror', entityId: subject, kind: 'removed', actor, at });
  });
};

/** Desk/SaveTies. @throws RequestError 404 unless the person is a juror */
const saveTies: ApiHandler = async (c) => {
  const { subject, ...ties } = await readJson(c.req.raw, tiesBody);
  return changePerson(c, { subject, ties: toStored(ties) }, async (tx, { year }, { ahead, ...by }) => {
    if (!(await findJuror(tx, year, subject))?.version) throw new RequestError(404, 'notFound');
    await writeTies(tx, { edition: year, subject, ties, ...by }, ahead);
  });
};

/** Jury/GetTies */
const getMyTies: ApiHandler = async (c) => {
  const db = await openDatabase();
  const { year } = await openPublicEdition(db, c.get('locale'));
  return c.json({ data: await readTies(db, year, c.get('caller').subject) });
};

/** Jury/SaveTies: also for a coordinator, who loses the applications of a conflict. */
const saveMyTies: ApiHandler = async (c) => {
  const ties = await readJson(c.req.raw, myTiesBody);
  const { subject } = c.get('caller');
  return changePerson(c, { subject, ties: toStored(ties) }, (tx, { year }, { ahead, ...by }) =>
    writeTies(tx, { edition: year, subject, ties, ...by }, ahead),
  );
};

/**
 * Desk/ClearConflict
 * @throws RequestError 404 for an application that the caller must not see, 409 `conflictDeclared` for what the juror
 * has declared
 */
const clearConflict: ApiHandler = async (c) => {
  const { id, subject, note } = await readJson(c.req.raw, clearConflictBody);
  return change(c, async (tx, { year }, { actor, at }) => {
    const found = (await listConflicts(tx, year, subject, actor)).find((conflict) => conflict.id === id);
    if (!found || subject === actor) throw new RequestError(404, 'notFound');
    if (found.source === 'declared') throw new RequestError(409, 'conflictDeclared');
    await tx
      .updateTable('award_conflict')
      .set({ state: 'cleared', decided_by: actor, decided_at: at.toISOString(), note })
      .where('request_id', '=', id)
      .where('juror', '=', subject)
      .execute();
    const event = {
      entity: 'scholarship_request',
      entityId: id,
      kind: 'conflictCleared',
      actor,
      at,
    } as const;
    await recordEvent(tx, { ...event, data: { juror: subject, reasons: found.reasons } });
  });
};

export const JUROR_HANDLERS = {
  getJury,
  getJuror,
  saveJuror,
  removeJuror,
  saveTies,
  getMyTies,
  saveMyTies,
  clearConflict,
};
