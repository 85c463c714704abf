/** Requirements: CACHE-07 */

import { PORTAL_SITE } from '@/lib/commands/portal-site';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routing/table';
import { preparePages } from './prepare-pages';

const indexed = ROUTES.filter(
  ({ kind, indexed, path }) => kind === 'public' && indexed && !path.includes('{'),
);

test('every indexed page is rendered in every language, one at a time, despite failures', async () => {
  const made: string[] = [];
  let atOnce = 0;
  const prepare = async (target: string) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    made.push(target);
    await Promise.resolve();
    atOnce -= 1;
    if (made.length === 1) throw new Error('This one cannot be made');
  };
  const log = jest.spyOn(console, 'error').mockReturnValue();
  await preparePages(PORTAL_SITE.listPreparedPages(), { prepare }, () => false);
  expect(log).toHaveBeenCalledTimes(1);
  expect(new Set(made).size).toBe(indexed.length * LOCALE_CODES.length);
  expect(made.slice(0, 2)).toEqual(['/ar', '/ar/Researchers']);
});

test('nothing is rendered while visitors are being served', async () => {
  const made: string[] = [];
  let asked = 0;
  const isBusy = () => {
    asked += 1;
    return asked < 4;
  };
  void preparePages(['/ar', '/en'], { prepare: async (target) => void made.push(target) }, isBusy);
  expect(made).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(made.length).toBeGreaterThan(0);
});
