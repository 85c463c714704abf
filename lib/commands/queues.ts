import 'server-only';
import { parseArgs } from 'node:util';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import type { Database } from '@/lib/server/db/open';
import { readSharedTime } from '@/lib/server/db/shared-time';
import { dropMail, listMails, retryMails } from '@/lib/server/mail/outbox-records';
import { readWaiting } from '@/lib/server/maintenance/scan-waiting-files';
import { openNamedDatabase } from './open-named-database';
import { runCommand } from './run-command';

const HELP = `Shows waiting mails, and files that wait for the virus scanner. Addresses and texts of mails are not printed.

  npm run queues                                 counts
  npm run queues -- --mails                      lists waiting and abandoned mails by id
  npm run queues -- --retry all                  retries waiting and abandoned mails now
  npm run queues -- --retry ID
  npm run queues -- --drop ID --reason "…"       abandons one permanently; the reason is in the audit trail

A mail whose recipient or text the server refused has lost its address and cannot be retried. Waiting
files are scanned automatically, every ten seconds, once the scanner of CLAMD_URL responds.
`;

const OLDEST = 'oldest since';

async function show(db: Database): Promise<void> {
  const mails = await listMails(db);
  const [waiting, failed] = ['waiting', 'failed'].map((state) =>
    mails.filter((mail) => mail.state === state),
  );
  const files = await readWaiting(db);
  const summarize = (of: typeof mails = []) => ({
    count: of.length,
    [OLDEST]: of[0]?.created_at ?? '-',
  });
  console.table({
    'mails waiting': summarize(waiting),
    'mails abandoned': summarize(failed),
    'files waiting for the scanner': { count: files.files, [OLDEST]: files.oldest ?? '-' },
  });
  if (waiting?.length && !env.SMTP_URL) console.log('SMTP_URL is not set here: no mail is sent.');
  if (files.files > 0 && !env.CLAMD_URL) console.log('CLAMD_URL is not set here: no file is scanned.');
}

runCommand(async (args) => {
  const options = {
    mails: { type: 'boolean' },
    retry: { type: 'string' },
    drop: { type: 'string' },
    reason: { type: 'string' },
  } as const;
  const { mails, retry, drop, reason } = parseArgs({ args, options }).values;
  if (drop && !reason?.trim()) throw new Error(`--drop needs a --reason.\n\n${HELP}`);
  const db = await openNamedDatabase();
  if (retry) {
    const count = await retryMails(db, retry === 'all' ? undefined : retry, await readSharedTime(db));
    console.log(`${count} mails are due now.`);
    if (count === 0 && retry !== 'all') process.exitCode = 1;
  }
  if (drop && reason) await dropMail(db, drop, reason, now());
  if (mails) console.table(await listMails(db));
  else await show(db);
}, HELP);
