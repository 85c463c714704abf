import 'server-only';
import type { Kysely } from 'kysely';
import { ofEditionQuery } from '@/lib/admin/edition-query';
import { type Minutes, minutesQuery, minutesSheetQuery } from '@/lib/admin/judging/decision-schemas';
import { now } from '@/lib/env/clock';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import {
  describeMinutes,
  loadDecisionCells,
  loadExceptionCells,
  SPREADSHEET,
} from '@/lib/server/award/documents/describe-minutes';
import { typeset } from '@/lib/server/award/documents/typeset';
import { readExceptions } from '@/lib/server/award/exceptions/list-exceptions';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import { readCorrections, toCorrection } from '@/lib/server/award/results/corrections';
import {
  findRanking,
  listHidden,
  readDecisions,
  readSnapshot,
  readVotes,
  recordRanking,
} from '@/lib/server/award/results/frozen-ranking';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { sendPdf } from '@/lib/server/files/serve-file';
import { serveSheet } from '@/lib/server/files/serve-sheet';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { toHead } from './ranking-handlers';

/**
 * The decisions about the frozen ranking of an edition, in its order; none while the ranking is open.
 * @param edition by default the one in force, also for a year whose edition was never in force
 */
async function readMinutes(db: Kysely<Tables>, reader: string, edition?: number): Promise<Minutes> {
  const { year } = await openPublicEdition(db, DEFAULT_LOCALE, edition);
  const ranking = await findRanking(db, year);
  const hidden = await listHidden(db, reader);
  const decisions = await readDecisions(db, ranking);
  const corrections = await readCorrections(db, ranking);
  const ranked = ranking ? await readSnapshot(db, ranking) : [];
  const rows = ranked.flatMap(({ id, referenceNumber, category, rank }) => {
    const decision = decisions.get(id);
    if (!decision || hidden.has(id)) return [];
    const { outcome, prize, reason, decided_at: decidedAt } = decision;
    const votes = readVotes(decision);
    const confirmed = (corrections.get(id) ?? []).filter(({ confirmed_at }) => confirmed_at !== null);
    return [
      {
        id,
        referenceNumber,
        category,
        rank,
        outcome,
        prize,
        reason,
        votes,
        decidedAt,
        corrections: confirmed.map((row) => toCorrection(row, reader)),
      },
    ];
  });
  const exceptions = await readExceptions(db, year, hidden);
  return { ...toHead(year, ranking, rows.length, reader), rows, exceptions };
}

/** Reads the minutes and records the view or the export in the audit trail. */
async function openMinutes(
  c: ApiContext,
  kind: 'viewed' | 'exported',
  edition: number | undefined,
): Promise<Minutes> {
  const db = await openDatabase();
  const actor = c.get('caller').subject;
  const minutes = await readMinutes(db, actor, edition);
  await recordRanking(db, minutes.edition, { kind, actor, at: now() });
  return minutes;
}

/** Desk/GetMinutes. Views are recorded in the audit trail. */
export const getMinutes: ApiHandler = async (c) => {
  const { edition } = readQuery(c, ofEditionQuery);
  return c.json({ data: await openMinutes(c, 'viewed', edition) });
};

/** Desk/ExportMinutes: the minutes for a spreadsheet. The export is recorded in the audit trail. */
export const exportMinutes: ApiHandler = async (c) => {
  const { format, language, edition: year } = readQuery(c, minutesSheetQuery);
  const locale = language ?? c.get('locale');
  const { edition, rows, exceptions } = await openMinutes(c, 'exported', year);
  const toCells = await loadDecisionCells(edition, locale, SPREADSHEET);
  const toExceptionCells = await loadExceptionCells(locale, SPREADSHEET);
  const all = [...rows.map(toCells), ...exceptions.map(toExceptionCells)];
  const headers = all[0]?.map(([header]) => header) ?? [];
  async function* lines() {
    if (all.length > 0) yield headers;
    for (const row of all) {
      const cells = new Map<string, string | number>(row);
      yield headers.map((header) => cells.get(header) ?? '');
    }
  }
  return serveSheet(lines(), { name: `minutes-${edition}`, format, locale });
};

/** Desk/PrintMinutes: the same as PDF, in one language. The export is recorded in the audit trail. */
export const printMinutes: ApiHandler = async (c) => {
  const { language, edition } = readQuery(c, minutesQuery);
  const minutes = await openMinutes(c, 'exported', edition);
  const task = await describeMinutes(minutes, language ?? c.get('locale'));
  return sendPdf(`minutes-${minutes.edition}.pdf`, await typeset(task));
};
