import type { ContentPage } from '@/lib/content/blocks';

/** The programme for creative work and enterprise in serving pilgrims; live, for it holds its form. */
export const creatives: ContentPage = {
  route: 'creativityAndLeadership',
  namespace: 'creatives',
  at: 'page',
  changedOn: '2026-11-21',
  religious: false,
  live: true,
  sections: [
    {
      id: 'tracks',
      blocks: [
        {
          kind: 'cards',
          at: 'tracks.items',
          items: [
            { key: 'services' },
            { key: 'technology' },
            { key: 'environment' },
            { key: 'culture' },
            { key: 'volunteering' },
          ],
        },
      ],
    },
    {
      id: 'who',
      blocks: [
        { kind: 'list', at: 'who.items', items: ['individuals', 'establishments', 'associations'] },
        { kind: 'notice', at: 'who.ideas', tone: 'info' },
      ],
    },
    {
      id: 'criteria',
      blocks: [{ kind: 'list', at: 'criteria.items', items: ['effect', 'new', 'lasting', 'safe'] }],
    },
    {
      id: 'process',
      blocks: [{ kind: 'steps', at: 'process.items', items: ['enter', 'assess', 'meet', 'answer'] }],
    },
  ],
  next: ['innovation', 'suppliers', 'researchers'],
};
