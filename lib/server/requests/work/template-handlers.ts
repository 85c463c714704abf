import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import type { OFFICE_ENDPOINTS } from '@/lib/requests/work/office-endpoints';
import { type ReplyTemplate, removeTemplateBody, templateBody } from '@/lib/requests/work/template-schemas';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { changeOffice } from './change-office';

/** @throws RequestError 409 `templateMoved` if it is not as it was shown */
async function writeTemplate(
  tx: Kysely<Tables>,
  { id, name, form, version }: Omit<ReplyTemplate, 'texts'>,
  isNew: boolean,
): Promise<void> {
  const row = { name, form, version: version + 1 };
  if (isNew) {
    await tx
      .insertInto('reply_template')
      .values({ id, ...row })
      .execute();
    return;
  }
  const { numUpdatedRows } = await tx
    .updateTable('reply_template')
    .set(row)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new RequestError(409, 'templateMoved');
}

/** Desk/SaveTemplate. @throws RequestError 409 `templateMoved` */
const saveTemplate: ApiHandler = async (c) => {
  const { texts, id, ...template } = await readJson(c.req.raw, templateBody);
  const template_id = id ?? uuidv7();
  return changeOffice(c, { entityId: template_id, kind: 'configured' }, async (tx) => {
    await writeTemplate(tx, { id: template_id, ...template }, id === undefined);
    await tx.deleteFrom('reply_template_text').where('template_id', '=', template_id).execute();
    await tx
      .insertInto('reply_template_text')
      .values(LOCALE_CODES.map((locale) => ({ template_id, locale, text: texts[locale] })))
      .execute();
  });
};

/** Desk/RemoveTemplate. @throws RequestError 409 `templateMoved` */
const removeTemplate: ApiHandler = async (c) => {
  const { id, version } = await readJson(c.req.raw, removeTemplateBody);
  return changeOffice(c, { entityId: id, kind: 'removed' }, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('reply_template')
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new RequestError(409, 'templateMoved');
  });
};

export const TEMPLATE_HANDLERS = { saveTemplate, removeTemplate } satisfies Partial<
  Record<keyof typeof OFFICE_ENDPOINTS, ApiHandler>
>;
