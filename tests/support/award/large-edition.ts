import { sql } from 'kysely';
import { foldTie } from '@/lib/admin/jury/find-conflict';
import { SEED, SEED_YEAR } from '@/lib/award/definition/edition';
import { cutBatches } from '@/lib/database/cut-batches';
import { isPostgres } from '@/lib/database/postgres';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { sealName } from '@/lib/server/award/sender-names';
import { openDatabase } from '@/lib/server/db/open';
import { BATCH, storeJudged } from './judged';

const READERS = 2;
const CRITERIA = SEED.criteria.map(({ key }) => key);
const UNIVERSITIES = 300;

/** Parts of names, of which many senders and jurors share one and few share two. */
const FIRST =
  'Ahmad Muhammad Khalid Sarah Noura Fatima Yusuf Ibrahim أحمد محمد خالد نورة فاطمة يوسف إبراهيم هدى'.split(
    ' ',
  );
const FAMILY =
  'Harbi Ghamdi Miller Otaibi Zahrani Qahtani Rahman Yılmaz الحربي الغامدي العتيبي الزهراني القحطاني الشهري'.split(
    ' ',
  );

/** Numbers that are the same in every run. */
function* drawNumbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}
const numbers = drawNumbers(7);
const draw = (limit: number) => Number(numbers.next().value) % limit;

/** A name whose last word is as various as family names are. */
function drawName(): string {
  const letters = String.fromCharCode(97 + draw(26), 97 + draw(26));
  return `${FIRST[draw(FIRST.length)]} ${FIRST[draw(FIRST.length)]} ${FAMILY[draw(FAMILY.length)]}${letters}`;
}

const toSubmission = ({ id }: { id: string }) => ({
  id,
  request_id: id,
  verified_correct_information: 1 as const,
  verified_terms_and_conditions: 1 as const,
  verified_original_research: 1 as const,
  verified_publish_and_development: 1 as const,
  verified_scholarship_participation: 1 as const,
  text_version: '1',
  text_language: 'ar',
  created_at: '2026-11-26T12:00:00.000Z',
});

/**
 * Stores applications of two categories and four fields, with two final sheets each and the sealed names of their
 * senders.
 * @returns their ids
 */
export async function storeLargeEdition(count: number): Promise<string[]> {
  const makeScores = () => Object.fromEntries(CRITERIA.map((key) => [key, draw(11)]));
  const stored = await storeJudged(
    Array.from({ length: count }, (_, index) => ({
      category: 1 + (index % 2),
      field: 1 + (index % 4),
      answers: {
        scholarship_file_number: String(1_000_000 + index),
        participant_name: `${drawName()}, ${drawName()}`,
        scholarship_university_name: `University ${draw(UNIVERSITIES)}`,
      },
      totals: Array.from({ length: READERS }, () => draw(101) * 100),
      scores: Array.from({ length: READERS }, makeScores),
    })),
  );
  const db = await openDatabase();
  for (const batch of cutBatches(stored, BATCH)) {
    await db.insertInto('submission').values(batch.map(toSubmission)).execute();
    const sealed = batch.map(async ({ id }) => ({
      request_id: id,
      sealed: (await sealName({ subject: '', name: drawName() })) ?? '',
    }));
    await db
      .insertInto('award_person')
      .values(await Promise.all(sealed))
      .execute();
  }
  return stored.map(({ id }) => id);
}

/** Names jurors of the edition, each with a university and two persons as ties. @returns their subjects */
export async function nameJurors(count: number): Promise<string[]> {
  const db = await openDatabase();
  const subjects = Array.from({ length: count }, (_, index) => `person:juror-${index}`);
  const at = now();
  for (const subject of subjects) {
    await changeStaff(db, { subject, label: drawName(), roles: ['jury'] }, at);
    const juror = { edition: SEED_YEAR, subject, fields: '[1]', languages: '["ar"]', capacity: 9 };
    await db
      .insertInto('award_juror')
      .values({ ...juror, version: 1, updated_at: at.toISOString() })
      .execute();
    const ties = [
      { kind: 'university' as const, value: `University ${draw(UNIVERSITIES)}` },
      ...[1, 2].map(() => ({ kind: 'person' as const, value: drawName() })),
    ];
    const rows = ties.map(({ kind, value }, index) => ({
      id: `${subject}-${index}`,
      ...{ edition: SEED_YEAR, subject, kind, value: foldTie(kind, value), stated_at: at.toISOString() },
    }));
    await db.insertInto('award_tie').values(rows).execute();
  }
  return subjects;
}

/**
 * Collects statistics, as autovacuum does within a minute: until then the planner of PostgreSQL assumes that the tables
 * are small, and PostgreSQL reads rows to check whether they are visible.
 */
export async function collectStatistics(): Promise<void> {
  const db = await openDatabase();
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
}
