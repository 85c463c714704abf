import { mayBeEmpty } from '@/lib/content/operator-page-keys';
import { DEFAULT_LOCALE, getLocaleRow, isLocale, LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { getAddress } from '@/lib/routing/site-address';
import { splitPath } from '@/lib/routing/split-path';
import { findRoute, type Row } from '@/lib/routing/table';
import { judgeLength } from '@/lib/seo/meta-override';
import type { PageFacts } from './read-page-facts';

export interface PageError {
  address: string;
  kind: string;
  detail: string;
}

type Finding = readonly [kind: string, detail: string];

const CARD_TAGS = [
  'og:title',
  'og:description',
  'og:image',
  'og:image:alt',
  'og:url',
  'og:locale',
  'og:type',
  'twitter:card',
  'twitter:title',
  'twitter:image',
];

/** Path and query of an absolute or relative address: a test portal has another origin than the build. */
export function toPath(href: string): string {
  if (!URL.canParse(href, 'http://localhost')) return href;
  const { pathname, search } = new URL(href, 'http://localhost');
  return decodeURI(pathname) + search;
}

/** The title without the site's name. */
export const shortTitle = (title: string) => title.split(' | ').slice(0, -1).join(' | ') || title;

/** @param isItem true for a page of one item, whose title may have any length */
function judgeTexts({ title, description }: PageFacts, isItem: boolean): Finding[] {
  const texts = [
    ['title', shortTitle(title)],
    ['description', description],
  ] as const;
  return texts.flatMap(([field, text]): Finding[] => {
    if (!text) return [[field, 'missing']];
    const length = judgeLength(field, text);
    return length && !(isItem && field === 'title')
      ? [[field, `too ${length}: ${[...text].length} characters`]]
      : [];
  });
}

function judgeLanguage({ lang, dir }: PageFacts, locale: Locale): Finding[] {
  const expected = getLocaleRow(locale).dir;
  return [
    ...(lang === locale ? [] : [['lang', lang || 'missing'] as const]),
    ...(dir === expected ? [] : [['dir', dir || 'missing'] as const]),
  ];
}

function canonicalPath(row: Row, path: string): string {
  return row.canonical ?? (row.path.includes('{') ? path : row.path);
}

function judgeAddresses(page: PageFacts, locale: Locale, path: string, row: Row): Finding[] {
  const own = canonicalPath(row, path);
  const found: Finding[] = [];
  const expected = getAddress(locale, own);
  if (toPath(page.canonical) !== expected) found.push(['canonical', page.canonical || 'missing']);
  for (const code of [...LOCALE_CODES, 'x-default']) {
    const target = getAddress(isLocale(code) ? code : DEFAULT_LOCALE, own);
    const given = page.alternates[code];
    if (given === undefined || toPath(given) !== target)
      found.push(['hreflang', `${code}: ${given ?? 'missing'}`]);
  }
  const isHidden = page.robots.includes('noindex');
  const isUnfilled = isHidden && mayBeEmpty(row.key);
  if (isHidden === row.indexed && !isUnfilled) found.push(['robots', page.robots || 'missing']);
  return found;
}

function judgeMarkup(page: PageFacts): Finding[] {
  const { headings } = page;
  const first = headings.filter((level) => level === 1).length;
  const skips = headings.filter((level, index) => level > (headings[index - 1] ?? 0) + 1);
  const twice = page.ids.filter((id, index) => page.ids.indexOf(id) !== index);
  return [
    ...(first === 1 ? [] : [['headings', `${first} of the first level`] as const]),
    ...skips.map((level) => ['headings', `level ${level} skips a level`] as const),
    ...page.silentPictures.map((picture) => ['image without text alternative', picture] as const),
    ...[...new Set(twice)].map((id) => ['id', `${id} occurs twice`] as const),
    ...page.data
      .filter((kind) => kind === 'unreadable')
      .map(() => ['structured data', 'invalid JSON'] as const),
    ...CARD_TAGS.filter((name) => !page.cards[name]).map((name) => ['card', `${name} missing`] as const),
  ];
}

export function findPageErrors(page: PageFacts): PageError[] {
  const { locale, path } = splitPath(page.address.split('?')[0] ?? '');
  const row = findRoute(path);
  const toError = ([kind, detail]: Finding): PageError => ({ address: page.address, kind, detail });
  if (page.status !== 200 || !locale || !row) return [toError(['status', String(page.status)])];
  return [
    ...judgeTexts(page, row.path.includes('{')),
    ...judgeLanguage(page, locale),
    ...judgeAddresses(page, locale, path, row),
    ...judgeMarkup(page),
  ].map(toError);
}
