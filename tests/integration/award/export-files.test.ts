/** Requirements: AWARD-28 */
import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { ENDPOINTS } from '@/lib/endpoints';
import { openDatabase } from '@/lib/server/db/open';
import { callPath, makeForm, register, signOnAs, submit } from '../../support/api/api-client';
import { makePdf } from '../../support/files/pdf';
import { readPdfText } from '../../support/files/pdf-text';
import { messagesOf } from '../../support/i18n/messages';

const exportAs = (token: string, query: string) =>
  callPath(`${ENDPOINTS.exportMine.path}${query}`, { token, locale: 'en' });

async function enter(files: Parameters<typeof makeForm>[0]) {
  const token = await signOnAs(randomUUID());
  await register(token);
  expect((await submit(token, makeForm(files), 'en')).status).toBe(200);
  return token;
}

const unzip = async (response: Response) => unzipSync(new Uint8Array(await response.arrayBuffer()));

test('the ZIP file has the same JSON and every file of the person, under names of the portal', async () => {
  const contents = [makePdf(randomUUID()), makePdf(randomUUID()), makePdf(randomUUID())];
  const [identity = contents[0], extra, more] = contents;
  const token = await enter([
    { slot: 'CVFile', name: '../../../etc/passwd.pdf', content: identity as Uint8Array },
    { slot: 'ExtraSupportiveFiles', name: 'ملف.pdf', content: extra as Uint8Array },
    { slot: 'ExtraSupportiveFiles', name: 'b.pdf', content: more as Uint8Array },
  ]);
  const other = await enter([{ slot: 'CVFile', name: 'other.pdf', content: makePdf(randomUUID()) }]);
  const response = await exportAs(token, '?format=zip');
  expect(response.headers.get('Content-Type')).toBe('application/zip');
  expect(response.headers.get('Content-Disposition')).toMatch(/award-[\d-]+\.zip/);
  const files = await unzip(response);
  expect(Object.keys(files)).toEqual([
    'award.json',
    'applications/2025/receipt.pdf',
    'applications/2025/CVFile-1.pdf',
    'applications/2025/ExtraSupportiveFiles-1.pdf',
    'applications/2025/ExtraSupportiveFiles-2.pdf',
  ]);
  expect(Object.values(files).slice(2).map(Buffer.from)).toEqual(contents.map(Buffer.from));
  const printed = await readPdfText(files['applications/2025/receipt.pdf'] ?? new Uint8Array());
  expect(printed).toContain(messagesOf('en', 'certificates').receipt.submitted);
  const zipped = JSON.parse(Buffer.from(files['award.json'] ?? []).toString());
  const json = await (await exportAs(token, '')).json();
  expect({ ...zipped, exportedAt: '' }).toEqual({ ...json, exportedAt: '' });
  expect(Object.keys(await unzip(await exportAs(other, '?format=zip')))).toHaveLength(3);
});

test('a file that waits for the virus scanner is not in it', async () => {
  const token = await enter([{ slot: 'CVFile', name: 'id.pdf', content: makePdf(randomUUID()) }]);
  const { applications } = await (await exportAs(token, '')).json();
  const db = await openDatabase();
  const waiting = db
    .selectFrom('submission')
    .innerJoin('scholarship_request as request', 'request.id', 'submission.request_id')
    .select('submission.id')
    .where('request.reference_number', '=', applications[0].referenceNumber);
  await db
    .updateTable('submission_file')
    .set({ scan_state: 'waiting' })
    .where('submission_id', 'in', waiting)
    .execute();
  expect(Object.keys(await unzip(await exportAs(token, '?format=zip')))).toEqual([
    'award.json',
    'applications/2025/receipt.pdf',
  ]);
});

test('another format or language and a person without data are refused', async () => {
  const token = await signOnAs(randomUUID());
  expect((await exportAs(token, '?format=zip')).status).toBe(404);
  for (const query of ['?format=tar', '?format=zip&language=xx'])
    expect((await exportAs(token, query)).status).toBe(422);
});
