import type { ContentPage } from '@/lib/content/blocks';

/** /NusukOperatorCard: the card of those who serve pilgrims, and what body and holder owe. */
export const nusukOperatorCard: ContentPage = {
  route: 'nusukOperatorCard',
  namespace: 'nusuk.card',
  at: 'operator',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    { id: 'what', blocks: [{ kind: 'figure', at: 'what.figure', figure: 'operatorCard' }] },
    {
      id: 'apply',
      blocks: [{ kind: 'steps', at: 'apply.items', items: ['licence', 'staff', 'issue'] }],
    },
    {
      id: 'duties',
      blocks: [
        { kind: 'list', at: 'duties.items', items: ['wear', 'area', 'privacy'] },
        { kind: 'notice', at: 'duties.notice', tone: 'info' },
      ],
    },
  ],
  next: ['card', 'initiatives'],
};
