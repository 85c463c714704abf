import 'server-only';
import type { z } from 'zod';
import type { ApiFailure } from '@/lib/api/api-failure';
import { orElse } from '@/lib/api/reader';
import { callFromServer } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';
import { recordTags } from '@/lib/page-reads/record-reads';
import {
  PUBLICATION_CALLS,
  PUBLICATION_ENDPOINTS,
  type PublicationEndpointId,
} from '@/lib/publications/endpoints';
import type { PublicationKind } from '@/lib/publications/kinds';
import { type ActivityRow, PUBLICATION_SCHEMAS, type Publication } from '@/lib/publications/schemas';
import { watchImages } from './images/watch-images';
import type { ListQuery } from './list-query';

/** A page of a list; `newer` and `older` are the ids that select the adjacent pages. */
export interface PublicationPage<Item> {
  data: Item[];
  newer: string | null;
  older: string | null;
  years: number[];
}

const ask = (id: PublicationEndpointId, locale: Locale, query: ListQuery | { id: string }) =>
  callFromServer<z.ZodType>(PUBLICATION_ENDPOINTS[id], PUBLICATION_SCHEMAS[id], {
    locale,
    query: { ...query },
  });

/** Newest first; with `text` only those that contain all its words. @throws ApiFailure */
export async function listPublications<Kind extends PublicationKind>(
  kind: Kind,
  locale: Locale,
  query: ListQuery = {},
): Promise<PublicationPage<Publication<Kind>>> {
  recordTags(`publications:${kind}`);
  const { list, search } = PUBLICATION_CALLS[kind];
  const found = await ask(query.text ? search : list, locale, query);
  const page = found as PublicationPage<Publication<Kind>>;
  watchImages(page.data);
  return page;
}

/** A page of the minister's activities without their texts, for a table. @throws ApiFailure when the API fails */
export async function listActivityRows(
  locale: Locale,
  query: ListQuery,
): Promise<PublicationPage<ActivityRow>> {
  recordTags('publications:activity');
  const page = await ask(query.text ? 'searchActivityRows' : 'listActivityRows', locale, query);
  return page as PublicationPage<ActivityRow>;
}

/** The minister's four latest activities; empty if they cannot be read. */
export async function listTopActivities(locale: Locale): Promise<Publication<'activity'>[]> {
  recordTags('publications:activity');
  const found = await orElse(ask('listTopActivities', locale, {}), null);
  return (found as { data: Publication<'activity'>[] } | null)?.data ?? [];
}

/** The newest publications of a kind; empty if the API fails, so that the rest of the page is unaffected. */
export async function listNewest<Kind extends PublicationKind>(
  kind: Kind,
  locale: Locale,
  count: number,
  query: ListQuery = {},
): Promise<Publication<Kind>[]> {
  const page = orElse(listPublications(kind, locale, { ...query, take: String(count) }), null);
  return (await page)?.data ?? [];
}

const RELATED = 4;

/** Other publications that share a value with one; empty if they cannot be read. */
export async function listRelated<Kind extends PublicationKind>(
  kind: Kind,
  locale: Locale,
  shared: ListQuery,
  id: string,
): Promise<Publication<Kind>[]> {
  const found = await listNewest(kind, locale, RELATED + 1, shared);
  return found.filter((item) => item.id !== id).slice(0, RELATED);
}

/** The latest news, at most 50, for a page that shows a few; empty if they cannot be read. */
export async function listLatestNews(locale: Locale, count: number): Promise<Publication<'news'>[]> {
  return listNewest('news', locale, count);
}

const MOST = 50;
const PILGRIMS: readonly string[] = ['pilgrimInside', 'pilgrimAbroad', 'umrahPerformer'];

/** Several electronic services, those for pilgrims first; empty if they cannot be read. */
export async function listServices(locale: Locale, count: number): Promise<Publication<'service'>[]> {
  const services = await listNewest('service', locale, MOST);
  const isForPilgrims = ({ data }: Publication<'service'>) =>
    [data.audience].flat().some((one) => PILGRIMS.includes(one));
  const [first, others] = [true, false].map((wanted) =>
    services.filter((service) => isForPilgrims(service) === wanted),
  );
  return [...(first ?? []), ...(others ?? [])].slice(0, count);
}

/** True if the API reports an unknown or invalid id. */
const isNone = ({ code, status }: ApiFailure) => code === 'notFound' || status === 400 || status === 422;

/** @returns null for an unknown id @throws ApiFailure when the API fails */
export async function findPublication<Kind extends PublicationKind>(
  kind: Kind,
  id: string,
  locale: Locale,
): Promise<Publication<Kind> | null> {
  recordTags(`item:${id}`);
  const found = orElse(ask(PUBLICATION_CALLS[kind].get, locale, { id }), null, isNone);
  const item = ((await found) as { data: Publication<Kind> } | null)?.data ?? null;
  if (item) watchImages([item]);
  return item;
}
