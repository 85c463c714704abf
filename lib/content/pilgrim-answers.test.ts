/** @jest-environment node */
/** Requirements: CONTENT-18 */
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { listMenu, type MenuEntry } from '@/lib/routing/menu';
import { findRoute, type RouteKey } from '@/lib/routing/table';
import { readAllTexts } from '@/tests/support/i18n/terms';
import { findContentPage, getContentPage } from './content-pages';

/** Questions of first-time pilgrims, the page that answers each, and terms in its text in every language. */
const ANSWERS: [question: string, route: RouteKey, section: string, named: RegExp[]][] = [
  [
    'which vaccines are needed, and where they are announced',
    'visitors',
    'vaccines',
    [/ACWY/, /moh\.gov\.sa/],
  ],
  [
    'where to apply, and for Umrah, the Rawdah and the hady',
    'nusuk',
    'platforms',
    [/hajj\.nusuk\.sa/, /adahi\.org/],
  ],
  [
    'the penalty for Hajj without a permit',
    'hajConditions',
    'penalties',
    [/[1۱]00\D000|۱۰۰٬۰۰۰/, /1446|۱۴۴۶/],
  ],
  ['when to stone and perform Tawaf al-Ifadah', 'hajDuties', 'times', [/13|۱۳|سیزدهم/]],
];

const listMenuRoutes = (entries: readonly MenuEntry[]): RouteKey[] =>
  entries.flatMap(({ path, entries: below }) => {
    const route = path === undefined ? null : findRoute(path);
    return [...(route ? [route.key] : []), ...listMenuRoutes(below ?? [])];
  });

/** The links of a content page: its cards and the pages at its end. */
function listLinks(route: RouteKey): RouteKey[] {
  const page = findContentPage(route);
  const blocks = page?.sections.flatMap((section) => section.blocks) ?? [];
  const cards = blocks.flatMap((block) => (block.kind === 'cards' ? block.items : []));
  return [...(page?.next ?? []), ...cards.flatMap((card) => card.route ?? [])];
}

describe.each(ANSWERS)('a pilgrim who asks %s', (_question, route, section, named) => {
  it('reaches the page in at most three presses from any page: menu, entry, link', () => {
    const entries = listMenuRoutes(listMenu({}));
    expect([...entries, ...entries.flatMap(listLinks)]).toContain(route);
  });

  it.each(LOCALE_CODES)('finds the answer in %s', (locale) => {
    const page = getContentPage(route);
    expect(page.sections.map(({ id }) => id)).toContain(section);
    const part = `${page.namespace}.${section}.`;
    const texts = Object.entries(readAllTexts(locale)).filter(([key]) => key.startsWith(part));
    const text = texts.map(([, words]) => words).join('\n');
    expect(named.filter((name) => !name.test(text))).toEqual([]);
  });
});
