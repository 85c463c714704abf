import type { ContentPage } from '@/lib/content/blocks';

/** The recommended acts of Hajj, from before ihram to the days of Mina. */
export const hajSunan: ContentPage = {
  route: 'hajSunan',
  namespace: 'haj',
  at: 'sunan',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    { id: 'meaning', blocks: [{ kind: 'paragraphs', keys: ['meaning.first'] }] },
    {
      id: 'ihram',
      blocks: [{ kind: 'list', at: 'ihram.items', items: ['bath', 'garments', 'talbiyah'] }],
    },
    {
      id: 'tawaf',
      blocks: [
        { kind: 'list', at: 'tawaf.items', items: ['arrival', 'idtiba', 'raml', 'touching', 'prayer'] },
        { kind: 'notice', at: 'tawaf.crowd', tone: 'info' },
      ],
    },
    { id: 'sai', blocks: [{ kind: 'list', at: 'sai.items', items: ['markers', 'dua'] }] },
    {
      id: 'days',
      blocks: [
        {
          kind: 'timeline',
          at: 'days.items',
          items: ['tarwiyah', 'arafah', 'nahr', 'tashriq'],
        },
      ],
    },
    {
      id: 'questions',
      blocks: [{ kind: 'questions', at: 'questions.items', items: ['missed', 'women', 'differ'] }],
    },
  ],
  next: ['hajRemember', 'hajDuties', 'citiesMakkah'],
};
