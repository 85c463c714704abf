import type { ContentPage } from '@/lib/content/blocks';

/** On whom Hajj is due, what ability means, and the permit. */
export const hajConditions: ContentPage = {
  route: 'hajConditions',
  namespace: 'haj',
  at: 'conditions',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    {
      id: 'obligation',
      blocks: [
        { kind: 'paragraphs', keys: ['obligation.intro'] },
        {
          kind: 'steps',
          at: 'obligation.items',
          items: ['islam', 'sanity', 'adulthood', 'freedom', 'ability'],
        },
      ],
    },
    {
      id: 'ability',
      blocks: [
        { kind: 'paragraphs', keys: ['ability.intro'] },
        {
          kind: 'cards',
          at: 'ability.items',
          items: [{ key: 'health' }, { key: 'means' }, { key: 'route' }],
        },
      ],
    },
    { id: 'women', blocks: [{ kind: 'paragraphs', keys: ['women.first', 'women.second'] }] },
    {
      id: 'permit',
      blocks: [
        { kind: 'notice', at: 'permit.required', tone: 'warning' },
        { kind: 'paragraphs', keys: ['permit.first'] },
        { kind: 'list', at: 'permit.items', items: ['source', 'card', 'rules'] },
      ],
    },
    {
      id: 'questions',
      blocks: [{ kind: 'questions', at: 'questions.items', items: ['often', 'unable', 'scholars'] }],
    },
  ],
  next: ['hajDuties', 'hajRemember', 'haj'],
};
