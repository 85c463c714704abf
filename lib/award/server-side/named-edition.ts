import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Row } from '@/lib/routing/table';
import { findEdition } from './edition-queries';

const YEAR = /^\d{4}$/;

/**
 * True if an address names an edition that is not public (ROUTE-06): the middleware answers it. A preview is rendered,
 * which checks the person's role.
 */
export async function namesUnknownEdition(
  row: Row,
  path: string,
  query: URLSearchParams,
  locale: Locale,
): Promise<boolean> {
  if (row.key !== 'awardEdition') return false;
  const year = path.slice(path.lastIndexOf('/') + 1);
  if (!YEAR.test(year)) return true;
  return !query.has('preview') && (await findEdition(locale, year)) === null;
}
