import 'server-only';
import { CONSENT_KINDS } from '@/lib/award/definition/outcomes';
import { consentBody } from '@/lib/award/schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { loadTranslator } from '@/lib/i18n/translator';
import { toReceipt } from '@/lib/server/award/requests';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { storeConsent } from './consents';
import { toPublished } from './own-result';

/**
 * Award/SetConsent: what the caller, as a winner, agrees to publish. The name is that of the token; it is stored only
 * with the consent, beside the hash of the text that was accepted. A withdrawn consent loses its value. Errors: 400,
 * 413, 422 (body), 404 (no released prize in the edition), and those of the guards.
 */
export const setConsent: ApiHandler = async (c) => {
  const { edition, kinds } = await readJson(c.req.raw, consentBody);
  const { subject: actor, name } = c.get('caller');
  const t = await loadTranslator(c.get('locale'), 'results.consent');
  const at = now();
  const request = await inTransaction(await openDatabase(), async (tx) => {
    const row = await tx
      .selectFrom('scholarship_request')
      .selectAll()
      .where('user_sub', '=', actor)
      .where('edition_id', '=', edition)
      .where('shown_stage', '=', 'winner')
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (!row) throw new RequestError(404, 'notFound');
    const published = toPublished(row, name);
    for (const kind of CONSENT_KINDS) {
      const value = kinds.includes(kind) ? published[kind] : '';
      await storeConsent(tx, { id: row.id, kind, value, text: t('text'), at });
    }
    const event = { entity: 'scholarship_request', entityId: row.id, kind: 'consented', actor, at } as const;
    await recordEvent(tx, { ...event, data: { kinds } });
    return row;
  });
  return c.json(toReceipt(request));
};
