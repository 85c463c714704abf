import type { ContentPage } from '@/lib/content/blocks';

/** /MediaAndAwareness/MainMobadra: the initiatives at a glance and how a visitor benefits from them. */
export const initiatives: ContentPage = {
  route: 'initiatives',
  namespace: 'ministry.initiatives',
  at: 'overview',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    { id: 'purpose', blocks: [{ kind: 'paragraphs', keys: ['purpose.first'] }] },
    {
      id: 'list',
      blocks: [
        {
          kind: 'cards',
          at: 'list.items',
          items: [
            { key: 'route', route: 'makkahRoute' },
            { key: 'card', route: 'card' },
            { key: 'award', route: 'researchers' },
            { key: 'symposium', route: 'grandSymposium' },
          ],
        },
      ],
    },
    { id: 'follow', blocks: [{ kind: 'steps', at: 'follow.items', items: ['before', 'during', 'after'] }] },
  ],
  next: ['makkahRoute', 'innovation'],
};
