import 'server-only';
import type { Kysely } from 'kysely';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { enqueueMail, type Mail } from '@/lib/server/mail/enqueue-mail';
import { MY_SUPPLIERS_PATH } from '@/lib/suppliers/supplier-paths';

type SupplierMail = Pick<Mail, 'key'> &
  Pick<Mail['data'], 'at' | 'state' | 'note'> & { kind: 'changed' | 'supplierExpiring' | 'supplierClaim' };

/**
 * Tells a supplier something, in the language and at the address of its last accepted application.
 * @param tx the transaction of the event
 */
export async function enqueueSupplierMail(
  tx: Kysely<Tables>,
  { form, locale, reference_number, contact_email }: ServiceRequest,
  { key, kind, ...data }: SupplierMail,
): Promise<void> {
  await enqueueMail(tx, {
    key,
    kind,
    to: contact_email ?? '',
    locale,
    data: {
      service: (await loadRequestNames(locale)).form(form),
      referenceNumber: reference_number,
      path: `/${locale}${MY_SUPPLIERS_PATH}`,
      ...data,
    },
  });
}
