/** Requirements: ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-08, ROUTE-09, SIGN-ON-06 */
import { OWN_BODIES } from '@/components/static-page';
import { RETURN_TARGETS } from '@/lib/auth/return-targets';
import { CONTENT_PAGES, listContentPaths } from '@/lib/content/pages';
import { findRoute, ROUTES } from '@/lib/routing/table';
import { messagesOf } from '../support/i18n/messages';
import { listProjectFiles } from '../support/source-files';

/** `app/[locale]/(bare)/Researchers/page.tsx` as an address below the locale: `/Researchers`. */
const pages = listProjectFiles()
  .filter((file) => /^app\/\[locale\]\/.*page\.tsx$/.test(file))
  .map((file) => ({
    file,
    path: file
      .replace(/^app\/\[locale\]/, '')
      .replace(/\/page\.tsx$/, '')
      .replaceAll(/\/\([^)]*\)/g, '')
      .replaceAll(/\[(\w+)\]/g, '{$1}'),
  }));

/** The one page behind the addresses of all content pages. */
const CATCH_ALL = '/[...path]';
/** No address of its own: the middleware leads there where an editor has overridden a prerendered page's texts. */
const LIVE_TWIN = '/twin/[...path]';
const paths = pages
  .filter(({ path }) => path !== LIVE_TWIN)
  .flatMap(({ path }) =>
    path === CATCH_ALL ? listContentPaths().map((params) => `/${params.path.join('/')}`) : [path],
  );

test('every route of the table has a page, and every page a route', () => {
  expect(paths.sort()).toEqual(ROUTES.map(({ path }) => path).sort());
});

/** The addresses that the portal was asked for, as they are spelled there; `{x}` is one segment of any text. */
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

test('every address that was asked for has a page, in its spelling and no other', () => {
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

test('every prerendered page has what its live twin shows: blocks, or a row in OWN_BODIES', () => {
  const withBlocks = CONTENT_PAGES.map(({ route }) => route);
  const withBody = Object.keys(OWN_BODIES);
  const without = ROUTES.filter(
    (route) =>
      route.kind === 'static' &&
      !withBody.includes(route.key) &&
      !withBlocks.includes(route.key) &&
      !('canonical' in route),
  );
  expect(without.map(({ key }) => key)).toEqual([]);
});

test('a sign-on leads only to pages that exist', () => {
  const paths: string[] = ROUTES.map(({ path }) => path);
  expect(Object.values(RETURN_TARGETS).filter((path) => !paths.includes(path))).toEqual([]);
});
