import type { ContentPage } from '@/lib/content/blocks';

/** /MovableService: what mobile service centres do, where and when, and what to bring. */
export const centres: ContentPage = {
  route: 'centres',
  namespace: 'centres',
  at: 'mobile',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    {
      id: 'services',
      blocks: [
        {
          kind: 'cards',
          at: 'services.items',
          items: [{ key: 'guidance' }, { key: 'card' }, { key: 'complaint' }, { key: 'language' }],
        },
      ],
    },
    {
      id: 'where',
      blocks: [
        { kind: 'centres', at: 'where.list' },
        { kind: 'map', at: 'where.areas', map: 'serviceAreas' },
      ],
    },
    { id: 'bring', blocks: [{ kind: 'list', at: 'bring.items', items: ['card', 'contact', 'proof'] }] },
  ],
  next: ['nusukCard', 'contact'],
};
