/**
 * What a signed-in person may do beyond their own affairs (ADMIN-02). An administrator may do all
 * of it.
 */
export const ROLES = ['administrator', 'editor', 'award', 'appointments', 'requests'] as const;

/** `editor`: publications and meta tags; the others: the staff of a service. */
export type Role = (typeof ROLES)[number];

export function isRole(name: string): name is Role {
  return (ROLES as readonly string[]).includes(name);
}

/** True where somebody with these roles may do what the wanted role may. */
export function mayAct(roles: readonly Role[], wanted: Role): boolean {
  return roles.includes(wanted) || roles.includes('administrator');
}
