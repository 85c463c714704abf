/** @jest-environment node */
/** Requirements: PUB-05 */
import { LOCALE_CODES } from '@/lib/i18n/locales';
import type { FeedItem } from './registry';
import { FEEDS } from './registry';
import { findFeed } from './render';

const source = FEEDS.stoppages;
const item: FeedItem = {
  id: 'first',
  path: '/stoppage#a&b',
  title: 'Ö <b> & "c" ]]> \u0000\u000b\ufffe\ud800end',
  summary: `l'été ]]> <script> 𐀀 حجّ`,
  publishedAt: new Date('2026-11-21T10:00:00+03:00'),
};

/** The decoded text of the first such element in the first entry. */
function readText(xml: string, name: string): string {
  const entry = xml.slice(xml.indexOf('<item>'));
  const raw = entry.slice(entry.indexOf(`<${name}`), entry.indexOf(`</${name}>`)).replace(/^<[^>]*>/, '');
  return raw
    .replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => text.replaceAll('&', '&amp;'))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

async function render(): Promise<string> {
  if (!source) throw new Error('No such feed');
  jest.spyOn(source, 'listItems').mockResolvedValue([item]);
  return String(await findFeed('fr', 'stoppages'));
}

afterEach(() => jest.restoreAllMocks());

test('XML markup in texts is escaped, and characters that XML forbids are removed', async () => {
  const xml = await render();
  expect(readText(xml, 'title')).toBe('Ö <b> & "c" ]]> end');
  expect(readText(xml, 'description')).toBe(item.summary);
  expect(readText(xml, 'link')).toBe('http://localhost:3000/fr/stoppage#a&b');
  expect(readText(xml, 'pubDate')).toBe('Sat, 21 Nov 2026 07:00:00 GMT');
  const outside = xml.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  expect(outside).not.toMatch(/&(?!(amp|lt|gt|quot|apos|#\d+);)/);
  expect(['\u0000', '\u000b', '\ufffe'].filter((sign) => xml.includes(sign))).toEqual([]);
});

test.each(['weather', 'constructor'])('the feed %s does not exist', async (name) => {
  expect(await findFeed('ar', name)).toBeNull();
});

test.each(LOCALE_CODES)('the interruptions have a feed in %s', async (locale) => {
  expect(await findFeed(locale, 'stoppages')).toContain(`<language>${locale}</language>`);
});
