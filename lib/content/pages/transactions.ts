import type { ContentPage } from '@/lib/content/blocks';

/** Registering a transaction with the ministry; live, for it holds the form. */
export const transactionRegister: ContentPage = {
  route: 'transactionRegister',
  namespace: 'transactions',
  at: 'register',
  changedOn: '2026-11-21',
  religious: false,
  live: true,
  sections: [
    {
      id: 'who',
      blocks: [{ kind: 'list', at: 'who.items', items: ['individuals', 'establishments', 'abroad'] }],
    },
    { id: 'needed', blocks: [{ kind: 'list', at: 'needed.items', items: ['subject', 'papers', 'contact'] }] },
    {
      id: 'process',
      blocks: [{ kind: 'steps', at: 'process.items', items: ['write', 'number', 'study', 'answer'] }],
    },
  ],
  next: ['transaction', 'outsideTransaction', 'contact'],
};

/** The same from outside the Kingdom. */
export const outsideTransaction: ContentPage = {
  route: 'outsideTransaction',
  namespace: 'transactions',
  at: 'outside',
  changedOn: '2026-11-21',
  religious: false,
  live: true,
  sections: [
    { id: 'who', blocks: [{ kind: 'paragraphs', keys: ['who.text'] }] },
    {
      id: 'needed',
      blocks: [
        { kind: 'list', at: 'needed.items', items: ['subject', 'papers', 'contact'] },
        { kind: 'notice', at: 'needed.urgent', tone: 'warning' },
      ],
    },
    { id: 'process', blocks: [{ kind: 'steps', at: 'process.items', items: ['write', 'number', 'answer'] }] },
  ],
  next: ['transaction', 'visitors', 'contact'],
};
