import 'server-only';
import type { Kysely } from 'kysely';
import type { EDITION_DESK_ENDPOINTS } from '@/lib/admin/editions/edition-desk-endpoints';
import {
  changeListBody,
  openEditionQuery,
  proposeBody,
  saveEditionBody,
  saveJudgingBody,
  saveTextsBody,
  yearBody,
} from '@/lib/admin/editions/edition-desk-schemas';
import { listKeyLists, readKeyList } from '@/lib/award/definition/key-lists';
import { changeEdition } from '@/lib/award/rules/change-edition';
import { changeKeyList } from '@/lib/award/rules/change-key-list';
import { moveByYear } from '@/lib/award/rules/copy-edition';
import { findWeightGaps } from '@/lib/award/rules/find-gaps';
import { inTransaction } from '@/lib/database/in-transaction';
import { startOfDay, toDay } from '@/lib/i18n/format';
import { findDeskDates } from '@/lib/server/award/dates-in-force';
import {
  listGaps,
  recordEdition,
  requireRow,
  toChange,
  updateRow,
  writeTexts,
} from '@/lib/server/award/edit-edition';
import { findUnstaffed } from '@/lib/server/award/find-unstaffed';
import {
  type EditionRow,
  findRow,
  listEditionRows,
  readData,
  readTexts,
  toSeedRow,
} from '@/lib/server/award/read-edition';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { requireAttaches, requirePrizes } from './require-draft-data';

const toRow = ({ year, state, starts_at, proposed_by }: EditionRow, reader: string) => ({
  year,
  state,
  startsAt: starts_at,
  isOthers: proposed_by !== null && proposed_by !== reader,
});

/** Desk/ListEditions: every edition, newest first, with that of a new portal. */
const listEditions: ApiHandler = async (c) => {
  const { actor, at } = toChange(c);
  const db = await openDatabase();
  const all = await listEditionRows(db, at);
  const proposals = await db.selectFrom('award_dates_proposal').select(['edition', 'proposed_by']).execute();
  const findDates = ({ year, state }: EditionRow) => {
    const found = proposals.find(({ edition }) => edition === year && state === 'inForce');
    return found ? { isOthers: found.proposed_by !== actor } : null;
  };
  return c.json({ data: all.map((row) => ({ ...toRow(row, actor), proposedDates: findDates(row) })) });
};

/** Desk/OpenEdition: an edition in any state, with its texts in one language. @throws RequestError 404 */
const openEdition: ApiHandler = async (c) => {
  const { year, language } = readQuery(c, openEditionQuery);
  const { actor, at } = toChange(c);
  const db = await openDatabase();
  const row = await findRow(db, year, at);
  if (!row) throw new RequestError(404, 'notFound');
  return c.json({
    data: {
      ...toRow(row, actor),
      version: row.version,
      data: readData(row),
      texts: await readTexts(db, year, language ?? c.get('locale')),
      gaps: [...(await findUnstaffed(db, row, at)), ...(await listGaps(db, row))],
      dates: await findDeskDates(db, row, actor, at),
    },
  });
};

/**
 * Desk/CopyEdition: a draft of the next year with data and texts of an edition, and dates a year later.
 * @throws RequestError 404, 409 `editionExists`
 */
const copyEdition: ApiHandler = async (c) => {
  const { year } = await readJson(c.req.raw, yearBody);
  const change = toChange(c);
  const next = year + 1;
  await inTransaction(await openDatabase(), async (tx) => {
    const row = await findRow(tx, year, change.at);
    if (!row) throw new RequestError(404, 'notFound');
    if (await findRow(tx, next, change.at)) throw new RequestError(409, 'editionExists');
    const data = JSON.stringify(moveByYear(readData(row)));
    await tx
      .insertInto('award_edition')
      .values({ ...toSeedRow(change.at), year: next, state: 'draft', data })
      .execute();
    const texts = await tx.selectFrom('award_edition_text').selectAll().where('edition', '=', year).execute();
    for (const text of texts)
      await tx
        .insertInto('award_edition_text')
        .values({ ...text, edition: next })
        .execute();
    await recordEdition(tx, next, 'created', change, { from: year });
  });
  return c.json({ data: { year: next, state: 'draft' } });
};

