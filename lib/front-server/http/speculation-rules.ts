import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import { ROUTES } from '../../routing/table.ts';
import { ReadyResponse } from '../store/stored-page.ts';
import { readVisitor } from './visitor.ts';

/** Public pages name it in their header `Speculation-Rules`. */
export const RULES_PATH = '/speculation-rules.json';

const toPattern = (path: string) => `/*${path.replace(/\{\w+\}/, '*')}`;

/** Pages that are rendered for one visitor. */
const PERSONAL = ROUTES.filter(({ kind }) => kind === 'personal').flatMap(({ path, aliases = [] }) =>
  [path, ...aliases].map(toPattern),
);
const LOCALES = `/:locale(${LOCALE_CODES.join('|')})`;

/**
 * Which pages a browser may fetch ahead: public ones, by links that lead to them. Calls and files stand below no
 * language; the link to another language stores it, and so is only followed.
 * @param eagerness `moderate` begins when a pointer rests on a link, `conservative` when it is pressed
 */
const writeRules = (eagerness: 'moderate' | 'conservative') => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: [LOCALES, `${LOCALES}/*`] },
          { not: { href_matches: PERSONAL } },
          { not: { selector_matches: '[data-language]' } },
        ],
      },
      eagerness,
    },
  ],
});

const ready = (rules: object) =>
  new ReadyResponse(
    200,
    { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=86400' },
    Buffer.from(JSON.stringify(rules)),
  );
const RESPONSES = {
  none: ready({}),
  // A phone has no pointer that rests; browsers would take what is in view instead.
  phone: ready(writeRules('conservative')),
  desktop: ready(writeRules('moderate')),
};
const VARY = ['Vary', 'Save-Data, Sec-CH-UA-Mobile'];

/** Sends the rules; who saves data fetches nothing ahead. */
export function sendRules(request: IncomingMessage, response: ServerResponse): void {
  const { 'save-data': saving, 'sec-ch-ua-mobile': mobile } = request.headers;
  const kind = saving === 'on' ? 'none' : mobile === '?1' ? 'phone' : 'desktop';
  RESPONSES[kind].send(readVisitor(request), response, VARY);
}
