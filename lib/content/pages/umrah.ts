import type { ContentPage } from '@/lib/content/blocks';

/** Umrah step by step, with its miqats. */
export const umrahOverview: ContentPage = {
  route: 'umrah',
  namespace: 'umrah',
  at: 'overview',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    { id: 'what', blocks: [{ kind: 'paragraphs', keys: ['what.first', 'what.second'] }] },
    {
      id: 'rites',
      blocks: [
        {
          kind: 'steps',
          at: 'rites.items',
          items: ['ihram', 'tawaf', 'prayer', 'zamzam', 'sai', 'shaving'],
        },
      ],
    },
    {
      id: 'tawaf',
      blocks: [
        { kind: 'paragraphs', keys: ['tawaf.text'] },
        { kind: 'figure', at: 'tawaf.figure', figure: 'tawaf' },
      ],
    },
    {
      id: 'sai',
      blocks: [
        { kind: 'paragraphs', keys: ['sai.text'] },
        { kind: 'figure', at: 'sai.figure', figure: 'sai' },
      ],
    },
    {
      id: 'miqats',
      blocks: [
        { kind: 'paragraphs', keys: ['miqats.intro'] },
        { kind: 'map', at: 'miqats.map', map: 'miqats' },
        { kind: 'paragraphs', keys: ['miqats.residents'] },
      ],
    },
    {
      id: 'ruling',
      blocks: [
        {
          kind: 'table',
          at: 'ruling.table',
          columns: ['matter', 'views'],
          rows: ['obligation', 'pillars', 'time'],
        },
      ],
    },
    {
      id: 'questions',
      blocks: [{ kind: 'questions', at: 'questions.items', items: ['lap', 'hajj', 'prohibitions'] }],
    },
  ],
  next: ['umrahRemember', 'citiesMakkah', 'haj'],
};
