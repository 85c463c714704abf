import { OFFICES } from '@/lib/config/operator/offices';
import type { ContentPage } from '@/lib/content/blocks';

/** The leaders' offices; names come from the operator's settings. */
export const ministryLeaders: ContentPage = {
  route: 'ministryLeaders',
  namespace: 'ministry',
  at: 'leaders',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    {
      id: 'offices',
      blocks: [
        { kind: 'paragraphs', keys: ['offices.intro'] },
        { kind: 'leaders', at: 'offices.items', offices: OFFICES },
        { kind: 'notice', at: 'offices.names', tone: 'info' },
      ],
    },
    {
      id: 'writing',
      blocks: [{ kind: 'steps', at: 'writing.items', items: ['subject', 'channel', 'number'] }],
    },
  ],
  next: ['contact', 'ministryStructure'],
};
