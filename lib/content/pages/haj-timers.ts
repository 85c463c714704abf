import type { ContentPage } from '@/lib/content/blocks';

/** The miqats of Hajj in time and in place, and today's prayer times; live, for it reads the clock. */
export const hajTimers: ContentPage = {
  route: 'hajTimers',
  namespace: 'haj',
  at: 'timers',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    {
      id: 'time',
      blocks: [
        { kind: 'paragraphs', keys: ['time.first'] },
        { kind: 'season', at: 'time.season' },
        { kind: 'notice', at: 'time.sighting', tone: 'info' },
      ],
    },
    {
      id: 'place',
      blocks: [
        { kind: 'paragraphs', keys: ['place.intro'] },
        { kind: 'map', at: 'place.map', map: 'miqats' },
        { kind: 'paragraphs', keys: ['place.residents'] },
      ],
    },
    {
      id: 'prayer',
      blocks: [
        { kind: 'prayerTimes', at: 'prayer.table' },
        { kind: 'notice', at: 'prayer.calculated', tone: 'info' },
      ],
    },
  ],
  next: ['hajRemember', 'umrah', 'haj'],
};
