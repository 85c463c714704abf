/** Requirements: CALL-09 */
import { z } from 'zod';
import { mendResponse, readResponse } from './read-response';

const schema = z.object({
  data: z.array(
    z.strictObject({ id: z.int(), name: z.string(), isOpen: z.boolean(), note: z.string().optional() }),
  ),
  status: z.literal([1, 2]),
});
const row = { id: 7, name: 'Makkah', isOpen: true };
const read = (data: unknown, status: unknown = 1) => readResponse(schema, { data, status });

test.each([
  ['numbers as text', { ...row, id: '7' }],
  ['texts as numbers', { ...row, name: 7 }, { ...row, name: '7' }],
  ['truth as text', { ...row, isOpen: 'True' }],
  ['truth as a number', { ...row, isOpen: 1 }],
  ['null for what may be missing', { ...row, note: null }],
  ['fields that nobody asked for', { ...row, createdBy: 'somebody', tags: [1] }],
])('an external root may answer %s', (_, told, expected: unknown = row) => {
  expect(read([told])).toEqual({ success: true, data: { data: [expected], status: 1 } });
});

test('a choice may be told as text', () => {
  expect(read([], '2')).toMatchObject({ success: true, data: { status: 2 } });
});

test.each([
  [[{ ...row, id: 'seven' }]],
  [[{ ...row, name: null }]],
  [[{ ...row, isOpen: 'perhaps' }]],
  [null],
  ['<html>'],
])('what is no answer stays none: %j', (data) => {
  expect(read(data).success).toBe(false);
});

test('what was answered is left as it was', () => {
  const answer = { data: [{ ...row, id: '7' }], status: '1' };
  const before = structuredClone(answer);
  readResponse(schema, answer);
  expect(answer).toEqual(before);
});

test('a reader that takes whatever comes gets the values that could be read', () => {
  const told = {
    data: [
      { ...row, id: '7' },
      { ...row, name: 8, isOpen: 'perhaps' },
    ],
    status: '2',
  };
  expect(mendResponse(schema, told)).toEqual({
    data: [row, { ...row, name: '8', isOpen: 'perhaps' }],
    status: 2,
  });
  expect(mendResponse(schema, '<html>')).toBe('<html>');
});
