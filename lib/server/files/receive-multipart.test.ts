/** @jest-environment node */
/** Requirements: CALL-15, SAFE-03, FILE-05 */
import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import '@/tests/support/db/own-data-dir';
import { RequestError } from '@/lib/server/http/errors';
import type { receiveForm as Receive } from './receive-multipart';

let receiveForm: typeof Receive;
beforeAll(async () => {
  ({ receiveForm } = await import('./receive-multipart'));
});

const RULES = { slots: { cv: { maxFiles: 1 } }, maxFields: 200 };
const TYPE = 'multipart/form-data; boundary=b';
const KB = 1024;

const text = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="cv"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n${value}\r\n`;
const END = '--b--\r\n';

interface Sent {
  /** `200`, or status and code of the refusal; `waiting` without a response. */
  outcome: string;
  fields?: URLSearchParams;
  files?: string[];
}

/**
 * Sends a form in pieces.
 * @param isWhole false withholds the last bytes
 */
async function send(pieces: Iterable<string>, isWhole = true, headers = {}): Promise<Sent> {
  const source = pieces[Symbol.iterator]();
  const body = new ReadableStream({
    pull(controller) {
      const { done, value } = source.next();
      if (!done) return controller.enqueue(Buffer.from(value));
      if (isWhole) controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': TYPE, ...headers } };
  const request = new Request('http://api.test/', init as RequestInit);
  const answered = receiveForm(request, RULES).then(
    ({ fields, files }): Sent => ({ outcome: '200', fields, files: files.map(({ name }) => name) }),
    (error: unknown): Sent => ({
      outcome: error instanceof RequestError ? `${error.status} ${error.code}` : String(error),
    }),
  );
  if (isWhole) return answered;
  // Each piece takes a few turns of the event loop; a response that has not come by then waits for the last bytes.
  const waiting = setTimeout(1000, { outcome: 'waiting' });
  return Promise.race([answered, waiting]);
}

const readFolder = () => readdirSync(`${process.env.DATA_DIR}/uploads`);

test('fields and files arrive as they were sent, however the body is split', async () => {
  const whole = text('a', 'مكة') + text('b', '') + file('x.pdf', '%PDF') + text('a', '2') + END;
  for (const pieces of [[whole], [...whole]]) {
    const { fields, files } = await send(pieces);
    expect([...(fields ?? [])]).toEqual([
      ['a', 'مكة'],
      ['b', ''],
      ['a', '2'],
    ]);
    expect(files).toEqual(['x.pdf']);
  }
});

test('a form with nearly 64 kB of text is accepted', async () => {
  const fields = Array.from({ length: 30 }, (_, at) => text(`f${at}`, 'x'.repeat(2 * KB)));
  expect((await send([...fields, END])).outcome).toBe('200');
});

test('a file field may be missing', async () => {
  expect(await send([file('', ''), END])).toMatchObject({ outcome: '200', files: [] });
});

const repeat = (count: number, piece: string) => Array.from({ length: count }, () => piece);

const EXCESSIVE: Record<string, string[]> = {
  '62 fields of 65 kB': repeat(62, text('a', 'x'.repeat(65_000))),
  'one field that never ends': [text('a', '').slice(0, -2), ...repeat(70, 'x'.repeat(KB))],
  'names of 8 kB': repeat(9, text('n'.repeat(8 * KB), '')),
  'many tiny fields': repeat(300, text('a', '')),
  'many empty files': repeat(80, file('', '')),
  'many files that the form does not know': repeat(1100, file('x', '').replace('"cv"', '"z"')),
};

test.each(Object.keys(EXCESSIVE))('%s are refused before the last byte has arrived', async (name) => {
  const { outcome } = await send(EXCESSIVE[name] ?? [], false);
  expect(outcome).toBe('413 tooLarge');
});

const NOISE = repeat(100, 'x'.repeat(KB));
const ODD: Record<string, [outcome: string, pieces: string[], headers?: Record<string, string>]> = {
  'a body without its end': ['400 malformed', [text('a', 'b')]],
  'a body that is compressed': ['415 unsupportedType', [END], { 'content-encoding': 'gzip' }],
  'a boundary that never comes': ['400 malformed', NOISE],
  'a part without a name': ['200', ['--b\r\nX: y\r\n\r\nz\r\n', END]],
  'a head of a part that never ends': ['400 malformed', ['--b\r\nX: ', ...NOISE]],
  'much before and behind the parts': ['200', [...NOISE, `\r\n${text('a', 'b')}${END}`, ...NOISE]],
  'a file field that the form does not have': [
    '400 malformed',
    [file('x.pdf', '').replace('"cv"', '"z"'), END],
  ],
  'names of files of 8 kB': ['413 tooLarge', [...repeat(9, file('n'.repeat(8 * KB), '')), END]],
};

test.each(Object.keys(ODD))('%s', async (name) => {
  const [expected, pieces, headers] = ODD[name] ?? ['', []];
  expect((await send(pieces, true, headers)).outcome).toBe(expected);
});

test('no file of a refused form is kept', async () => {
  const before = readFolder();
  const { outcome } = await send([file('x.pdf', '%PDF'), ...repeat(9, text('a', 'x'.repeat(8 * KB)))]);
  expect(outcome).toBe('413 tooLarge');
  expect(readFolder()).toEqual(before);
});
