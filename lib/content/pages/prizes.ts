import { EDITION } from '@/lib/award/edition';
import type { ContentPage } from '@/lib/content/blocks';

/** The award's prizes: amounts, categories, dates of the edition. */
export const prizes: ContentPage = {
  route: 'prizes',
  namespace: 'ministry.prizes',
  at: 'page',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    {
      id: 'amounts',
      blocks: [
        { kind: 'paragraphs', keys: ['amounts.intro'] },
        { kind: 'prizeAmounts', at: 'amounts.table' },
        { kind: 'notice', at: 'amounts.sharing', tone: 'info' },
      ],
    },
    {
      id: 'categories',
      blocks: [
        { kind: 'paragraphs', keys: ['categories.intro'] },
        { kind: 'cards', at: 'categories.items', items: EDITION.categories.map((key) => ({ key })) },
      ],
    },
    {
      id: 'dates',
      blocks: [
        { kind: 'paragraphs', keys: ['dates.intro'] },
        { kind: 'edition', at: 'dates.table' },
      ],
    },
    {
      id: 'taking-part',
      blocks: [{ kind: 'steps', at: 'part.items', items: ['read', 'register', 'submit', 'wait'] }],
    },
    {
      id: 'questions',
      blocks: [{ kind: 'questions', at: 'questions.items', items: ['who', 'team', 'property', 'payout'] }],
    },
  ],
  next: ['researchers', 'terms'],
};
