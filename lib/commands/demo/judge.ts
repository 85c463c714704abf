import 'server-only';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { callAs } from './call-as';
import type { Cast } from './cast';
import { describeUniversity } from './projects';
import { DAY_MS, goBack } from './travel-time';
import { writeSheet } from './write-sheet';

/** Days before today on which the readings of each round are released: two for each application, then a third. */
const ROUNDS = [28, 16];

/** Each juror gets two of the six fields; two declare the university of an applicant. */
async function nameJury({ coordinator, jurors }: Cast): Promise<void> {
  goBack(30);
  for (const [index, { subject }] of jurors.entries())
    await callAs(coordinator, 'saveJuror', {
      subject,
      version: 0,
      fields: [1 + (index % 6), 1 + ((index + 2) % 6)],
      languages: ['ar', 'en'],
      capacity: 20,
    });
  for (const [index, juror] of jurors.slice(0, 2).entries())
    await callAs(juror, 'saveMyTies', {
      universities: [describeUniversity(index).name],
      persons: [],
      mailDomains: [],
    });
}

/** Proposes and releases the readings that are needed, and lets every juror make their sheets final. */
async function read({ coordinator, jurors }: Cast, round: number, days: number): Promise<number> {
  goBack(days);
  const { data } = await callAs(coordinator, 'proposeAssignments');
  if (data.proposedAt === null) return 0;
  const dueOn = toDay(new Date(now().getTime() + 7 * DAY_MS));
  await callAs(coordinator, 'releaseAssignments', { proposedAt: data.proposedAt, dueOn });
  let sheets = 0;
  for (const [judge, juror] of jurors.entries()) {
    goBack(days - 1 - judge / 3);
    const { data: readings } = await callAs(juror, 'listReadings');
    for (const { id, title, state } of readings) {
      if (state === 'final') continue;
      const sheet = writeSheet(juror, judge, round, title);
      await callAs(juror, 'makeFinal', { id, savedAt: '', ...sheet, confirmed: true });
      sheets += 1;
    }
  }
  return sheets;
}

/**
 * The jury reads; where two readings differ, or a prize depends on it, a third one decides.
 * @returns sheets by round
 */
export async function judge(cast: Cast): Promise<number[]> {
  await nameJury(cast);
  const sheets: number[] = [];
  for (const [index, days] of ROUNDS.entries()) sheets.push(await read(cast, index + 1, days));
  return sheets;
}
