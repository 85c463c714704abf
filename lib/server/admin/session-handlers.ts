import 'server-only';
import type { SESSION_ENDPOINTS } from '@/lib/admin/sessions/session-endpoints';
import {
  type EndSessions,
  endSessionsBody,
  refusalsQuery,
  sessionsQuery,
} from '@/lib/admin/sessions/session-schemas';
import { listRefusals as list } from '@/lib/auth/refusals/refusals';
import { listPeople, removeRecords } from '@/lib/auth/sessions/session-records';
import { now } from '@/lib/env/clock';
import { endOpenSessions } from '@/lib/server/auth/sessions';
import { toSubject } from '@/lib/server/auth/subjects';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { cutPage } from './cut-page';

const PAGE_SIZE = 50;

/** Desk/ListSessions: a page of signed-in people, by pseudonym. */
const listSessions: ApiHandler = async (c) => {
  const { after } = readQuery(c, sessionsQuery);
  const people = await listPeople(now(), PAGE_SIZE + 1, after);
  const staff = await (await openDatabase()).selectFrom('staff').select(['subject', 'label']).execute();
  const labels = new Map(staff.map(({ subject, label }) => [subject, label]));
  const own = c.get('caller').subject;
  const rows = people.map(({ subject, sessions, started, seen }) => ({
    id: subject,
    label: labels.get(subject) ?? null,
    isOwn: subject === own,
    sessions,
    startedAt: new Date(started).toISOString(),
    seenAt: new Date(seen).toISOString(),
  }));
  return c.json({ data: cutPage(rows, PAGE_SIZE) });
};

function toSubjectOf(body: EndSessions): string | undefined {
  if (body.who === 'everyone') return undefined;
  return body.who === 'nationalId' ? toSubject(body.nationalId) : body.subject;
}

/**
 * Desk/EndSessions: ends the sessions of a person or of everyone, except the current one; their tokens are revoked and
 * the portal deletes its records of them.
 */
const endSessions: ApiHandler = async (c) => {
  const subject = toSubjectOf(await readJson(c.req.raw, endSessionsBody));
  const { subject: actor, sessionId: except } = c.get('caller');
  const ended = await endOpenSessions({ subject, except }, actor);
  await removeRecords({ subject, exceptReference: except });
  return c.json({ data: { ended } });
};

/** Desk/ListRefusals: a page of refusals, newest first. */
const listRefusals: ApiHandler = async (c) => {
  const { after } = readQuery(c, refusalsQuery);
  const lines = await list(PAGE_SIZE + 1, after);
  const rows = lines.map(({ id, hour, ...line }) => ({
    id: String(id),
    hour: new Date(hour).toISOString(),
    ...line,
  }));
  return c.json({ data: cutPage(rows, PAGE_SIZE) });
};

export const SESSION_HANDLERS = { listSessions, endSessions, listRefusals } satisfies Record<
  keyof typeof SESSION_ENDPOINTS,
  ApiHandler
>;
