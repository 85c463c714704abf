import type { ContentPage } from '@/lib/content/blocks';

/** Makkah: the Grand Mosque, places, etiquette. */
export const citiesMakkah: ContentPage = {
  route: 'citiesMakkah',
  namespace: 'cities',
  at: 'makkah',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    { id: 'about', blocks: [{ kind: 'paragraphs', keys: ['about.first', 'about.second'] }] },
    {
      id: 'mosque',
      blocks: [
        {
          kind: 'cards',
          at: 'mosque.items',
          items: [{ key: 'kaaba' }, { key: 'stone' }, { key: 'maqam' }, { key: 'zamzam' }, { key: 'masaa' }],
        },
      ],
    },
    {
      id: 'places',
      blocks: [
        { kind: 'paragraphs', keys: ['places.intro'] },
        { kind: 'map', at: 'places.map', map: 'makkah' },
        { kind: 'notice', at: 'places.rite', tone: 'info' },
      ],
    },
    {
      id: 'etiquette',
      blocks: [
        { kind: 'list', at: 'etiquette.items', items: ['tawaf', 'passage', 'stone', 'water', 'card'] },
      ],
    },
    {
      id: 'questions',
      blocks: [{ kind: 'questions', at: 'questions.items', items: ['ihram', 'tanim', 'sites'] }],
    },
  ],
  next: ['umrah', 'citiesMadinah', 'haj'],
};
