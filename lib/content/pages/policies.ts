import type { ContentPage } from '@/lib/content/blocks';

/** The portal's policies; each section is an anchor that other pages lead to. */
export const policies: ContentPage = {
  route: 'policies',
  namespace: 'ministry.policies',
  at: 'page',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    {
      id: 'privacy',
      blocks: [
        { kind: 'paragraphs', keys: ['privacy.intro'] },
        { kind: 'notice', at: 'privacy.controller', tone: 'info' },
        {
          kind: 'table',
          at: 'privacy.table',
          columns: ['data', 'purpose', 'basis', 'retention'],
          rows: ['visit', 'rating', 'signOn', 'requests', 'award', 'files', 'trail'],
        },
        { kind: 'paragraphs', keys: ['privacy.sharing', 'privacy.rights'] },
        {
          kind: 'list',
          at: 'privacy.items',
          items: ['know', 'access', 'correct', 'destroy', 'withdraw', 'complain'],
        },
        { kind: 'paragraphs', keys: ['privacy.exercise', 'privacy.breach'] },
      ],
    },
    {
      id: 'use',
      blocks: [
        { kind: 'paragraphs', keys: ['use.allowed'] },
        { kind: 'list', at: 'use.allowedItems', items: ['read', 'quote', 'link'] },
        { kind: 'paragraphs', keys: ['use.forbidden'] },
        { kind: 'list', at: 'use.forbiddenItems', items: ['disturb', 'pretend', 'harvest', 'mislead'] },
        { kind: 'paragraphs', keys: ['use.languages'] },
      ],
    },
    {
      id: 'cookies',
      blocks: [
        { kind: 'paragraphs', keys: ['cookies.intro'] },
        {
          kind: 'table',
          at: 'cookies.table',
          columns: ['what', 'purpose', 'lifetime'],
          rows: ['language', 'session', 'pending', 'hint', 'visit', 'display', 'drafts', 'ticks'],
        },
        { kind: 'paragraphs', keys: ['cookies.refuse'] },
      ],
    },
    {
      id: 'accessibility',
      blocks: [
        { kind: 'paragraphs', keys: ['accessibility.intro'] },
        {
          kind: 'list',
          at: 'accessibility.works',
          items: ['keyboard', 'reader', 'zoom', 'contrast', 'motion', 'script'],
        },
        { kind: 'paragraphs', keys: ['accessibility.known'] },
        {
          kind: 'list',
          at: 'accessibility.failures',
          items: ['forms', 'pdf', 'sign', 'calendar', 'drawings', 'users'],
        },
        { kind: 'paragraphs', keys: ['accessibility.checked'] },
        { kind: 'steps', at: 'accessibility.report', items: ['tell', 'meanwhile', 'answer'] },
      ],
    },
    {
      id: 'intellectual-property',
      blocks: [
        { kind: 'paragraphs', keys: ['property.intro'] },
        { kind: 'list', at: 'property.items', items: ['texts', 'data', 'research', 'emblem', 'others'] },
        { kind: 'paragraphs', keys: ['property.infringement'] },
      ],
    },
  ],
  next: ['terms', 'serviceLevels', 'contact'],
};
