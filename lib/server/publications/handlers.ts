import 'server-only';
import { PUBLICATION_CALLS, type PublicationEndpointId } from '@/lib/publications/endpoints';
import { FACETS, PUBLICATION_KINDS, type PublicationKind } from '@/lib/publications/kinds';
import { PUBLICATION_SCHEMAS, type Publication } from '@/lib/publications/schemas';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { findHits } from './list-ids';
import { listNewest, listPublications } from './list-page';
import { listAddresses, listAddressFiles } from './list-sitemap-addresses';
import { findItem } from './read-items';

const TOP = 4;

function pickFacets(kind: PublicationKind, query: Record<string, unknown>): Record<string, string> {
  const chosen = Object.keys(FACETS[kind]).map((name) => [name, query[name]] as const);
  return Object.fromEntries(chosen.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}

async function readPage(c: ApiContext, kind: PublicationKind, verb: 'list' | 'search') {
  const query = readQuery(c, PUBLICATION_SCHEMAS[PUBLICATION_CALLS[kind][verb]].query);
  const { year } = query;
  const db = await openDatabase();
  const selection = { kind, locale: c.get('locale'), facets: pickFacets(kind, query), year };
  if (!('text' in query)) return listPublications(db, selection, query);
  const ids = await findHits(db, selection, String(query.text));
  return listPublications(db, { ...selection, ids }, query);
}

const respondPage =
  (kind: PublicationKind, verb: 'list' | 'search'): ApiHandler =>
  async (c) =>
    c.json(await readPage(c, kind, verb));

const respondTop =
  (kind: PublicationKind): ApiHandler =>
  async (c) =>
    c.json({ data: await listNewest(await openDatabase(), kind, c.get('locale'), TOP) });

const respondOne =
  (kind: PublicationKind): ApiHandler =>
  async (c) => {
    const { id } = readQuery(c, PUBLICATION_SCHEMAS[PUBLICATION_CALLS[kind].get].query);
    const item = await findItem(await openDatabase(), kind, id, c.get('locale'));
    if (!item) throw new RequestError(404, 'notFound');
    return c.json({ data: item });
  };

const respondRows =
  (verb: 'list' | 'search'): ApiHandler =>
  async (c) => {
    const { data, ...neighbours } = await readPage(c, 'activity', verb);
    const rows = data.map(
      ({ id, publishedAt, isExample, title, place, data: { type } }: Publication<'activity'>) => ({
        ...{ id, publishedAt, isExample, title, place, type },
      }),
    );
    return c.json({ data: rows, ...neighbours });
  };

function handlersOf(kind: PublicationKind): [PublicationEndpointId, ApiHandler][] {
  const { list, search, top, get } = PUBLICATION_CALLS[kind];
  return [
    [list, respondPage(kind, 'list')],
    [search, respondPage(kind, 'search')],
    [top, respondTop(kind)],
    [get, respondOne(kind)],
  ];
}

const respondAddressFiles: ApiHandler = async (c) =>
  c.json({ data: await listAddressFiles(await openDatabase()) });

const respondAddresses: ApiHandler = async (c) => {
  const { from } = readQuery(c, PUBLICATION_SCHEMAS.listPublicationAddresses.query);
  return c.json({ data: await listAddresses(await openDatabase(), from) });
};

export const PUBLICATION_HANDLERS = {
  ...Object.fromEntries(PUBLICATION_KINDS.flatMap(handlersOf)),
  listActivityRows: respondRows('list'),
  searchActivityRows: respondRows('search'),
  listPublicationFiles: respondAddressFiles,
  listPublicationAddresses: respondAddresses,
} as Record<PublicationEndpointId, ApiHandler>;
