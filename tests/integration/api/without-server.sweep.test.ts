/** Requirements: CALL-09, CODE-01, CODE-07 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MyRequest } from '@/lib/award/schemas';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { openDatabase } from '@/lib/server/db/open';
import { ExternalApi } from '../../support/api/external-api';
import { HttpResearcher } from '../../support/award/http-researcher';
import { ADDED_PATH, addPage, compileRowAlone, textOf, titleOf } from '../../support/portal/added-page';
import { PortalProcess } from '../../support/portal/portal-process';
import { buildCopy, copyWithoutServer, removeCopy } from '../../support/portal/portal-without-server';

jest.setTimeout(240_000);

const external = new ExternalApi();
let portal: PortalProcess;
let compiled: string;

// The only test that builds: one copy without lib/server, with an additional page.
beforeAll(async () => {
  const folder = copyWithoutServer();
  compiled = compileRowAlone(folder);
  addPage(folder);
  await buildCopy(folder);
  portal = await PortalProcess.start({ env: await external.start(), folder });
});
afterAll(async () => {
  await portal.stop();
  external.stop();
  removeCopy();
});

test('a researcher signs on, registers and submits through an external API, without lib/server', async () => {
  const researcher = new HttpResearcher(portal.url);
  await researcher.signOnOutside();
  const { referenceNumber } = await researcher.register();
  const { content } = await researcher.submit();
  expect(content?.length).toBeGreaterThan(0);

  const { data }: MyRequest = await (await researcher.get('getMyRequest')).json();
  expect(data).toMatchObject({ referenceNumber, scholarshipRequestStatus: 3 });
  const rows = await (await openDatabase()).selectFrom('scholarship_request').selectAll().execute();
  expect(rows.map((row) => row.reference_number)).toEqual([referenceNumber]);
  expect(existsSync(join(portal.dataDir, 'portal.sqlite'))).toBe(false);
});

test.each(LOCALE_CODES)(
  'a page added with a row, its body and its texts is linked everywhere (%s)',
  async (locale) => {
    const read = async (path: string) => (await fetch(portal.url + path)).text();
    const page = await read(`/${locale}${ADDED_PATH}`);
    expect(page).toContain(`<title>${titleOf(locale)}`);
    expect(page).toContain(textOf(locale));
    expect(await read(`/${locale}/Sitemap`)).toContain(`href="/${locale}${ADDED_PATH}"`);
    expect(await read('/sitemaps/1.xml')).toContain(`/${locale}${ADDED_PATH}<`);
  },
);

test('the compiler reports the missing parts of a row: its component and its title', () => {
  expect(compiled).toContain("Property 'addedTool' is missing");
  expect(compiled).toContain('"addedTool.title"');
});
