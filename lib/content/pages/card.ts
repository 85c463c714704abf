import type { ContentPage } from '@/lib/content/blocks';

/** /card: leads to the two cards and shows how to check one. */
export const card: ContentPage = {
  route: 'card',
  namespace: 'nusuk.card',
  at: 'start',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    {
      id: 'which',
      blocks: [
        {
          kind: 'cards',
          at: 'which.items',
          items: [
            { key: 'pilgrim', route: 'nusukCard' },
            { key: 'operator', route: 'nusukOperatorCard' },
          ],
        },
      ],
    },
    {
      id: 'check',
      blocks: [
        { kind: 'steps', at: 'check.items', items: ['look', 'scan', 'compare'] },
        { kind: 'notice', at: 'check.notice', tone: 'warning' },
      ],
    },
  ],
  next: ['nusukCard', 'nusuk'],
};
