/** Requirements: JUDGE-15, MAIL-01, DATA-01 */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from '@/lib/award/definition/outcomes';
import { env } from '@/lib/env/env';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { openDatabase } from '@/lib/server/db/open';
import { storeJudged } from '../../support/award/judged';
import { approveResults, openDesk } from '../../support/award/released';
import { messagesOf } from '../../support/i18n/messages';
import { MailServer } from '../../support/mail/mail-server';
import { JobProcess } from '../../support/portal/job-process';
import { PortalProcess } from '../../support/portal/portal-process';

const KILLS = 100;
/** One kill in ten ends a whole portal, the others a process with its jobs alone, which starts faster. */
const PORTAL_EVERY = 10;
const LETTERS = 350;
const WINNERS = 2;
const SHORTLISTED = 30;
/** The next kill is at one of this many moments of the mail server, those of five mails. */
const MOST_MOMENTS = 30;
/** The first kills fall around the release itself, which is due a second after each start. */
const AROUND_RELEASE = 3;
/** Mails of one run. */
const RUN = 50;
const PAST = '2026-01-01T09:00:00.000Z';

let portal: PortalProcess;
let sender: JobProcess;
/** The process that is to be killed. */
let victim: PortalProcess | JobProcess;
let momentsLeft = Number.POSITIVE_INFINITY;
let reachMoment: () => void = () => undefined;

/** Kills the victim at the drawn moment, before the server answers. */
async function watch(): Promise<void> {
  momentsLeft -= 1;
  if (momentsLeft !== 0) return;
  await victim.kill();
  reachMoment();
}

const server = new MailServer(watch);

const nameOutcome = (index: number): Outcome =>
  index < WINNERS ? 'winner' : index < WINNERS + SHORTLISTED ? 'shortlisted' : 'notSelected';
const people = Array.from({ length: LETTERS }, (_, index) => ({
  email: `researcher-${index}@example.edu`,
  locale: LOCALE_CODES[index % LOCALE_CODES.length] ?? 'ar',
  outcome: nameOutcome(index),
}));

