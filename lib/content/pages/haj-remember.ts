import type { ContentPage } from '@/lib/content/blocks';
import { createChecklistSection } from './checklist-section';

/** Reminders for Hajj as a checklist, and what is forbidden in ihram. */
export const hajRemember: ContentPage = {
  route: 'hajRemember',
  namespace: 'haj',
  at: 'remember',
  changedOn: '2026-11-21',
  religious: true,
  sections: [
    createChecklistSection('haj', [
      { key: 'papers', items: ['permit', 'identity', 'card', 'contacts'] },
      { key: 'health', items: ['doctor', 'medicine', 'sun', 'feet'] },
      { key: 'packing', items: ['ihram', 'clothes', 'unscented', 'light'] },
      { key: 'knowledge', items: ['nusuk', 'rites', 'scholar', 'schedule'] },
    ]),
    {
      id: 'ihram',
      blocks: [
        { kind: 'paragraphs', keys: ['ihram.intro'] },
        {
          kind: 'table',
          at: 'ihram.table',
          columns: ['matter', 'who'],
          rows: ['hair', 'perfume', 'head', 'sewn', 'veil', 'hunting', 'contract', 'intimacy'],
        },
        { kind: 'notice', at: 'ihram.mistake', tone: 'info' },
      ],
    },
    {
      id: 'manners',
      blocks: [
        { kind: 'list', at: 'manners.items', items: ['patience', 'weak', 'clean', 'instructions', 'photos'] },
      ],
    },
    { id: 'lost', blocks: [{ kind: 'steps', at: 'lost.items', items: ['stay', 'show', 'ask'] }] },
  ],
  next: ['haj', 'hajDuties', 'umrah'],
};
