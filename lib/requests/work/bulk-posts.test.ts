/** Requirements: ADMIN-15 */
import { randomUUID } from 'node:crypto';
import { BULK_NO_JAVASCRIPT_FORMS } from './bulk-posts';
import { bulkBody } from './bulk-schemas';

const form = BULK_NO_JAVASCRIPT_FORMS['requests-change'];
const id = randomUUID();

const post = (texts: [string, string][]) => ({
  locale: 'en' as const,
  texts: new URLSearchParams(texts),
  files: [],
});
const read = async (texts: [string, string][]) => {
  const reading = await form?.read(post(texts));
  return bulkBody.safeParse(reading && 'body' in reading ? reading.body : null);
};

test('the boxes of the rows are the requests, in the versions that were shown', async () => {
  const { data } = await read([
    ['rows', `${id} 3 2`],
    ['action', 'take'],
    ['list.queue', 'new'],
  ]);
  expect(data).toMatchObject({ rows: [{ id, workVersion: 3, version: 2 }], action: 'take' });
  expect(data?.filter).toBeUndefined();
});

test('the box for all of the list stands for its filters, without the place of the page', async () => {
  const { data } = await read([
    ['all', '1'],
    ['rows', `${id} 1 1`],
    ['action', 'normal'],
    ['list.form', 'contact'],
    ['list.after', id],
  ]);
  expect(data).toMatchObject({ rows: [], filter: { form: 'contact' }, action: 'normal' });
});

test.each([
  [[['action', 'take']], 'rows'],
  [
    [
      ['rows', 'x'],
      ['action', 'take'],
    ],
    'rows',
  ],
  [
    [
      ['rows', `${id} 1 1`],
      ['action', ''],
    ],
    'action',
  ],
] satisfies [[string, string][], string][])('%j is refused', async (texts, path) => {
  const { error } = await read(texts);
  expect(error?.issues[0]?.path[0]).toBe(path);
});

test('the same list is shown afterwards', () => {
  const fields = post([
    ['list.queue', 'late'],
    ['list.text', 'a&b'],
    ['list.other', 'x'],
  ]);
  expect(form?.done(fields)).toBe('/desk/requests?queue=late&text=a%26b');
  expect(form?.done(post([]))).toBe('/desk/requests');
});
