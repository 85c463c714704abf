/** Requirements: SAFE-17, SAFE-18 */

import { sendRaw } from '../support/api/raw-request';
import { startTarget, type Target } from '../support/portal/target';

jest.setTimeout(60_000);

const SECURITY_TXT = '/.well-known/security.txt';
const PUBLIC = {
  SITE_URL: 'https://portal.example',
  ALLOW_TEST_IDENTITY_PROVIDER: '1',
  BOT_CHECK_ATTEMPTS: '',
};

let portal: Target;
beforeAll(async () => {
  portal = await startTarget({ ...PUBLIC, SECURITY_CONTACT: 'mailto:security@portal.example' });
});
afterAll(() => portal.stop());

test.each(['/ar', '/en/trems', '/gateway/session', '/health', '/not-found', SECURITY_TXT])(
  '%s asks for encrypted connections from now on',
  async (target) => {
    const { headers } = await sendRaw(portal.port, { target });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  },
);

test('security.txt says where to report a vulnerability, and until when that holds', async () => {
  const { status, headers, body } = await sendRaw(portal.port, { target: SECURITY_TXT });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:security@portal\.example$/m);
  expect(body).toMatch(/^Expires: \d{4}-\d{2}-\d{2}T/m);
});

test.each(['/.well-known/', '/.well-known/security.txt/x', '/.well-known/security2txt', '/security.txt'])(
  '%s is no other way to it',
  async (target) => {
    expect((await sendRaw(portal.port, { target })).body).not.toContain('Contact:');
  },
);
