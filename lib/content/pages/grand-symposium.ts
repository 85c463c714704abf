import type { ContentPage } from '@/lib/content/blocks';

/** /MediaAndAwareness/HajGrand: what the Grand Hajj Symposium is, its themes, who attends, how to take part. */
export const grandSymposium: ContentPage = {
  route: 'grandSymposium',
  namespace: 'ministry.initiatives',
  at: 'symposium',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    {
      id: 'about',
      blocks: [
        { kind: 'paragraphs', keys: ['about.first', 'about.second'] },
        { kind: 'notice', at: 'about.programme', tone: 'info' },
      ],
    },
    {
      id: 'themes',
      blocks: [
        {
          kind: 'cards',
          at: 'themes.items',
          items: [
            { key: 'rulings' },
            { key: 'health' },
            { key: 'movement' },
            { key: 'technology' },
            { key: 'environment' },
            { key: 'experience' },
          ],
        },
      ],
    },
    {
      id: 'audience',
      blocks: [
        {
          kind: 'list',
          at: 'audience.items',
          items: ['scholars', 'researchers', 'officials', 'operators'],
        },
      ],
    },
    {
      id: 'joining',
      blocks: [{ kind: 'steps', at: 'joining.items', items: ['follow', 'paper', 'attend'] }],
    },
  ],
  next: ['news', 'researchers'],
};
