import type { ContentPage } from '@/lib/content/blocks';

/** /nusk: what the Nusuk platform offers, how to begin, how to stay clear of impostors. */
export const nusuk: ContentPage = {
  route: 'nusuk',
  namespace: 'nusuk',
  at: 'platform',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    {
      id: 'what',
      blocks: [
        {
          kind: 'cards',
          at: 'what.items',
          items: [{ key: 'umrah' }, { key: 'hajj' }, { key: 'visit' }, { key: 'guidance' }],
        },
      ],
    },
    {
      id: 'start',
      blocks: [
        { kind: 'steps', at: 'start.items', items: ['account', 'companions', 'choose', 'carry'] },
        { kind: 'externalLink', at: 'start.platform', site: 'pilgrimPlatform' },
      ],
    },
    { id: 'safety', blocks: [{ kind: 'list', at: 'safety.items', items: ['link', 'code', 'office'] }] },
    { id: 'questions', blocks: [{ kind: 'questions', at: 'questions.items', items: ['office', 'phone'] }] },
  ],
  next: ['apps', 'visitors', 'electronicServices'],
};
