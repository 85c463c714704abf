/** Requirements: PRIVACY-03, SEO-07 */

import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/table';
import { buildMetadata } from '@/lib/seo/metadata';
import { findShareImage } from '@/lib/seo/share-image/render-card';
import { openDatabase } from '@/lib/server/db/open';
import { listMetaOverrides, removeMetaOverride, saveMetaOverrides } from '@/lib/server/seo/meta-overrides';
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { TestBrowser } from '../../support/test-browser';

const by = { actor: 'operator', at: new Date('2026-11-21T09:00:00Z') };
const title = 'الحج خطوة بخطوة';
const page = { route: 'haj', locale: 'ar' };

const save = async (...values: unknown[]) => saveMetaOverrides(await openDatabase(), values, by);
const remove = async () => removeMetaOverride(await openDatabase(), page, by);
const list = async () => listMetaOverrides(await openDatabase());
/** The current title in the page’s metadata. */
const titleOf = async (locale: Locale, key: RouteKey = 'haj') => {
  const { title } = await buildMetadata(locale, key);
  return (title as { absolute: string }).absolute;
};

afterEach(async () => {
  restoreSettings();
  for (const { route, locale } of await list()) {
    await removeMetaOverride(await openDatabase(), { route, locale }, by);
  }
});

test('an override is stored with an audit entry that names the changed texts without their content', async () => {
  await save({ ...page, title });
  await save({ ...page, title, card: 'حج' });
  expect(await list()).toEqual([{ ...page, title, description: null, card: 'حج' }]);
  expect(await remove()).toBe(true);
  expect(await remove()).toBe(false);
  const events = await (await openDatabase())
    .selectFrom('event')
    .select(['entity_id', 'kind', 'actor', 'data'])
    .where('entity', '=', 'meta_override')
    .orderBy('id')
    .execute();
  expect(events.map(({ kind, data }) => [kind, JSON.parse(data)])).toEqual([
    ['configured', { fields: ['title'] }],
    ['configured', { fields: ['title', 'card'] }],
    ['removed', {}],
  ]);
});

test.each([
  [{ ...page }, 'nothing is overridden'],
  [{ ...page, description: 'قصير' }, 'description: at least 50'],
  [{ ...page, title: 'ح'.repeat(61) }, 'title: at most 60'],
  [{ ...page, title: 'ab\u202ecd' }, 'marks that change the direction'],
  [{ ...page, route: 'nothing', title }, 'no page has this key'],
  [{ ...page, locale: 'de', title }, 'not a language'],
  [{ ...page, title, robots: 'noindex' }, 'robots'],
  ['haj', 'expected object'],
])('%j is refused, and no other text is saved with it', async (value, error) => {
  await expect(save({ ...page, title }, value)).rejects.toThrow(error);
  expect(await list()).toEqual([]);
});

test('an override is visible at once, on its page and in its language only', async () => {
  const [own, english, other] = await Promise.all([titleOf('ar'), titleOf('en'), titleOf('ar', 'umrah')]);
  await save({ ...page, title });
  expect(await titleOf('ar')).toMatch(new RegExp(`^${title} \\| `));
  expect([await titleOf('en'), await titleOf('ar', 'umrah')]).toEqual([english, other]);
  await remove();
  expect(await titleOf('ar')).toBe(own);
});

test('an override invalidates every public page in the cache', async () => {
  for (const path of ['', '/Haj', '/MediaAndAwareness', '/Contact']) {
    const { headers } = await new TestBrowser().open(`/ar${path}`);
    expect(headers.get('cache-tag')?.split(', ')).toContain('overrides');
  }
});

test('the share image is rendered again with the text of the override', async () => {
  const before = await findShareImage('ar', 'haj');
  await save({ ...page, card: 'بطاقة أخرى' });
  expect(await findShareImage('ar', 'haj')).not.toEqual(before);
  await remove();
  expect(await findShareImage('ar', 'haj')).toEqual(before);
});

test('with an external root there are no overrides', async () => {
  const own = await titleOf('ar');
  await save({ ...page, title });
  changeSettings({ API_ROOT: 'https://api.example' });
  expect(await titleOf('ar')).toBe(own);
});
