/** @jest-environment node */
/** Requirements: PRIVACY-02, LANG-15 */

import { readFileSync } from 'node:fs';
import { ABSOLUTE_LIMIT_MS, IDLE_LIMIT_MS } from '@/lib/auth/rules/session-rules';
import { SEED } from '@/lib/award/definition/edition';
import { drawCheckCode } from '@/lib/award/rules/check-code';
import { parseEnv } from '@/lib/env/env';
import { MAX_FILE_MEGABYTES } from '@/lib/forms/files/rules';
import { FLASH_SECONDS } from '@/lib/forms/no-javascript/flash-message';
import { formatNumber } from '@/lib/i18n/format-number';
import { HALALAS } from '@/lib/i18n/format-riyals';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { FORMS } from '@/lib/requests/forms';
import { CHECK_SECONDS } from '@/lib/routing/html-page-style';
import { getRoute } from '@/lib/routing/table';
import { MAX_WORKBOOK } from '@/lib/server/files/make-workbook';
import { CODE_LIFETIME_MS } from '@/lib/server/mail/mailed-code';
import { writeCode } from '@/lib/suppliers/certificate-code';
import { readAllTexts } from '@/tests/support/i18n/terms';
import { CONTENT_PAGES } from './content-pages';
import { PAST_DAYS } from './stoppages/sort-stoppages';

const MINUTE_MS = 60_000;
const POLICY = 'ministry.policies.page';
const LIMITS = 'ministry.serviceLevels.page.limits.table.rows';
const SESSION = [
  'sessions.limits',
  'terms.sections.account.second',
  `${POLICY}.cookies.table.rows.session.lifetime`,
  'seed/privacy-in-brief.text.3.paragraphs.0',
];
const PRIZES = ['seed/award-guide-2025.text.0.paragraphs.0', 'seed/award-registration-2025.body.1'];
const [first = 0, second = 0] = SEED.prizes.map(({ halalas }) => halalas / HALALAS);

/** Figures from the code, and the texts that state them. */
const FACTS: [fact: string, figure: number, keys: string[]][] = [
  ['idle minutes', IDLE_LIMIT_MS / MINUTE_MS, [...SESSION, `${LIMITS}.idle.limit`]],
  [
    'hours of a session',
    ABSOLUTE_LIMIT_MS / (60 * MINUTE_MS),
    [...SESSION, `${LIMITS}.session.limit`, `${POLICY}.privacy.table.rows.signOn.retention`],
  ],
  ['minutes of a sign-on', parseEnv({}).SIGN_ON_LIFETIME_MS / MINUTE_MS, [`${LIMITS}.signOn.limit`]],
  [
    'megabytes of a file',
    MAX_FILE_MEGABYTES,
    [
      `${LIMITS}.files.limit`,
      'faqs.items.awardFiles.answer',
      'innovation.page.needed.items.document',
      'seed/research-award-entry.requirements.2',
      'seed/award-guide-2025.text.3.points.1',
      'seed/innovation-submission.requirements.1',
    ],
  ],
  [
    'minutes of a code by mail',
    CODE_LIFETIME_MS / MINUTE_MS,
    ['supplierRegister.mine.claim.sent', 'supplierRegister.mail.claim'],
  ],
  ['days of a past interruption', PAST_DAYS, ['stoppages.past.title']],
  ['minutes of a flash message', FLASH_SECONDS / 60, [`${POLICY}.cookies.table.rows.flash.lifetime`]],
  ['seconds before a first post', CHECK_SECONDS, ['checkPage.wait']],
  ['rows of an Excel file', MAX_WORKBOOK.rows, ['sheets.limit']],
  ['letters of a supplier’s code', writeCode(new Uint8Array(10)).length, ['supplierRegister.check.hint']],
  [
    'letters of a certificate’s code',
    drawCheckCode(() => 0).replaceAll('-', '').length,
    ['certificates.check.hint', 'certificates.check.malformedText'],
  ],
  ['first prize', first, [...PRIZES, 'meta.researchers.description']],
  ['second prize', second, PRIZES],
];

describe.each(LOCALE_CODES)('%s names', (locale) => {
  const texts = readAllTexts(locale);

  test.each(FACTS)('the %s are those in the code: %i', (_fact, figure, keys) => {
    const digits = formatNumber(figure, locale).replaceAll(/\D/g, '.');
    const named = new RegExp(`(?<![\\d.,])${digits}(?!\\d)`);
    const wrong = keys.filter((key) => !named.test(texts[key] ?? ''));
    expect(wrong.map((key) => `${key}: ${texts[key]}`)).toEqual([]);
  });
});

/** Words for an attached file. */
const ATTACHED = { ar: /أرفق|ترفق|إرفاق|مرفق/, en: /\battach/i } as const;
const hasFile = ({ sections }: (typeof FORMS)[number]) =>
  sections.some(({ fields }) => fields.some(({ kind }) => kind === 'file'));
const services: { id: string; data: { startPath: string } }[] = JSON.parse(
  readFileSync('lib/content/seed/service.json', 'utf8'),
);

/** The places that may describe a form: the form, its page, and the service that links to it. */
function listPlaces({ namespace, route }: (typeof FORMS)[number]): string[] {
  const pages = CONTENT_PAGES.filter((page) => page.route === route);
  const started = services.filter(({ data }) => data.startPath === getRoute(route).path);
  return [
    `${namespace}.`,
    ...pages.map((page) => `${page.namespace}.`),
    ...started.map(({ id }) => `seed/${id}.`),
  ];
}

test.each(['ar', 'en'] as const)('%s asks for attachments only if its form accepts a file', (locale) => {
  const without = FORMS.filter(
    (form) => !FORMS.some((other) => other.route === form.route && hasFile(other)),
  );
  expect(without.length).toBeGreaterThan(4);
  const places = without.flatMap(listPlaces);
  const wrong = Object.entries(readAllTexts(locale)).filter(
    ([key, text]) => places.some((place) => key.startsWith(place)) && ATTACHED[locale].test(text),
  );
  expect(wrong).toEqual([]);
});
