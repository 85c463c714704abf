import type { ContentPage } from '@/lib/content/blocks';
import { COLOUR_GROUPS } from '@/lib/content/visual-identity/palette';
import { TOKEN_FILES } from '@/lib/content/visual-identity/token-files';
import { list, notice, paragraphs, section, steps, table } from '@/lib/content/write-blocks';

export const POLICIES_PAGES: readonly ContentPage[] = [
  {
    route: 'policies',
    namespace: 'ministry.policies.page',
    changedOn: '2026-11-28',
    namesPeriods: true,
    sections: [
      section(
        'privacy',
        paragraphs('privacy.intro'),
        notice('privacy.controller', 'info'),
        table(
          'privacy.table',
          ['data', 'purpose', 'basis', 'retention'],
          ['visit', 'rating', 'signOn', 'requests', 'award', 'senderName', 'supervisor', 'files', 'trail'],
        ),
        { kind: 'byBotCheck', at: 'privacy.sharing' },
        paragraphs('privacy.rights'),
        list('privacy.items', ['know', 'access', 'correct', 'destroy', 'withdraw', 'complain']),
        paragraphs('privacy.exercise', 'privacy.breach'),
      ),
      section(
        'use',
        paragraphs('use.allowed'),
        list('use.allowedItems', ['read', 'quote', 'link']),
        paragraphs('use.forbidden'),
        list('use.forbiddenItems', ['disturb', 'pretend', 'harvest', 'mislead']),
        paragraphs('use.languages'),
      ),
      section(
        'cookies',
        paragraphs('cookies.intro'),
        table(
          'cookies.table',
          ['what', 'purpose', 'lifetime'],
          [
            'language',
            'session',
            'pending',
            'hint',
            'visit',
            'address',
            'display',
            'drafts',
            'flash',
            'ticks',
            'copy',
          ],
        ),
        paragraphs('cookies.refuse'),
      ),
      section(
        'accessibility',
        paragraphs('accessibility.intro'),
        list('accessibility.works', ['keyboard', 'reader', 'zoom', 'contrast', 'motion', 'script']),
        paragraphs('accessibility.known'),
        list('accessibility.failures', ['forms', 'pdf', 'sign', 'drawings', 'urdu', 'users']),
        paragraphs('accessibility.checked'),
        steps('accessibility.report', ['tell', 'meanwhile', 'answer']),
      ),
      section(
        'intellectual-property',
        paragraphs('property.intro'),
        list('property.items', ['texts', 'data', 'research', 'emblem', 'others']),
        paragraphs('property.infringement'),
      ),
    ],
    next: ['terms', 'serviceLevels', 'contact'],
  },
  {
    route: 'serviceLevels',
    namespace: 'ministry.serviceLevels.page',
    changedOn: '2026-11-23',
    sections: [
      section(
        'promises',
        paragraphs('promises.intro'),
        list('promises.items', ['receipt', 'draft', 'language', 'script', 'privacy']),
      ),
      section('services', {
        kind: 'serviceLevels',
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
        forms: {
          message: 'contact',
          information: 'information',
          dataSharing: 'data-sharing',
          openData: 'open-data',
          appointment: 'appointment',
          transaction: 'transaction',
          suppliers: 'supplier',
          ideas: 'innovation',
        },
      }),
      section(
        'limits',
        paragraphs('limits.intro'),
        table('limits.table', ['what', 'limit'], ['signOn', 'idle', 'session', 'files', 'rights']),
      ),
      section('availability', paragraphs('availability.first', 'availability.second')),
      section('yours', list('yours.items', ['true', 'own', 'number'])),
      section('complaint', steps('complaint.items', ['write', 'follow', 'raise'])),
    ],
    next: ['stoppage', 'contact', 'policies'],
  },
  {
    route: 'visualIdentity',
    namespace: 'ministry.identity',
    changedOn: '2026-11-22',
    sections: [
      section(
        'principles',
        paragraphs('principles.intro'),
        list('principles.items', ['calm', 'legible', 'directions', 'ornament']),
      ),
      section('colours', paragraphs('colours.intro', 'colours.contrast'), {
        kind: 'swatches',
        at: 'colours.groups',
        groups: COLOUR_GROUPS,
      }),
      section('type', paragraphs('type.intro'), { kind: 'specimens', at: 'type.samples' }),
      section('pattern', paragraphs('pattern.intro'), {
        kind: 'figure',
        at: 'pattern.figure',
        figure: 'star',
      }),
      section(
        'rules',
        table('rules.table', ['element', 'right', 'wrong'], ['colour', 'type', 'pattern', 'emblem']),
      ),
      section('files', paragraphs('files.intro'), {
        kind: 'downloads',
        at: 'files.items',
        files: TOKEN_FILES,
      }),
    ],
    next: ['ministry', 'terms'],
  },
];
