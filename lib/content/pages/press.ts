import type { ContentPage } from '@/lib/content/blocks';

/** /mediarequire: what media need for accreditation, as steps and a checklist, and conduct in the field. */
export const press: ContentPage = {
  route: 'press',
  namespace: 'press',
  at: 'accreditation',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    { id: 'who', blocks: [{ kind: 'list', at: 'who.items', items: ['local', 'foreign', 'missions'] }] },
    {
      id: 'steps',
      blocks: [{ kind: 'steps', at: 'steps.items', items: ['announcement', 'file', 'visa', 'badge'] }],
    },
    {
      id: 'checklist',
      blocks: [
        {
          kind: 'checklist',
          at: 'checklist.groups',
          store: 'press',
          groups: [
            { key: 'papers', items: ['passport', 'letter', 'press', 'photo'] },
            { key: 'gear', items: ['list', 'frequencies', 'power'] },
          ],
        },
      ],
    },
    {
      id: 'rules',
      blocks: [
        { kind: 'list', at: 'rules.items', items: ['worship', 'consent', 'safety', 'accuracy'] },
        { kind: 'notice', at: 'rules.notice', tone: 'info' },
      ],
    },
  ],
  next: ['news', 'contact'],
};
