import type { ContentPage } from '@/lib/content/blocks';
import {
  cards,
  links,
  list,
  notice,
  paragraphs,
  questions,
  section,
  steps,
  table,
  timeline,
} from '@/lib/content/write-blocks';
import { OFFICES } from '@/lib/operator/offices';

export const MINISTRY_PAGES: readonly ContentPage[] = [
  {
    route: 'ministry',
    namespace: 'ministry.overview',
    changedOn: '2026-11-23',
    sections: [
      section('vision', paragraphs('vision.first', 'vision.second'), {
        kind: 'externalLink',
        at: 'vision.wording',
        site: 'vision',
        isOptional: true,
      }),
      section(
        'mission',
        paragraphs('mission.intro'),
        list('mission.items', ['ease', 'enrich', 'organize', 'inform']),
      ),
      section('values', cards('values.items', ['care', 'mastery', 'integrity', 'access'])),
      section(
        'history',
        paragraphs('history.intro'),
        timeline('history.items', ['administration', 'ministry', 'separation', 'name', 'programme']),
        notice('history.sources', 'info'),
      ),
      section(
        'more',
        links('more.items', {
          tasks: 'ministryTasks',
          structure: 'ministryStructure',
          leaders: 'ministryLeaders',
          identity: 'visualIdentity',
        }),
      ),
      section('questions', questions('questions.items', ['permit', 'mosques', 'abroad'])),
    ],
    next: ['ministryTasks', 'haj', 'researchers'],
  },
  {
    route: 'ministryTasks',
    namespace: 'ministry.tasks',
    changedOn: '2026-11-22',
    sections: [
      section('policy', paragraphs('policy.intro'), list('policy.items', ['plan', 'regulate', 'measure'])),
      section(
        'licensing',
        paragraphs('licensing.intro'),
        list('licensing.items', ['companies', 'inspection', 'complaints']),
      ),
      section(
        'journey',
        paragraphs('journey.intro'),
        steps('journey.items', ['before', 'arrival', 'rites', 'visit', 'departure']),
      ),
      section(
        'partners',
        paragraphs('partners.intro'),
        table(
          'partners.table',
          ['partner', 'field'],
          ['missions', 'companies', 'mosques', 'security', 'health', 'carriers'],
        ),
      ),
      section(
        'digital',
        list('digital.items', ['portal', 'platform', 'card', 'data']),
        notice('digital.channels', 'warning'),
      ),
      section('questions', questions('questions.items', ['tickets', 'complain', 'fatwa'])),
    ],
    next: ['ministryStructure', 'electronicServices', 'contact'],
  },
  {
    route: 'ministryStructure',
    namespace: 'ministry.structure',
    changedOn: '2026-11-26',
    sections: [section('chart', { kind: 'tree', at: 'chart.tree' })],
    next: ['ministryLeaders', 'ministryTasks'],
  },
  {
    route: 'ministryLeaders',
    namespace: 'ministry.leaders',
    changedOn: '2026-11-26',
    sections: [
      section('offices', paragraphs('offices.intro'), {
        kind: 'leaders',
        at: 'offices.items',
        offices: OFFICES,
      }),
      section('writing', steps('writing.items', ['subject', 'channel', 'number'])),
    ],
    next: ['contact', 'ministryStructure'],
  },
  {
    route: 'humanResources',
    namespace: 'ministry.humanResources.page',
    changedOn: '2026-11-22',
    sections: [
      section('scope', paragraphs('scope.first', 'scope.second'), notice('scope.approved', 'info')),
      section('principles', cards('principles.items', ['merit', 'fairness', 'clarity', 'service'])),
      section(
        'joining',
        paragraphs('joining.intro'),
        steps('joining.items', ['announce', 'apply', 'compare', 'appoint']),
        notice('joining.fraud', 'warning'),
      ),
      section('conduct', list('conduct.items', ['guests', 'interest', 'secrecy', 'report'])),
      section('growth', list('growth.items', ['learning', 'appraisal', 'languages'])),
      section('workplace', list('workplace.items', ['safety', 'access', 'season'])),
      section('data', paragraphs('data.first', 'data.second')),
      section('questions', questions('questions.items', ['vacancies', 'seasonal', 'complain'])),
    ],
    next: ['ministry', 'policies', 'terms'],
  },
];
