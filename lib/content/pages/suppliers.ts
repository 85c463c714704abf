import type { ContentPage } from '@/lib/content/blocks';

/** For suppliers: how it works, who, what is needed; live, for it holds two forms and two look-ups. */
export const suppliers: ContentPage = {
  route: 'suppliers',
  namespace: 'suppliers',
  at: 'page',
  changedOn: '2026-11-21',
  religious: false,
  live: true,
  sections: [
    {
      id: 'how',
      blocks: [{ kind: 'steps', at: 'how.items', items: ['look', 'register', 'check', 'change'] }],
    },
    {
      id: 'who',
      blocks: [{ kind: 'list', at: 'who.items', items: ['establishment', 'field', 'authority'] }],
    },
    {
      id: 'needed',
      blocks: [
        { kind: 'list', at: 'needed.items', items: ['registration', 'address', 'tax', 'contact'] },
        { kind: 'notice', at: 'needed.public', tone: 'info' },
      ],
    },
  ],
  next: ['creativityAndLeadership', 'transaction', 'contact'],
};
