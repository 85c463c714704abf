import { readReceipt } from './receipt';

test('reads the reference number', () => {
  expect(readReceipt({ data: { referenceNumber: 'AB23-CD45' } })).toMatchObject({
    referenceNumber: 'AB23-CD45',
  });
});

test('reads a number that an external API writes as one', () => {
  expect(readReceipt({ data: { referenceNumber: 4711 } }).referenceNumber).toBe('4711');
});

test('reads names in another case', () => {
  expect(readReceipt({ Data: { ReferenceNumber: 'AB23-CD45' } }).referenceNumber).toBe('AB23-CD45');
});

test('reads that files are being checked, from an API that says so', () => {
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
])('an API that answers %j has named no number', (answer) => {
  expect(readReceipt(answer)).toMatchObject({ referenceNumber: null });
});
