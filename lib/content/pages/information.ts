import type { ContentPage } from '@/lib/content/blocks';

/** Freedom of information; live, for it holds the request form. */
export const information: ContentPage = {
  route: 'information',
  namespace: 'information',
  at: 'page',
  changedOn: '2026-11-21',
  religious: false,
  live: true,
  sections: [
    { id: 'right', blocks: [{ kind: 'paragraphs', keys: ['right.first', 'right.second'] }] },
    {
      id: 'excluded',
      blocks: [
        { kind: 'paragraphs', keys: ['excluded.intro'] },
        {
          kind: 'list',
          at: 'excluded.items',
          items: ['security', 'personal', 'commercial', 'deliberation', 'investigation'],
        },
      ],
    },
    {
      id: 'process',
      blocks: [{ kind: 'steps', at: 'process.steps', items: ['ask', 'review', 'decide', 'object'] }],
    },
  ],
  next: ['openData', 'contact'],
};
