import type { ContentPage } from '@/lib/content/blocks';

/** Ideas that serve pilgrims; live, for it holds the form that takes them. */
export const innovation: ContentPage = {
  route: 'innovation',
  namespace: 'innovation',
  at: 'page',
  changedOn: '2026-11-21',
  religious: false,
  live: true,
  sections: [
    {
      id: 'areas',
      blocks: [
        {
          kind: 'cards',
          at: 'areas.items',
          items: [
            { key: 'crowds' },
            { key: 'health' },
            { key: 'transport' },
            { key: 'digital' },
            { key: 'environment' },
            { key: 'hospitality' },
          ],
        },
      ],
    },
    {
      id: 'needed',
      blocks: [
        { kind: 'list', at: 'needed.items', items: ['problem', 'document', 'ownership'] },
        { kind: 'notice', at: 'needed.secrets', tone: 'warning' },
      ],
    },
    {
      id: 'process',
      blocks: [{ kind: 'steps', at: 'process.steps', items: ['submit', 'assess', 'meet', 'trial'] }],
    },
  ],
  next: ['researchers', 'contact'],
};
