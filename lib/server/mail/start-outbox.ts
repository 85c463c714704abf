import 'server-only';
import { env } from '@/lib/env/env';
import { startJob } from '@/lib/jobs/repeat';
import { openDatabase } from '@/lib/server/db/open';
import { readSharedTime } from '@/lib/server/db/shared-time';
import { deliverMails } from './deliver-mails';

const INTERVAL_MS = 10_000;
const TIMEOUT_MS = 20_000;

/**
 * Sends mails of the outbox; does nothing without `SMTP_URL`. Mails left by a killed process are sent by the next one,
 * at once: a process that is killed again within the interval would send none.
 */
export async function startOutbox(): Promise<void> {
  if (!env.SMTP_URL) return;
  const { createTransport } = await import('nodemailer');
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const mailer = { transport: createTransport({ url: env.SMTP_URL, ...timeouts }), from: env.MAIL_FROM };
  startJob(
    'outbox',
    INTERVAL_MS,
    async (isOver) => deliverMails(await openDatabase(), mailer, readSharedTime, isOver),
    { atOnce: true },
  );
}
