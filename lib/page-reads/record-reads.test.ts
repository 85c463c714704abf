/** @jest-environment node */
/** Requirements: CACHE-03 */
import { lackSomething, limitLifetime, recordTags, watchPage } from './record-reads';

const DECLARED = {
  'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
  'cache-tag': 'overrides, settings',
};

/** The caching headers of a page that does something while it is rendered. */
async function render(act: () => void, headers: Record<string, string> = DECLARED) {
  const page = await watchPage('0123456789abcdef', async () => {
    await Promise.resolve();
    act();
    return { status: 200, headers };
  });
  return [page.headers['cache-tag'], page.headers['cache-control']];
}

test('a page that reads nothing has its declared headers', async () => {
  expect(await render(() => undefined)).toEqual(Object.values(DECLARED).toReversed());
});

test('each tag that a page reads is added once, in a fixed order', async () => {
  const [tags] = await render(() => recordTags('windows', 'day', 'windows', 'item:a'));
  expect(tags).toBe('overrides, settings, day, item:a, windows');
});

test.each(['%0d%0aX-Evil: 1', 'a, item:b', 'item:ا', 'x'.repeat(101), ''])(
  'an invalid tag is not recorded: %s',
  async (tag) => {
    expect((await render(() => recordTags(tag)))[0]).toBe(DECLARED['cache-tag']);
  },
);

test.each([
  ['shorter', 60, false, 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400'],
  ['longer than declared', 7200, false, DECLARED['cache-control']],
  ['shorter, and then expired', 60, true, 'public, max-age=0, s-maxage=60'],
])('a limited lifetime: %s', async (_, seconds, expires, control) => {
  expect((await render(() => limitLifetime(seconds, { expires })))[1]).toBe(control);
});

test('the shortest of several lifetimes applies', async () => {
  const [, control] = await render(() => {
    limitLifetime(2, { expires: false });
    limitLifetime(60, { expires: true });
  });
  expect(control).toBe('public, max-age=0, s-maxage=2');
});

test('a page with missing content is incomplete, and is cached only briefly', async () => {
  expect(
    await render(() => {
      recordTags('day');
      lackSomething();
    }),
  ).toEqual(['overrides, settings, day, incomplete', 'public, max-age=0, s-maxage=2']);
});

test('a personal page gets no caching headers', async () => {
  const headers = { 'cache-control': 'private, no-cache' };
  expect(await render(() => recordTags('day'), headers)).toEqual([undefined, 'private, no-cache']);
});
