import 'server-only';
import type { Kysely } from 'kysely';
import type { STAFF_ENDPOINTS } from '@/lib/admin/staff/endpoints';
import { changeRolesBody, grantBody, removeStaffBody } from '@/lib/admin/staff/schemas';
import { isRole } from '@/lib/api/contract/roles';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { toSubject } from '@/lib/server/auth/subjects';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { listConfiguredStaff, type StaffMember, writeStaff } from './configured-staff';

const readRoles = (names: string) => names.split(' ').filter(isRole);

/** Desk/ListStaff */
const listStaff: ApiHandler = async (c) => {
  const own = c.get('caller').subject;
  const rows = await (await openDatabase()).selectFrom('staff').selectAll().orderBy('label').execute();
  return c.json({
    data: {
      members: rows.map(({ subject, label, roles, updated_at }) => ({
        subject,
        label,
        roles: readRoles(roles),
        isOwn: subject === own,
        updatedAt: updated_at,
      })),
      configured: [...listConfiguredStaff()].map(([subject, roles]) => ({
        subject,
        roles,
        isOwn: subject === own,
      })),
    },
  });
};

/** @throws RequestError 409 `lastAdministrator` if nobody could change the staff any more */
async function requireAdministrator(tx: Kysely<Tables>): Promise<void> {
  const rows = await tx.selectFrom('staff').select('roles').execute();
  const all = [...rows.map(({ roles }) => readRoles(roles)), ...listConfiguredStaff().values()];
  if (!all.some((roles) => roles.includes('administrator'))) throw new RequestError(409, 'lastAdministrator');
}

/** @param seenAt when the row that the caller saw was written; null for a person who had none */
async function change(c: ApiContext, member: StaffMember, seenAt: string | null): Promise<Response> {
  const { subject } = member;
  await inTransaction(await openDatabase(), async (tx) => {
    const row = await tx
      .selectFrom('staff')
      .select('updated_at')
      .where('subject', '=', subject)
      .executeTakeFirst();
    if ((row?.updated_at ?? null) !== seenAt)
      throw new RequestError(409, seenAt === null ? 'staffKnown' : 'staffMoved');
    await writeStaff(tx, member, { actor: c.get('caller').subject, at: now() });
    await requireAdministrator(tx);
  });
  return c.json({ data: { subject } });
}

/** Desk/GrantRoles. @throws RequestError 409 `staffKnown` for a person who has roles */
const grantRoles: ApiHandler = async (c) => {
  const { nationalId, ...granted } = await readJson(c.req.raw, grantBody);
  return change(c, { subject: toSubject(nationalId), ...granted }, null);
};

/** Desk/ChangeRoles. @throws RequestError 409 `staffMoved`, `lastAdministrator` */
const changeRoles: ApiHandler = async (c) => {
  const { seenAt, ...member } = await readJson(c.req.raw, changeRolesBody);
  return change(c, member, seenAt);
};

/** Desk/RemoveStaff. @throws RequestError 409 `staffMoved`, `lastAdministrator` */
const removeStaff: ApiHandler = async (c) => {
  const { seenAt, subject } = await readJson(c.req.raw, removeStaffBody);
  return change(c, { subject, label: '', roles: [] }, seenAt);
};

export const MEMBER_HANDLERS = { listStaff, grantRoles, changeRoles, removeStaff } satisfies Record<
  keyof typeof STAFF_ENDPOINTS,
  ApiHandler
>;
