import type { ContentPage } from '@/lib/content/blocks';

/** Madinah: the Prophet's Mosque, places, etiquette of the visit. */
export const citiesMadinah: ContentPage = {
  route: 'citiesMadinah',
  namespace: 'cities',
  at: 'madinah',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    { id: 'about', blocks: [{ kind: 'paragraphs', keys: ['about.first', 'about.second'] }] },
    {
      id: 'visit',
      blocks: [
        { kind: 'steps', at: 'visit.items', items: ['enter', 'prayer', 'salam', 'baqi', 'quba'] },
        { kind: 'notice', at: 'visit.recommended', tone: 'info' },
      ],
    },
    {
      id: 'places',
      blocks: [
        { kind: 'paragraphs', keys: ['places.intro'] },
        { kind: 'map', at: 'places.map', map: 'madinah' },
        { kind: 'paragraphs', keys: ['places.seven'] },
      ],
    },
    {
      id: 'etiquette',
      blocks: [{ kind: 'list', at: 'etiquette.items', items: ['voice', 'crowd', 'graves', 'clean'] }],
    },
    {
      id: 'questions',
      blocks: [{ kind: 'questions', at: 'questions.items', items: ['ihram', 'time', 'miqat'] }],
    },
  ],
  next: ['citiesMakkah', 'umrah', 'haj'],
};
