import type { ContentPage } from '@/lib/content/blocks';
import { COLOUR_GROUPS } from '@/lib/content/visual-identity/palette';
import { TOKEN_FILES } from '@/lib/content/visual-identity/token-files';

/** How the portal's own identity is used, with everything needed to use it. */
export const visualIdentity: ContentPage = {
  route: 'visualIdentity',
  namespace: 'ministry',
  at: 'identity',
  changedOn: '2026-11-21',
  religious: false,
  sections: [
    {
      id: 'principles',
      blocks: [
        { kind: 'paragraphs', keys: ['principles.intro'] },
        { kind: 'list', at: 'principles.items', items: ['calm', 'legible', 'directions', 'ornament'] },
      ],
    },
    {
      id: 'colours',
      blocks: [
        { kind: 'paragraphs', keys: ['colours.intro', 'colours.contrast'] },
        { kind: 'swatches', at: 'colours.groups', groups: COLOUR_GROUPS },
      ],
    },
    {
      id: 'type',
      blocks: [
        { kind: 'paragraphs', keys: ['type.intro'] },
        { kind: 'specimens', at: 'type.samples' },
      ],
    },
    {
      id: 'pattern',
      blocks: [
        { kind: 'paragraphs', keys: ['pattern.intro'] },
        { kind: 'figure', at: 'pattern.figure', figure: 'star' },
      ],
    },
    {
      id: 'rules',
      blocks: [
        {
          kind: 'table',
          at: 'rules.table',
          columns: ['element', 'right', 'wrong'],
          rows: ['colour', 'type', 'pattern', 'emblem'],
        },
      ],
    },
    {
      id: 'files',
      blocks: [
        { kind: 'paragraphs', keys: ['files.intro'] },
        { kind: 'downloads', at: 'files.items', files: TOKEN_FILES },
      ],
    },
  ],
  next: ['ministry', 'terms'],
};
