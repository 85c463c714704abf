import { FACETS, type PublicationKind } from '@/lib/publications/kinds';

const ask = <Kind extends string, Facet extends string, Value extends string>(
  kind: Kind,
  facet: Facet,
  values: readonly Value[],
) => ({
  name: facet,
  options: values.map((value) => ({ value, key: `values.${kind}.${facet}.${value}` as const })),
});

/** The filters of each kind in addition to year and words; both kinds of news share their topics. */
export const FACET_QUESTIONS = {
  news: [ask('news', 'topic', FACETS.news.topic)],
  governmentNews: [ask('news', 'topic', FACETS.governmentNews.topic)],
  activity: [ask('activity', 'type', FACETS.activity.type)],
  document: [ask('document', 'type', FACETS.document.type)],
  service: [ask('service', 'audience', FACETS.service.audience)],
  offer: [ask('offer', 'category', FACETS.offer.category), ask('offer', 'city', FACETS.offer.city)],
  guide: [ask('guide', 'topic', FACETS.guide.topic)],
} satisfies Record<PublicationKind, unknown>;
