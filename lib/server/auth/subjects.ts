import 'server-only';
import { toPseudonym } from '@/lib/auth/tokens/secrets';

/** The pseudonym of a national id: stable for a person, and not reversible without the key. */
export function toSubject(nationalId: string): string {
  return `person:${toPseudonym(nationalId).toString('base64url')}`;
}
