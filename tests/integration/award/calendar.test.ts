/** Requirements: AWARD-22 */
import { SEED } from '@/lib/award/definition/edition';
import { moveByYear } from '@/lib/award/rules/copy-edition';
import { serveCalendar } from '@/lib/award/server-side/calendar';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { writeConfiguration } from '@/lib/server/award/write-configuration';
import { openDatabase } from '@/lib/server/db/open';
import { startEdition } from '../../support/award/start-edition';
import { messagesOf } from '../../support/i18n/messages';

const read = async (year = 2025, locale: Locale = 'en') =>
  (await serveCalendar(locale, `award-${year}.ics`))?.text() ?? null;

/** The values of a property in every event of a file. */
function list(file: string | null, property: string): string[] {
  const lines = (file ?? '').replaceAll('\r\n ', '').split('\r\n');
  const events = lines.slice(lines.indexOf('BEGIN:VEVENT'));
  return events
    .filter((line) => line.split(/[:;]/)[0] === property)
    .map((line) => line.slice(property.length));
}

test('the phases of the edition are events: forms in UTC, the others as days', async () => {
  const file = await read();
  expect(list(file, 'UID')).toEqual(SEED.phases.map(({ key }) => `:award-2025-${key}@localhost`));
  expect(list(file, 'DTSTART')).toEqual([
    ':20250112T210000Z',
    ':20250331T210000Z',
    ';VALUE=DATE:20250901',
    ';VALUE=DATE:20251010',
    ';VALUE=DATE:20251110',
  ]);
  expect(list(file, 'DTEND')).toEqual([
    ':20250331T210000Z',
    ':20250831T210000Z',
    ';VALUE=DATE:20251001',
    ';VALUE=DATE:20251011',
    ';VALUE=DATE:20251111',
  ]);
  for (const line of (file ?? '').split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test.each(LOCALE_CODES)('the events are named in %s', async (locale) => {
  const { phases } = messagesOf(locale, 'award').timeline;
  const names = list(await read(2025, locale), 'SUMMARY');
  expect(names).toHaveLength(SEED.phases.length);
  for (const [index, { key }] of SEED.phases.entries()) expect(names[index]).toContain(phases[key].title);
});

test('a set window moves its event, which keeps its id and gets a higher sequence number', async () => {
  const before = await read();
  expect(await read()).toBe(before);
  const submit = { durationFrom: '2025-04-01', durationTo: '2025-09-05T15:00' };
  await writeConfiguration(await openDatabase(), { windows: { submit } }, new Date());
  const after = await read();
  expect(list(after, 'UID')).toEqual(list(before, 'UID').filter((id) => !id.includes('judging')));
  expect(list(after, 'DTEND')[1]).toBe(':20250905T120000Z');
  const [first, second] = [before, after].map((file) => Number(list(file, 'SEQUENCE')[0]?.slice(1)));
  expect(second).toBeGreaterThan(first ?? Number.NaN);
  await writeConfiguration(await openDatabase(), { windows: { submit: 'default' } }, new Date());
});

test('a later edition has its own file, and what is not public has none', async () => {
  expect(await read(2026)).toBeNull();
  await startEdition(2026, moveByYear(SEED));
  expect(list(await read(2026), 'DTSTART')[2]).toBe(';VALUE=DATE:20260901');
  expect(list(await read(2025), 'DTSTART')[2]).toBe(';VALUE=DATE:20250901');
  expect(await serveCalendar('ar', 'award.ics')).toBeNull();
});
