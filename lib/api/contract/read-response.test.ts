/** Requirements: CALL-09, CALL-18 */
import { z } from 'zod';
import { readAnswer, readResponse } from './read-response';

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
  ['a boolean as text', { ...row, isOpen: 'True' }],
  ['a boolean as a number', { ...row, isOpen: 1 }],
  ['null for an optional value', { ...row, note: null }],
  ['unknown fields', { ...row, createdBy: 'somebody', tags: [1] }],
])('an external root may answer with %s', (_, given, expected: unknown = row) => {
  expect(read([given])).toEqual({ success: true, data: { data: [expected], status: 1 } });
});

test('a choice may be a text', () => {
  expect(read([], '2')).toMatchObject({ success: true, data: { status: 2 } });
});

test.each([
  [[{ ...row, id: 'seven' }]],
  [[{ ...row, name: null }]],
  [[{ ...row, isOpen: 'perhaps' }]],
  [null],
  ['<html>'],
])('an invalid answer is rejected: %j', (data) => {
  expect(read(data).success).toBe(false);
});

test('the original answer is not modified', () => {
  const answer = { data: [{ ...row, id: '7' }], status: '1' };
  const before = structuredClone(answer);
  readResponse(schema, answer);
  expect(answer).toEqual(before);
});

test('in an invalid answer the values that can be converted are converted', () => {
  const given = { data: [{ ...row, id: '7', isOpen: 'perhaps' }], status: '2' };
  expect(readAnswer(schema, given).repaired).toEqual({ data: [{ ...row, isOpen: 'perhaps' }], status: 2 });
  expect(readAnswer(schema, '<html>').repaired).toBe('<html>');
});

test('invalid list items are dropped, unless none is valid', () => {
  const [unnamed, numbered] = [
    { ...row, name: null },
    { ...row, id: 'seven' },
  ];
  const { read: found, dropped } = readAnswer(schema, { data: [unnamed, row, numbered], status: 1 });
  expect(found.data?.data).toEqual([row]);
  expect(dropped).toBe(2);
  expect(read([unnamed, numbered]).success).toBe(false);
});

describe('wrappers and field names of an answer', () => {
  const whole = { data: [row], status: 1 };
  const list = z.object({
    data: z.array(z.object({ id: z.int(), arName: z.string() })),
    newer: z.string().nullish(),
  });
  const item = { id: 1, arName: 'منى' };
  const window = z
    .object({ durationFrom: z.string().nullable(), durationTo: z.string().nullable() })
    .nullable();
  const open = { durationFrom: '2026-01-01', durationTo: null };
  const rows = z.object({
    data: z.object({ rows: z.array(z.object({ id: z.int() })), older: z.string().nullish() }),
  });
  const windows = z.object({ status: z.int(), register: z.object({ durationFrom: z.string() }).nullish() });

  test.each<[string, z.ZodType, unknown, unknown]>([
    ['a bare list', list, [item], { data: [item] }],
    ['a list under result', list, { result: [item], success: true }, { data: [item] }],
    ['a list of items under result', list, { result: { items: [item], totalCount: 1 } }, { data: [item] }],
    [
      'a list with its next page inside data',
      list,
      { data: { data: [item], newer: '4' } },
      { data: [item], newer: '4' },
    ],
    ['names that begin with a capital', list, { Data: [{ Id: 1, ArName: 'منى' }] }, { data: [item] }],
    ['names in capitals', list, { DATA: [{ ID: 1, ARNAME: 'منى' }] }, { data: [item] }],
    ['names with underscores', list, { data: [{ id: 1, ar_name: 'منى' }] }, { data: [item] }],
    [
      'a wrapped list where a bare one is expected',
      z.array(z.object({ id: z.int() })),
      { data: [{ id: 1 }] },
      [{ id: 1 }],
    ],
    ['a window under data', window, { data: open, message: null }, open],
    ['no window under data', window, { Data: null }, null],
    ['a window in capitals', window, { DurationFrom: '2026-01-01', DurationTo: null }, open],
    ['rows as a bare list', rows, [{ id: 1 }], { data: { rows: [{ id: 1 }] } }],
    ['rows without their wrapper', rows, { rows: [{ id: 1 }] }, { data: { rows: [{ id: 1 }] } }],
    [
      'a configuration under data, beside the status of the call',
      windows,
      { status: 200, data: { Status: '1', Register: { DurationFrom: '2026-01-01' } } },
      { status: 1, register: { durationFrom: '2026-01-01' } },
    ],
    [
      'a configuration in which one part has a differently written name',
      windows,
      { status: 1, Register: { DurationFrom: '2026-01-01' } },
      { status: 1, register: { durationFrom: '2026-01-01' } },
    ],
    ['a valid answer', schema, whole, whole],
  ])('%s', (_, asked, given, expected) => {
    expect(readResponse(asked, given)).toEqual({ success: true, data: expected });
  });
});

describe('times and days', () => {
  const dated = z.object({ at: z.iso.datetime(), day: z.iso.date().optional() });

  test.each([
    ['2026-11-01T09:00:00Z', '2026-11-01T09:00:00Z'],
    ['2026-11-01T09:00:00', '2026-11-01T06:00:00.000Z'],
    ['2026-11-01T09:00:00.1234567', '2026-11-01T06:00:00.123Z'],
    ['2026-11-01 09:00', '2026-11-01T06:00:00.000Z'],
    ['2026-11-01T09:00:00+03:00', '2026-11-01T06:00:00.000Z'],
    ['2026-11-01T09:00:00+0000', '2026-11-01T09:00:00.000Z'],
    ['2026-11-01', '2026-10-31T21:00:00.000Z'],
  ])('%s is read as %s', (given, at) => {
    expect(readResponse(dated, { at: given })).toEqual({ success: true, data: { at } });
  });

  test('a day may be followed by a time', () => {
    const given = { at: '2026-11-01T09:00:00Z', day: '2026-11-02T00:00:00' };
    expect(readResponse(dated, given).data?.day).toBe('2026-11-02');
  });

  test.each(['yesterday', '2026-13-45T00:00:00', '01/11/2026', ''])('%j is not a day', (given) => {
    expect(readResponse(dated, { at: given }).success).toBe(false);
  });
});

test('a choice may differ in case', () => {
  const typed = z.object({ type: z.enum(['visit', 'meeting']) });
  expect(readResponse(typed, { Type: 'Visit' })).toEqual({ success: true, data: { type: 'visit' } });
});
