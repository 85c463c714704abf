import type { RoutePath } from '@/lib/routing/table';

/** Where a sign-on may lead back to: an enumeration, never an address (SIGN-ON-06). */
export const RETURN_TARGETS = {
  'researchers.register': '/Researchers/registration',
  'researchers.submit': '/Researchers/submission',
  researchers: '/Researchers',
  admin: '/desk',
  requests: '/requests',
  sessions: '/requests/sessions',
  appointment: '/MinsterAppointment',
  creatives: '/CreativityAndLeadership',
  suppliers: '/Suppliers',
  signOnCheck: '/IamTest',
} as const satisfies Record<string, RoutePath>;

export type ReturnTarget = keyof typeof RETURN_TARGETS;

export function isReturnTarget(value: unknown): value is ReturnTarget {
  return typeof value === 'string' && Object.hasOwn(RETURN_TARGETS, value);
}
