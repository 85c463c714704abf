import 'server-only';
import type { Kysely } from 'kysely';
import { cutBatches } from '@/lib/database/cut-batches';
import type { Tables } from '@/lib/server/db/tables';
import { indexTexts } from './save';

const BATCH = 100;

export async function indexPublications(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('publication')
    .select(['id', 'kind', 'published_at as publishedAt'])
    .where('status', '=', 'published')
    .orderBy('published_at')
    .orderBy('id')
    .execute();
  for (const some of cutBatches(rows, BATCH)) {
    const batch = new Map(some.map((row) => [row.id, row]));
    const texts = await db
      .selectFrom('publication_text')
      .selectAll()
      .where('publication_id', 'in', [...batch.keys()])
      .execute();
    const byId = Map.groupBy(texts, ({ publication_id }) => publication_id);
    for (const [id, row] of batch)
      for (const { locale, texts: words } of byId.get(id) ?? [])
        await indexTexts(db, row, locale, JSON.parse(words));
  }
}
