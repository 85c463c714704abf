import 'server-only';
import type { Kysely, RawBuilder, Selectable } from 'kysely';
import type { Bar, Juror } from '@/lib/admin/jury/schemas';
import type { Role } from '@/lib/api/contract/roles';
import { readRoles } from '@/lib/server/admin/staff/find-roles';
import { listStaff } from '@/lib/server/admin/staff/list-staff';
import { selectBarred } from '@/lib/server/award/eligibility-facts';
import { yearInForce } from '@/lib/server/award/read-edition';
import type { Tables } from '@/lib/server/db/tables';

/** The fields that a juror leads: the marked ones among those they read. */
function readLeads({ fields, leads }: Pick<Selectable<Tables['award_juror']>, 'fields' | 'leads'>): number[] {
  const own: number[] = JSON.parse(fields);
  const marked: number[] = JSON.parse(leads);
  return own.filter((field) => marked.includes(field));
}

/** Why a person cannot be a juror of an edition; null if nothing bars them. */
function findBar(roles: readonly Role[], isApplicant: boolean): Bar | null {
  if (!roles.includes('jury')) return 'noRole';
  if (roles.includes('award') || roles.includes('coordinator')) return 'office';
  return isApplicant ? 'applicant' : null;
}

async function listApplicants(
  db: Kysely<Tables>,
  edition: number | RawBuilder<number>,
  subjects: readonly string[],
): Promise<Set<string>> {
  if (subjects.length === 0) return new Set();
  const rows = await db
    .selectFrom('scholarship_request')
    .select('user_sub')
    .where('edition_id', '=', edition)
    .where('user_sub', 'in', subjects)
    .execute();
  return new Set(rows.map(({ user_sub }) => user_sub));
}

/** What bars a person from reading in the edition in force; null if nothing does. */
export async function findBarOf(db: Kysely<Tables>, subject: string): Promise<Bar | null> {
  const applicants = await listApplicants(db, yearInForce(), [subject]);
  return findBar(await readRoles(db, subject), applicants.has(subject));
}

/** The fields that a person leads in the edition in force; none for a person who must not be a juror of it. */
export async function findLedFields(db: Kysely<Tables>, subject: string): Promise<number[]> {
  const row = await db
    .selectFrom('award_juror')
    .select(['fields', 'leads'])
    .where('edition', '=', yearInForce())
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (!row) return [];
  const leads = readLeads(row);
  return leads.length > 0 && (await findBarOf(db, subject)) === null ? leads : [];
}

/** The jurors of an edition, and the holders of the role who are none yet; by name. */
async function listJurors(
  db: Kysely<Tables>,
  edition: number,
): Promise<Omit<Juror, 'proposed' | 'released'>[]> {
  const rows = await db.selectFrom('award_juror').selectAll().where('edition', '=', edition).execute();
  const staff = await listStaff(db);
  const holders = staff.flatMap(({ subject, roles }) => (roles.includes('jury') ? [subject] : []));
  const subjects = [...new Set([...holders, ...rows.map(({ subject }) => subject)])];
  const applicants = await listApplicants(db, edition, subjects);
  return subjects.map((subject) => {
    const member = staff.find((known) => known.subject === subject);
    const row = rows.find((known) => known.subject === subject);
    return {
      subject,
      label: member?.label ?? null,
      version: row?.version ?? null,
      fields: row ? JSON.parse(row.fields) : [],
      leads: row ? readLeads(row) : [],
      languages: row ? JSON.parse(row.languages) : [],
      capacity: row?.capacity ?? 0,
      bar: findBar(member?.roles ?? [], applicants.has(subject)),
    };
  });
}

/** The jurors of an edition whom nothing bars from reading. */
export const listActive = async (db: Kysely<Tables>, edition: number) =>
  (await listJurors(db, edition)).filter(({ version, bar }) => version !== null && bar === null);

/**
 * The persons of `listJurors` with the numbers of their readings.
 * @param reader who must not learn who reads an application of their conflict; by default nothing is left out
 */
export async function readJurors(db: Kysely<Tables>, edition: number, reader = ''): Promise<Juror[]> {
  const loads = await db
    .selectFrom('award_assignment')
    .select(['juror', 'state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('edition', '=', edition)
    .where('request_id', 'not in', selectBarred(db, reader))
    .groupBy(['juror', 'state'])
    .execute();
  return (await listJurors(db, edition)).map((juror) => {
    const count = (state: string) =>
      Number(loads.find((load) => load.juror === juror.subject && load.state === state)?.count ?? 0);
    return { ...juror, proposed: count('proposed'), released: count('released') };
  });
}

/** A person of `readJurors`; undefined for anyone else. */
export const findJuror = async (db: Kysely<Tables>, edition: number, subject: string, reader = '') =>
  (await readJurors(db, edition, reader)).find((juror) => juror.subject === subject);
