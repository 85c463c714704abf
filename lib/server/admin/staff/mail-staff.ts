import 'server-only';
import type { Kysely } from 'kysely';
import type { StaffMail } from '@/lib/admin/mails/schemas';
import { mayAct, type Role } from '@/lib/api/contract/roles';
import { env } from '@/lib/env/env';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { Tables } from '@/lib/server/db/tables';
import { enqueueMail, type StaffMailKind } from '@/lib/server/mail/enqueue-mail';
import { listStaff } from './list-staff';

export interface Recipient {
  subject: string;
  roles: readonly Role[];
  address: string;
  /** In which they last used the page of their mails. */
  locale: Locale;
}

/** True if people with these roles get a kind of mail. */
export function concerns(kind: StaffMail, roles: readonly Role[]): boolean {
  if (kind === 'digest') return mayAct(roles, 'requests') || mayAct(roles, 'appointments');
  // Not administrators, who may act in every role.
  return roles.includes('publisher');
}

/** The staff whom a kind of mail concerns, with a confirmed address, who have not switched it off. */
export async function listRecipients(db: Kysely<Tables>, kind: StaffMail): Promise<Recipient[]> {
  const rows = await db.selectFrom('staff_mail').selectAll().where('address', 'is not', null).execute();
  const staff = new Map((await listStaff(db)).map(({ subject, roles }) => [subject, roles]));
  return rows.flatMap(({ subject, address, locale, switched_off }) => {
    const roles = staff.get(subject);
    if (!roles || !address || !concerns(kind, roles) || switched_off.split(' ').includes(kind)) return [];
    return [{ subject, roles, address, locale: isLocale(locale) ? locale : DEFAULT_LOCALE }];
  });
}

interface StaffMailOptions {
  kind: StaffMailKind;
  /** Identifies the event; each person gets one mail about it. */
  key: string;
  at: Date;
  /** Below the locale. */
  path: string;
  late?: number;
  assigned?: number;
}

/** Queues a mail for one person. It contains counts and an address of the desk, and no personal data. */
export async function mailTo(
  db: Kysely<Tables>,
  { subject, address, locale }: Recipient,
  { key, at, path, ...mail }: StaffMailOptions,
): Promise<void> {
  const t = await loadTranslator(locale, 'staffMails');
  const data = { at: at.toISOString(), path: `/${locale}${path}`, note: t('switchOff') };
  const { kind, ...counts } = mail;
  await enqueueMail(db, {
    key: `${key}:${subject}`,
    kind,
    to: address,
    locale,
    data: { ...data, ...counts },
  });
}

/** Tells the publishers, except those who wrote it, that a version waits for them. */
export async function mailReviewers(
  db: Kysely<Tables>,
  { id, number, authors, at }: { id: string; number: number; authors: readonly string[]; at: Date },
): Promise<void> {
  if (!env.SMTP_URL) return;
  for (const recipient of await listRecipients(db, 'review'))
    if (!authors.includes(recipient.subject))
      await mailTo(db, recipient, {
        kind: 'reviewWanted',
        key: `review:${id}:${number}`,
        at,
        path: `/desk/publications/${id}`,
      });
}
