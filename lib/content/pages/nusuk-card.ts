import type { ContentPage } from '@/lib/content/blocks';

/** /NusukCard: what the pilgrim's card holds, from receiving it to leaving. */
export const nusukCard: ContentPage = {
  route: 'nusukCard',
  namespace: 'nusuk.card',
  at: 'pilgrim',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    {
      id: 'what',
      blocks: [
        { kind: 'paragraphs', keys: ['what.first'] },
        { kind: 'figure', at: 'what.figure', figure: 'pilgrimCard' },
      ],
    },
    {
      id: 'receive',
      blocks: [{ kind: 'steps', at: 'receive.items', items: ['get', 'activate', 'show', 'rate'] }],
    },
    { id: 'lost', blocks: [{ kind: 'list', at: 'lost.items', items: ['tell', 'digital', 'found'] }] },
    { id: 'questions', blocks: [{ kind: 'questions', at: 'questions.items', items: ['permit', 'lend'] }] },
  ],
  next: ['offers', 'centres', 'hajRemember'],
};
