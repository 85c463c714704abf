import type { ContentPage } from '@/lib/content/blocks';

/** How to reach the ministry; live, for it holds the message form. */
export const contact: ContentPage = {
  route: 'contact',
  namespace: 'contact',
  at: 'page',
  changedOn: '2026-11-21',
  religious: false,
  live: true,
  sections: [
    {
      id: 'topics',
      blocks: [
        {
          kind: 'cards',
          at: 'topics.items',
          items: [{ key: 'inquiry' }, { key: 'complaint' }, { key: 'suggestion' }, { key: 'technical' }],
        },
        { kind: 'notice', at: 'topics.emergency', tone: 'warning' },
      ],
    },
    {
      id: 'handling',
      blocks: [{ kind: 'steps', at: 'handling.steps', items: ['receive', 'route', 'reply'] }],
    },
  ],
  next: ['haj', 'umrah'],
};
