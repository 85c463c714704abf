import type { ContentPage } from '@/lib/content/blocks';

/** The survey of service operators; live, for it holds the form. */
export const operatorSurvey: ContentPage = {
  route: 'operatorsSurvey',
  namespace: 'operatorsSurvey',
  at: 'page',
  changedOn: '2026-11-21',
  religious: false,
  live: true,
  sections: [
    { id: 'why', blocks: [{ kind: 'paragraphs', keys: ['why.text'] }] },
    { id: 'who', blocks: [{ kind: 'list', at: 'who.items', items: ['hajj', 'umrah', 'support'] }] },
    { id: 'use', blocks: [{ kind: 'list', at: 'use.items', items: ['together', 'names', 'report'] }] },
  ],
  next: ['serviceLevels', 'contact'],
};
