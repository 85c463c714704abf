/**
 * Roles of staff (ADMIN-02). An administrator has the rights of all of them, except in judging and in changes of
 * editions, whose calls and pages are open only to the roles that they name.
 */
export const ROLES = [
  'administrator',
  'editor',
  'publisher',
  'award',
  'coordinator',
  'jury',
  'appointments',
  'requests',
  'lead',
  'insight',
  'suppliers',
] as const;

/**
 * `editor` writes publications, facts of the season and meta tags, `publisher` approves and publishes them,
 * `coordinator` runs the judging, `jury` reads applications, `lead` distributes the work on requests, `insight` reads
 * figures, `suppliers` keeps the register of suppliers; other roles are the staff of a service.
 */
export type Role = (typeof ROLES)[number];

export function isRole(name: string): name is Role {
  return (ROLES as readonly string[]).includes(name);
}

/** True if one of the roles has the rights of the wanted role. */
export function mayAct(roles: readonly Role[], wanted: Role): boolean {
  return roles.includes(wanted) || roles.includes('administrator');
}
