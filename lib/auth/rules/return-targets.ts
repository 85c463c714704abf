import type { RoutePath } from '@/lib/routing/table';

/** Possible return targets of a sign-on: an enumeration, never an address (SIGN-ON-06). */
export const RETURN_TARGETS = {
  'researchers.register': '/Researchers/registration',
  'researchers.submit': '/Researchers/submission',
  'researchers.application': '/Researchers/application',
  researchers: '/Researchers',
  admin: '/desk',
  requests: '/requests',
  sessions: '/requests/sessions',
  appointment: '/MinsterAppointment',
  creatives: '/CreativityAndLeadership',
  suppliers: '/Suppliers',
  mySuppliers: '/requests/suppliers',
  signOnCheck: '/IamTest',
} as const satisfies Record<string, RoutePath>;

/** The areas of the portal, each with its own sign-on (`signOn` in the operator's settings). */
export type SignOnArea = 'award' | 'services' | 'desk';

const AREAS: Partial<Record<keyof typeof RETURN_TARGETS, SignOnArea>> = {
  'researchers.register': 'award',
  'researchers.submit': 'award',
  'researchers.application': 'award',
  researchers: 'award',
  signOnCheck: 'award',
  admin: 'desk',
};

export const areaOf = (target: ReturnTarget): SignOnArea => AREAS[target] ?? 'services';

export type ReturnTarget = keyof typeof RETURN_TARGETS;

export function isReturnTarget(value: unknown): value is ReturnTarget {
  return typeof value === 'string' && Object.hasOwn(RETURN_TARGETS, value);
}
