import type { ContentPage } from '@/lib/content/blocks';

/** /hajnew: the season's dates, what the portal has added, what to check before beginning. */
export const season: ContentPage = {
  route: 'season',
  namespace: 'haj.season',
  at: 'current',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    {
      id: 'dates',
      blocks: [
        { kind: 'season', at: 'dates.season' },
        { kind: 'paragraphs', keys: ['dates.moon'] },
      ],
    },
    {
      id: 'portal',
      blocks: [
        {
          kind: 'cards',
          at: 'portal.items',
          items: [
            { key: 'timers', route: 'hajTimers' },
            { key: 'remember', route: 'hajRemember' },
            { key: 'cities', route: 'cities' },
            { key: 'award', route: 'researchers' },
            { key: 'stoppage', route: 'stoppage' },
            { key: 'route', route: 'makkahRoute' },
          ],
        },
      ],
    },
    {
      id: 'check',
      blocks: [
        { kind: 'steps', at: 'check.items', items: ['permit', 'health', 'card'] },
        { kind: 'notice', at: 'check.notice', tone: 'info' },
      ],
    },
  ],
  next: ['news', 'visitors'],
};
