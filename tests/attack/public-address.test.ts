/** Requirements: SAFE-17, SAFE-18 */
import { connect } from 'node:net';
import { sendRaw } from '../support/api/raw-request';
import { isBehindBalancer, listReachable, startTarget, type Target } from '../support/portal/target';

const SECURITY_TXT = '/.well-known/security.txt';
const PUBLIC = {
  SITE_URL: 'https://portal.example',
  ALLOW_TEST_IDENTITY_PROVIDER: '1',
  ALLOW_SQLITE: '1',
  BOT_CHECK_ATTEMPTS: '',
};

let portal: Target;
beforeAll(async () => {
  portal = await startTarget({ ...PUBLIC, SECURITY_CONTACT: 'mailto:security@portal.example' });
});
afterAll(() => portal.stop());

const TARGETS = [
  '/ar',
  '/en/trems',
  '/en/IamTest',
  '/en/Researchers/registration',
  '/gateway/session',
  '/health',
  '/health/ready',
  '/not-found',
  '/speculation-rules.json',
  '/_page/0123456789012345678901/en/trems',
  '/_next/static/none.js',
  '/en/Faqs?q=%00',
  '*',
  SECURITY_TXT,
];

test.each(listReachable(TARGETS))('%s sets HSTS', async (target) => {
  const { headers } = await sendRaw(portal.port, { target });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

// The balancer answers such requests itself.
(isBehindBalancer ? test.skip : test).each([
  'GET /en HTTP/9.9\r\n\r\n',
  `GET /en HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
])('the refusal of an invalid request sets HSTS as well: %.20s', async (bytes) => {
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(portal.port, 'localhost', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.once('error', () => resolve(text)).once('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).toContain('Strict-Transport-Security: max-age=31536000; includeSubDomains\r\n');
});

test('security.txt has the contact for vulnerabilities and an expiry date', async () => {
  const { status, headers, body } = await sendRaw(portal.port, { target: SECURITY_TXT });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:security@portal\.example$/m);
  expect(body).toMatch(/^Expires: \d{4}-\d{2}-\d{2}T/m);
});

test.each(['/.well-known/', '/.well-known/security.txt/x', '/.well-known/security2txt', '/security.txt'])(
  '%s does not serve it',
  async (target) => {
    expect((await sendRaw(portal.port, { target })).body).not.toContain('Contact:');
  },
);
