import type { ContentPage } from '@/lib/content/blocks';

/** What the ministry does and what it answers for. */
export const ministryTasks: ContentPage = {
  route: 'ministryTasks',
  namespace: 'ministry',
  at: 'tasks',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    {
      id: 'policy',
      blocks: [
        { kind: 'paragraphs', keys: ['policy.intro'] },
        { kind: 'list', at: 'policy.items', items: ['plan', 'regulate', 'measure'] },
      ],
    },
    {
      id: 'licensing',
      blocks: [
        { kind: 'paragraphs', keys: ['licensing.intro'] },
        { kind: 'list', at: 'licensing.items', items: ['companies', 'inspection', 'complaints'] },
      ],
    },
    {
      id: 'journey',
      blocks: [
        { kind: 'paragraphs', keys: ['journey.intro'] },
        {
          kind: 'steps',
          at: 'journey.items',
          items: ['before', 'arrival', 'rites', 'visit', 'departure'],
        },
      ],
    },
    {
      id: 'partners',
      blocks: [
        { kind: 'paragraphs', keys: ['partners.intro'] },
        {
          kind: 'table',
          at: 'partners.table',
          columns: ['partner', 'field'],
          rows: ['missions', 'companies', 'mosques', 'security', 'health', 'carriers'],
        },
      ],
    },
    {
      id: 'digital',
      blocks: [
        { kind: 'list', at: 'digital.items', items: ['portal', 'platform', 'card', 'data'] },
        { kind: 'notice', at: 'digital.channels', tone: 'warning' },
      ],
    },
    {
      id: 'questions',
      blocks: [{ kind: 'questions', at: 'questions.items', items: ['tickets', 'complain', 'fatwa'] }],
    },
  ],
  next: ['ministryStructure', 'electronicServices', 'contact'],
};
