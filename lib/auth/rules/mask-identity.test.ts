/** Requirements: SIGN-ON-13 */
import { maskIdentity } from './mask-identity';

test.each([
  ['1023456789', '••••••6789'],
  ['person:7f3a91', '••••••3a91'],
  ['abcd', '••••••cd'],
  ['a', '••••••'],
  ['', '••••••'],
])('%s is shown as %s', (identity, shown) => {
  expect(maskIdentity(identity)).toBe(shown);
});
