import type { ContentPage } from '@/lib/content/blocks';

/** The policy for the people who work for the ministry. */
export const humanResources: ContentPage = {
  route: 'humanResources',
  namespace: 'ministry.humanResources',
  at: 'page',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    {
      id: 'scope',
      blocks: [
        { kind: 'paragraphs', keys: ['scope.first', 'scope.second'] },
        { kind: 'notice', at: 'scope.approved', tone: 'info' },
      ],
    },
    {
      id: 'principles',
      blocks: [
        {
          kind: 'cards',
          at: 'principles.items',
          items: [{ key: 'merit' }, { key: 'fairness' }, { key: 'clarity' }, { key: 'service' }],
        },
      ],
    },
    {
      id: 'joining',
      blocks: [
        { kind: 'paragraphs', keys: ['joining.intro'] },
        { kind: 'steps', at: 'joining.items', items: ['announce', 'apply', 'compare', 'appoint'] },
        { kind: 'notice', at: 'joining.fraud', tone: 'warning' },
      ],
    },
    {
      id: 'conduct',
      blocks: [
        {
          kind: 'list',
          at: 'conduct.items',
          items: ['guests', 'interest', 'secrecy', 'report'],
        },
      ],
    },
    {
      id: 'growth',
      blocks: [{ kind: 'list', at: 'growth.items', items: ['learning', 'appraisal', 'languages'] }],
    },
    {
      id: 'workplace',
      blocks: [{ kind: 'list', at: 'workplace.items', items: ['safety', 'access', 'season'] }],
    },
    {
      id: 'data',
      blocks: [{ kind: 'paragraphs', keys: ['data.first', 'data.second'] }],
    },
    {
      id: 'questions',
      blocks: [{ kind: 'questions', at: 'questions.items', items: ['vacancies', 'seasonal', 'complain'] }],
    },
  ],
  next: ['ministry', 'policies', 'terms'],
};
