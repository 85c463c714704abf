import type { Role } from './roles';

type Body = 'json' | 'multipart';

/** Read by anyone with an anonymous token. */
export const readByVisitors = <Path extends string>(path: Path) =>
  ({ method: 'GET', path, token: 'anonymous', access: 'anyone' }) as const;

/** The same, for a call that the portal can answer itself when an external root is configured (`OWN_PUBLICATIONS`). */
export const readFromPortal = <Path extends string>(path: Path) =>
  ({ ...readByVisitors(path), mayBeOwn: true }) as const;

/** Read by anyone, with the sign-on token if there is one. */
export const readByAnyone = <Path extends string>(path: Path) =>
  ({ method: 'GET', path, token: 'context', access: 'anyone' }) as const;

/** Read by a signed-in person. */
export const readByPerson = <Path extends string>(path: Path) =>
  ({ method: 'GET', path, token: 'forced', access: 'person' }) as const;

/** Read by staff with any of these roles. */
export const readByStaff = <Path extends string>(path: Path, ...roles: Role[]) =>
  ({ method: 'GET', path, token: 'forced', access: 'staff', roles }) as const;

/** Changed by staff: protected by session, role and Origin instead of a bot check. */
export const changeByStaff = <Path extends string>(path: Path, ...roles: Role[]) =>
  ({ method: 'POST', path, token: 'forced', access: 'staff', roles, body: 'json' }) as const;

/** Read by persons who have one of these roles; administrators only if they are named. */
export const readByHolders = <Path extends string>(path: Path, ...roles: Role[]) =>
  ({ ...readByStaff(path, ...roles), holdersOnly: true }) as const;

/** Changed by persons who have one of these roles; administrators only if they are named. */
export const changeByHolders = <Path extends string>(path: Path, ...roles: Role[]) =>
  ({ ...changeByStaff(path, ...roles), holdersOnly: true }) as const;

export const postByAnyone = <Path extends string>(path: Path, action: string, body: Body = 'json') =>
  ({ method: 'POST', path, token: 'context', access: 'anyone', action, body }) as const;

export const postByPerson = <Path extends string>(path: Path, action: string, body: Body = 'json') =>
  ({ method: 'POST', path, token: 'forced', access: 'person', action, body }) as const;

/** Saved by a form while its person writes: protected by session, Origin and a rate limit instead of a bot check. */
export const saveByPerson = <Path extends string>(path: Path, body: Body) =>
  ({ method: 'POST', path, token: 'forced', access: 'person', limit: 'draft', body }) as const;
