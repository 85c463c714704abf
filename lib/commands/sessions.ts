import 'server-only';
import { parseArgs } from 'node:util';
import { listPeople, removeRecords } from '@/lib/auth/sessions/session-records';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { describeDatabase } from '@/lib/monitoring/running';
import { endOpenSessions } from '@/lib/server/auth/sessions';
import { toSubject } from '@/lib/server/auth/subjects';
import { runCommand } from './run-command';

const HELP = `Shows how many people are signed in, and ends sessions on every instance.

  npm run sessions                           counts
  npm run sessions -- --people               lists people by pseudonym, with sessions, first start and last use
  npm run sessions -- --end 1012345678       ends the sessions of one person, by national ID or Iqama
  npm run sessions -- --end "person:…"       the same, by pseudonym
  npm run sessions -- --end all              ends all sessions: everyone must sign on again

Ended sessions are recorded in the audit trail.
`;

const PAGE = 500;

async function readPeople(at: Date) {
  const people: Awaited<ReturnType<typeof listPeople>> = [];
  for (;;) {
    const page = await listPeople(at, PAGE, people.at(-1)?.subject);
    people.push(...page);
    if (page.length < PAGE) return people;
  }
}

async function show(areListed: boolean): Promise<void> {
  const people = await readPeople(now());
  const sessions = people.reduce((sum, person) => sum + Number(person.sessions), 0);
  console.log(`${sessions} sessions of ${people.length} people`);
  const toTime = (ms: number) => new Date(ms).toISOString();
  if (areListed)
    console.table(
      people.map(({ subject, sessions, started, seen }) => ({
        subject,
        sessions: Number(sessions),
        started: toTime(started),
        seen: toTime(seen),
      })),
    );
}

function readSubject(who: string): string | undefined {
  if (who === 'all') return undefined;
  if (/^[12]\d{9}$/.test(who)) return toSubject(who);
  if (/^\w+:\S+$/.test(who)) return who;
  throw new Error(`--end: expected all, a national ID or Iqama of 10 digits, or a pseudonym.\n\n${HELP}`);
}

async function end(who: string): Promise<void> {
  const subject = readSubject(who);
  const scope = subject === undefined ? {} : { subject };
  // The API first: from then on it refuses the tokens, even if they are still in use elsewhere.
  if (!env.API_ROOT) await endOpenSessions(scope, 'operator');
  const ended = await removeRecords(scope);
  console.log(`${ended.length} sessions were ended.`);
}

runCommand(async (args) => {
  const options = { people: { type: 'boolean' }, end: { type: 'string' } } as const;
  console.error(`Database: ${describeDatabase(env)}`);
  const { people = false, end: who } = parseArgs({ args, options }).values;
  if (who !== undefined) await end(who);
  await show(people);
}, HELP);
