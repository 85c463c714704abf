/** Roles of staff (ADMIN-02). An administrator has the rights of all of them. */
export const ROLES = ['administrator', 'editor', 'award', 'appointments', 'requests', 'lead'] as const;

/**
 * `editor` manages publications and meta tags, `lead` distributes the work on requests; each other role is the staff of
 * one service.
 */
export type Role = (typeof ROLES)[number];

export function isRole(name: string): name is Role {
  return (ROLES as readonly string[]).includes(name);
}

/** True if one of the roles has the rights of the wanted role. */
export function mayAct(roles: readonly Role[], wanted: Role): boolean {
  return roles.includes(wanted) || roles.includes('administrator');
}
