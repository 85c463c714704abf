import type { ContentPage } from '@/lib/content/blocks';
import { ANNOUNCED_EACH_SEASON } from '@/lib/content/season-facts/definitions';
import {
  cards,
  links,
  list,
  notice,
  paragraphs,
  questions,
  seasonFacts,
  section,
  steps,
  table,
} from '@/lib/content/write-blocks';

export const NUSUK_PAGES: readonly ContentPage[] = [
  {
    route: 'nusuk',
    namespace: 'nusuk.platform',
    changedOn: '2026-11-26',
    sections: [
      section('what', cards('what.items', ['umrah', 'hajj', 'visit', 'guidance'])),
      section(
        'platforms',
        table(
          'platforms.table',
          ['need', 'address', 'platform'],
          ['direct', 'office', 'inside', 'umrah', 'hady'],
        ),
        seasonFacts('platforms.announced', 'platforms', 'directCountries'),
        notice('platforms.season', 'info'),
      ),
      section(
        'apply',
        questions('apply.items', ['direct', 'office', 'inside', 'hady']),
        seasonFacts('apply.announced', 'registration', 'priority', 'packages', 'refunds', 'hady'),
        table(
          'apply.countries',
          ['country', 'address', 'office'],
          ['pakistan', 'malaysia', 'turkiye', 'iran', 'west'],
        ),
        paragraphs('apply.source'),
      ),
      section('start', steps('start.items', ['account', 'companions', 'choose', 'carry']), {
        kind: 'externalLink',
        at: 'start.platform',
        site: 'pilgrimPlatform',
      }),
      section(
        'rawdah',
        list('rawdah.items', ['book', 'year', 'instant', 'waiting']),
        paragraphs('rawdah.source'),
      ),
      section(
        'safety',
        list('safety.items', ['link', 'code', 'office', 'visa', 'advertising', 'pay', 'report']),
      ),
      section('questions', questions('questions.items', ['office', 'phone'])),
    ],
    next: ['season', 'apps', 'visitors'],
  },
  {
    route: 'visitors',
    namespace: 'visitors.guide',
    changedOn: '2026-11-28',
    religious: true,
    sections: [
      section(
        'visas',
        table('visas.table', ['kind', 'use', 'source'], ['hajj', 'umrah', 'visit', 'transit']),
        notice('visas.notice', 'warning'),
      ),
      section('arrival', steps('arrival.items', ['papers', 'entry', 'connect', 'lodging'])),
      section(
        'vaccines',
        table(
          'vaccines.table',
          ['vaccine', 'who', 'when'],
          ['meningitis', 'polio', 'yellowFever', 'seasonal'],
        ),
        seasonFacts('vaccines.announced', 'vaccines'),
        {
          kind: 'departureCountries',
          at: 'vaccines.countries',
          vaccines: ['polio', 'yellowFever'],
          until: 'vaccines',
        },
        notice('vaccines.season', 'info'),
      ),
      section(
        'health',
        list('health.items', ['vaccines', 'medicine', 'heat', 'care']),
        paragraphs('health.source'),
      ),
      section(
        'trouble',
        cards('trouble.items', ['ill', 'hospital', 'passport', 'group', 'death']),
        paragraphs('trouble.source'),
        links('trouble.more', { contact: 'contact', centres: 'centres' }),
      ),
      section('insurance', paragraphs('insurance.first', 'insurance.second')),
      section('transport', cards('transport.items', ['train', 'bus', 'metro', 'taxi'])),
      section('questions', questions('questions.items', ['tourist', 'alone'])),
    ],
    next: ['nusuk', 'makkahRoute', 'customGuide'],
  },
  {
    route: 'season',
    namespace: 'haj.season.current',
    changedOn: '2026-11-26',
    religious: true,
    sections: [
      section('dates', { kind: 'season', at: 'dates.season' }, paragraphs('dates.moon')),
      section('announced', paragraphs('announced.intro'), {
        kind: 'seasonFacts',
        at: 'announced.table',
        facts: ANNOUNCED_EACH_SEASON,
        hasUnset: true,
      }),
      section(
        'portal',
        links('portal.items', {
          timers: 'hajTimers',
          remember: 'hajRemember',
          cities: 'cities',
          award: 'researchers',
          stoppage: 'stoppage',
          route: 'makkahRoute',
        }),
      ),
      section('check', steps('check.items', ['permit', 'health', 'card']), notice('check.notice', 'info')),
    ],
    next: ['nusuk', 'visitors', 'news'],
  },
  {
    route: 'card',
    namespace: 'nusuk.card.start',
    changedOn: '2026-11-22',
    sections: [
      section('which', links('which.items', { pilgrim: 'nusukCard', operator: 'nusukOperatorCard' })),
      section('check', steps('check.items', ['look', 'scan', 'compare']), notice('check.notice', 'warning')),
    ],
    next: ['nusukCard', 'nusuk'],
  },
  {
    route: 'nusukCard',
    namespace: 'nusuk.card.pilgrim',
    changedOn: '2026-11-22',
    sections: [
      section('what', paragraphs('what.first'), { kind: 'figure', at: 'what.figure', figure: 'pilgrimCard' }),
      section('receive', steps('receive.items', ['get', 'activate', 'show', 'rate'])),
      section('lost', list('lost.items', ['tell', 'digital', 'found'])),
      section('questions', questions('questions.items', ['permit', 'lend'])),
    ],
    next: ['offers', 'centres', 'hajRemember'],
  },
  {
    route: 'nusukOperatorCard',
    namespace: 'nusuk.card.operator',
    changedOn: '2026-11-22',
    sections: [
      section('what', { kind: 'figure', at: 'what.figure', figure: 'operatorCard' }),
      section('apply', steps('apply.items', ['licence', 'staff', 'issue'])),
      section('duties', list('duties.items', ['wear', 'area', 'privacy']), notice('duties.notice', 'info')),
    ],
    next: ['card', 'initiatives'],
  },
  {
    route: 'apps',
    namespace: 'apps.overview',
    changedOn: '2026-11-22',
    sections: [
      section('apps', { kind: 'apps', at: 'apps', items: ['nusuk', 'tawakkalna', 'nafath'] }),
      section('platforms', links('platforms.items', { nusuk: 'nusuk', portal: 'home' })),
      section('home', steps('home.items', ['open', 'menu'])),
      section('safety', list('safety.items', ['store', 'publisher', 'access'])),
    ],
    next: ['nusuk', 'nusukCard'],
  },
];
