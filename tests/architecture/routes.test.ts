/** Requirements: ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-08, ROUTE-09, SIGN-ON-06 */
import { RETURN_TARGETS } from '@/lib/auth/rules/return-targets';
import { CONTENT_PAGES } from '@/lib/content/content-pages';
import { findRoute, getShownRoute, ROUTES } from '@/lib/routing/table';
import { messagesOf } from '../support/i18n/messages';
import { listProjectFiles, read } from '../support/source-files';

const isPage = (file: string) => /^app\/.*page\.tsx$/.test(file);
const groups = [...new Set(ROUTES.map(({ group }) => group))].sort();
const fileOf = (group: string) => `app/[locale]/${group}/page.tsx`;

test('each group of routes has one page file that follows the recipe, and there is no other page', () => {
  expect(listProjectFiles().filter(isPage).sort()).toEqual(groups.map(fileOf).sort());
  const others = groups.filter((group) => !read(fileOf(group)).includes(`createPages<'${group}'>(`));
  expect(others).toEqual([]);
});

test('every text page has its content blocks; the compiler checks the other groups', () => {
  const withBlocks = CONTENT_PAGES.map(({ route }) => route);
  const without = ROUTES.filter(
    (row) => row.group === 'text' && !withBlocks.includes(getShownRoute(row).key),
  );
  expect(without.map(({ key }) => key)).toEqual([]);
});

/** The addresses that the specification requires, in its spelling; `{x}` is one segment with any text. */
const ASKED = `
/Home /Ministry /Ministry/TasksAndResponsibilities /Ministry/visual-identity /Haj /Haj/Introduction /Haj/Conditions
/Haj/Duties /Haj/Sunan /Haj/Timers /Haj/Remember /Umrah /Umrah/Remember /MakkahAndMadinah /MakkahAndMadinah/Makkah
/MakkahAndMadinah/Madinah /Makka /Madina /MediaAndAwareness /MediaAndAwareness/GovNews /MediaAndAwareness/HajGrand
/MediaAndAwareness/MainMobadra /MediaAndAwareness/Documents /MinisterActivities /Suppliers /Policies /DataSharing
/Information /OpenData /CreativityAndLeadership /IamTest /OperatorsSurvey /ElectronicServices /MovableService /Contact
/Faqs /Sitemap /MobileApp /AppsAndPlatform /mobileApp /hajnew /NusukCard /NusukOperatorCard /NuskCardsOffers
/NuskCardsOffers/{id} /mediarequire /invent /stoppage /mobadra /nusk /egrahy /videoJourny /ershady /ageJournay /card
/visitors /jsonDisplay /searchText/{text} /transaction /TransactionRegister /Home/TransactionRegister
/OutsideTransaction /DocumentDetails/{id} /NewsDetails/{id} /ServicesDetails/{id} /Guides /SLA /Dictionary /Researchers
/MinsterAppointment /CustomHajjGuides /trems /prizes /health-check /hr-policy`
  .trim()
  .split(/\s+/);

test('every required address has a page with exactly that spelling', () => {
  const addressOf = (path: string) => path.replace(/\{\w+\}/, 'x');
  expect(ASKED.filter((path) => findRoute(addressOf(path)) === null)).toEqual([]);
  const changed = ASKED.map((path) => path.toLowerCase()).filter((path) => !ASKED.includes(path));
  expect(changed.filter((path) => findRoute(addressOf(path)) !== null)).toEqual([]);
});

test('aliases show the page of their canonical address', () => {
  expect(findRoute('/Home')?.path).toBe('');
  expect(findRoute('/mobileApp')?.path).toBe('/MobileApp');
  expect(findRoute('/Home/TransactionRegister')?.path).toBe('/TransactionRegister');
});

test('every route has a title and a description', () => {
  const texts: Record<string, unknown> = messagesOf('ar', 'meta');
  const without = ROUTES.filter(({ key }) => {
    const row = texts[key];
    return typeof row !== 'object' || row === null || !('title' in row) || !('description' in row);
  });
  expect(without).toEqual([]);
});

test('a sign-on redirects only to pages that exist', () => {
  const paths: string[] = ROUTES.map(({ path }) => path);
  expect(Object.values(RETURN_TARGETS).filter((path) => !paths.includes(path))).toEqual([]);
});
