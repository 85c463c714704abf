import type { ContentPage } from '@/lib/content/blocks';

/** The overview of Hajj. */
export const hajOverview: ContentPage = {
  route: 'haj',
  namespace: 'haj',
  at: 'overview',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    {
      id: 'pillar',
      blocks: [
        { kind: 'paragraphs', keys: ['pillar.first', 'pillar.second'] },
        { kind: 'quote', at: 'pillar.verse', words: 'duty' },
        { kind: 'notice', at: 'pillar.permit', tone: 'warning' },
      ],
    },
    {
      id: 'types',
      blocks: [
        { kind: 'paragraphs', keys: ['types.intro'] },
        {
          kind: 'table',
          at: 'types.table',
          columns: ['type', 'meaning', 'ihram', 'hady'],
          rows: ['tamattu', 'qiran', 'ifrad'],
        },
        { kind: 'paragraphs', keys: ['types.difference'] },
      ],
    },
    {
      id: 'days',
      blocks: [
        { kind: 'paragraphs', keys: ['days.intro'] },
        {
          kind: 'timeline',
          at: 'days.items',
          items: ['tarwiyah', 'arafah', 'nahr', 'tashriq', 'thirteenth', 'departure'],
        },
      ],
    },
    { id: 'sites', blocks: [{ kind: 'map', at: 'sites.map', map: 'holySites' }] },
    {
      id: 'more',
      blocks: [
        {
          kind: 'cards',
          at: 'more.items',
          items: [
            { key: 'introduction', route: 'hajIntroduction' },
            { key: 'conditions', route: 'hajConditions' },
            { key: 'duties', route: 'hajDuties' },
            { key: 'sunan', route: 'hajSunan' },
          ],
        },
      ],
    },
    {
      id: 'questions',
      blocks: [
        { kind: 'questions', at: 'questions.items', items: ['order', 'leaving', 'calendar', 'madinah'] },
      ],
    },
  ],
  next: ['hajConditions', 'hajRemember', 'umrah'],
};
