/** Requirements: SAFE-13, SEO-04 */
import { ROUTES } from '@/lib/routing/table';
import { readCpuMs } from '../support/portal/process-usage';
import { borrowTarget, type Target } from '../support/portal/target';

/** Phones fetch it for each link in a chat. */
const MAX_BYTES = 30 * 1024;
/** The maximum cost of a refusal; an image costs some 100. */
const MAX_REFUSAL_MS = 40;

let portal: Target;
beforeAll(async () => {
  portal = await borrowTarget();
});
afterAll(() => portal.stop());

const fetchPicture = (locale: string, key: string) =>
  fetch(`${portal.url}/share/${locale}/${key}.png`, { redirect: 'manual' });

test('images are small, and twenty simultaneous requests are rendered one after the other', async () => {
  const keys = ROUTES.filter(({ indexed }) => indexed).map(({ key }) => key);
  const answers = await Promise.all(keys.slice(0, 20).map((key) => fetchPicture('ar', key)));
  for (const answer of answers) {
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(MAX_BYTES);
  }
});

test('a rendered image is cached for every query string', async () => {
  await fetchPicture('ar', 'home');
  const before = readCpuMs(...portal.pids);
  for (let at = 0; at < 20; at += 1) await fetchPicture('ar', `home.png?v=${at}&`);
  expect((readCpuMs(...portal.pids) - before) / 20).toBeLessThan(MAX_REFUSAL_MS);
});

test('a page that does not exist has no image, and none is rendered', async () => {
  await fetchPicture('ar', 'nothing');
  const before = readCpuMs(...portal.pids);
  for (let at = 0; at < 20; at += 1) {
    const { status, headers } = await fetchPicture('ar', `nothing${at}`);
    expect(status).not.toBe(200);
    expect(headers.get('content-type')).not.toBe('image/png');
  }
  expect((readCpuMs(...portal.pids) - before) / 20).toBeLessThan(MAX_REFUSAL_MS);
});
