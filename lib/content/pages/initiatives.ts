import type { ContentPage } from '@/lib/content/blocks';
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
} from '@/lib/content/write-blocks';

export const INITIATIVES_PAGES: readonly ContentPage[] = [
  {
    route: 'initiatives',
    namespace: 'ministry.initiatives.overview',
    changedOn: '2026-11-22',
    sections: [
      section('purpose', paragraphs('purpose.first')),
      section(
        'list',
        links('list.items', {
          route: 'makkahRoute',
          card: 'card',
          award: 'researchers',
          symposium: 'grandSymposium',
        }),
      ),
      section('follow', steps('follow.items', ['before', 'during', 'after'])),
    ],
    next: ['makkahRoute', 'innovation'],
  },
  {
    route: 'grandSymposium',
    namespace: 'ministry.initiatives.symposium',
    changedOn: '2026-11-22',
    sections: [
      section('about', paragraphs('about.first', 'about.second')),
      section(
        'themes',
        cards('themes.items', ['rulings', 'health', 'movement', 'technology', 'environment', 'experience']),
      ),
      section('audience', list('audience.items', ['scholars', 'researchers', 'officials', 'operators'])),
      section('joining', steps('joining.items', ['follow', 'paper', 'attend'])),
    ],
    next: ['news', 'researchers'],
  },
  {
    route: 'makkahRoute',
    namespace: 'ministry.initiatives.route',
    changedOn: '2026-11-26',
    religious: true,
    sections: [
      section('idea', paragraphs('idea.first'), { kind: 'figure', at: 'idea.figure', figure: 'makkahRoute' }),
      section('stages', steps('stages.items', ['before', 'airport', 'luggage', 'arrival'])),
      section(
        'who',
        paragraphs('who.countries'),
        seasonFacts('who.announced', 'airports'),
        notice('who.notice', 'info'),
      ),
      section('ready', list('ready.items', ['papers', 'medicine', 'tags'])),
      section('questions', questions('questions.items', ['ihram', 'delay'])),
    ],
    next: ['season', 'hajRemember', 'initiatives'],
  },
  {
    route: 'prizes',
    namespace: 'ministry.prizes.page',
    changedOn: '2026-11-26',
    sections: [
      section(
        'amounts',
        paragraphs('amounts.intro'),
        { kind: 'prizeAmounts', at: 'amounts.table' },
        { kind: 'prizeSharing', at: 'amounts' },
      ),
      section('entry', { kind: 'criteria', at: 'entry' }),
      section('templates', links('templates.items', { documents: 'documents' })),
      section('categories', paragraphs('categories.intro'), { kind: 'prizeCategories', at: 'categories' }),
      section('dates', paragraphs('dates.intro'), { kind: 'edition', at: 'dates.table' }),
      section('taking-part', steps('part.items', ['read', 'register', 'submit', 'wait'])),
      section('questions', questions('questions.items', ['who', 'team', 'property', 'payout'])),
    ],
    next: ['researchers', 'terms'],
  },
];