/**
 * Desk/SaveEdition: dates, amounts and lists of a draft; ids of options never change.
 * @throws RequestError 404, 409 `editionMoved` for another state or version, 422
 */
const saveEdition: ApiHandler = async (c) => {
  const { year, version, ...changes } = await readJson(c.req.raw, saveEditionBody);
  const change = toChange(c);
  await inTransaction(await openDatabase(), async (tx) => {
    const row = await requireRow(tx, year, ['draft'], change.at);
    if (row.version !== version) throw new RequestError(409, 'editionMoved');
    const before = readData(row);
    requirePrizes(before, changes.prizes);
    requireAttaches(before, changes);
    const { data, names } = changeEdition(before, changes);
    await updateRow(tx, row, { data: JSON.stringify(data) }, change.at);
    await writeTexts(tx, { year, data }, c.get('locale'), names);
    await recordEdition(tx, year, 'changed', change, { version: version + 1 });
  });
  return c.json({ data: { year, state: 'draft' } });
};

/** True once a juror has made a sheet of the edition final. */
async function isFrozen(tx: Kysely<Tables>, year: number): Promise<boolean> {
  const final = await tx
    .selectFrom('score_sheet as sheet')
    .innerJoin('award_assignment as assignment', 'assignment.id', 'sheet.assignment_id')
    .select('sheet.version')
    .where('assignment.edition', '=', year)
    .where('sheet.state', '=', 'final')
    .executeTakeFirst();
  return final !== undefined;
}

/**
 * Desk/SaveJudging: weights and judging rules of a draft, or of the edition in force, whose weights must be complete.
 * @throws RequestError 404, 409 `editionMoved` for another state or version, `judgingFrozen`, 422
 */
const saveJudging: ApiHandler = async (c) => {
  const { year, version, weights, judging, deciding } = await readJson(c.req.raw, saveJudgingBody);
  const change = toChange(c);
  const state = await inTransaction(await openDatabase(), async (tx) => {
    const row = await requireRow(tx, year, ['draft', 'inForce'], change.at);
    if (row.version !== version) throw new RequestError(409, 'editionMoved');
    if (await isFrozen(tx, year)) throw new RequestError(409, 'judgingFrozen');
    const before = readData(row);
    const criteria = before.criteria.map((criterion) => ({
      ...criterion,
      weight: criterion.offered === false ? null : (weights[criterion.key] ?? null),
    }));
    if (row.state === 'inForce' && findWeightGaps({ criteria }).length > 0)
      throw new RequestError(422, 'validation', { fields: { [`weights.${criteria[0]?.key}`]: 'required' } });
    const rules = { judging, deciding: deciding ?? before.deciding };
    await updateRow(tx, row, { data: JSON.stringify({ ...before, criteria, ...rules }) }, change.at);
    await recordEdition(tx, year, 'changed', change, { version: version + 1, weights, ...rules });
    return row.state;
  });
  return c.json({ data: { year, state } });
};

/**
 * Desk/ChangeEditionList: adds, moves, ends or offers again an entry of a list of a draft. Keys are never used again.
 * @throws RequestError 404, 409 `editionMoved` for another state or version, 422
 */
const changeEditionList: ApiHandler = async (c) => {
  const { year, version, list: named, ...asked } = await readJson(c.req.raw, changeListBody);
  const change = toChange(c);
  await inTransaction(await openDatabase(), async (tx) => {
    const row = await requireRow(tx, year, ['draft'], change.at);
    if (row.version !== version) throw new RequestError(409, 'editionMoved');
    const before = readData(row);
    const list = listKeyLists(before).find((known) => known === named);
    if (!list) throw new RequestError(422, 'validation', { fields: { list: 'choice' } });
    const { offered, ended } = readKeyList(before, list);
    if (asked.to !== 'add' && ![...offered, ...ended].includes(asked.key))
      throw new RequestError(422, 'validation', { fields: { key: 'choice' } });
    const { data, names } = changeKeyList(before, list, asked);
    await updateRow(tx, row, { data: JSON.stringify(data) }, change.at);
    await writeTexts(tx, { year, data }, c.get('locale'), names);
    const moved = asked.to === 'add' ? { to: asked.to } : asked;
    await recordEdition(tx, year, 'changed', change, { version: version + 1, list, ...moved });
  });
  return c.json({ data: { year, state: 'draft' } });
};

