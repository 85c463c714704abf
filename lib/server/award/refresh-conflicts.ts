import 'server-only';
import type { Kysely } from 'kysely';
import {
  type ConflictReason,
  findConflict,
  type Interested,
  prepareApplication,
  preparePerson,
} from '@/lib/admin/jury/find-conflict';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import type { Tables } from '@/lib/server/db/tables';
import { openName } from './sender-names';

interface Scope {
  /** Only this application. */
  requestId?: string;
  /** Only this person. */
  subject?: string;
  /** Only applications that jurors read. */
  isJudged?: boolean;
}

/** The jurors of an edition, and everyone else who has declared ties. */
async function listInterested(db: Kysely<Tables>, edition: number, subject?: string): Promise<Interested[]> {
  const ties = await db
    .selectFrom('award_tie')
    .select(['subject', 'kind', 'value'])
    .where('edition', '=', edition)
    .execute();
  const jurors = await db
    .selectFrom('award_juror')
    .select('subject')
    .where('edition', '=', edition)
    .execute();
  const subjects = [...new Set([...jurors, ...ties].map((row) => row.subject))].filter(
    (known) => subject === undefined || known === subject,
  );
  if (subjects.length === 0) return [];
  const labels = await db
    .selectFrom('staff')
    .select(['subject', 'label'])
    .where('subject', 'in', subjects)
    .execute();
  return subjects.map((known) => ({
    subject: known,
    name: labels.find((row) => row.subject === known)?.label ?? '',
    ties: ties.filter((tie) => tie.subject === known),
  }));
}

const listSubmitted = (db: Kysely<Tables>, edition: number, { requestId, isJudged }: Scope) =>
  db
    .selectFrom('scholarship_request')
    .leftJoin('award_person as person', 'person.request_id', 'scholarship_request.id')
    .select(['id', 'user_sub as sender', 'participant_name as participants', 'email'])
    .select('person.sealed as sealedName')
    .select('scholarship_university_name as university')
    .where('edition_id', '=', edition)
    .where('status', '=', REQUEST_STATUS.Completed)
    .$if(requestId !== undefined, (query) => query.where('id', '=', requestId ?? ''))
    .$if(isJudged === true, (query) => query.where('stage', 'in', ['eligible', 'inReview']))
    .execute();

type StoredConflict = Awaited<ReturnType<typeof listStored>>[number];

const listStored = (db: Kysely<Tables>, subjects: readonly string[], requestId?: string) =>
  db
    .selectFrom('award_conflict')
    .select(['request_id', 'juror', 'reasons', 'state'])
    .where('juror', 'in', subjects)
    .$if(requestId !== undefined, (query) => query.where('request_id', '=', requestId ?? ''))
    .execute();

const readReasons = ({ reasons }: StoredConflict): ConflictReason[] => JSON.parse(reasons);

/** Readings of applications from which a conflict now bars their juror: a released one stays visible as given back. */
async function endReadings(tx: Kysely<Tables>, request_id: string, juror: string): Promise<void> {
  const own = { request_id, juror };
  await tx
    .deleteFrom('award_assignment')
    .where((where) => where.and({ ...own, state: 'proposed' }))
    .execute();
  await tx
    .updateTable('award_assignment')
    .set({ state: 'recused' })
    .where((where) => where.and({ ...own, state: 'released' }))
    .execute();
}

/**
 * Compares persons with submitted applications of an edition and stores the conflicts of interest. A conflict that the
 * coordinator has cleared blocks again only for another reason.
 */
export async function refreshConflicts(
  tx: Kysely<Tables>,
  edition: number,
  scope: Scope = {},
): Promise<void> {
  const { requestId, subject } = scope;
  const persons = (await listInterested(tx, edition, subject)).map(preparePerson);
  if (persons.length === 0) return;
  const applications = await listSubmitted(tx, edition, scope);
  const subjects = persons.map((person) => person.subject);
  const stored = new Map(
    (await listStored(tx, subjects, requestId)).map((row) => [`${row.request_id} ${row.juror}`, row]),
  );
  for (const application of applications) {
    const { sealedName, ...facts } = application;
    const prepared = prepareApplication({ ...facts, senderName: openName(sealedName) });
    for (const person of persons) {
      const before = stored.get(`${application.id} ${person.subject}`);
      const known = before ? readReasons(before) : [];
      const found = findConflict(person, prepared);
      const isRecused = known.includes('recused');
      const reasons = [...(found?.reasons ?? []), ...(isRecused ? (['recused'] as const) : [])];
      if (String(reasons) === String(known)) continue;
      const key = { request_id: application.id, juror: person.subject };
      if (reasons.length === 0) {
        await tx
          .deleteFrom('award_conflict')
          .where((where) => where.and(key))
          .execute();
        continue;
      }
      const isNew = reasons.some((reason) => !known.includes(reason));
      const source = isRecused ? ('declared' as const) : (found?.source ?? 'found');
      const changes = {
        source,
        reasons: JSON.stringify(reasons),
        ...(isNew && !isRecused
          ? { state: 'blocking' as const, decided_by: null, decided_at: null, note: null }
          : {}),
      };
      await tx
        .insertInto('award_conflict')
        .values({ ...key, state: 'blocking', ...changes })
        .onConflict((conflict) => conflict.columns(['request_id', 'juror']).doUpdateSet(changes))
        .execute();
      if (isNew) await endReadings(tx, application.id, person.subject);
    }
  }
}
