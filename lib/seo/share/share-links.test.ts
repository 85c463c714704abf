/** @jest-environment node */
/** Requirements: SHARE-01 */
import { listShareLinks, SHARE_TARGETS } from './share-links';

const ADDRESS = 'https://haj.example/ar/Haj?a=1&b=2';
const TITLE = `الحج & العمرة + 50% #1 "l’Omra" 'a' <b> \\`;

test('each link contains the whole address, with any characters', () => {
  const links = listShareLinks(ADDRESS, TITLE);
  const { messaging, x, network } = links;
  expect(new URL(messaging).searchParams.get('text')).toBe(`${TITLE}\n${ADDRESS}`);
  expect(new URL(x).searchParams.get('url')).toBe(ADDRESS);
  expect(new URL(x).searchParams.get('text')).toBe(TITLE);
  expect(new URL(network).searchParams.get('u')).toBe(ADDRESS);
  for (const target of SHARE_TARGETS) expect(links[target]).toMatch(/^https:/);
});
