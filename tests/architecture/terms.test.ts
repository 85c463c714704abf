/** Requirements: LANG-07, LANG-14 */
import { readFileSync } from 'node:fs';
import type { Block } from '@/lib/content/blocks';
import { CONTENT_PAGES } from '@/lib/content/content-pages';
import { LOCALE_CODES, LOCALES, type Locale } from '@/lib/i18n/locales';
import { listMenu, type MenuEntry } from '@/lib/routing/menu';
import { findRoute, type RouteKey } from '@/lib/routing/table';
import {
  compileForm,
  countBanned,
  listBanned,
  listLeftInEnglish,
  listSplits,
  readAllTexts,
  readTerms,
} from '../support/i18n/terms';

const all = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, readAllTexts(locale)]));
const textsOf = (locale: Locale) => all[locale] ?? {};
const latin = LOCALES.filter(({ dir, code }) => dir === 'ltr' && code !== 'en').map(({ code }) => code);

/** The text of a link to a page, by its key. */
type Link = [label: string, route: RouteKey];

const menuLinks = (entries: readonly MenuEntry[]): Link[] =>
  entries.flatMap(({ key, path, entries: below }) => {
    const route = path === undefined ? null : findRoute(path);
    return [...(route ? [[`menu.entries.${key}`, route.key] as Link] : []), ...menuLinks(below ?? [])];
  });

const FOOTER: Link[] = [
  ['shell.footer.links.contact', 'contact'],
  ['shell.footer.links.faqs', 'faqs'],
  ['shell.footer.links.policies', 'policies'],
  ['shell.footer.links.mobileApp', 'apps'],
  ['shell.footer.links.sitemap', 'siteMap'],
  ['shell.footer.links.terms', 'terms'],
];

/** Cards that name their audience, not the title of the page. */
const FOR_WHOM = ['card', 'apps'];

const cardLinks = CONTENT_PAGES.filter(({ route }) => !FOR_WHOM.includes(route)).flatMap((page) => {
  const linksOf = (block: Block): Link[] =>
    block.kind !== 'cards'
      ? []
      : block.items.flatMap(({ key, route }): Link[] =>
          route ? [[`${page.namespace}.${block.at}.${key}.title`, route]] : [],
        );
  return page.sections.flatMap(({ blocks }) => blocks.flatMap(linksOf));
});

const LINKS = [...menuLinks(listMenu({})), ...FOOTER, ...cardLinks];

it.each(LOCALE_CODES)('%s uses the terms that its editors agreed on', (locale) => {
  expect(listBanned(textsOf(locale), readTerms(locale))).toEqual([]);
});

it.each(LOCALE_CODES)('%s translates the same short text in one way', (locale) => {
  const [english, arabic] = [textsOf('en'), textsOf('ar')];
  const others = { ar: [english], en: [arabic] } as const;
  const sources = locale === 'ar' || locale === 'en' ? others[locale] : ([english, arabic] as const);
  expect(listSplits(textsOf(locale), sources, readTerms(locale))).toEqual([]);
});

it.each(LOCALE_CODES)(
  '%s links to a page in menu, footer and text by its title or a shorter form',
  (locale) => {
    const texts = textsOf(locale);
    const { otherNames } = readTerms(locale);
    const fold = (text = '') => ` ${text.replaceAll(/[«»“”"\u00a0\u202f]/g, '').toLocaleLowerCase(locale)} `;
    const errors = LINKS.filter(([label, route]) => {
      const isPart = fold(texts[`meta.${route}.title`]).includes(fold(texts[label]));
      return !isPart && !otherNames.includes(label);
    });
    expect(
      errors.map(([label, route]) => `${texts[label]} (${label}), not ${texts[`meta.${route}.title`]}`),
    ).toEqual([]);
  },
);

it.each(latin)('%s has no text left in English', (locale) => {
  expect(listLeftInEnglish(textsOf(locale), textsOf('en'), readTerms(locale))).toEqual([]);
});

it('docs/languages.md has the current counts of the terms', () => {
  const rows = [
    ...readFileSync('docs/languages.md', 'utf8').matchAll(
      /^\| (\w\w) \| ([^|]+) \| (\d+|several) \| (\d+) \|/gm,
    ),
  ];
  const counted = rows.map(([, locale = '', concept]) => {
    const row = readTerms(locale as Locale).terms.find((each) => each.concept === concept);
    return `${locale} ${concept}: ${row && countBanned(textsOf(locale as Locale), row)}`;
  });
  expect(counted).toEqual(rows.map(([, locale, concept, , now]) => `${locale} ${concept}: ${now}`));
  expect(new Set(rows.map(([, locale]) => locale)).size).toBe(LOCALE_CODES.length);
});

describe('the check', () => {
  const row = { concept: 'sign-on', preferred: 'sign-on' };
  const banned = (text: string, form: string, more: object = {}) =>
    listBanned({ 'page.text': text }, { terms: [{ ...row, banned: [form], ...more }] }).length;

  it.each([
    ['stands', 'The date stands here.', 1],
    ['stand', 'The date stands here.', 0],
    ['stand*', 'The date stands here.', 1],
    ['*اً', 'عدداً كبيرًا', 1],
    ['*اً', 'عددًا كبيرًا', 0],
    ['استلم*', 'نستلم', 0],
    ['# ذو الحجة', 'يوم 9 ذو الحجة', 1],
    ['# ذو الحجة', 'يوم {day} ذو الحجة', 1],
    ['# ذو الحجة', 'شهر ذو الحجة', 0],
    ['}MB', '{size}MB', 1],
    ['}MB', '{size} MB', 0],
    ['due from', '{count, plural, one {due\u00a0from you} other {yours}}', 1],
  ])('%s in %s: %i', (form, text, count) => {
    expect(banned(text, form)).toBe(count);
  });

  it('is case-sensitive if the row asks for it, and skips the allowed keys', () => {
    expect(banned('Guests of god', 'guests of God')).toBe(1);
    expect(banned('Guests of God', 'guests of God', { matchCase: true })).toBe(0);
    expect(banned('guests of God', 'guests of God', { except: ['page.'] })).toBe(0);
    expect(banned('the Ministry of Hajj', 'the Ministry', { allowed: ['the Ministry of'] })).toBe(0);
    expect(
      banned('the Ministry of Hajj, the Ministry', 'the Ministry', { allowed: ['the Ministry of'] }),
    ).toBe(1);
    expect(compileForm('a.b').test('aXb')).toBe(false);
  });

  it('finds two translations of one text, and texts left in English', () => {
    const english = { a: 'Place', b: 'Place', c: 'Riyadh' };
    const splits = { splits: { Place: ['Lieu', 'Rang'] } };
    expect(listSplits({ a: 'Lieu', b: 'Rang' }, [english], { splits: {} })).toHaveLength(1);
    expect(listSplits({ a: 'Lieu', b: 'Rang' }, [english], splits)).toEqual([]);
    expect(listSplits({ a: 'Lieu', b: 'Endroit' }, [english], splits)).toHaveLength(1);
    expect(listSplits({ a: 'Lieu', b: 'Rang' }, [english, { a: 'موضع', b: 'مركز' }], { splits: {} })).toEqual(
      [],
    );
    const terms = {
      terms: [],
      otherNames: [],
      splits: {},
      sameAsEnglish: ['Riyadh'],
      caveats: { hady: [], voice: [] },
    };
    expect(listLeftInEnglish({ a: 'Place', b: 'Lieu', c: 'Riyadh' }, english, terms)).toEqual(['a: Place']);
  });
});
