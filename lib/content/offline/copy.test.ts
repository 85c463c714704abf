/** @jest-environment node */
/** Requirements: OFFLINE-01, OFFLINE-02 */
import { readFileSync } from 'node:fs';
import { PAGE_SCRIPTS } from '@/lib/browser-scripts/built/page-scripts';
import { listDayAddresses, listGuideAddresses, readTitle, renderMissingPage, stripPage } from './copy';
import { COPY_PREFIX, MISSING_ADDRESS, SCRIPTS_HEADER } from './copy-format';

const PAGE = `<html><head><title>الحج | وزارة الحج والعمرة</title><link rel="preload" href="/a.woff2" as="font"/>
<link rel="canonical" href="/ar/Haj"/><script src="/x.js" async=""></script></head>
<body class="b"><script>alert(1)</script><main>نص<a href="/ar/Guides?guide=heat">1</a><a href="/ar/Guides?guide=heat">2</a></main>
<script type="application/ld+json">{"a":"</p>"}</script></body></html>`;

test('a copy has its text and a note, but no external scripts or hints', () => {
  const copy = stripPage(PAGE, 'saved <today>');
  expect(copy).not.toMatch(/<script|alert|preload/);
  expect(copy).toContain('<main>نص');
  expect(copy).toContain('rel="canonical"');
  expect(copy).toMatch(/<body class="b"><style>.*saved &lt;today>/);
});

test('self-contained scripts are kept unchanged, and no others', () => {
  const page = PAGE_SCRIPTS.map((script) => `<script>${script}</script><script>${script};</script>`).join('');
  expect(stripPage(page, '')).toBe(PAGE_SCRIPTS.map((script) => `<script>${script}</script>`).join(''));
});

test('the title does not include the name of the site', () => {
  expect(readTitle(PAGE)).toBe('الحج');
  expect(readTitle('<p>none</p>')).toBe('');
});

test('each guide is listed once', () => {
  expect(listGuideAddresses(PAGE)).toEqual(['/ar/Guides?guide=heat']);
});

test.each([
  ['nusuk=qiran&season=1448&from=inside', ['', '&day=2027-05-14', '&day=2027-05-15']],
  // Umrah has no fixed days, and an earlier season has no remaining ones.
  ['nusuk=umrah&season=1448&from=inside', ['']],
  ['nusuk=qiran&season=1447&from=inside', ['']],
])('the days of the choice %s are %j', (choice, ends) => {
  const days = { 1448: ['2027-05-14', '2027-05-15'], 1449: ['2028-05-03'] };
  const addresses = ends.map((end) => `/ar/ershady?${choice}${end}`);
  expect(listDayAddresses('/ar/ershady', choice, days)).toEqual(addresses);
  for (const nobodys of ['', 'not a query'])
    expect(listDayAddresses('/ar/ershady', nobodys, days)).toEqual([]);
});

test('the page for unsaved addresses is in the language of the copy and links to the saved pages', () => {
  const texts = { title: 'لا اتصال', text: 'نص <b>', saved: 'المحفوظ', retry: 'أعد' };
  const page = renderMissingPage(texts, 'ar', [{ address: '/ar/Haj', title: 'الحج &amp; أكثر' }]);
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('نص &lt;b>');
  expect(page).toContain('<a href="/ar/Haj">الحج &amp; أكثر</a>');
});

test('the service worker uses the same cache names as the copy', () => {
  const worker = readFileSync('public/sw.js', 'utf8');
  for (const name of [COPY_PREFIX, MISSING_ADDRESS, SCRIPTS_HEADER]) expect(worker).toContain(`'${name}'`);
});
