/** Requirements: FILE-05, FILE-09 */
import { readdir } from 'node:fs/promises';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getUploadFolder } from '@/lib/server/files/folder';
import { inspectPdf } from '@/lib/server/files/inspect-pdf';
import { makeForm, register, signOnAs, submit } from '../support/api/api-client';
import { makePdf } from '../support/files/pdf';

/** More than the number of files that may wait and be open together. */
const FILLING = 100;

const form = () => makeForm([{ slot: 'CVFile', name: 'cv.pdf', content: makePdf('cv') }]);

/** Fills the queue with files; the returned function releases them. */
function fillLine(senderOf: (index: number) => string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = () => promise.then(() => new Uint8Array(makePdf('waiting')));
  const waiting = Array.from({ length: FILLING }, async (_, index) => inspectPdf(senderOf(index), load));
  return async () => {
    resolve();
    await Promise.allSettled(waiting);
  };
}

test('a full queue is reported in every language and stores nothing, and the same form is accepted afterwards', async () => {
  const token = await signOnAs();
  await register(token);
  const goOn = fillLine((index) => `person ${index}`);
  for (const locale of LOCALE_CODES) {
    const t = await loadTranslator(locale, 'errors');
    const { status, headers, body } = await submit(token, form(), locale);
    expect([status, body.code, body.message]).toEqual([503, 'filesBusy', t('filesBusy')]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await readdir(getUploadFolder())).toEqual([]);
  await goOn();
  expect((await submit(token, form())).status).toBe(200);
});

test('only the client with too many waiting files is asked to wait', async () => {
  const subject = 'impatient';
  const [token, other] = await Promise.all([signOnAs(subject), signOnAs()]);
  await Promise.all([register(token), register(other)]);
  const goOn = fillLine(() => subject);
  const { status, headers, body } = await submit(token, form());
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'tooManyRequests', '10']);
  expect((await submit(other, form())).status).toBe(200);
  await goOn();
  expect((await submit(token, form())).status).toBe(200);
});
