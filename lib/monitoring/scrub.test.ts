/** @jest-environment node */
/** Requirements: MONITOR-01 */
import { isRequestId } from './current-request';
import { describeError, scrub } from './scrub';

test.each([
  ['an address', 'Recipient sara.q@pilgrims.example.sa refused', 'Recipient [address] refused'],
  ['an identity', 'No row for 1012345678', 'No row for [number]'],
  ['an identity in Arabic digits', 'No row for ١٠١٢٣٤٥٦٧٨', 'No row for [number]'],
  ['a telephone number', 'Call +966 50 123 4567 failed', 'Call [number] failed'],
  ['quoted text', 'Unexpected token, "sara nora" is no JSON', 'Unexpected token, [quoted] is no JSON'],
  ['a token', 'Bearer eyJhbGciOiJub25lIiwidHlwIjoi.eyJzdWIi.x refused', 'Bearer [token] refused'],
  ['a query', 'GET /ar/Suppliers?company=nora failed', 'GET /ar/Suppliers?[query] failed'],
  ['a name in another script', 'No person سارة العتيبي', 'No person [words] [words]'],
])('%s is removed', (_, text, expected) => {
  expect(scrub(text)).toBe(expected);
});

test('messages of programs are unchanged', () => {
  const text = 'SQLITE_BUSY: database is locked (errno 5), 3 of 12 in 250 ms at localhost:3000';
  expect(scrub(text)).toBe(text);
});

const ID = '019ab3de-1234-7abc-8def-012345678901';

test('ids of rows and databases are kept, because the operator looks them up', () => {
  const text = `No stored file is removed: some may belong to another database (this is database-${ID}), its marks are database-${ID}, database-${ID}`;
  expect(scrub(text)).toBe(text);
  expect(scrub(`Mail ${ID} was not sent: EENVELOPE`)).toBe(`Mail ${ID} was not sent: EENVELOPE`);
});

test.each([
  [`Bearer ${ID}.eyJzdWIi`, 'Bearer [token]'],
  [`session-${ID} ended`, '[token] ended'],
  [`GET /files?key=${ID} failed`, 'GET /files?[query] failed'],
  [`"${ID}" is no JSON`, '[quoted] is no JSON'],
  [`${ID}@mail.example refused`, '[address] refused'],
  [`${ID}1012345678`, '[token]'],
])('an id inside other text is removed: %s', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});

test('an error is described by class, code, stack frames and cause, without its properties', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(a@b.sa) exists.',
  });
  const error = new TypeError('Failed for a@b.sa', { cause });
  const given = describeError(error);
  expect(given).toMatchObject({
    type: 'TypeError',
    message: 'Failed for [address]',
    stack: expect.arrayContaining([expect.stringContaining('scrub.test.ts')]),
    cause: { code: '23505', message: 'duplicate key' },
  });
  expect(JSON.stringify(given)).not.toContain('a@b.sa');
});

test.each([
  ['3f1c9a52-6f0e-4d0e-9f41-0a4b1f5f2c11', true],
  ['7f000001abcdef0123456789abcdef00', true],
  ['1012345678', false],
  ['10123456781012345678', false],
  ['sara-al-otaibi-of-makkah', false],
  ['a'.repeat(65), false],
  [undefined, false],
])('%s is a request id: %s', (text, expected) => {
  expect(isRequestId(text)).toBe(expected);
});
