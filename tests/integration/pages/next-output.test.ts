/** Requirements: SLEEP-05 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLIGHT_HEADERS } from 'next/dist/client/components/app-router-headers';
import { PAGE_SCRIPTS } from '@/lib/browser-scripts/built/page-scripts';
import {
  BUILD_FILES,
  BUILD_ID,
  dropNonce,
  INSTRUMENTATION,
  isNextRequestHeader,
  listScripts,
  MODULE_CLASS,
  REACT_MARKS,
  readNextPage,
  readStyles,
  STATIC_FOLDER,
} from '@/lib/front-server/next-output';
import { borrowPortal, type Target } from '../../support/portal/target';

/*
 * Compares the assumptions of lib/front-server/next-output.ts with the real build. These tests show when a new
 * version of Next changes its output.
 */

let portal: Target;
beforeAll(async () => {
  portal = await borrowPortal();
});
afterAll(() => portal.stop());

/** A public page with a parameter that makes it personal: it is sent as Next renders it. */
const PAGES = ['', '/Haj', '/Contact', '/Faqs', '/Researchers', '/MediaAndAwareness', '/sign-in'];

async function read(path: string) {
  const response = await fetch(`${portal.url}/ar${path}?sent=none`, {
    headers: { cookie: 'currentLang=ar' },
  });
  const policy = response.headers.get('content-security-policy') ?? '';
  return { response, policy, html: await response.text() };
}

test.each(PAGES)('%s: all scripts of a page are known, and it contains the removed parts', async (path) => {
  const { html } = await read(path);
  const page = readNextPage(html, PAGE_SCRIPTS);
  expect(page.unknown).toEqual([]);
  expect(page.sheets.length).toBeGreaterThan(0);
  expect(page.preloads.length).toBeGreaterThan(0);
  expect(page.own.length).toBeGreaterThan(0);
  for (const script of listScripts(page))
    expect(
      existsSync(join('.next', STATIC_FOLDER, script.slice(BUILD_FILES.length).split('?')[0] ?? '')),
    ).toBe(true);
});

test('Next copies the nonce of the policy only to its scripts and to React’s data', async () => {
  const { html, policy } = await read('/Haj');
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  expect(html).toContain(`nonce="${nonce}"`);
  expect(html.replaceAll(`nonce="${nonce}"`, '').replaceAll(`\\"nonce\\":\\"${nonce}\\"`, '')).not.toContain(
    nonce,
  );
  expect(dropNonce(html, { 'content-security-policy': policy })).not.toContain(nonce);
});

test('no header of Next reaches a visitor', async () => {
  const { response } = await read('/Haj');
  expect([...response.headers.keys()].filter((name) => /^x-(nextjs|middleware)|^rsc/.test(name))).toEqual([]);
});

test('every header that Next obeys is removed from requests', () => {
  const utils = readFileSync('node_modules/next/dist/server/lib/server-ipc/utils.js', 'utf8');
  const [, list = ''] = /INTERNAL_HEADERS = \[([^\]]*)\]/.exec(utils) ?? [];
  const internal = [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
  expect([internal.length, FLIGHT_HEADERS.length].every((count) => count > 4)).toBe(true);
  expect([...internal, ...FLIGHT_HEADERS].filter((name) => !isNextRequestHeader(name))).toEqual([]);
});

test('React stores the properties of elements under the name that sleeping pages look for', () => {
  const folder = join('.next', STATIC_FOLDER, 'chunks');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const named = scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes(REACT_MARKS[1]));
  expect(named).not.toEqual([]);
});

test('the layout of the desk links one file with the style sheets of its pages', () => {
  const folder = join('.next', 'server', 'app', '[locale]', 'admin');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('client-reference-manifest.js'),
  );
  const paths = files.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/"path":"([^"]+\.css)","inlined":false/g),
  ]);
  const linked = [...new Set(paths.map(([, path = '']) => path))];
  expect(linked).toEqual([expect.stringMatching(/^static\/chunks\/[\da-f]{12}\.css$/)]);
  expect(existsSync(join('.next', linked[0] ?? ''))).toBe(true);
});

test('style sheets are marked in the build; React puts those of a page into one element', async () => {
  const styles = [...readStyles('.next').values()].sort((a, b) => b.length - a.length);
  expect(styles.length).toBeGreaterThan(1);
  const { html } = await read('/Haj');
  expect(html).not.toContain('<!--style:');
  expect(html).not.toContain('\\u003c!--style:');
  const ofBuild = readNextPage(html, PAGE_SCRIPTS).sheets.filter(
    ({ attributes }) => attributes['data-precedence'] === 'next',
  );
  expect(ofBuild).toHaveLength(1);
  const rest = styles.reduce((text, css) => text.replace(css, ''), ofBuild[0]?.text ?? '');
  expect(rest.trim()).toBe('');
});

test('classes of style modules have an underscore, and each of them has a rule', async () => {
  const { html } = await read('/Haj');
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(
    ([, names = '']) => names.match(MODULE_CLASS) ?? [],
  );
  const css = [...readStyles('.next').values()].join('');
  expect(new Set(classes).size).toBeGreaterThan(20);
  expect([...new Set(classes)].filter((name) => !css.includes(`.${name}`))).toEqual([]);
});

test('the build contains its id and the startup script', () => {
  expect(readFileSync(join('.next', BUILD_ID), 'utf8')).toMatch(/^\S+$/);
  expect(existsSync(join('.next', INSTRUMENTATION))).toBe(true);
});
