import type { ContentPage } from '@/lib/content/blocks';

/** About the ministry: vision, mission and history. */
export const ministryOverview: ContentPage = {
  route: 'ministry',
  namespace: 'ministry',
  at: 'overview',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    {
      id: 'vision',
      blocks: [
        { kind: 'paragraphs', keys: ['vision.first', 'vision.second'] },
        { kind: 'notice', at: 'vision.wording', tone: 'info' },
      ],
    },
    {
      id: 'mission',
      blocks: [
        { kind: 'paragraphs', keys: ['mission.intro'] },
        { kind: 'list', at: 'mission.items', items: ['ease', 'enrich', 'organize', 'inform'] },
      ],
    },
    {
      id: 'values',
      blocks: [
        {
          kind: 'cards',
          at: 'values.items',
          items: [{ key: 'care' }, { key: 'mastery' }, { key: 'integrity' }, { key: 'access' }],
        },
      ],
    },
    {
      id: 'history',
      blocks: [
        { kind: 'paragraphs', keys: ['history.intro'] },
        {
          kind: 'timeline',
          at: 'history.items',
          items: ['administration', 'ministry', 'separation', 'name', 'programme'],
        },
        { kind: 'notice', at: 'history.sources', tone: 'info' },
      ],
    },
    {
      id: 'more',
      blocks: [
        {
          kind: 'cards',
          at: 'more.items',
          items: [
            { key: 'tasks', route: 'ministryTasks' },
            { key: 'structure', route: 'ministryStructure' },
            { key: 'leaders', route: 'ministryLeaders' },
            { key: 'identity', route: 'visualIdentity' },
          ],
        },
      ],
    },
    {
      id: 'questions',
      blocks: [{ kind: 'questions', at: 'questions.items', items: ['permit', 'mosques', 'abroad'] }],
    },
  ],
  next: ['ministryTasks', 'haj', 'researchers'],
};
