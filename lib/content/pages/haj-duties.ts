import type { ContentPage } from '@/lib/content/blocks';

/** The pillars and duties of Hajj, and what makes up for one left out. */
export const hajDuties: ContentPage = {
  route: 'hajDuties',
  namespace: 'haj',
  at: 'duties',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    {
      id: 'difference',
      blocks: [
        {
          kind: 'table',
          at: 'difference.table',
          columns: ['kind', 'meaning', 'missed'],
          rows: ['pillar', 'duty', 'sunnah'],
        },
      ],
    },
    {
      id: 'pillars',
      blocks: [
        { kind: 'paragraphs', keys: ['pillars.intro'] },
        { kind: 'steps', at: 'pillars.items', items: ['ihram', 'standing', 'ifadah', 'sai'] },
        {
          kind: 'table',
          at: 'pillars.schools',
          columns: ['school', 'pillars'],
          rows: ['maliki', 'shafii', 'hanafi'],
        },
      ],
    },
    {
      id: 'obligations',
      blocks: [
        { kind: 'paragraphs', keys: ['obligations.intro'] },
        {
          kind: 'steps',
          at: 'obligations.items',
          items: ['miqat', 'sunset', 'muzdalifah', 'mina', 'stoning', 'shaving', 'farewell'],
        },
        { kind: 'paragraphs', keys: ['obligations.schools'] },
      ],
    },
    {
      id: 'missed',
      blocks: [
        { kind: 'paragraphs', keys: ['missed.first'] },
        { kind: 'notice', at: 'missed.ask', tone: 'info' },
      ],
    },
    {
      id: 'questions',
      blocks: [{ kind: 'questions', at: 'questions.items', items: ['late', 'farewell', 'order'] }],
    },
  ],
  next: ['hajSunan', 'hajRemember', 'haj'],
};