/**
 * Desk/SaveEditionTexts: texts of a draft, or corrections of those in force.
 * @throws RequestError 404, 409 `editionMoved`, 422
 */
const saveEditionTexts: ApiHandler = async (c) => {
  const { year, locale, texts } = await readJson(c.req.raw, saveTextsBody);
  const change = toChange(c);
  const state = await inTransaction(await openDatabase(), async (tx) => {
    const row = await requireRow(tx, year, ['draft', 'inForce'], change.at);
    await writeTexts(tx, { year, data: readData(row) }, locale, texts);
    // The version stays: texts do not conflict with the form of the data.
    const updated_at = change.at.toISOString();
    await tx.updateTable('award_edition').set({ updated_at }).where('year', '=', year).execute();
    await recordEdition(tx, year, 'changed', change, { locale, texts: Object.keys(texts).length });
    return row.state;
  });
  return c.json({ data: { year, state } });
};

/**
 * Desk/ProposeEdition: a complete draft is proposed for a day; null makes a proposed or scheduled edition a draft.
 * @throws RequestError 404, 409 `editionMoved`, `editionIncomplete`, 422
 */
const proposeEdition: ApiHandler = async (c) => {
  const { year, startsOn } = await readJson(c.req.raw, proposeBody);
  const change = toChange(c);
  if (startsOn !== null && startsOn < toDay(change.at))
    throw new RequestError(422, 'validation', { fields: { startsOn: 'tooEarly' } });
  const state = startsOn === null ? ('draft' as const) : ('proposed' as const);
  await inTransaction(await openDatabase(), async (tx) => {
    const from = state === 'draft' ? (['proposed', 'scheduled'] as const) : (['draft'] as const);
    const row = await requireRow(tx, year, from, change.at);
    if (state === 'proposed') await requireComplete(tx, row);
    const starts_at = startsOn && startOfDay(startsOn);
    const proposed_by = startsOn && change.actor;
    await updateRow(tx, row, { state, starts_at, proposed_by, confirmed_by: null }, change.at);
    await recordEdition(tx, year, state === 'draft' ? 'changed' : 'proposed', change, { startsOn });
  });
  return c.json({ data: { year, state } });
};

/** A text may still name the previous year; everything else must be complete. */
async function requireComplete(tx: Kysely<Tables>, row: EditionRow): Promise<void> {
  const gaps = (await listGaps(tx, row)).filter(({ kind }) => kind !== 'oldYear');
  if (gaps.length > 0) throw new RequestError(409, 'editionIncomplete');
}

/**
 * Desk/ConfirmEdition: a person other than the proposer schedules an edition.
 * @throws RequestError 404, 409 `editionMoved`, `editionIncomplete`, `secondPerson`
 */
const confirmEdition: ApiHandler = async (c) => {
  const { year } = await readJson(c.req.raw, yearBody);
  const change = toChange(c);
  await inTransaction(await openDatabase(), async (tx) => {
    const row = await requireRow(tx, year, ['proposed'], change.at);
    if (row.proposed_by === change.actor) throw new RequestError(409, 'secondPerson');
    await requireComplete(tx, row);
    await updateRow(tx, row, { state: 'scheduled', confirmed_by: change.actor }, change.at);
    await recordEdition(tx, year, 'confirmed', change);
  });
  return c.json({ data: { year, state: 'scheduled' } });
};

/** Desk/ArchiveEdition: archives a closed edition. @throws RequestError 404, 409 `editionMoved` */
const archiveEdition: ApiHandler = async (c) => {
  const { year } = await readJson(c.req.raw, yearBody);
  const change = toChange(c);
  await inTransaction(await openDatabase(), async (tx) => {
    const row = await requireRow(tx, year, ['closed'], change.at);
    await updateRow(tx, row, { state: 'archived' }, change.at);
    await recordEdition(tx, year, 'archived', change);
  });
  return c.json({ data: { year, state: 'archived' } });
};

export const EDITION_HANDLERS = {
  listEditions,
  openEdition,
  copyEdition,
  saveEdition,
  saveJudging,
  changeEditionList,
  saveEditionTexts,
  proposeEdition,
  confirmEdition,
  archiveEdition,
} satisfies Record<keyof typeof EDITION_DESK_ENDPOINTS, ApiHandler>;
