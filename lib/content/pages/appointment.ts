import type { ContentPage } from '@/lib/content/blocks';

/** Asking for an appointment; live, for it holds the form. */
export const appointment: ContentPage = {
  route: 'appointment',
  namespace: 'appointments',
  at: 'page',
  changedOn: '2026-11-21',
  religious: false,
  live: true,
  sections: [
    { id: 'who', blocks: [{ kind: 'list', at: 'who.items', items: ['person', 'establishment', 'mission'] }] },
    { id: 'needed', blocks: [{ kind: 'list', at: 'needed.items', items: ['topic', 'day', 'contact'] }] },
    {
      id: 'process',
      blocks: [{ kind: 'steps', at: 'process.items', items: ['ask', 'study', 'confirm', 'change'] }],
    },
  ],
  next: ['requests', 'transactionRegister', 'contact'],
};
