import type { ContentPage } from '@/lib/content/blocks';

/** /MobileApp, /mobileApp and /AppsAndPlatform: the apps and platforms, their links, and what to check first. */
export const apps: ContentPage = {
  route: 'apps',
  namespace: 'apps',
  at: 'overview',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    { id: 'apps', blocks: [{ kind: 'apps', at: 'apps', items: ['nusuk', 'tawakkalna', 'nafath'] }] },
    {
      id: 'platforms',
      blocks: [
        {
          kind: 'cards',
          at: 'platforms.items',
          items: [
            { key: 'nusuk', route: 'nusuk' },
            { key: 'portal', route: 'home' },
          ],
        },
      ],
    },
    { id: 'home', blocks: [{ kind: 'steps', at: 'home.items', items: ['open', 'menu'] }] },
    { id: 'safety', blocks: [{ kind: 'list', at: 'safety.items', items: ['store', 'publisher', 'access'] }] },
  ],
  next: ['nusuk', 'nusukCard'],
};
