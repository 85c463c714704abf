import type { ContentPage } from '@/lib/content/blocks';
import { cards, list, notice, section, steps } from '@/lib/content/write-blocks';

export const CONTACT_PAGES: readonly ContentPage[] = [
  {
    route: 'contact',
    namespace: 'contact.page',
    changedOn: '2026-11-26',
    sections: [
      section(
        'topics',
        cards('topics.items', ['inquiry', 'complaint', 'suggestion', 'technical']),
        notice('topics.emergency', 'warning'),
      ),
      section('handling', steps('handling.steps', ['receive', 'route', 'reply'])),
    ],
    next: ['haj', 'umrah'],
  },
  {
    route: 'press',
    namespace: 'press.accreditation',
    changedOn: '2026-11-22',
    sections: [
      section('who', list('who.items', ['local', 'foreign', 'missions'])),
      section('steps', steps('steps.items', ['announcement', 'file', 'visa', 'badge'])),
      section('checklist', {
        kind: 'checklist',
        at: 'checklist.groups',
        store: 'press',
        groups: [
          { key: 'papers', items: ['passport', 'letter', 'press', 'photo'] },
          { key: 'gear', items: ['list', 'frequencies', 'power'] },
        ],
      }),
      section(
        'rules',
        list('rules.items', ['worship', 'consent', 'safety', 'accuracy']),
        notice('rules.notice', 'info'),
      ),
    ],
    next: ['news', 'contact'],
  },
  {
    route: 'centres',
    namespace: 'centres.mobile',
    changedOn: '2026-11-22',
    sections: [
      section('services', cards('services.items', ['guidance', 'card', 'complaint', 'language'])),
      section(
        'where',
        { kind: 'centres', at: 'where.list' },
        { kind: 'map', at: 'where.areas', map: 'serviceAreas' },
      ),
      section('bring', list('bring.items', ['card', 'contact', 'proof'])),
    ],
    next: ['nusukCard', 'contact'],
  },
];
