import 'server-only';
import { parseArgs } from 'node:util';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import type { Database } from '@/lib/server/db/open';
import { readSharedTime } from '@/lib/server/mail/deliver-mails';
import { dropMail, listMails, retryMails } from '@/lib/server/mail/outbox-records';
import { readWaiting } from '@/lib/server/maintenance/scan-waiting-files';
import { openNamedDatabase } from './open-named-database';
import { runCommand } from './run-command';

const HELP = `Shows what waits: mails, and files for the virus scanner. No address and no text of a mail is printed.

  npm run queues                                 counts
  npm run queues -- --mails                      each mail that waits or was given up, by id
  npm run queues -- --retry all                  makes mails due now that wait for a later attempt or were given up
  npm run queues -- --retry ID
  npm run queues -- --drop ID --reason "…"       gives one up for good; the audit trail keeps the reason

A mail whose recipient or text the server refused has lost its address and cannot be tried again. Files are scanned by
themselves, every ten seconds, once the scanner of CLAMD_URL answers.
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
    'mails given up': summarize(failed),
    'files waiting for the scanner': { count: files.files, [OLDEST]: files.oldest ?? '-' },
  });
  if (waiting?.length && !env.SMTP_URL) console.log('SMTP_URL is not set here: nothing is sent.');
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
