import type { ContentPage } from '@/lib/content/blocks';

/** What users may expect of each service; figures that only the operator knows are left to the operator. */
export const serviceLevels: ContentPage = {
  route: 'serviceLevels',
  namespace: 'ministry.serviceLevels',
  at: 'page',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    {
      id: 'promises',
      blocks: [
        { kind: 'paragraphs', keys: ['promises.intro'] },
        {
          kind: 'list',
          at: 'promises.items',
          items: ['receipt', 'draft', 'language', 'script', 'privacy'],
        },
        { kind: 'notice', at: 'promises.figures', tone: 'info' },
      ],
    },
    {
      id: 'services',
      blocks: [
        {
          kind: 'table',
          at: 'services.table',
          columns: ['service', 'atOnce', 'later'],
          rows: [
            'reading',
            'search',
            'registration',
            'submission',
            'message',
            'information',
            'dataSharing',
            'openData',
            'appointment',
            'transaction',
            'suppliers',
            'ideas',
          ],
        },
      ],
    },
    {
      id: 'limits',
      blocks: [
        { kind: 'paragraphs', keys: ['limits.intro'] },
        {
          kind: 'table',
          at: 'limits.table',
          columns: ['what', 'limit'],
          rows: ['signOn', 'idle', 'session', 'files', 'rights'],
        },
      ],
    },
    {
      id: 'availability',
      blocks: [{ kind: 'paragraphs', keys: ['availability.first', 'availability.second'] }],
    },
    {
      id: 'yours',
      blocks: [{ kind: 'list', at: 'yours.items', items: ['true', 'own', 'number'] }],
    },
    {
      id: 'complaint',
      blocks: [{ kind: 'steps', at: 'complaint.items', items: ['write', 'follow', 'raise'] }],
    },
  ],
  next: ['stoppage', 'contact', 'policies'],
};
