import type { ContentPage } from '@/lib/content/blocks';

/** What Hajj is, when and where it takes place, and the words a pilgrim will meet. */
export const hajIntroduction: ContentPage = {
  route: 'hajIntroduction',
  namespace: 'haj',
  at: 'introduction',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    { id: 'what', blocks: [{ kind: 'paragraphs', keys: ['what.first', 'what.second'] }] },
    { id: 'when', blocks: [{ kind: 'paragraphs', keys: ['when.first', 'when.second'] }] },
    {
      id: 'where',
      blocks: [
        {
          kind: 'list',
          at: 'where.items',
          items: ['miqat', 'makkah', 'mina', 'arafah', 'muzdalifah'],
        },
      ],
    },
    {
      id: 'journey',
      blocks: [
        {
          kind: 'steps',
          at: 'journey.items',
          items: ['prepare', 'ihram', 'arrival', 'days', 'farewell'],
        },
      ],
    },
    {
      id: 'talbiyah',
      blocks: [
        { kind: 'paragraphs', keys: ['talbiyah.intro'] },
        { kind: 'quote', at: 'talbiyah.words', words: 'talbiyah' },
      ],
    },
    {
      id: 'terms',
      blocks: [
        {
          kind: 'table',
          at: 'terms.table',
          columns: ['term', 'meaning'],
          rows: ['ihram', 'miqat', 'tawaf', 'sai', 'standing', 'jamarat', 'hady', 'release', 'tashriq'],
        },
      ],
    },
  ],
  next: ['hajConditions', 'hajDuties', 'haj'],
};
