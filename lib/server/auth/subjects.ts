import 'server-only';
import { toPseudonym } from '@/lib/auth/tokens/secrets';

/** The pseudonym of a national ID: stable for a person, of no use to anybody else. */
export function toSubject(nationalId: string): string {
  return `person:${toPseudonym(nationalId).toString('base64url')}`;
}
