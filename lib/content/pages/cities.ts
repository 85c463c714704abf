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
  supplications,
  table,
} from '@/lib/content/write-blocks';

export const CITIES_PAGES: readonly ContentPage[] = [
  {
    route: 'cities',
    namespace: 'cities.overview',
    changedOn: '2026-11-22',
    religious: true,
    sections: [
      section(
        'cities',
        paragraphs('cities.intro'),
        links('cities.items', { makkah: 'citiesMakkah', madinah: 'citiesMadinah' }),
      ),
      section(
        'compare',
        table('compare.table', ['matter', 'makkah', 'madinah'], ['mosque', 'visit', 'rites', 'places']),
        notice('compare.visit', 'info'),
      ),
      section(
        'etiquette',
        list('etiquette.items', ['respect', 'worshippers', 'women', 'clean', 'instructions']),
      ),
      section('questions', questions('questions.items', ['part', 'order'])),
    ],
    next: ['citiesMakkah', 'citiesMadinah', 'umrah'],
  },
  {
    route: 'citiesMakkah',
    namespace: 'cities.makkah',
    changedOn: '2026-11-22',
    religious: true,
    sections: [
      section('about', paragraphs('about.first', 'about.second')),
      section('mosque', cards('mosque.items', ['kaaba', 'stone', 'maqam', 'zamzam', 'masaa'])),
      section(
        'places',
        paragraphs('places.intro'),
        { kind: 'map', at: 'places.map', map: 'makkah' },
        notice('places.rite', 'info'),
      ),
      section('etiquette', list('etiquette.items', ['tawaf', 'passage', 'stone', 'water', 'card'])),
      section('questions', questions('questions.items', ['ihram', 'tanim', 'sites'])),
    ],
    next: ['umrah', 'citiesMadinah', 'haj'],
  },
  {
    route: 'citiesMadinah',
    namespace: 'cities.madinah',
    changedOn: '2026-11-26',
    religious: true,
    sections: [
      section('about', paragraphs('about.first', 'about.second')),
      section(
        'visit',
        steps('visit.items', ['enter', 'prayer', 'salam', 'baqi', 'quba']),
        supplications('greeting'),
        notice('visit.recommended', 'info'),
      ),
      section(
        'places',
        paragraphs('places.intro'),
        { kind: 'map', at: 'places.map', map: 'madinah' },
        paragraphs('places.seven'),
      ),
      section('etiquette', list('etiquette.items', ['voice', 'crowd', 'graves', 'clean'])),
      section('questions', questions('questions.items', ['ihram', 'time', 'miqat'])),
    ],
    next: ['citiesMakkah', 'umrah', 'haj'],
  },
];
