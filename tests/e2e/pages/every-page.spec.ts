/** Requirements: LANG-01, LANG-02, ROUTE-01, SEO-01, SEO-02, SEO-04, SPEED-05 */

import { NAMESPACES } from '@/lib/i18n/catalog';
import { getLocaleRow, LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { splitPath } from '@/lib/routing/split-path';
import { checkPortal, fetchPages } from '@/lib/seo/page-check/check-portal';
import type { PageFacts } from '@/lib/seo/page-check/read-page-facts';
import { expect, sweepUnless, test } from '../../support/test';

test.setTimeout(300_000);
// One worker reads the English pages once for all languages.
test.describe.configure({ mode: 'default' });

/** A missing message shows its key. */
const MESSAGE_KEY = new RegExp(`(^|\\s)(${NAMESPACES.join('|')})(\\.[a-zA-Z0-9]+)+($|\\s)`);
/** Three words: names and units are the same in many languages. */
const LATIN_WORDS = /([A-Za-z’'-]{2,}[\s,.:;]+){2}[A-Za-z’'-]{2,}/;
/** Function words that would occur in a text left in English, and in no other Latin-script language. */
const ENGLISH_WORDS = /\b(the|and|with|your|from|which|is|are)\b/;
/** Names and formats that every language writes in Latin letters. */
const LATIN_EVERYWHERE =
  /\b(PDF|pdf|JSON|CSV|CSS|JavaScript|RSS|QR|SMS|HTTPS?|https?|NUSUK|Nusuk|WCAG|AA|WGS84|RRRD2929|ACWY)\b|\d+\s?MB\b|\S+@\S+|\S+\.[a-z]{2,}\b\S*/g;
/** Domains of platforms and offices, and a name that is the same in every language: neither message keys nor words. */
const NAMES = /\b[\w-]+(?:\.[\w-]+)*\.(?:sa|org|ir|pk|my|tr)\b|\bLembaga Tabung Haji\b/g;
/** The minimum text of a page, in characters. */
const LEAST_TEXT = 150;

let english: Promise<Map<string, Set<string>>> | null = null;

/** The texts of every page in English, by its path. */
function readEnglish(origin: string): Promise<Map<string, Set<string>>> {
  english ??= fetchPages(origin, ['en']).then(
    (pages) => new Map(pages.map(({ address, texts }) => [splitPath(address).path, new Set(texts)])),
  );
  return english;
}

/** Text that cannot be in this language, regardless of the English page. */
function isForeign(text: string, locale: Locale): boolean {
  const words = text.replaceAll(LATIN_EVERYWHERE, '');
  return getLocaleRow(locale).dir === 'rtl' ? /[A-Za-z]{2,}/.test(words) : ENGLISH_WORDS.test(words);
}

async function findEnglish(origin: string, locale: Locale, pages: readonly PageFacts[]): Promise<string[]> {
  if (locale === 'en') return [];
  const originals = await readEnglish(origin);
  return pages.flatMap(({ address, texts }) => {
    const original = originals.get(splitPath(address).path);
    const left = texts.filter(
      (text) =>
        isForeign(text, locale) || (LATIN_WORDS.test(text.replaceAll(NAMES, '')) && original?.has(text)),
    );
    return [...new Set(left)].map((text) => `${address}: ${text}`);
  });
}

for (const locale of LOCALE_CODES) {
  test(`${locale}: every page is complete without JavaScript, has title and description, and has no broken link${sweepUnless(locale, 'ar')}`, async ({
    portal,
  }) => {
    const { pages, errors } = await checkPortal(portal.url, [locale]);
    expect.soft(errors).toEqual([]);
    const short = pages.filter(({ texts }) => texts.join(' ').length < LEAST_TEXT);
    expect.soft(short.map(({ address }) => address)).toEqual([]);
    const keys = pages.flatMap(({ address, texts }) =>
      texts
        .filter((text) => MESSAGE_KEY.test(text.replaceAll(NAMES, '')))
        .map((text) => `${address}: ${text}`),
    );
    expect.soft(keys).toEqual([]);
    expect.soft(await findEnglish(portal.url, locale, pages)).toEqual([]);
  });
}
