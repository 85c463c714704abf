import 'server-only';
import type { Kysely } from 'kysely';
import { listOffered } from '@/lib/award/definition/edition';
import type { Gap } from '@/lib/award/rules/find-gaps';
import { parseDay, toDay } from '@/lib/i18n/format';
import type { Tables } from '@/lib/server/db/tables';
import { type EditionRow, readData } from './read-edition';

/** The coordinator needs time to find jurors. */
const AHEAD_MS = 14 * 86_400_000;

/** The research fields that no juror reads, from two weeks before the judging until its end; none at other times. */
export async function findUnstaffed(db: Kysely<Tables>, row: EditionRow, at: Date): Promise<Gap[]> {
  const { phases, fields } = readData(row);
  const judging = phases.find(({ key }) => key === 'judging');
  if (row.state !== 'inForce' || !judging || toDay(at) > judging.to) return [];
  if (at.getTime() < parseDay(judging.from).getTime() - AHEAD_MS) return [];
  const jurors = await db
    .selectFrom('award_juror')
    .select('fields')
    .where('edition', '=', row.year)
    .execute();
  const staffed = new Set(jurors.flatMap((juror): number[] => JSON.parse(juror.fields)));
  return listOffered(fields)
    .filter(({ id }) => !staffed.has(id))
    .map(({ key }) => ({ kind: 'jurors', field: key }));
}
