import type { ContentPage } from '@/lib/content/blocks';
import {
  checklist,
  list,
  notice,
  paragraphs,
  questions,
  section,
  steps,
  supplications,
  table,
} from '@/lib/content/write-blocks';

export const UMRAH_PAGES: readonly ContentPage[] = [
  {
    route: 'umrah',
    namespace: 'umrah.overview',
    changedOn: '2026-11-26',
    religious: true,
    sections: [
      section('what', paragraphs('what.first', 'what.second')),
      section('rites', steps('rites.items', ['ihram', 'tawaf', 'prayer', 'zamzam', 'sai', 'shaving'])),
      section('tawaf', paragraphs('tawaf.text'), { kind: 'figure', at: 'tawaf.figure', figure: 'tawaf' }),
      section('sai', paragraphs('sai.text'), { kind: 'figure', at: 'sai.figure', figure: 'sai' }),
      section(
        'miqats',
        paragraphs('miqats.intro'),
        { kind: 'map', at: 'miqats.map', map: 'miqats' },
        paragraphs('miqats.residents'),
      ),
      section('ruling', table('ruling.table', ['matter', 'views'], ['obligation', 'pillars', 'time'])),
      section('questions', questions('questions.items', ['lap', 'hajj', 'prohibitions'])),
    ],
    next: ['umrahRemember', 'citiesMakkah', 'haj'],
  },
  {
    route: 'umrahRemember',
    namespace: 'umrah.remember',
    changedOn: '2026-11-26',
    religious: true,
    sections: [
      checklist('umrah', [
        { key: 'before', items: ['permit', 'identity', 'medicine', 'garments'] },
        { key: 'miqat', items: ['place', 'bath', 'intention', 'talbiyah'] },
        { key: 'mosque', items: ['entrance', 'rounds', 'laps', 'shoes'] },
        { key: 'after', items: ['shaving', 'release', 'belongings'] },
      ]),
      section('supplications', supplications('intentUmrah', 'mosque', 'tawaf', 'safa')),
      section('manners', list('manners.items', ['crowd', 'voice', 'clean', 'weak'])),
      section('doubt', notice('doubt.ask', 'info')),
    ],
    next: ['umrah', 'citiesMakkah', 'hajRemember'],
  },
];
