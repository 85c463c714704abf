/** @jest-environment node */
/** Requirements: SAFE-01 */
import { buildPagePolicy, hashSource } from './csp';

test('scripts are allowed by source, hash and nonce only', () => {
  const policy = buildPagePolicy(["'nonce-abc'"]);
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[^']+')+ 'nonce-abc'$/);
  expect(scripts).not.toMatch(/unsafe/);
});

test('nothing may frame the page, load plug-ins or change its base URL', () => {
  const policy = buildPagePolicy([]);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
});

test('a framed page may be shown by pages of the portal only', () => {
  expect(buildPagePolicy([], [], true)).toContain("frame-ancestors 'self'");
});

test('a hash is the base64 SHA-256 of the script text', () => {
  expect(hashSource('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});
