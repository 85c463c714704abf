import 'server-only';
import { env } from '@/lib/env/env';
import { closeDatabase, type Database } from '@/lib/server/db/open';
import { MOST_RESEARCHERS } from './demo/people';
import { playYear } from './demo/play-year';
import { DEMO_HELP, readDemoOptions } from './demo-options';
import { openNamedDatabase } from './open-named-database';
import { runCommand } from './run-command';

/** Tables that are empty until a person has used the portal. */
const TABLES = ['scholarship_request', 'service_request', 'staff', 'award_edition', 'rating'] as const;

/**
 * The test identity provider is allowed unless `LOGIN_URL` is set; the settings refuse a public address without either.
 * @throws Error if people could not sign on as those of the demonstration, or would get mails
 */
function requireTestPortal(): void {
  const { LOGIN_URL, API_ROOT, SMTP_URL, RECAPTCHA_SITE_KEY } = env;
  const reason = 'the demonstration is only for a portal with the test identity provider';
  if (LOGIN_URL) throw new Error(`LOGIN_URL is set: ${reason}.`);
  if (API_ROOT) throw new Error('API_ROOT is set: the demonstration needs the embedded API.');
  if (SMTP_URL) throw new Error('SMTP_URL is set: the demonstration would send mails.');
  if (RECAPTCHA_SITE_KEY)
    throw new Error("RECAPTCHA_SITE_KEY is set: the demonstration needs the portal's own bot check.");
}

/** @throws Error if a person has used the portal */
async function requireEmpty(db: Database): Promise<void> {
  for (const table of TABLES) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0)
      throw new Error(
        `The database has been used (table ${table}); nothing has been changed. Set DATA_DIR to an empty folder.`,
      );
  }
}

runCommand(async (args) => {
  const { people } = readDemoOptions(args, MOST_RESEARCHERS);
  requireTestPortal();
  const db = await openNamedDatabase();
  await requireEmpty(db);
  const { staff, winners } = await playYear(db, people, console.log);
  console.log('\nSign on with the number and the name:');
  console.table(staff.map(({ nationalId, name, roles }) => ({ nationalId, name, role: roles.join(' ') })));
  console.log('Winners, whose certificates anyone can check at /Researchers/check:');
  console.table(
    winners.map(({ nationalId, name, prize, certificate }) => ({ nationalId, name, prize, certificate })),
  );
  await closeDatabase();
}, DEMO_HELP);
