import 'server-only';
import type { env } from '@/lib/env/env';
import { pingClamd, readClamdVersion } from '@/lib/server/files/clamd';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { error, explain, type Finding, ok, warning } from './finding';

type Settings = typeof env;

const TIMEOUT_MS = 10_000;
/** Signatures are published daily; freshclam checks every two hours. */
const OLD_SIGNATURES_MS = 7 * 86_400_000;

export async function checkMail({ SMTP_URL, MAIL_FROM }: Settings): Promise<Finding> {
  if (!SMTP_URL) return warning('mail', 'SMTP_URL is not set: no receipts are sent.');
  const { createTransport } = await import('nodemailer');
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport({ url: SMTP_URL, ...timeouts });
  try {
    await transport.verify();
    if (MAIL_FROM.endsWith('@localhost'))
      return warning(
        'mail',
        `The mail server answers, but MAIL_FROM=${MAIL_FROM} is not an address: set it.`,
      );
    return ok('mail', 'The mail server answers and accepts the login.');
  } catch (failure) {
    return error('mail', `The mail server cannot be used (${explain(failure)}): check SMTP_URL.`);
  } finally {
    transport.close();
  }
}

export async function checkScanner({ CLAMD_URL }: Settings, at: Date): Promise<Finding> {
  if (!CLAMD_URL) return warning('scanner', 'CLAMD_URL is not set: uploaded files are not scanned.');
  try {
    await pingClamd(CLAMD_URL);
    const version = await readClamdVersion(CLAMD_URL);
    // ClamAV 1.4.2/27500/Mon Dec 23 09:41:12 2024
    const signed = Date.parse(version.split('/')[2] ?? '');
    if (Number.isNaN(signed)) return warning('scanner', `${version} has no signatures: run freshclam.`);
    if (at.getTime() - signed > OLD_SIGNATURES_MS)
      return warning('scanner', `${version}: the signatures are older than a week; run freshclam.`);
    return ok('scanner', `${version}.`);
  } catch (failure) {
    return error(
      'scanner',
      `The virus scanner cannot be used (${explain(failure)}): check CLAMD_URL and clamd.`,
    );
  }
}

export async function checkStorage({ FILES_URL }: Settings): Promise<Finding[]> {
  if (!FILES_URL) return [];
  try {
    await (await openFileStore()).check();
    return [ok('storage', 'The object storage answers.')];
  } catch (failure) {
    return [
      error(
        'storage',
        `The object storage cannot be used (${explain(failure)}): check FILES_URL and its keys.`,
      ),
    ];
  }
}

export async function checkAnswers(
  check: string,
  setting: string,
  url: string | undefined,
): Promise<Finding[]> {
  if (!url) return [];
  try {
    const { status } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (status < 500) return [ok(check, `${setting} answers.`)];
    return [warning(check, `${setting} answers ${status}: ask its operator.`)];
  } catch (failure) {
    return [
      warning(
        check,
        `${setting} cannot be reached from here (${explain(failure)}): check it and the network.`,
      ),
    ];
  }
}
