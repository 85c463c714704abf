import 'server-only';
import { env } from '@/lib/env/env';
import { closeDatabase, type Database } from '@/lib/server/db/open';
import { playYear } from './demo/play-year';
import { openNamedDatabase } from './open-named-database';
import { runCommand } from './run-command';

const HELP = `Fills an empty portal with a year of the award, for showing it: researchers with PDF files, jurors, readings,
ranking, decisions, letters and winners; requests and ratings. It works through the portal's own calls, on earlier days,
and refuses a database that is not empty and a portal with a public address.

  npm run demo            in DATA_DIR or DATABASE_URL
  DATA_DIR=demo npm run demo && DATA_DIR=demo npm start
`;

const TABLES = ['scholarship_request', 'service_request', 'staff', 'award_edition', 'rating'] as const;

/** @throws Error if a person has used the portal */
async function requireEmpty(db: Database): Promise<void> {
  for (const table of TABLES)
    if (
      await db
        .selectFrom(table)
        .select(db.fn.countAll().as('count'))
        .having(db.fn.countAll(), '>', 0)
        .executeTakeFirst()
    )
      throw new Error(`The database is not empty (${table}); nothing has been changed.`);
}

runCommand(async () => {
  if (env.LOGIN_URL || env.API_ROOT)
    throw new Error('The demonstration needs the test sign-on and the embedded API.');
  if (env.SMTP_URL) throw new Error('The demonstration would send mails; unset SMTP_URL.');
  const db = await openNamedDatabase();
  await requireEmpty(db);
  const staff = await playYear(db, (step) => console.log(step));
  console.log('Sign on with these numbers, or choose one of the first three test persons as a researcher:');
  console.table(staff.map(({ nationalId, name, roles }) => ({ nationalId, name, roles: roles.join(' ') })));
  await closeDatabase();
}, HELP);
