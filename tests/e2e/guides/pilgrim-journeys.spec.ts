/** Requirements: CONTENT-18, CONTENT-21 */
import { type HTMLElement, parse } from 'node-html-parser';
import { nameDepartureCountries } from '@/lib/content/departure-countries';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '../../support/i18n/messages';
import { expect, sweepUnless, test } from '../../support/test';

/** The maximum number of presses from the home page: an entry of the closed menu takes two. */
const MOST_PRESSES = 3;
const MENU_PRESSES = 2;

/** The pilgrim’s country, language, and place of application. */
const PILGRIMS: [place: string, locale: Locale, apply: string][] = [
  ['Lahore', 'ur', 'mora.gov.pk'],
  ['Lyon', 'fr', 'hajj.nusuk.sa'],
  ['Kuala Lumpur', 'ms', 'tabunghaji.gov.my'],
  ['Konya', 'tr', 'hac.gov.tr'],
  ['Tehran', 'fa', 'haj.ir'],
  ['London', 'en', 'hajj.nusuk.sa'],
  ['Riyadh', 'ar', 'nusuk.sa'],
];

interface Link {
  path: string;
  presses: number;
}

class Visit {
  constructor(
    private readonly origin: string,
    private readonly locale: Locale,
  ) {}

  /** A page as sent, without JavaScript. */
  private async read(path: string): Promise<HTMLElement> {
    return parse(await (await fetch(this.origin + path)).text());
  }

  private listLinks(page: HTMLElement): Link[] {
    const prefix = `/${this.locale}/`;
    return page.querySelectorAll('a[href]').flatMap((link) => {
      const path = link.getAttribute('href')?.replace(/[?#].*/, '') ?? '';
      if (!path.startsWith(prefix)) return [];
      return [{ path, presses: link.closest('header') ? MENU_PRESSES : 1 }];
    });
  }

  /** The texts that are on no page within the limit of presses from the home page. */
  async listLost(wanted: Record<string, (main: HTMLElement) => boolean>): Promise<string[]> {
    const reached = new Map<string, number>([[`/${this.locale}`, 0]]);
    let lost = Object.entries(wanted);
    for (let presses = 0; presses <= MOST_PRESSES; presses += 1) {
      for (const [path] of [...reached].filter(([, cost]) => cost === presses)) {
        if (lost.length === 0) return [];
        const page = await this.read(path);
        const main = page.querySelector('main');
        lost = lost.filter(([, holds]) => !main || !holds(main));
        for (const { path: next, presses: more } of this.listLinks(page)) {
          const cost = Math.min(reached.get(next) ?? Number.POSITIVE_INFINITY, presses + more);
          if (cost <= MOST_PRESSES) reached.set(next, cost);
        }
      }
    }
    return lost.map(([what]) => what);
  }
}

const shows = (words: string) => (main: HTMLElement) => main.text.includes(words);

test.setTimeout(300_000);

for (const [place, locale, apply] of PILGRIMS) {
  test(`a pilgrim in ${place} (${locale}) finds the essential information within three presses${sweepUnless(locale, 'fr')}`, async ({
    portal,
  }) => {
    const visit = new Visit(portal.url, locale);
    const { order } = messagesOf(locale, 'haj').overview.questions.items;
    const offline = messagesOf(locale, 'offline');
    const numbers = ['911', '937', '1966'].map((number) => `a[href="tel:${number}"]`);
    const lost = await visit.listLost({
      vaccines: shows('ACWY'),
      'the countries of polio': shows(nameDepartureCountries('polio', locale)),
      'how to apply': shows(apply),
      'the order of the rites on the 10th': shows(order.answer),
      'the numbers to call': (main) => numbers.every((link) => main.querySelector(link) !== null),
      'the copy for the way': shows(offline.title),
    });
    expect(lost).toEqual([]);
  });
}
