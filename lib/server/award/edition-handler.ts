import 'server-only';
import { editionQuery } from '@/lib/award/edition-schemas';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { findPublicEdition, readEditionInForce } from './read-edition';

/**
 * Award/GetEdition: the edition in force, or that of a year.
 * @throws RequestError 404 for a year whose edition is not public
 */
export const getEdition: ApiHandler = async (c) => {
  const { year } = readQuery(c, editionQuery);
  const db = await openDatabase();
  const locale = c.get('locale');
  if (year === undefined) return c.json({ data: await readEditionInForce(db, locale) });
  const edition = await findPublicEdition(db, year, locale);
  if (!edition) throw new RequestError(404, 'notFound');
  return c.json({ data: edition });
};