/** Letters that are not in the outbox yet. */
async function countQueued(): Promise<number> {
  const db = await openDatabase();
  const { count } = await db
    .selectFrom('award_letter')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Waits until a batch of letters is in the outbox. */
async function untilHandedOver(queued: number): Promise<void> {
  while ((await countQueued()) === queued) await pause(2);
}

/** Lets the reservations of interrupted mails end; they last five minutes. */
async function endReservations(): Promise<void> {
  const db = await openDatabase();
  await db.updateTable('outbox').set({ due_at: PAST }).where('state', '=', 'waiting').execute();
}

/** Runs the victim until a random moment of the mail server and kills it there. */
async function killWhileSending(): Promise<void> {
  await endReservations();
  const reached = new Promise<void>((resolve) => {
    reachMoment = resolve;
  });
  momentsLeft = randomInt(1, MOST_MOMENTS);
  // Mails go out before the process says that it is ready.
  const started = victim.restart().catch((error) => {
    if (momentsLeft > 0) throw error;
  });
  await Promise.all([reached, started]);
}

/** Kills the victim around the release, and later while letters move to the outbox. */
async function killWhileReleasing(round: number, queued: number): Promise<void> {
  momentsLeft = Number.POSITIVE_INFINITY;
  await victim.restart();
  if (round < AROUND_RELEASE) await pause(randomInt(950, 1150));
  else await untilHandedOver(queued);
  await pause(randomInt(10));
  await victim.kill();
}

async function countWaiting(): Promise<number> {
  const rows = await (await openDatabase())
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .execute();
  return rows.length;
}

beforeAll(async () => {
  const SMTP_URL = await server.start();
  const settings: Record<string, string> = env.DATABASE_URL
    ? { SMTP_URL, DATABASE_URL: env.DATABASE_URL }
    : { SMTP_URL };
  const desk = await openDesk();
  const stored = await storeJudged(
    people.map(({ email, locale }, index) => ({
      answers: { email },
      locale,
      totals: [9000 - index, 9000 - index],
    })),
  );
  const decided = stored.slice(0, WINNERS + SHORTLISTED).map(({ id }, index) => ({
    id,
    outcome: nameOutcome(index),
    ...(index < WINNERS ? { prize: (['first', 'second'] as const)[index] } : {}),
  }));
  await approveResults(desk, decided);
  portal = await PortalProcess.start({ env: settings, dataDir: env.DATA_DIR });
  // Its compiled code is stored when it ends by itself.
  await portal.close();
  sender = new JobProcess('tests/support/mail/sender-process.ts', settings);
  const db = await openDatabase();
  await db.updateTable('award_ranking').set({ release_at: PAST }).execute();
}, 300_000);

afterAll(async () => {
  await Promise.all([portal?.kill(), sender?.kill()]);
  await server.stop();
});

test('letters arrive whole although the portal is killed a hundred times, and are repeated only with their Message-ID', async () => {
  const startedAt = Date.now();
  for (let round = 0; round < KILLS; round += 1) {
    victim = round % PORTAL_EVERY === PORTAL_EVERY - 1 ? portal : sender;
    const queued = await countQueued();
    if (queued > 0) await killWhileReleasing(round, queued);
    else await killWhileSending();
  }
  momentsLeft = Number.POSITIVE_INFINITY;
  const duringKills = server.mails.length;
  for (let waiting = await countWaiting(); waiting > 0; waiting = await countWaiting()) {
    await endReservations();
    await sender.restart();
    const left = Math.max(0, waiting - RUN);
    while ((await countWaiting()) > left) await pause(20);
    await sender.kill();
  }

  const stored = await (await openDatabase())
    .selectFrom('award_letter')
    .innerJoin('scholarship_request', 'scholarship_request.id', 'award_letter.request_id')
    .select(['email', 'reference_number', 'award_letter.locale', 'award_letter.text', 'award_letter.state'])
    .execute();
  const mailsTo = new Map(people.map(({ email }) => [email, [] as (typeof server.mails)[number][]]));
  for (const mail of server.mails) {
    expect(mail.to).toEqual([expect.any(String)]);
    expect([...mailsTo.keys()]).toContain(mail.to[0]);
    mailsTo.get(mail.to[0] ?? '')?.push(mail);
  }
  for (const { email, locale, outcome } of people) {
    const mails = mailsTo.get(email) ?? [];
    const letter = stored.find((row) => row.email === email);
    expect({ email, letter }).toMatchObject({ email, letter: { locale, state: 'sent' } });
    expect([email, new Set(mails.map(({ messageId }) => messageId)).size]).toEqual([email, 1]);
    for (const { language, text } of mails) {
      expect([email, language]).toEqual([email, locale]);
      expect(text).toContain(`To: ${email}`);
      expect(text).toContain(messagesOf(locale, 'mail').results[outcome].lead);
      expect(text).toContain(letter?.reference_number);
      for (const line of letter?.text.split('\n') ?? []) expect(text).toContain(line);
    }
  }
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(LETTERS);
  expect(server.mails.every(({ messageId }) => /^<[0-9a-f-]{36}@portal>$/.test(messageId))).toBe(true);
  const mails = await (await openDatabase()).selectFrom('outbox').select('state').execute();
  expect(mails.map(({ state }) => state)).toEqual(Array(LETTERS).fill('sent'));
  const repeats = server.mails.length - LETTERS;
  // A mail whose acknowledgement by the server was lost is sent again: some kills were at that moment.
  expect(repeats).toBeGreaterThan(0);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  process.stderr.write(
    `${KILLS} kills in ${seconds} s: ${duringKills} mails during them, ${repeats} repeated\n`,
  );
}, 1_200_000);
