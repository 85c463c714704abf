/** @jest-environment node */
/** Requirements: CONTENT-17, DAY-04 */
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { messagesOf } from '@/tests/support/i18n/messages';
import { changeSettings, restoreSettings } from '@/tests/support/portal/settings';
import { PrayerTable } from './prayer-table';

afterEach(restoreSettings);

test.each([
  ['today', undefined, '2026-11-23'],
  ['the requested day', new Date('2027-05-15T09:00:00Z'), '2027-05-15'],
])('a table of prayer times shows its day, for readers who save it: %s', (_, day, date) => {
  // Past midnight in Riyadh.
  changeSettings({ TEST_NOW: '2026-11-22T21:00:00Z' });
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      timeZone="Asia/Riyadh"
      messages={{ myDay: messagesOf('en', 'myDay') }}
    >
      <PrayerTable day={day} nameOf={(prayer) => prayer}>
        {(rows) => rows.map(({ id, cells }) => <p key={id}>{cells}</p>)}
      </PrayerTable>
    </NextIntlClientProvider>,
  );
  expect(html).toContain(`<div data-date="${date}">`);
});
