/** @jest-environment node */
/** Requirements: SIGN-ON-02 */
import { PORTAL_SITE } from './portal-site';

it.each([
  '/ar?EncryptedText=x',
  '/en/Researchers?state=y&EncryptedText=x',
  '/en/Researchers?Encrypted%54ext=x',
  '/en?EncryptedText',
])('%s is a callback of the sign-on', (target) => {
  expect(PORTAL_SITE.isSignOnCallback(target)).toBe(true);
});

it.each([
  '/ar',
  '/ar?text=EncryptedText',
  '/ar?x=?EncryptedText=1',
  '/ar?encryptedtext=x',
  '/EncryptedText=x',
  '/?EncryptedText=x',
  '/ar/no-such-page?EncryptedText=x',
])('%s is an ordinary request', (target) => {
  expect(PORTAL_SITE.isSignOnCallback(target)).toBe(false);
});
