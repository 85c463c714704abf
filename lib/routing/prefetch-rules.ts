import { LOCALE_CODES } from '../i18n/locales.ts';
import { ROUTES } from './table.ts';

/** Pages that are rendered for one visitor. */
const PERSONAL = ROUTES.filter(({ kind }) => kind === 'personal').flatMap(({ path, aliases = [] }) => [
  path,
  ...aliases,
]);
/** The URL pattern of a path and of all paths below it. */
const toPattern = (path: string) => `/*${path}{/*}?`;
const isBelow = (path: string) => PERSONAL.some((other) => path.startsWith(`${other}/`));
const LOCALES = `/:locale(${LOCALE_CODES.join('|')})`;

/** `moderate` prefetches when a pointer rests on a link, `conservative` when it is pressed. */
export const writePrefetchRules = (eagerness: 'moderate' | 'conservative'): object => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: [LOCALES, `${LOCALES}/*`] },
          { not: { href_matches: PERSONAL.filter((path) => !isBelow(path)).map(toPattern) } },
          { not: { selector_matches: '[data-language]' } },
        ],
      },
      eagerness,
    },
  ],
});
