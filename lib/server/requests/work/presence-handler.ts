import 'server-only';
import type { Kysely } from 'kysely';
import { now } from '@/lib/env/clock';
import { formatList } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { presenceBody, type Reader } from '@/lib/requests/work/schemas';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { openAsStaff } from './open-as-staff';

/** A minute, because browsers run the timers of hidden tabs once a minute, plus the time of a call. */
const LIFETIME_MS = 75_000;

/** Colleagues who have a request open; each once, writing if any of their tabs is. */
async function listReaders(db: Kysely<Tables>, id: string, subject: string): Promise<Reader[]> {
  const rows = await db
    .selectFrom('desk_presence')
    .leftJoin('staff', 'staff.subject', 'desk_presence.subject')
    .select(({ fn }) => ['desk_presence.subject', 'label', fn.max<number>('is_writing').as('writing')])
    .where('request_id', '=', id)
    .where('expires_at', '>', now().toISOString())
    .where('desk_presence.subject', '<>', subject)
    .groupBy(['desk_presence.subject', 'label'])
    .orderBy('label')
    .orderBy('desk_presence.subject')
    .execute();
  return rows.map(({ label, writing }) => ({ label, isWriting: writing === 1 }));
}

interface Seen {
  readers: readonly Reader[];
  hasChanged: boolean;
}

/** The message of the page about readers and changes; empty if there are none. */
async function describePresence({ readers, hasChanged }: Seen, locale: Locale): Promise<string> {
  const t = await loadTranslator(locale, 'desk.presence');
  const list = await loadTranslator(locale, 'desk.list');
  const say = (key: 'writing' | 'reading', people: readonly Reader[]) => {
    if (people.length === 0) return [];
    // A name in the other direction must not reorder the sentence (Unicode isolates).
    const names = formatList(
      people.map(({ label }) => `\u2068${label ?? list('noName')}\u2069`),
      locale,
    );
    return [t(key, { count: people.length, names })];
  };
  return [
    ...say(
      'writing',
      readers.filter(({ isWriting }) => isWriting),
    ),
    ...say(
      'reading',
      readers.filter(({ isWriting }) => !isWriting),
    ),
    ...(hasChanged ? [t('changed')] : []),
  ].join(' ');
}

/** Desk/ReportPresence: the caller has the request open. @throws RequestError 404 for a request they may not see */
export const reportPresence: ApiHandler = async (c) => {
  const { id, tab, version, isWriting } = await readJson(c.req.raw, presenceBody);
  const db = await openDatabase();
  const { request, view } = await openAsStaff(c, db, id);
  const { subject } = view;
  const seen = {
    request_id: id,
    is_writing: isWriting ? (1 as const) : (0 as const),
    expires_at: new Date(now().getTime() + LIFETIME_MS).toISOString(),
  };
  await db
    .insertInto('desk_presence')
    .values({ subject, tab, ...seen })
    .onConflict((conflict) => conflict.columns(['subject', 'tab']).doUpdateSet(seen))
    .execute();
  const readers = await listReaders(db, id, subject);
  const line = await describePresence({ readers, hasChanged: request.version !== version }, c.get('locale'));
  return c.json({ data: { version: request.version, readers, line } });
};
