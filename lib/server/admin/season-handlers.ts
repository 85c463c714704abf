import 'server-only';
import type { Kysely } from 'kysely';
import { findSeasonYear } from '@/lib/content/season';
import { SEASON_FACT_KEYS, type SeasonFactKey } from '@/lib/content/season-facts/definitions';
import type { SEASON_ENDPOINTS } from '@/lib/content/season-facts/endpoints';
import {
  type DeskFact,
  proposeBody,
  type ShownFact,
  type StoredFact,
  storedFact,
  targetBody,
} from '@/lib/content/season-facts/schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { recordEvent } from '@/lib/server/db/audit';
import type { SeasonFactTable } from '@/lib/server/db/content-tables';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';

type Row = SeasonFactTable;

const listRows = (db: Kysely<Tables>, year: number) =>
  db.selectFrom('season_fact').selectAll().where('year', '=', year).execute();

const parseFact = (row: Row | undefined): StoredFact | null =>
  row?.data ? storedFact.parse(JSON.parse(row.data)) : null;

const isKnown = (key: string): key is SeasonFactKey => SEASON_FACT_KEYS.some((known) => known === key);

const inLanguage = (values: StoredFact['values'], locale: Locale): ShownFact['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([part, value]) => [part, typeof value === 'object' ? value[locale] : value]),
  );

/** Season/GetFacts: what is in force for the coming season. */
const getSeasonFacts: ApiHandler = async (c) => {
  const year = findSeasonYear(now());
  const rows = await listRows(await openDatabase(), year);
  const data = rows.flatMap((row): ShownFact[] => {
    const fact = row.state === 'inForce' ? parseFact(row) : null;
    if (!fact || !isKnown(row.key)) return [];
    return [{ ...fact, key: row.key, year, values: inLanguage(fact.values, c.get('locale')) }];
  });
  return c.json({ data });
};

/** Desk/ListSeasonFacts: every fact of the coming season, in force and proposed. */
const listSeasonFacts: ApiHandler = async (c) => {
  const reader = c.get('caller').subject;
  const year = findSeasonYear(now());
  const rows = await listRows(await openDatabase(), year);
  const facts = SEASON_FACT_KEYS.map((key): DeskFact => {
    const find = (state: Row['state']) => rows.find((row) => row.key === key && row.state === state);
    const draft = find('proposed');
    return {
      key,
      version: (draft ?? find('inForce'))?.version ?? 0,
      inForce: parseFact(find('inForce')),
      draft: draft ? { fact: parseFact(draft), isOthers: draft.proposed_by !== reader } : null,
    };
  });
  return c.json({ data: { year, facts } });
};

async function removeProposal(tx: Kysely<Tables>, { year, key }: Row): Promise<void> {
  await tx
    .deleteFrom('season_fact')
    .where('year', '=', year)
    .where('key', '=', key)
    .where('state', '=', 'proposed')
    .execute();
}

async function write(tx: Kysely<Tables>, row: Row): Promise<void> {
  const { year, key, state, ...changes } = row;
  await tx
    .insertInto('season_fact')
    .values(row)
    .onConflict((conflict) => conflict.columns(['year', 'key', 'state']).doUpdateSet(changes))
    .execute();
}

interface Seen {
  id: string;
  version: number;
}

interface Change {
  year: number;
  actor: string;
  at: string;
  inForce: Row | undefined;
  proposed: Row | undefined;
}

/**
 * Changes a fact in the version that its reader has seen, and records it.
 * @throws RequestError 409 `factMoved`
 */
async function changeFact(
  c: ApiContext,
  { id: key, version }: Seen,
  kind: 'changed' | 'configured' | 'removed',
  work: (tx: Kysely<Tables>, change: Change) => Promise<void>,
): Promise<Response> {
  const at = now();
  const actor = c.get('caller').subject;
  const year = findSeasonYear(at);
  await inTransaction(await openDatabase(), async (tx) => {
    const rows = (await listRows(tx, year)).filter((row) => row.key === key);
    const inForce = rows.find(({ state }) => state === 'inForce');
    const proposed = rows.find(({ state }) => state === 'proposed');
    if (((proposed ?? inForce)?.version ?? 0) !== version) throw new RequestError(409, 'factMoved');
    await work(tx, { year, actor, at: at.toISOString(), inForce, proposed });
    await recordEvent(tx, { entity: 'season', entityId: `${year}/${key}`, kind, actor, at });
  });
  return c.json({ data: { saved: true } });
}

const propose = (c: ApiContext, seen: Seen, fact: StoredFact | null) =>
  changeFact(c, seen, 'changed', async (tx, { year, actor, at, inForce }) => {
    if (!fact && !inForce?.data) throw new RequestError(409, 'factMoved');
    await write(tx, {
      year,
      key: seen.id,
      state: 'proposed',
      data: fact ? JSON.stringify(fact) : null,
      proposed_by: actor,
      confirmed_by: null,
      version: seen.version + 1,
      updated_at: at,
    });
  });

/** Desk/ProposeSeasonFact. @throws RequestError 409 `factMoved`; 422, also for a source of a later day */
const proposeSeasonFact: ApiHandler = async (c) => {
  const { id, version, ...fact } = await readJson(c.req.raw, proposeBody);
  if (fact.on > toDay(now())) throw new RequestError(422, 'validation', { fields: { on: 'pattern' } });
  return propose(c, { id, version }, storedFact.parse(fact));
};

/** Desk/ProposeSeasonWithdrawal. @throws RequestError 409 `factMoved` */
const proposeSeasonWithdrawal: ApiHandler = async (c) =>
  propose(c, await readJson(c.req.raw, targetBody), null);

/** Desk/ConfirmSeasonFact. @throws RequestError 409 `factMoved`, `secondPerson` */
const confirmSeasonFact: ApiHandler = async (c) =>
  changeFact(c, await readJson(c.req.raw, targetBody), 'configured', async (tx, { actor, at, proposed }) => {
    if (!proposed) throw new RequestError(409, 'factMoved');
    if (proposed.proposed_by === actor) throw new RequestError(409, 'secondPerson');
    await removeProposal(tx, proposed);
    const version = proposed.version + 1;
    await write(tx, { ...proposed, state: 'inForce', confirmed_by: actor, version, updated_at: at });
  });

/**
 * Desk/DropSeasonFact: what is in force stays, in a new version, so that a page that shows the discarded proposal
 * cannot confirm a later one. @throws RequestError 409 `factMoved`
 */
const dropSeasonFact: ApiHandler = async (c) =>
  changeFact(c, await readJson(c.req.raw, targetBody), 'removed', async (tx, { proposed, inForce }) => {
    if (!proposed) throw new RequestError(409, 'factMoved');
    await removeProposal(tx, proposed);
    const rest = inForce ?? { ...proposed, state: 'inForce', data: null };
    await write(tx, { ...rest, version: proposed.version + 1 });
  });

export const SEASON_HANDLERS = {
  getSeasonFacts,
  listSeasonFacts,
  proposeSeasonFact,
  proposeSeasonWithdrawal,
  confirmSeasonFact,
  dropSeasonFact,
} satisfies Record<keyof typeof SEASON_ENDPOINTS, ApiHandler>;
