import type { ContentPage } from '@/lib/content/blocks';
import { createChecklistSection } from './checklist-section';

/** Reminders for Umrah as a checklist. */
export const umrahRemember: ContentPage = {
  route: 'umrahRemember',
  namespace: 'umrah',
  at: 'remember',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    createChecklistSection('umrah', [
      { key: 'before', items: ['permit', 'identity', 'medicine', 'garments'] },
      { key: 'miqat', items: ['place', 'bath', 'intention', 'talbiyah'] },
      { key: 'mosque', items: ['entrance', 'rounds', 'laps', 'shoes'] },
      { key: 'after', items: ['shaving', 'release', 'belongings'] },
    ]),
    {
      id: 'manners',
      blocks: [{ kind: 'list', at: 'manners.items', items: ['crowd', 'voice', 'clean', 'weak'] }],
    },
    { id: 'doubt', blocks: [{ kind: 'notice', at: 'doubt.ask', tone: 'info' }] },
  ],
  next: ['umrah', 'citiesMakkah', 'hajRemember'],
};
