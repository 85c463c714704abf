import type { ContentPage } from '@/lib/content/blocks';

/** Open data: what it is and how it may be used; live, for it holds the library and the request form. */
export const openData: ContentPage = {
  route: 'openData',
  namespace: 'openData',
  at: 'page',
  changedOn: '2026-11-21',
  religious: false,
  live: true,
  sections: [
    {
      id: 'about',
      blocks: [
        { kind: 'paragraphs', keys: ['about.first'] },
        {
          kind: 'cards',
          at: 'about.items',
          items: [{ key: 'free' }, { key: 'machine' }, { key: 'current' }, { key: 'safe' }],
        },
      ],
    },
    {
      id: 'licence',
      blocks: [
        { kind: 'paragraphs', keys: ['licence.intro'] },
        { kind: 'list', at: 'licence.items', items: ['use', 'credit', 'changes', 'endorsement', 'warranty'] },
      ],
    },
  ],
  next: ['dataSharing', 'information'],
};
