import 'server-only';
import { searchQuery, suggestQuery } from '@/lib/api/contract/schemas/search';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { findDocuments, suggestTitles } from './find-documents';
import { suggestWords } from './suggest-words';

/** Search/Find: a page of hits; where there are none, texts that may have been meant. */
export const findInPortal: ApiHandler = async (c) => {
  const { text, page } = readQuery(c, searchQuery);
  const db = await openDatabase();
  const locale = c.get('locale');
  const found = await findDocuments(db, locale, text, page);
  const suggestions = found.total > 0 ? [] : await suggestWords(db, locale, text);
  return c.json({ data: { ...found, suggestions } });
};

/** Search/Suggest: titles for what has been typed so far. */
export const suggestPages: ApiHandler = async (c) => {
  const { text } = readQuery(c, suggestQuery);
  return c.json({ data: await suggestTitles(await openDatabase(), c.get('locale'), text) });
};
