import type { ContentPage } from '@/lib/content/blocks';
import {
  cards,
  checklist,
  links,
  list,
  notice,
  paragraphs,
  questions,
  section,
  steps,
  supplications,
  table,
  timeline,
} from '@/lib/content/write-blocks';

export const HAJ_PAGES: readonly ContentPage[] = [
  {
    route: 'haj',
    namespace: 'haj.overview',
    changedOn: '2026-11-26',
    religious: true,
    sections: [
      section(
        'pillar',
        paragraphs('pillar.first', 'pillar.second'),
        { kind: 'quote', at: 'pillar.verse', words: 'duty' },
        notice('pillar.permit', 'warning'),
      ),
      section(
        'types',
        paragraphs('types.intro'),
        table('types.table', ['type', 'meaning', 'ihram', 'hady'], ['tamattu', 'qiran', 'ifrad']),
        paragraphs('types.difference'),
      ),
      section(
        'days',
        paragraphs('days.intro'),
        timeline('days.items', ['tarwiyah', 'arafah', 'nahr', 'tashriq', 'thirteenth', 'departure']),
      ),
      section('sites', { kind: 'map', at: 'sites.map', map: 'holySites' }),
      section(
        'more',
        links('more.items', {
          introduction: 'hajIntroduction',
          conditions: 'hajConditions',
          duties: 'hajDuties',
          sunan: 'hajSunan',
        }),
      ),
      section('questions', questions('questions.items', ['order', 'leaving', 'calendar', 'madinah'])),
    ],
    next: ['hajConditions', 'hajRemember', 'umrah'],
  },
  /** What Hajj is, when and where it takes place, and its terms. */
  {
    route: 'hajIntroduction',
    namespace: 'haj.introduction',
    changedOn: '2026-11-26',
    religious: true,
    sections: [
      section('what', paragraphs('what.first', 'what.second')),
      section('when', paragraphs('when.first', 'when.second')),
      section('where', list('where.items', ['miqat', 'makkah', 'mina', 'arafah', 'muzdalifah'])),
      section('journey', steps('journey.items', ['prepare', 'ihram', 'arrival', 'days', 'farewell'])),
      section('types', { kind: 'figure', at: 'types.figure', figure: 'hajTypes' }),
      section('talbiyah', paragraphs('talbiyah.intro'), {
        kind: 'quote',
        at: 'talbiyah.words',
        words: 'talbiyah',
      }),
      section(
        'terms',
        table(
          'terms.table',
          ['term', 'meaning'],
          ['ihram', 'miqat', 'tawaf', 'sai', 'standing', 'jamarat', 'hady', 'release', 'tashriq'],
        ),
      ),
    ],
    next: ['hajConditions', 'hajDuties', 'haj'],
  },
  /** Who must perform Hajj, what ability means, and the permit. */
  {
    route: 'hajConditions',
    namespace: 'haj.conditions',
    changedOn: '2026-11-26',
    religious: true,
    sections: [
      section(
        'obligation',
        paragraphs('obligation.intro'),
        steps('obligation.items', ['islam', 'sanity', 'adulthood', 'freedom', 'ability']),
      ),
      section('ability', paragraphs('ability.intro'), cards('ability.items', ['health', 'means', 'route'])),
      section('women', paragraphs('women.first', 'women.second')),
      section(
        'permit',
        notice('permit.required', 'warning'),
        paragraphs('permit.first'),
        list('permit.items', ['source', 'card', 'rules']),
      ),
      section(
        'penalties',
        table('penalties.table', ['act', 'penalty'], ['hajj', 'visit', 'help', 'infiltration']),
        paragraphs('penalties.source'),
      ),
      section('questions', questions('questions.items', ['often', 'unable', 'another', 'child', 'scholars'])),
    ],
    next: ['nusuk', 'visitors', 'hajDuties'],
  },
  /** The pillars and duties of Hajj, and what compensates for an omitted one. */
  {
    route: 'hajDuties',
    namespace: 'haj.duties',
    changedOn: '2026-11-26',
    religious: true,
    sections: [
      section(
        'difference',
        table('difference.table', ['kind', 'meaning', 'missed'], ['pillar', 'duty', 'sunnah']),
      ),
      section(
        'pillars',
        paragraphs('pillars.intro'),
        steps('pillars.items', ['ihram', 'standing', 'ifadah', 'sai']),
        table('pillars.schools', ['school', 'pillars'], ['maliki', 'shafii', 'hanafi']),
      ),
      section(
        'obligations',
        paragraphs('obligations.intro'),
        steps('obligations.items', [
          'miqat',
          'sunset',
          'muzdalifah',
          'mina',
          'stoning',
          'shaving',
          'farewell',
        ]),
        paragraphs('obligations.schools'),
      ),
      section(
        'times',
        table('times.table', ['school', 'nahr', 'tashriq', 'ifadah'], ['hanafi', 'maliki', 'shafii']),
        paragraphs('times.note'),
        { kind: 'figure', at: 'times.figure', figure: 'stoning' },
      ),
      section('missed', paragraphs('missed.first'), notice('missed.ask', 'info')),
      section('questions', questions('questions.items', ['late', 'farewell', 'order', 'delegate'])),
    ],
    next: ['hajSunan', 'hajRemember', 'haj'],
  },
  /** The recommended acts of Hajj, from before ihram to the days of Mina. */
  {
    route: 'hajSunan',
    namespace: 'haj.sunan',
    changedOn: '2026-11-26',
    religious: true,
    sections: [
      section('meaning', paragraphs('meaning.first')),
      section(
        'ihram',
        list('ihram.items', ['bath', 'garments', 'talbiyah']),
        { kind: 'figure', at: 'ihram.men', figure: 'ihramMen' },
        { kind: 'figure', at: 'ihram.women', figure: 'ihramWomen' },
      ),
      section(
        'tawaf',
        list('tawaf.items', ['arrival', 'idtiba', 'raml', 'touching', 'prayer']),
        notice('tawaf.crowd', 'info'),
      ),
      section('sai', list('sai.items', ['markers', 'dua'])),
      section('days', timeline('days.items', ['tarwiyah', 'arafah', 'nahr', 'tashriq'])),
      section('supplications', supplications('intentHajj', 'intentBoth', 'arafah')),
      section('questions', questions('questions.items', ['missed', 'women', 'differ'])),
    ],
    next: ['hajRemember', 'hajDuties', 'citiesMakkah'],
  },
  /** The miqats of Hajj in time and place, and today's prayer times; depends on the clock. */
  {
    route: 'hajTimers',
    namespace: 'haj.timers',
    changedOn: '2026-11-26',
    religious: true,
    sections: [
      section('prayer', { kind: 'prayerTimes', at: 'prayer.table' }, notice('prayer.calculated', 'info')),
      section(
        'time',
        paragraphs('time.first'),
        { kind: 'season', at: 'time.season' },
        notice('time.sighting', 'info'),
      ),
      section(
        'place',
        paragraphs('place.intro'),
        { kind: 'map', at: 'place.map', map: 'miqats' },
        paragraphs('place.residents'),
      ),
    ],
    next: ['hajRemember', 'umrah', 'haj'],
  },
  /** The checklist for Hajj, and what is forbidden in ihram. */
  {
    route: 'hajRemember',
    namespace: 'haj.remember',
    changedOn: '2026-11-26',
    religious: true,
    sections: [
      checklist('haj', [
        { key: 'papers', items: ['permit', 'identity', 'card', 'contacts'] },
        { key: 'health', items: ['doctor', 'medicine', 'sun', 'feet'] },
        { key: 'packing', items: ['ihram', 'clothes', 'unscented', 'light'] },
        { key: 'knowledge', items: ['nusuk', 'rites', 'scholar', 'schedule'] },
      ]),
      section(
        'ihram',
        paragraphs('ihram.intro'),
        table(
          'ihram.table',
          ['matter', 'who'],
          ['hair', 'perfume', 'head', 'sewn', 'veil', 'hunting', 'contract', 'intimacy'],
        ),
        notice('ihram.mistake', 'info'),
      ),
      section(
        'fidyah',
        table('fidyah.table', ['act', 'due'], ['excuse', 'purpose', 'forgot', 'hunting', 'intimacy', 'duty']),
        paragraphs('fidyah.source'),
      ),
      section(
        'manners',
        { kind: 'quote', at: 'manners.verse', words: 'manners' },
        list('manners.items', ['patience', 'weak', 'clean', 'instructions', 'photos']),
      ),
      section('lost', steps('lost.items', ['stay', 'show', 'ask'])),
    ],
    next: ['visitors', 'haj', 'hajDuties'],
  },
];
