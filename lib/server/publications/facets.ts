import 'server-only';
import { FACETS } from '@/lib/api/contract/publication-kinds';
import type { Tables } from '@/lib/server/db/tables';

/** Every publication has this one, so that an unfiltered list is read as a filtered one is. */
export const EVERY = { name: 'all', value: '' } as const;

/** The rows by which the lists find a publication: one for each value that it can be filtered by. */
export function listFacets(row: Tables['publication']): Tables['publication_facet'][] {
  const data: Record<string, unknown> = JSON.parse(row.data);
  const values = Object.keys(FACETS[row.kind]).flatMap((name) =>
    [data[name]].flat().map((value) => ({ name, value: String(value) })),
  );
  return [EVERY, ...values].map(({ name, value }) => ({
    kind: row.kind,
    name,
    value,
    published_at: row.published_at,
    publication_id: row.id,
  }));
}
