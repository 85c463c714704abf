import type { ContentPage } from '@/lib/content/blocks';

/** How the ministry shares data with other bodies; live, for it holds the request form. */
export const dataSharing: ContentPage = {
  route: 'dataSharing',
  namespace: 'dataSharing',
  at: 'page',
  changedOn: '2026-11-21',
  religious: false,
  live: true,
  sections: [
    {
      id: 'principles',
      blocks: [
        {
          kind: 'cards',
          at: 'principles.items',
          items: [{ key: 'purpose' }, { key: 'minimum' }, { key: 'protection' }, { key: 'accountability' }],
        },
      ],
    },
    {
      id: 'who',
      blocks: [
        { kind: 'paragraphs', keys: ['who.intro'] },
        { kind: 'list', at: 'who.items', items: ['government', 'private', 'nonProfit', 'academic'] },
      ],
    },
    {
      id: 'needed',
      blocks: [
        { kind: 'list', at: 'needed.items', items: ['description', 'purpose', 'basis', 'protection'] },
        { kind: 'notice', at: 'needed.open', tone: 'info' },
      ],
    },
    {
      id: 'process',
      blocks: [{ kind: 'steps', at: 'process.steps', items: ['apply', 'review', 'agree', 'share'] }],
    },
  ],
  next: ['openData', 'information'],
};
