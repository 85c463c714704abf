import 'server-only';
import { createHmac } from 'node:crypto';
import { loadSecrets } from '@/lib/auth/secrets';

/** The pseudonym of a national ID: stable for a person, of no use to anybody else. */
export function toSubject(nationalId: string): string {
  const digest = createHmac('sha256', loadSecrets().subjects).update(nationalId).digest('base64url');
  return `person:${digest}`;
}
