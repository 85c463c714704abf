import type { ContentPage } from '@/lib/content/blocks';

/** /visitors: for whoever comes from abroad, from the visa to getting around. */
export const visitors: ContentPage = {
  route: 'visitors',
  namespace: 'visitors',
  at: 'guide',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    {
      id: 'visas',
      blocks: [
        {
          kind: 'table',
          at: 'visas.table',
          columns: ['kind', 'use', 'source'],
          rows: ['hajj', 'umrah', 'visit', 'transit'],
        },
        { kind: 'notice', at: 'visas.notice', tone: 'warning' },
      ],
    },
    {
      id: 'arrival',
      blocks: [{ kind: 'steps', at: 'arrival.items', items: ['papers', 'entry', 'connect', 'lodging'] }],
    },
    {
      id: 'health',
      blocks: [{ kind: 'list', at: 'health.items', items: ['vaccines', 'medicine', 'heat', 'care'] }],
    },
    {
      id: 'transport',
      blocks: [
        {
          kind: 'cards',
          at: 'transport.items',
          items: [{ key: 'train' }, { key: 'bus' }, { key: 'metro' }, { key: 'taxi' }],
        },
      ],
    },
    { id: 'questions', blocks: [{ kind: 'questions', at: 'questions.items', items: ['tourist', 'alone'] }] },
  ],
  next: ['nusuk', 'makkahRoute', 'customGuide'],
};
