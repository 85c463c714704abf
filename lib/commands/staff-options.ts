import { parseArgs } from 'node:util';
import { isRole, ROLES, type Role } from '@/lib/api/contract/roles';

export const STAFF_HELP = `Shows or sets who works in the back office. Roles: ${ROLES.join(', ')}.

  npm run staff                                                     shows who has which role
  npm run staff -- --id 1012345678 --label "Award office" --role award --role requests
  npm run staff -- --id 1012345678 --remove                         removes all roles
  npm run staff -- --subject "person:…" --label … --role …          for a sign-on with its own pseudonyms
`;

interface StaffChange {
  who: { nationalId: string } | { subject: string };
  label: string;
  /** An empty list removes all roles. */
  roles: Role[];
}

function readWho(id: string | undefined, subject: string | undefined): StaffChange['who'] {
  if (subject) return { subject };
  if (!id || !/^[12]\d{9}$/.test(id)) throw new Error('--id: expected a national ID or Iqama of 10 digits');
  return { nationalId: id };
}

function readRoles(names: readonly string[], isRemoval: boolean): Role[] {
  if (isRemoval) return [];
  const roles = names.filter(isRole);
  if (roles.length === 0 || roles.length < names.length)
    throw new Error(`--role: expected one or more of ${ROLES.join(', ')}`);
  return roles;
}

/** @returns the change, or null to only list the staff @throws Error that names the invalid argument */
export function readStaffOptions(args: string[]): StaffChange | null {
  const { values } = parseArgs({
    args,
    options: {
      id: { type: 'string' },
      subject: { type: 'string' },
      label: { type: 'string' },
      role: { type: 'string', multiple: true },
      remove: { type: 'boolean' },
    },
  });
  if (args.length === 0) return null;
  const who = readWho(values.id, values.subject);
  return { who, label: values.label ?? '', roles: readRoles(values.role ?? [], values.remove === true) };
}
