import 'server-only';
import { z } from 'zod';
import { RETURN_TARGETS } from '@/lib/auth/rules/return-targets';
import type { Session } from '@/lib/auth/rules/session-rules';
import { readForm } from '@/lib/auth/sessions/read-form';
import { seeOther } from '@/lib/auth/sign-on/see-other';
import { now } from '@/lib/env/clock';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import type { Device } from './device';
import { endSessions } from './end-sessions';
import { findSession } from './find-session';
import { clearSession } from './session-cookie';
import { listRecords } from './session-records';

export interface OwnSession {
  id: string;
  device: Device;
  startedAt: Date;
  seenAt: Date;
  /** True for the current session. */
  isThis: boolean;
}

/** Result of a request to end sessions: the current one, another, or all others ended; or none. */
export type EndOutcome = 'this' | 'one' | 'others' | 'none';

/** Value of the form field `session` that ends all sessions except the current one. */
export const ALL_OTHERS = 'others';

const device = z.object({ browser: z.string(), system: z.string() });

/** The sessions of the signed-in person: the current one first, then the most recently used. */
export async function listOwnSessions(session: Session): Promise<OwnSession[]> {
  const own = (await listRecords(session.subject, now())).map((record) => ({
    id: record.id,
    device: device.parse(JSON.parse(record.device)),
    startedAt: new Date(record.started_at),
    seenAt: new Date(record.seen_at),
    isThis: record.id === session.id,
  }));
  return own.sort((one, other) => Number(other.isThis) - Number(one.isThis));
}

async function end({ id, subject }: Session, wanted: string | null): Promise<EndOutcome> {
  if (wanted === ALL_OTHERS) return (await endSessions({ subject, except: id })) > 0 ? 'others' : 'none';
  const count = wanted ? await endSessions({ subject, id: wanted }) : 0;
  if (wanted === id) return 'this';
  return count > 0 ? 'one' : 'none';
}

const redirectTo = (locale: Locale, outcome: EndOutcome) =>
  `/${locale}${RETURN_TARGETS.sessions}?ended=${outcome}`;

/** Ends the one named by the form field `session`, or with `others` all except the current one. */
export async function endOwnSessions(request: Request): Promise<Response> {
  const form = await readForm(request);
  const given = form.get('locale') ?? undefined;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  const session = await findSession(request.headers);
  if (!session) return seeOther(redirectTo(locale, 'none'));
  const outcome = await end(session, form.get('session'));
  return seeOther(redirectTo(locale, outcome), outcome === 'this' ? [clearSession(request.headers)] : []);
}
