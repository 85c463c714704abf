import 'server-only';
import { randomUUID } from 'node:crypto';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { loadTranslator } from '@/lib/i18n/translator';
import { startJob } from '@/lib/jobs/repeat';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { checkFiles } from '@/lib/server/health/check-health';
import { enqueueMail, type PartMailKind } from './enqueue-mail';

const INTERVAL_MS = 30_000;
/** A restarting part is briefly unavailable: only longer outages are reported. */
const PATIENCE_MS = 120_000;
/** Minimum time between mails about an unstable part. */
const QUIET_MS = 3_600_000;

type Parts = Awaited<ReturnType<typeof checkFiles>>;
type Part = keyof Parts;

/** Distinguishes the findings of this process from those of other instances. */
const PROCESS = randomUUID();

/** When this process first found a part unavailable, in milliseconds since 1970. */
const awaySince = new Map<Part, number>();

/** The last mails about a part, newest first, from any instance; their numbers are their order. */
const listTold = (db: Database, part: Part) =>
  db
    .selectFrom('outbox')
    .select(['key', 'kind', 'created_at'])
    .where('key', '>', `part:${part}:`)
    .where('key', '<', `part:${part};`)
    .orderBy('key', 'desc')
    .limit(2)
    .execute();

type Told = Awaited<ReturnType<typeof listTold>>;

/** Shares a finding with other instances; it expires if it is not renewed because its process ended. */
async function noteFinding(db: Database, part: Part, works: boolean, at: Date): Promise<void> {
  const code = `${part}:${PROCESS}`;
  if (works) {
    if (awaySince.has(part))
      await db.deleteFrom('used_code').where('kind', '=', 'partAway').where('code', '=', code).execute();
    return;
  }
  const expires_at = new Date(at.getTime() + PATIENCE_MS).toISOString();
  await db
    .insertInto('used_code')
    .values({ kind: 'partAway', code, expires_at })
    .onConflict((conflict) => conflict.columns(['kind', 'code']).doUpdateSet({ expires_at }))
    .execute();
}

async function isAwayAnywhere(db: Database, part: Part, at: Date): Promise<boolean> {
  const finding = await db
    .selectFrom('used_code')
    .select('code')
    .where('kind', '=', 'partAway')
    .where('code', '>', `${part}:`)
    .where('code', '<', `${part};`)
    .where('expires_at', '>', at.toISOString())
    .limit(1)
    .executeTakeFirst();
  return finding !== undefined;
}

/** The mail to send now; null if the operator already knows, or had one too recently. */
function chooseKind(part: Part, works: boolean, told: Told, at: Date): PartMailKind | null {
  if (works) {
    awaySince.delete(part);
    return told[0]?.kind === 'partAway' ? 'partBack' : null;
  }
  const since = awaySince.get(part) ?? at.getTime();
  awaySince.set(part, since);
  const last = told.find(({ kind }) => kind === 'partAway');
  const isQuiet = last !== undefined && at.getTime() - Date.parse(last.created_at) < QUIET_MS;
  const isKnown = told[0]?.kind === 'partAway' || isQuiet;
  return isKnown || at.getTime() - since < PATIENCE_MS ? null : 'partAway';
}

async function tell(db: Database, part: Part, works: boolean, at: Date): Promise<void> {
  await noteFinding(db, part, works, at);
  const told = await listTold(db, part);
  const kind = chooseKind(part, works, told, at);
  if (!kind) return;
  // Another instance may still be unable to use the part.
  if (kind === 'partBack' && (await isAwayAnywhere(db, part, at))) return;
  const locale = env.OPERATOR_LANGUAGE;
  const health = await loadTranslator(locale, 'health');
  const t = await loadTranslator(locale, 'mail');
  const number = Number(told[0]?.key.split(':').at(-1) ?? 0) + 1;
  await enqueueMail(db, {
    // Of several instances with the same finding, one writes the mail.
    key: `part:${part}:${String(number).padStart(8, '0')}`,
    kind,
    to: env.OPERATOR_MAIL ?? '',
    locale,
    data: {
      part: health(`parts.${part}`),
      at: at.toISOString(),
      ...(kind === 'partAway' ? { note: t(`partNotes.${part}`) } : {}),
      path: `/${locale}/health-check`,
    },
  });
}

/** Mails once when a part has been unavailable for two minutes, and once when every instance can use it again. */
export async function tellOperator(db: Database, parts: Parts, at: Date): Promise<void> {
  for (const [part, works] of Object.entries(parts) as [Part, boolean | undefined][])
    if (works !== undefined) await tell(db, part, works, at);
}

export function startTelling(): void {
  if (!env.OPERATOR_MAIL) return;
  startJob('telling', INTERVAL_MS, async () => tellOperator(await openDatabase(), await checkFiles(), now()));
}
