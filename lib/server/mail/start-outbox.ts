import 'server-only';
import { env } from '@/lib/env/env';
import { startJob } from '@/lib/jobs/repeat';
import { openDatabase } from '@/lib/server/db/open';
import { deliverMails, readSharedTime } from './deliver-mails';

const INTERVAL_MS = 10_000;
const PATIENCE_MS = 20_000;

/**
 * Sends mails of the outbox; does nothing without `SMTP_URL`. Mails left by a killed process are sent by the next one.
 */
export async function startOutbox(): Promise<void> {
  if (!env.SMTP_URL) return;
  const { createTransport } = await import('nodemailer');
  const timeouts = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  const transport = createTransport({ url: env.SMTP_URL, ...timeouts });
  startJob('outbox', INTERVAL_MS, async (isOver) =>
    deliverMails(await openDatabase(), { transport, from: env.MAIL_FROM }, readSharedTime, isOver),
  );
}
