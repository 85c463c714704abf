import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { MAIL_ENDPOINTS } from '@/lib/admin/mails/endpoints';
import {
  askMailCodeBody,
  chooseMailsBody,
  confirmMailBody,
  removeMailBody,
  STAFF_MAILS,
} from '@/lib/admin/mails/schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { readGroups } from '@/lib/forms/rules/reference-number';
import { loadTranslator } from '@/lib/i18n/translator';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { StaffMailTable, Tables } from '@/lib/server/db/tables';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { enqueueMail } from '@/lib/server/mail/enqueue-mail';
import {
  CODE_LIFETIME_MS,
  drawMailedCode,
  hashMailedCode,
  isSoonAfter,
  MAX_CODE_ATTEMPTS,
} from '@/lib/server/mail/mailed-code';
import { findRoles } from './find-roles';
import { concerns } from './mail-staff';

const CODE_GROUPS = 2;

type Row = Selectable<StaffMailTable>;

const findRow = (db: Kysely<Tables>, subject: string): Promise<Row | undefined> =>
  db.selectFrom('staff_mail').selectAll().where('subject', '=', subject).executeTakeFirst();

/** Changes the caller's own row, and the language of their mails. The trail names the change, not the address. */
async function change(c: ApiContext, set: Partial<Row>): Promise<Response> {
  const { subject } = c.get('caller');
  const row = { locale: c.get('locale'), ...set };
  await inTransaction(await openDatabase(), async (tx) => {
    await tx
      .insertInto('staff_mail')
      .values({ subject, address: null, switched_off: '', attempts: 0, ...row })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
      .execute();
    const event = { entity: 'mail', entityId: subject, kind: 'configured' } as const;
    await recordEvent(tx, { ...event, actor: subject, at: now() });
  });
  return c.json({ data: { saved: true } });
}

/** Desk/GetMyMails */
const getMyMails: ApiHandler = async (c) => {
  const { subject } = c.get('caller');
  const row = await findRow(await openDatabase(), subject);
  const roles = await findRoles(subject);
  const offered = STAFF_MAILS.filter((kind) => concerns(kind, roles));
  const off = row?.switched_off.split(' ') ?? [];
  return c.json({
    data: {
      isOn: Boolean(env.SMTP_URL),
      address: row?.address ?? null,
      askedAddress: row?.asked_address ?? null,
      offered,
      wanted: offered.filter((kind) => !off.includes(kind)),
    },
  });
};

const purposeOf = (subject: string, address: string) => `staff-mail:${subject}:${address}`;

/** Desk/AskMailCode. @throws RequestError 503 while no mail can be sent; 429 within two minutes of the last code */
const askMailCode: ApiHandler = async (c) => {
  const { address } = await readJson(c.req.raw, askMailCodeBody);
  if (!env.SMTP_URL) throw new RequestError(503, 'unavailable');
  const { subject } = c.get('caller');
  const locale = c.get('locale');
  const t = await loadTranslator(locale, 'staffMails');
  const { code, hash } = drawMailedCode(purposeOf(subject, address));
  await inTransaction(await openDatabase(), async (tx) => {
    const at = now();
    const row = await findRow(tx, subject);
    if (row?.asked_at && isSoonAfter(row.asked_at, at)) throw new RequestError(429, 'tooManyRequests');
    const asked = {
      locale,
      asked_address: address,
      code: hash,
      attempts: 0,
      asked_at: at.toISOString(),
    };
    await tx
      .insertInto('staff_mail')
      .values({ subject, address: null, switched_off: '', ...asked })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet(asked))
      .execute();
    await enqueueMail(tx, {
      key: `staffCode:${subject}:${asked.code}`,
      kind: 'staffCode',
      to: address,
      locale,
      data: { at: asked.asked_at, note: t('codeNote', { code }), path: `/${locale}/desk/mails` },
    });
  });
  return c.json({ data: { saved: true } });
};

/** A wrong code counts as an attempt. @returns true if the code is the one that was sent to the address */
async function isRightCode(tx: Kysely<Tables>, row: Row | undefined, typed: string): Promise<boolean> {
  if (!row?.asked_address || !row.asked_at || row.attempts >= MAX_CODE_ATTEMPTS) return false;
  if (now().getTime() > Date.parse(row.asked_at) + CODE_LIFETIME_MS) return false;
  const purpose = purposeOf(row.subject, row.asked_address);
  if (row.code === hashMailedCode(purpose, readGroups(typed, CODE_GROUPS) ?? '')) return true;
  const attempts = row.attempts + 1;
  await tx.updateTable('staff_mail').set({ attempts }).where('subject', '=', row.subject).execute();
  return false;
}

/** Desk/ConfirmMailAddress. @throws RequestError 422 `code` */
const confirmMailAddress: ApiHandler = async (c) => {
  const { code } = await readJson(c.req.raw, confirmMailBody);
  const { subject } = c.get('caller');
  const db = await openDatabase();
  const address = await inTransaction(db, async (tx) => {
    const row = await findRow(tx, subject);
    return (await isRightCode(tx, row, code)) ? (row?.asked_address ?? null) : null;
  });
  if (address === null) throw new RequestError(422, 'validation', { fields: { code: 'pattern' } });
  return change(c, { address, asked_address: null, code: null, asked_at: null, attempts: 0 });
};

/** Desk/ChooseMails */
const chooseMails: ApiHandler = async (c) => {
  const { kinds } = await readJson(c.req.raw, chooseMailsBody);
  return change(c, { switched_off: STAFF_MAILS.filter((kind) => !kinds.includes(kind)).join(' ') });
};

/** Desk/RemoveMailAddress */
const removeMailAddress: ApiHandler = async (c) => {
  await readJson(c.req.raw, removeMailBody);
  return change(c, { address: null, asked_address: null, code: null, asked_at: null, attempts: 0 });
};

export const MAIL_HANDLERS: Record<keyof typeof MAIL_ENDPOINTS, ApiHandler> = {
  getMyMails,
  askMailCode,
  confirmMailAddress,
  chooseMails,
  removeMailAddress,
};
