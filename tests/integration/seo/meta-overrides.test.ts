/** Requirements: PRIVACY-03, SEO-07 */

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
/** Where the middleware hands a request to; null where the page itself answers. */
const rewriteOf = async (address: string) => {
  const target = (await new TestBrowser().visit(address)).headers.get('x-middleware-rewrite');
  return target && new URL(target).pathname;
};
/** The overrides in force are kept for two seconds. */
const forget = () => Reflect.deleteProperty(globalThis, 'portalMetaOverrides');

beforeEach(forget);
afterEach(async () => {
  restoreSettings();
  for (const { route, locale } of await list()) {
    await removeMetaOverride(await openDatabase(), { route, locale }, by);
  }
});

test('an override is stored with a line in the audit trail that tells which texts, not their words', async () => {
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
])('%j is refused, and nothing beside it is saved', async (value, fault) => {
  await expect(save({ ...page, title }, value)).rejects.toThrow(fault);
  expect(await list()).toEqual([]);
});

test('a prerendered page with an override is answered by its live twin, in that language only', async () => {
  await save({ ...page, title });
  expect(await rewriteOf('/ar/Haj')).toBe('/ar/twin/Haj');
  expect(await rewriteOf('/en/Haj')).toBeNull();
  expect(await rewriteOf('/ar/Umrah')).toBeNull();
  const policy = (await new TestBrowser().visit('/ar/Haj')).headers.get('content-security-policy');
  expect(policy).toMatch(/'nonce-/);
});

test('the twin has no address of its own', async () => {
  const answer = await new TestBrowser().visit('/ar/twin/Haj');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://localhost:3000/not-found']);
});

test('a change is seen within seconds', async () => {
  expect(await rewriteOf('/ar/Haj')).toBeNull();
  await save({ ...page, title });
  await new Promise((resolve) => setTimeout(resolve, 2100));
  expect(await rewriteOf('/ar/Haj')).toBe('/ar/twin/Haj');
});

test('the card is drawn anew with the words of the override', async () => {
  const before = await findShareImage('ar', 'haj');
  await save({ ...page, card: 'بطاقة أخرى' });
  forget();
  expect(await findShareImage('ar', 'haj')).not.toEqual(before);
  await remove();
  forget();
  expect(await findShareImage('ar', 'haj')).toEqual(before);
});

test('with an external root there are no overrides', async () => {
  await save({ ...page, title });
  changeSettings({ API_ROOT: 'https://api.example' });
  expect(await rewriteOf('/ar/Haj')).toBeNull();
});
