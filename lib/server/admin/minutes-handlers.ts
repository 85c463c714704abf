import 'server-only';
import type { Kysely } from 'kysely';
import { type Minutes, minutesQuery } from '@/lib/admin/decision-schemas';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import { loadOutcomeNames } from '@/lib/award/rules/outcome-names';
import { now } from '@/lib/env/clock';
import { separatorOf } from '@/lib/i18n/format';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { openPublicEdition, readEditionInForce } from '@/lib/server/award/read-edition';
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
import type { Cell } from '@/lib/server/files/make-workbook';
import { serveSheet } from '@/lib/server/files/serve-sheet';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { toHead } from './ranking-handlers';

/** The decisions about the frozen ranking of the edition in force, in its order; none while the ranking is open. */
async function readMinutes(db: Kysely<Tables>, reader: string): Promise<Minutes> {
  const { year } = await readEditionInForce(db, DEFAULT_LOCALE);
  const ranking = await findRanking(db);
  const hidden = await listHidden(db, reader);
  const decisions = await readDecisions(db, ranking);
  const corrections = await readCorrections(db, ranking);
  const rows = (ranking ? readSnapshot(ranking) : []).flatMap(({ id, referenceNumber, category, rank }) => {
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
  return { ...toHead(year, ranking, rows.length, reader), rows };
}

/** Reads the minutes and records the look or the export in the audit trail. */
async function openMinutes(c: ApiContext, kind: 'viewed' | 'exported'): Promise<Minutes> {
  const db = await openDatabase();
  const actor = c.get('caller').subject;
  const minutes = await readMinutes(db, actor);
  await recordRanking(db, minutes.edition, { kind, actor, at: now() });
  return minutes;
}

/** Desk/GetMinutes. The look is recorded in the audit trail. */
export const getMinutes: ApiHandler = async (c) => c.json({ data: await openMinutes(c, 'viewed') });

/** Loads the function that converts a decision for the spreadsheet, in the reader's language. */
async function loadCells(edition: number, locale: Locale) {
  const t = await loadTranslator(locale, 'results');
  const award = await loadTranslator(locale, 'award.categories');
  const judging = await loadTranslator(locale, 'judging');
  const admin = await loadTranslator(locale, 'admin.award.columns');
  const { categories, text } = await openPublicEdition(await openDatabase(), locale, edition);
  const corrected = await loadTranslator(locale, 'corrections');
  const nameOutcome = await loadOutcomeNames(locale);
  const nameOf = (id: number) => categories.find((category) => category.id === id)?.key ?? '';
  return (row: Minutes['rows'][number]): [header: string, cell: Cell][] => [
    [judging('category'), text(OPTION_PATH.categories(nameOf(row.category)))],
    [t('columns.rank'), row.rank ?? ''],
    [admin('referenceNumber'), row.referenceNumber],
    [t('columns.outcome'), t(`outcomes.${row.outcome}`)],
    [t('columns.prize'), row.prize ? award(row.prize) : ''],
    [t('decision.reason'), row.reason],
    [t('decision.members'), row.votes.members.join(', ')],
    [t('decision.present'), row.votes.present.join(', ')],
    [t('decision.recused'), row.votes.recused.join(', ')],
    [t('decision.inFavour'), row.votes.inFavour],
    [t('decision.against'), row.votes.against],
    [t('decision.abstained'), row.votes.abstained],
    [t('columns.decidedAt'), formatDatesAndTime(new Date(row.decidedAt), locale)],
    [
      corrected('done'),
      row.corrections
        .map((change) =>
          [
            `${nameOutcome(change.formerOutcome, change.formerPrize)} → ${nameOutcome(change.outcome, change.prize)}`,
            formatDatesAndTime(new Date(change.confirmedAt ?? change.proposedAt), locale),
            change.reason,
          ].join(separatorOf(locale)),
        )
        .join('\n'),
    ],
  ];
}

/** Desk/ExportMinutes: the minutes for a spreadsheet. The export is recorded in the audit trail. */
export const exportMinutes: ApiHandler = async (c) => {
  const { format, language } = readQuery(c, minutesQuery);
  const locale = language ?? c.get('locale');
  const { edition, rows } = await openMinutes(c, 'exported');
  const toCells = await loadCells(edition, locale);
  async function* lines() {
    const [first] = rows;
    if (first) yield toCells(first).map(([header]) => header);
    for (const row of rows) yield toCells(row).map(([, cell]) => cell);
  }
  return serveSheet(lines(), { name: `minutes-${edition}`, format, locale });
};
