import { z } from 'zod';
import { nationalId } from '@/lib/admin/sessions/session-schemas';
import { ROLES } from '@/lib/api/contract/roles';
import { line, subject } from '@/lib/requests/work/schemas';

export const LABEL_LENGTH = 80;

const role = z.enum(ROLES, { error: 'choice' });
const granted = {
  label: line(LABEL_LENGTH).min(1, 'required'),
  roles: z.array(role).min(1, 'required').max(ROLES.length),
};
/** The member of staff, and when the row that was shown had been written. */
const target = { subject: subject.min(1, 'required'), seenAt: z.string().max(30, 'tooLong') };

/** `Desk/GrantRoles`: for a person without roles in the database. */
export const grantBody = z.strictObject({ nationalId, ...granted });
/** `Desk/ChangeRoles` */
export const changeRolesBody = z.strictObject({ ...target, ...granted });
/** `Desk/RemoveStaff` */
export const removeStaffBody = z.strictObject(target);

const member = z.object({
  /** Pseudonym of the person. */
  subject: z.string(),
  label: z.string(),
  roles: z.array(role),
  isOwn: z.boolean(),
  updatedAt: z.string(),
});
export type StaffMember = z.infer<typeof member>;

const staff = z.object({
  members: z.array(member),
  /** Persons named by the setting `STAFF`, whom the desk cannot change. */
  configured: z.array(z.object({ subject: z.string(), roles: z.array(role), isOwn: z.boolean() })),
});
export type Staff = z.infer<typeof staff>;

const saved = z.object({ data: z.object({ subject: z.string() }) });

export const STAFF_SCHEMAS = {
  listStaff: {
    summary: 'Who works in the back office, with their roles, for administrators',
    response: z.object({ data: staff }),
  },
  grantRoles: { summary: 'Gives a person roles in the back office', body: grantBody, response: saved },
  changeRoles: {
    summary: 'Changes name and roles of a member of staff',
    body: changeRolesBody,
    response: saved,
  },
  removeStaff: {
    summary: 'Removes all roles of a member of staff; their requests have no owner afterwards',
    body: removeStaffBody,
    response: saved,
  },
};
