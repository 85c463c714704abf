import { readReceipt } from './receipt';

test('reads the reference number', () => {
  expect(readReceipt({ data: { referenceNumber: 'AB23-CD45' } })).toMatchObject({
    referenceNumber: 'AB23-CD45',
  });
});

test('reads a reference number that an external API sends as a number', () => {
  expect(readReceipt({ data: { referenceNumber: 4711 } }).referenceNumber).toBe('4711');
});

test('reads field names in another case', () => {
  expect(readReceipt({ Data: { ReferenceNumber: 'AB23-CD45' } }).referenceNumber).toBe('AB23-CD45');
});

test('reads that files are being checked, if the API says so', () => {
  for (const beingChecked of [true, 'True', 1])
    expect(readReceipt({ data: { referenceNumber: 'AB23-CD45', beingChecked } }).beingChecked).toBe(true);
  expect(readReceipt({ data: { beingChecked: 'yes' } }).beingChecked).toBeUndefined();
});

test.each([
  [null],
  [undefined],
  [''],
  [true],
  [{}],
  [{ data: null }],
  [{ data: true }],
  [{ data: { referenceNumber: null } }],
  [{ message: 'saved' }],
])('the response %j contains no reference number', (answer) => {
  expect(readReceipt(answer)).toMatchObject({ referenceNumber: null });
});
