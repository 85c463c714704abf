import type { ContentPage } from '@/lib/content/blocks';

/** /mobadra: the Makkah Route, stage by stage, for pilgrims and for their luggage. */
export const makkahRoute: ContentPage = {
  route: 'makkahRoute',
  namespace: 'ministry.initiatives',
  at: 'route',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    {
      id: 'idea',
      blocks: [
        { kind: 'paragraphs', keys: ['idea.first'] },
        { kind: 'figure', at: 'idea.figure', figure: 'makkahRoute' },
      ],
    },
    {
      id: 'stages',
      blocks: [{ kind: 'steps', at: 'stages.items', items: ['before', 'airport', 'luggage', 'arrival'] }],
    },
    { id: 'who', blocks: [{ kind: 'notice', at: 'who.notice', tone: 'info' }] },
    { id: 'ready', blocks: [{ kind: 'list', at: 'ready.items', items: ['papers', 'medicine', 'tags'] }] },
    { id: 'questions', blocks: [{ kind: 'questions', at: 'questions.items', items: ['ihram', 'delay'] }] },
  ],
  next: ['hajRemember', 'initiatives'],
};
