import type { ContentPage } from '@/lib/content/blocks';

/** The two holy cities together. */
export const citiesOverview: ContentPage = {
  route: 'cities',
  namespace: 'cities',
  at: 'overview',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    {
      id: 'cities',
      blocks: [
        { kind: 'paragraphs', keys: ['cities.intro'] },
        {
          kind: 'cards',
          at: 'cities.items',
          items: [
            { key: 'makkah', route: 'citiesMakkah' },
            { key: 'madinah', route: 'citiesMadinah' },
          ],
        },
      ],
    },
    {
      id: 'compare',
      blocks: [
        {
          kind: 'table',
          at: 'compare.table',
          columns: ['matter', 'makkah', 'madinah'],
          rows: ['mosque', 'visit', 'rites', 'places'],
        },
        { kind: 'notice', at: 'compare.visit', tone: 'info' },
      ],
    },
    {
      id: 'etiquette',
      blocks: [
        {
          kind: 'list',
          at: 'etiquette.items',
          items: ['respect', 'worshippers', 'women', 'clean', 'instructions'],
        },
      ],
    },
    {
      id: 'questions',
      blocks: [{ kind: 'questions', at: 'questions.items', items: ['part', 'order'] }],
    },
  ],
  next: ['citiesMakkah', 'citiesMadinah', 'umrah'],
};
