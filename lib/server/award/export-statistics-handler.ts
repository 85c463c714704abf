import 'server-only';
import { statisticsQuery } from '@/lib/award/edition-schemas';
import { isOver } from '@/lib/award/rules/edition-state';
import { nameStatistics } from '@/lib/award/rules/name-statistics';
import { openEdition } from '@/lib/award/server-side/open-edition';
import { loadTranslator } from '@/lib/i18n/translator';
import { openDatabase } from '@/lib/server/db/open';
import { serveSheet } from '@/lib/server/files/serve-sheet';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { findPublicEdition } from './read-edition';
import { hideSmall, readStatistics } from './results/edition-statistics';

/**
 * Award/ExportStatistics: the counts that the page of the edition shows, for a spreadsheet.
 * @throws RequestError 404 for an edition that is not over
 */
export const exportStatistics: ApiHandler = async (c) => {
  const { year, language, format } = readQuery(c, statisticsQuery);
  const locale = language ?? c.get('locale');
  const db = await openDatabase();
  const stored = await findPublicEdition(db, year, locale);
  if (!stored || !isOver(stored)) throw new RequestError(404, 'notFound');
  const t = await loadTranslator(locale, 'statistics');
  const insight = await loadTranslator(locale, 'insight');
  const statistics = hideSmall(await readStatistics(db, year));
  const tables = await nameStatistics(statistics, await openEdition(stored, locale), locale);
  async function* lines() {
    yield [t('columns.by'), t('columns.value'), t('columns.count')];
    for (const { caption, rows } of tables)
      for (const { label, count } of rows) yield [caption, label, count ?? insight('hidden')];
  }
  return serveSheet(lines(), { name: `award-statistics-${year}`, format, locale });
};
