/** @jest-environment node */
/** Requirements: SAFE-17 */
import { changeSettings, restoreSettings } from '@/tests/support/portal/settings';
import { serveSecurityTxt } from './security-txt';

afterEach(restoreSettings);

describe('security.txt', () => {
  it('is missing without a contact', () => {
    expect(serveSecurityTxt().status).toBe(404);
  });

  it('has contact, languages and its own address, and expires within a year', async () => {
    changeSettings({ SECURITY_CONTACT: 'mailto:security@haj.example', SITE_URL: 'https://haj.example' });
    const response = serveSecurityTxt();
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).trimEnd().split('\n');
    expect(lines[0]).toBe('Contact: mailto:security@haj.example');
    expect(lines).toContain('Canonical: https://haj.example/.well-known/security.txt');
    expect(lines).toContain('Preferred-Languages: ar, en, fr, ms, tr, fa, ur');
    const end = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '');
    expect(end - Date.now()).toBeGreaterThan(30 * 86_400_000);
    expect(end - Date.now()).toBeLessThan(365 * 86_400_000);
  });
});
