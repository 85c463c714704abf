import { OWN_BODIES } from '@/components/content/static-page';
import { RETURN_TARGETS } from '@/lib/auth/return-targets';
import { CONTENT_PAGES, listContentPaths } from '@/lib/content/pages';
import { ROUTES } from '@/lib/routes/table';
import { messagesOf } from '../support/messages';
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
