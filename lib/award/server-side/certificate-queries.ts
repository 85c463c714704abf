import 'server-only';
import { createReader, orElse } from '@/lib/api/reader';
import { CERTIFICATE_ENDPOINTS } from '@/lib/award/certificate-endpoints';
import { CERTIFICATE_SCHEMAS, type CheckedCertificate } from '@/lib/award/certificate-schemas';
import type { Locale } from '@/lib/i18n/locales';

const read = createReader(CERTIFICATE_ENDPOINTS, CERTIFICATE_SCHEMAS);

/** What the certificate with a code says; null for an unknown code, undefined while the API fails. */
export function findCertificate(
  locale: Locale,
  code: string,
): Promise<CheckedCertificate | null | undefined> {
  const found = orElse(
    read('checkAwardCertificate', { locale, query: { code } }),
    null,
    ({ status }) => status === 404,
  );
  return orElse(found, undefined);
}
