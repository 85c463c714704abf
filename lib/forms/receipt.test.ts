import { readReceipt } from './receipt';

test('reads the reference number', () => {
  expect(readReceipt({ data: { referenceNumber: 'AB23-CD45' } })).toMatchObject({
    referenceNumber: 'AB23-CD45',
  });
});

test('reads that files are being checked, from an API that says so', () => {
  expect(readReceipt({ data: { referenceNumber: 'AB23-CD45', beingChecked: true } }).beingChecked).toBe(true);
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
  [{ data: { referenceNumber: 7 } }],
  [{ message: 'saved' }],
])('an API that answers %j has named no number', (answer) => {
  expect(readReceipt(answer)).toMatchObject({ referenceNumber: null });
});
